# Analyses

button-analyse = 解析
button-leaf = 一覧
analysis-title = { $game } · { $code } · 解析
analysis-title-match = { $game } · { $code } · 第{ $number }局の解析
analysis-progress = 解析中 { $at }/{ $plies }…
analysis-failed = 解析が止まりました。もう一度押すと続きから進めます。
analysis-none = 損をした手はありませんでした。
analysis-legend = 線の上の番号はこれらの手です：
analysis-line = { $place }. { $ply }手目、{ $who }：{ $played }、より良い手は{ $better }（−{ $cost }）
analysis-move = { $ply }手目 · { $who }：{ $played }。
analysis-better = { $better }のほうが{ $cost }だけ得でした（{ $value }ではなく{ $best }）。
analysis-marks = 金色：実際の手。白：より良い手。
analysis-alt = { $ply }手目の直前。実際の手：{ $played }。より良い手：{ $better }。
analysis-alt-graph = 一手ごとの予想点差、{ $least }から{ $most }点まで。
analysis-alt-side = 線より上は{ $above }が優勢、下は{ $below }が優勢。
analysis-alt-seats = プレイヤーごとの線：{ $names }。
command-analysis = この対局でいちばん損をした手
discord-command-analysis = 解析
rating-best = 最高の一手：{ $move }（{ $points }）
