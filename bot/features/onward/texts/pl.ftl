# What may come after a match

onward-up = Wygrana: teraz { $level }?
onward-down = Może { $level }?
