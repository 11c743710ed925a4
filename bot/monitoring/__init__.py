"""What an operator's monitor is told: what is counted and timed, and whether all is well."""
