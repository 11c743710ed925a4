# Analyses

button-analyse = Analiza
button-leaf = Przegląd
analysis-title = { $game } · { $code } · analiza
analysis-title-match = { $game } · { $code } · analiza partii { $number }
analysis-progress = Analizuję { $at }/{ $plies }…
analysis-failed = Analiza stanęła. Naciśnij jeszcze raz, a pójdzie dalej.
analysis-none = Żaden ruch niczego nie kosztował.
analysis-legend = Numery na wykresie to te ruchy:
analysis-line = { $place }. Ruch { $ply }, { $who }: { $played }; lepiej { $better } (−{ $cost })
analysis-move = Ruch { $ply }, { $who }: { $played }.
analysis-better = Lepiej o { $cost }: { $better } ({ $best } zamiast { $value }).
analysis-marks = Złoto: co zagrano. Biel: co było lepsze.
analysis-alt = Przed ruchem { $ply }. Zagrano: { $played }. Lepiej: { $better }.
analysis-alt-graph = Spodziewana przewaga po każdym ruchu, od { $least } do { $most } pkt.
analysis-alt-side = Nad linią prowadzi { $above }, pod nią { $below }.
analysis-alt-seats = Linia dla każdego gracza: { $names }.
command-analysis = Które ruchy partii kosztowały najwięcej
discord-command-analysis = analiza
rating-best = Najlepszy ruch: { $move } ({ $points })
