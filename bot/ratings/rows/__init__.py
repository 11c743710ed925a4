"""The rows of ratings: what matches, linked accounts and people's choices make of them."""
