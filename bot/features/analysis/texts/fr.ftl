# Analyses

button-analyse = Analyse
button-leaf = Vue générale
analysis-title = { $game } · { $code } · analyse
analysis-title-match = { $game } · { $code } · analyse de la partie { $number }
analysis-progress = Analyse : { $at }/{ $plies }…
analysis-failed = L’analyse s’est arrêtée. Appuie encore une fois pour la poursuivre.
analysis-none = Aucun coup n’a coûté de points.
analysis-legend = Les numéros sur la courbe sont ces coups :
analysis-line = { $place }. Coup { $ply }, { $who } : { $played } ; mieux : { $better } (−{ $cost })
analysis-move = Coup { $ply } : { $who } a joué { $played }.
analysis-better = { $better } valait { $cost } de plus : { $best } au lieu de { $value }.
analysis-marks = Or : ce qui a été joué. Blanc : ce qui était mieux.
analysis-alt = Avant le coup { $ply }. Joué : { $played }. Mieux : { $better }.
analysis-alt-graph = L’avance attendue après chaque coup, entre { $least } et { $most } points.
analysis-alt-side = Au-dessus de la ligne, { $above } mène ; en dessous, { $below }.
analysis-alt-seats = Une courbe par personne : { $names }.
command-analysis = Les coups qui ont coûté le plus cher
discord-command-analysis = analyse
rating-best = Meilleur coup : { $move } ({ $points })
