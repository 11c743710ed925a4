# What may come after a match

onward-up = 勝ちました。次は{ $level }？
onward-down = { $level }と対局する？
