# Analyses

button-analyse = Análisis
button-leaf = Vista general
analysis-title = { $game } · { $code } · análisis
analysis-title-match = { $game } · { $code } · análisis de la partida { $number }
analysis-progress = Analizando { $at }/{ $plies }…
analysis-failed = El análisis se detuvo. Toca otra vez para seguir.
analysis-none = Ninguna jugada regaló nada.
analysis-legend = Los números de la línea son estas jugadas:
analysis-line = { $place }. Jugada { $ply }, { $who }: { $played }; mejor { $better } (−{ $cost })
analysis-move = Jugada { $ply }: { $who } jugó { $played }.
analysis-better = { $better } valía { $cost } más: { $best } en vez de { $value }.
analysis-marks = Dorado: lo que se jugó. Blanco: lo que era mejor.
analysis-alt = Antes de la jugada { $ply }. Se jugó: { $played }. Mejor: { $better }.
analysis-alt-graph = La ventaja esperada después de cada jugada, entre { $least } y { $most } puntos.
analysis-alt-side = Por encima de la línea, ventaja de { $above }; por debajo, de { $below }.
analysis-alt-seats = Una línea por persona: { $names }.
command-analysis = Qué jugadas de la partida costaron más
discord-command-analysis = análisis
rating-best = Mejor jugada: { $move } ({ $points })
