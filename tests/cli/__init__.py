"""The command `voyageur`, as people and programs use it."""
