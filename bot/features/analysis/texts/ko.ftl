# Analyses

button-analyse = 분석
button-leaf = 요약
analysis-title = { $game } · { $code } · 분석
analysis-title-match = { $game } · { $code } · { $number }번째 판 분석
analysis-progress = 분석 중 { $at }/{ $plies }…
analysis-failed = 분석이 멈췄어요. 한 번 더 누르면 이어서 해요.
analysis-none = 손해 본 수가 하나도 없어요.
analysis-legend = 선 위의 번호는 이 수들이에요:
analysis-line = { $place }. { $ply }수째, { $who }: { $played }, 더 좋은 수 { $better } (−{ $cost })
analysis-move = { $ply }수째 · { $who }: { $played }.
analysis-better = 더 좋은 수: { $better }. { $cost }만큼 이득 ({ $value } 대신 { $best }).
analysis-marks = 금색: 실제로 둔 수. 흰색: 더 좋은 수.
analysis-alt = { $ply }수째 직전. 둔 수: { $played }. 더 좋은 수: { $better }.
analysis-alt-graph = 한 수마다의 예상 점수 차, { $least }~{ $most }점.
analysis-alt-side = 선 위쪽은 { $above } 우세, 아래쪽은 { $below } 우세.
analysis-alt-seats = 플레이어마다 선 하나: { $names }.
command-analysis = 이 판에서 가장 손해 본 수 보기
discord-command-analysis = 분석
rating-best = 최고의 수: { $move } ({ $points })
