# What may come after a match

onward-up = Gewonnen: jetzt { $level }?
onward-down = Mal { $level }?
