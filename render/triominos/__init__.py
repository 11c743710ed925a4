"""The pictures of Triominos."""
