# Analyses

analysis-better = { $better } valia { $cost } a mais: { $best } em vez de { $value }.
analysis-marks = Dourado: o que foi jogado. Branco: o que era melhor.
analysis-alt = Antes da jogada { $ply }. Jogado: { $played }. Melhor: { $better }.
rating-best = Melhor jogada: { $move } ({ $points })
