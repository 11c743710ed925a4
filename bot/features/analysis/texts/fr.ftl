# Analyses

analysis-better = { $better } valait { $cost } de plus : { $best } au lieu de { $value }.
analysis-marks = Or : ce qui a été joué. Blanc : ce qui était mieux.
analysis-alt = Avant le coup { $ply }. Joué : { $played }. Mieux : { $better }.
rating-best = Meilleur coup : { $move } ({ $points })
