"""What can be asked of the server, one subject a module. Routes read requests and write answers; they decide little."""
