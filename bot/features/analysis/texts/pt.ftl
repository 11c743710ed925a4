# Analyses

button-analyse = Análise
button-leaf = Visão geral
analysis-title = { $game } · { $code } · análise
analysis-title-match = { $game } · { $code } · análise da partida { $number }
analysis-progress = Analisando { $at }/{ $plies }…
analysis-failed = A análise parou. Toque mais uma vez para continuar.
analysis-none = Nenhuma jogada deu nada de graça.
analysis-legend = Os números na linha são estas jogadas:
analysis-line = { $place }. Jogada { $ply }, { $who }: { $played }; melhor { $better } (−{ $cost })
analysis-move = Jogada { $ply }: { $who } jogou { $played }.
analysis-better = { $better } valia { $cost } a mais: { $best } em vez de { $value }.
analysis-marks = Dourado: o que foi jogado. Branco: o que era melhor.
analysis-alt = Antes da jogada { $ply }. Jogado: { $played }. Melhor: { $better }.
analysis-alt-graph = A vantagem esperada depois de cada jogada, de { $least } a { $most } pontos.
analysis-alt-side = Acima da linha quem está na frente é { $above }; abaixo, { $below }.
analysis-alt-seats = Uma linha para cada: { $names }.
command-analysis = Quais jogadas da partida custaram mais
discord-command-analysis = análise
rating-best = Melhor jogada: { $move } ({ $points })
