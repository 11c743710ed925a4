"""Tables: seats, options, series and matches, and everything that can happen to them."""
