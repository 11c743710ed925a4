# Analyses

analysis-better = { $better } valía { $cost } más: { $best } en vez de { $value }.
analysis-marks = Dorado: lo que se jugó. Blanco: lo que era mejor.
analysis-alt = Antes de la jugada { $ply }. Se jugó: { $played }. Mejor: { $better }.
rating-best = Mejor jugada: { $move } ({ $points })
