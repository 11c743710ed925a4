# Analyses

analysis-better = { $better } daha iyiydi, fark { $cost }: { $value } yerine { $best }.
analysis-marks = Altın rengi: oynanan. Beyaz: daha iyi olan.
analysis-alt = { $ply }. hamleden önce. Oynanan: { $played }. Daha iyisi: { $better }.
rating-best = En iyi hamle: { $move } ({ $points })
