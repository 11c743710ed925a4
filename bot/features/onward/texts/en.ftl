# What may come after a match

onward-up = You won: try { $level }?
onward-down = Try { $level }?
