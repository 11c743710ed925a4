# Analyses

analysis-better = { $better }のほうが{ $cost }だけ得でした（{ $value }ではなく{ $best }）。
analysis-marks = 金色：実際の手。白：より良い手。
analysis-alt = { $ply }手目の直前。実際の手：{ $played }。より良い手：{ $better }。
rating-best = 最高の一手：{ $move }（{ $points }）
