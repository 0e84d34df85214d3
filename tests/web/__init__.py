"""The browser client, without a browser: its catalogues and its size."""
