"""The processes in which computers think, and their queue."""
