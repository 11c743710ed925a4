# What may come after a match

onward-up = Победа: теперь { $level }?
onward-down = Может, { $level }?
