"""Tests of what is given to others: the wheel, the source distribution, and the types in them."""
