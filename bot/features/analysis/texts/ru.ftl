# Analyses

analysis-better = Лучше было { $better }, на { $cost }: { $best } вместо { $value }.
analysis-marks = Золотым: что сыграно. Белым: что было лучше.
analysis-alt = Перед ходом { $ply }. Сыграно: { $played }. Лучше: { $better }.
rating-best = Лучший ход: { $move } ({ $points })
