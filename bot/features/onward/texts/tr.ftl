# What may come after a match

onward-up = Kazandın: sıradaki { $level }?
onward-down = { $level } ile dene?
