"""The Quest for El Dorado, by Reiner Knizia, for two to four players."""
