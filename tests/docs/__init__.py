"""The documentation says what is true: its blocks run, its commands exist, its site can be built."""
