"""Preferences: what chats and persons have chosen, and who may choose it."""
