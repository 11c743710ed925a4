# Analyses

analysis-better = { $better } valeva { $cost } in più: { $best } invece di { $value }.
analysis-marks = Oro: ciò che è stato giocato. Bianco: ciò che era meglio.
analysis-alt = Prima della mossa { $ply }. Giocato: { $played }. Meglio: { $better }.
rating-best = Mossa migliore: { $move } ({ $points })
