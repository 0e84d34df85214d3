"""Measurements of the server. They run on this machine alone."""
