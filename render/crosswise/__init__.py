"""The pictures of Crosswise."""
