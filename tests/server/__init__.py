"""The server, as people and programs meet it: real processes, real sockets, real databases."""
