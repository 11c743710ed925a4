# Training

train-none = 復習するパズルや手はありません。
command-train = 間違えたパズルや手を復習
better-title = より良い手 · { $place }/{ $count } · { $game }
better-title-again = より良い手 · { $code } · { $game }
better-ask = { $ply }手目：あなたの手は{ $played }でした。{ $cost }だけ得だった手は？
better-played = ❌ { $move }は実際に打った手です。
better-wrong = ❌ { $move }は、より良い手ではありません。
better-worth = ❌ { $move }の評価は{ $value }です。
better-as-good = ✅ { $move }も同じくらい良い手です！
better-points = その場の得点：{ $better }は{ $best }、{ $played }は{ $value }。
better-end = これで最後です。{ $count }問中{ $found }問、見つけました。
better-none = あなたの手に、損をした手はありませんでした。
button-better = より良い手を探す
button-train = 次へ
button-do-train = 間違えた問題
refusal-not-played = この対局には参加していません。
discord-command-train = 復習
