# Analyses

analysis-better = Краще було { $better }, на { $cost }: { $best } замість { $value }.
analysis-marks = Золоте: що зіграно. Біле: що було краще.
analysis-alt = Перед ходом { $ply }. Зіграно: { $played }. Краще: { $better }.
rating-best = Найкращий хід: { $move } ({ $points })
