"""Accounts: which of them are one person, how they become so and part, and who is forgotten."""
