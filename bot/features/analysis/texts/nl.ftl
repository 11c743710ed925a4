# Analyses

analysis-better = { $better } was { $cost } beter: { $best } in plaats van { $value }.
analysis-marks = Goud: wat gespeeld is. Wit: wat beter was.
analysis-alt = Voor zet { $ply }. Gespeeld: { $played }. Beter: { $better }.
rating-best = Beste zet: { $move } ({ $points })
