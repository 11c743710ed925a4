# Analyses

analysis-better = { $better } was better by { $cost }: { $best } instead of { $value }.
analysis-marks = Gold: what was played. White: what was better.
analysis-alt = Before move { $ply }. Played: { $played }. Better: { $better }.
rating-best = Best move: { $move } ({ $points })
