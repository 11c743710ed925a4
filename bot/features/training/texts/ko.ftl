# Training

train-none = 다시 풀 퍼즐이나 수가 없어요.
command-train = 틀린 퍼즐이나 수 다시 풀기
better-title = 더 좋은 수 · { $place }/{ $count } · { $game }
better-title-again = 더 좋은 수 · { $code } · { $game }
better-ask = { $ply }수째: 내가 둔 수 { $played }. { $cost }만큼 더 좋은 수는?
better-played = ❌ { $move }: 실제로 둔 수예요.
better-wrong = ❌ { $move }: 더 좋은 수가 아니에요.
better-worth = ❌ { $move }: 평가는 { $value }.
better-as-good = ✅ { $move }: 똑같이 좋은 수예요!
better-points = 당장 얻는 점수: { $better } { $best }, { $played } { $value }.
better-end = 마지막이었어요. { $count }개 중 { $found }개를 찾았어요.
better-none = 내 수 중에 손해 본 수가 하나도 없어요.
button-better = 더 좋은 수 찾기
button-train = 다음
button-do-train = 틀린 것
refusal-not-played = 이 판에 참여하지 않았어요.
discord-command-train = 복습
