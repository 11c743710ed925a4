"""Texts for property tests."""

from hypothesis import strategies as st

# Whatever can be sent: all but halves of surrogate pairs. To tell it by the codec, as hypothesis
# does by itself, each process first tries all signs with that.
SIGNS = st.characters(exclude_categories=["Cs"])
ASCII = st.characters(codec="ascii")


def any_text(longest: int) -> st.SearchStrategy[str]:
    """Any text of so many signs at the most."""
    return st.text(SIGNS, max_size=longest)
