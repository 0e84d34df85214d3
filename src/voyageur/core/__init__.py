"""The engine: positions, actions, games, records, chance. It knows no game."""
