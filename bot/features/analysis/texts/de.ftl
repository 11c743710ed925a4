# Analyses

analysis-better = { $better } war um { $cost } besser: { $best } statt { $value }.
analysis-marks = Gold: was gespielt wurde. Weiß: was besser war.
analysis-alt = Vor Zug { $ply }. Gespielt: { $played }. Besser: { $better }.
rating-best = Bester Zug: { $move } ({ $points })
