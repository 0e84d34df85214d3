"""Rules of El Dorado."""
