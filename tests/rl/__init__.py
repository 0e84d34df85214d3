"""The interfaces for learning programs."""
