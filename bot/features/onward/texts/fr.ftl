# What may come after a match

onward-up = Gagné : essayer { $level } ?
onward-down = Essayer { $level } ?
