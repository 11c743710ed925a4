# What may come after a match

onward-up = Hai vinto: provi { $level }?
onward-down = Provi { $level }?
