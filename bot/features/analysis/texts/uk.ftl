# Analyses

button-analyse = Аналіз
button-leaf = Огляд
analysis-title = { $game } · { $code } · аналіз
analysis-title-match = { $game } · { $code } · аналіз партії { $number }
analysis-progress = Аналізую { $at }/{ $plies }…
analysis-failed = Аналіз зупинився. Натисни ще раз, щоб продовжити.
analysis-none = Помилок немає: на жодному ході нічого не втрачено.
analysis-legend = Які ходи позначено числами на лінії:
analysis-line = { $place }. Хід { $ply }, { $who }: { $played }; краще { $better } (−{ $cost })
analysis-move = Хід { $ply }, { $who }: { $played }.
analysis-better = Краще було { $better }, на { $cost }: { $best } замість { $value }.
analysis-marks = Золоте: що зіграно. Біле: що було краще.
analysis-alt = Перед ходом { $ply }. Зіграно: { $played }. Краще: { $better }.
analysis-alt-graph = Очікувана перевага після кожного ходу, від { $least } до { $most } очок.
analysis-alt-side = Над лінією попереду { $above }, під нею — { $below }.
analysis-alt-seats = Лінія для кожного гравця: { $names }.
command-analysis = Які ходи партії коштували найбільше
discord-command-analysis = аналіз
rating-best = Найкращий хід: { $move } ({ $points })
