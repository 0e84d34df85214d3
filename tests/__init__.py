"""Tests of Voyageur."""
