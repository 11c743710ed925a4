"""Tournaments as they stand in the database."""
