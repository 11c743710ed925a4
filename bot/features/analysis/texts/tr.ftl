# Analyses

button-analyse = Analiz
button-leaf = Genel bakış
analysis-title = { $game } · { $code } · analiz
analysis-title-match = { $game } · { $code } · { $number }. maçın analizi
analysis-progress = Analiz ediliyor: { $at }/{ $plies }…
analysis-failed = Analiz durdu. Devam etmek için bir kez daha bas.
analysis-none = Hiçbir hamle bir şey kaybettirmedi.
analysis-legend = Çizgideki sayılar şu hamleler:
analysis-line = { $place }. { $ply }. hamle, { $who }: { $played }; daha iyisi { $better } (−{ $cost })
analysis-move = { $ply }. hamle, { $who }: { $played }.
analysis-better = { $better } daha iyiydi, fark { $cost }: { $value } yerine { $best }.
analysis-marks = Altın rengi: oynanan. Beyaz: daha iyi olan.
analysis-alt = { $ply }. hamleden önce. Oynanan: { $played }. Daha iyisi: { $better }.
analysis-alt-graph = Her hamleden sonra beklenen fark, en az { $least }, en çok { $most } puan.
analysis-alt-side = Çizginin üstünde önde olan { $above }, altında { $below }.
analysis-alt-seats = Her oyuncu için bir çizgi: { $names }.
command-analysis = Maçta en pahalıya patlayan hamleler
discord-command-analysis = analiz
rating-best = En iyi hamle: { $move } ({ $points })
