# Analyses

button-analyse = Анализ
button-leaf = Обзор
analysis-title = { $game } · { $code } · анализ
analysis-title-match = { $game } · { $code } · анализ партии { $number }
analysis-progress = Анализирую { $at }/{ $plies }…
analysis-failed = Анализ остановился. Нажми ещё раз, чтобы продолжить.
analysis-none = Ошибок нет: ни на одном ходу ничего не потеряно.
analysis-legend = Что за ходы отмечены числами на линии:
analysis-line = { $place }. Ход { $ply }, { $who }: { $played }; лучше { $better } (−{ $cost })
analysis-move = Ход { $ply }, { $who }: { $played }.
analysis-better = Лучше было { $better }, на { $cost }: { $best } вместо { $value }.
analysis-marks = Золотым: что сыграно. Белым: что было лучше.
analysis-alt = Перед ходом { $ply }. Сыграно: { $played }. Лучше: { $better }.
analysis-alt-graph = Ожидаемый перевес после каждого хода, от { $least } до { $most } очков.
analysis-alt-side = Над линией впереди { $above }, под ней — { $below }.
analysis-alt-seats = Линия для каждого игрока: { $names }.
command-analysis = Какие ходы партии обошлись дороже всего
discord-command-analysis = анализ
rating-best = Лучший ход: { $move } ({ $points })
