"""Tests of the interfaces of learning."""
