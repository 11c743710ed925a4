"""Matches as files: our own record, what it says checked step by step, and other formats."""
