"""Deliberate breaks of one line each, and the tests that catch them: what guards the program when
it is moved."""
