# Analyses

button-analyse = Analyse
button-leaf = Übersicht
analysis-title = { $game } · { $code } · Analyse
analysis-title-match = { $game } · { $code } · Analyse von Partie { $number }
analysis-progress = Analysiere { $at }/{ $plies } …
analysis-failed = Die Analyse ist stehen geblieben. Drücke noch einmal, dann geht sie weiter.
analysis-none = Kein Zug hat etwas verschenkt.
analysis-legend = Die Zahlen an der Linie sind diese Züge:
analysis-line = { $place }. Zug { $ply }, { $who }: { $played }; besser { $better } (−{ $cost })
analysis-move = Zug { $ply }: { $who } spielte { $played }.
analysis-better = { $better } war um { $cost } besser: { $best } statt { $value }.
analysis-marks = Gold: was gespielt wurde. Weiß: was besser war.
analysis-alt = Vor Zug { $ply }. Gespielt: { $played }. Besser: { $better }.
analysis-alt-graph = Der erwartete Vorsprung nach jedem Zug, von { $least } bis { $most } Punkte.
analysis-alt-side = Über der Linie führt { $above }, darunter { $below }.
analysis-alt-seats = Eine Linie für jeden: { $names }.
command-analysis = Welche Züge der Partie am meisten kosteten
discord-command-analysis = analyse
rating-best = Bester Zug: { $move } ({ $points })
