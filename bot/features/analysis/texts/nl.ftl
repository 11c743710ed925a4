# Analyses

button-analyse = Analyse
button-leaf = Overzicht
analysis-title = { $game } · { $code } · analyse
analysis-title-match = { $game } · { $code } · analyse van partij { $number }
analysis-progress = Analyseren: { $at }/{ $plies } …
analysis-failed = De analyse is gestopt. Druk nog een keer om verder te gaan.
analysis-none = Geen enkele zet gaf iets weg.
analysis-legend = De nummers bij de lijn zijn deze zetten:
analysis-line = { $place }. Zet { $ply }, { $who }: { $played }; beter { $better } (−{ $cost })
analysis-move = Zet { $ply }: { $who } speelde { $played }.
analysis-better = { $better } was { $cost } beter: { $best } in plaats van { $value }.
analysis-marks = Goud: wat gespeeld is. Wit: wat beter was.
analysis-alt = Voor zet { $ply }. Gespeeld: { $played }. Beter: { $better }.
analysis-alt-graph = De verwachte voorsprong na elke zet, van { $least } tot { $most } punten.
analysis-alt-side = Boven de lijn staat { $above } voor, eronder { $below }.
analysis-alt-seats = Een lijn voor elke speler: { $names }.
command-analysis = Welke zetten van de partij het meest kostten
discord-command-analysis = analyse
rating-best = Beste zet: { $move } ({ $points })
