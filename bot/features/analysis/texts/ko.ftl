# Analyses

analysis-better = 더 좋은 수: { $better }. { $cost }만큼 이득 ({ $value } 대신 { $best }).
analysis-marks = 금색: 실제로 둔 수. 흰색: 더 좋은 수.
analysis-alt = { $ply }수째 직전. 둔 수: { $played }. 더 좋은 수: { $better }.
rating-best = 최고의 수: { $move } ({ $points })
