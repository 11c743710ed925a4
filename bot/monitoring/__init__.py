"""Counters, timings and health for an operator's monitor."""
