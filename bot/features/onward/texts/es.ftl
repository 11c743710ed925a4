# What may come after a match

onward-up = Ganaste: ¿nivel { $level }?
onward-down = ¿Probar nivel { $level }?
