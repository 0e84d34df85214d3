"""The server: tables for people and bots, over HTTP and WebSocket. It knows `core` and asks bots for moves."""

from pathlib import Path

from voyageur.core import text

text.add_folder(Path(__file__).parent / "locales")
