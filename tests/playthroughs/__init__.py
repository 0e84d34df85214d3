"""Tests of the playthroughs."""
