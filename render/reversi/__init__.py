"""The pictures of Reversi."""
