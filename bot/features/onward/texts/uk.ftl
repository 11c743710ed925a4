# What may come after a match

onward-up = Перемога: тепер { $level }?
onward-down = Може, { $level }?
