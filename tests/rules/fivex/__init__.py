"""The rules of Expédition vers 5X, rule by rule."""
