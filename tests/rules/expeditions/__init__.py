"""Tests of the rules of Expeditions: Around the World, in the order of the rulebook."""
