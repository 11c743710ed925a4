# Analyses

button-analyse = Analisi
button-leaf = Panoramica
analysis-title = { $game } · { $code } · analisi
analysis-title-match = { $game } · { $code } · analisi della partita { $number }
analysis-progress = Analisi: { $at }/{ $plies }…
analysis-failed = L’analisi si è fermata. Premi ancora una volta per continuarla.
analysis-none = Nessuna mossa ha regalato nulla.
analysis-legend = I numeri sulla linea sono queste mosse:
analysis-line = { $place }. Mossa { $ply }, { $who }: { $played }; meglio { $better } (−{ $cost })
analysis-move = Mossa { $ply }: { $who } ha giocato { $played }.
analysis-better = { $better } valeva { $cost } in più: { $best } invece di { $value }.
analysis-marks = Oro: ciò che è stato giocato. Bianco: ciò che era meglio.
analysis-alt = Prima della mossa { $ply }. Giocato: { $played }. Meglio: { $better }.
analysis-alt-graph = Il vantaggio atteso dopo ogni mossa, da { $least } a { $most } punti.
analysis-alt-side = Sopra la linea è in testa { $above }, sotto { $below }.
analysis-alt-seats = Una linea per ciascuno: { $names }.
command-analysis = Quali mosse della partita sono costate di più
discord-command-analysis = analisi
rating-best = Mossa migliore: { $move } ({ $points })
