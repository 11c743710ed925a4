"""Ratings: what rated matches make of the skills of people, their cards, and ladders."""
