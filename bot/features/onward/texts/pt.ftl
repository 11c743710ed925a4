# What may come after a match

onward-up = Você venceu: tentar { $level }?
onward-down = Tentar { $level }?
