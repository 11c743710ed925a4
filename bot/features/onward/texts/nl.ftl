# What may come after a match

onward-up = Gewonnen: nu { $level }?
onward-down = { $level } proberen?
