# Analyses

analysis-better = Lepiej o { $cost }: { $better } ({ $best } zamiast { $value }).
analysis-marks = Złoto: co zagrano. Biel: co było lepsze.
analysis-alt = Przed ruchem { $ply }. Zagrano: { $played }. Lepiej: { $better }.
rating-best = Najlepszy ruch: { $move } ({ $points })
