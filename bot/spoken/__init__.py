"""Boards in words, for whoever has them read aloud."""
