"""Attacks on a running bot, over loopback and bounded: each was possible once and must not be
again."""
