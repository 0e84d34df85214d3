"""Tests of the properties."""
