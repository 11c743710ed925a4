# Replays

button-walk = リプレイ
button-analyse = 解析
button-costliest = いちばん損した手
button-costly = 損した手 { $rank }
button-instead = より良い手
button-rejoin = 対局に戻る
replay-instead = { $played }の代わりに{ $better }
replay-failed = 解析が止まりました。もう一度押すと続きから進めます。
replay-none = 損をした手はありませんでした。
replay-better = { $better }のほうが{ $points }だけ得でした。
replay-progress = { $plies }手中{ $at }手を解析
button-accuracy = 精度
accuracy-look = もう一度見る
accuracy-line = { $name }：{ $percent }%
accuracy-rated = { $name }：{ $percent }%・この対局の力はおよそ{ $rating }（{ $span }）
accuracy-none = 選べる手がある人はいませんでした。
accuracy-means = パーセントは、あった勝つ見込みをどれだけ逃さなかったかを表します。数字はそのような指し方をする人のレーティングで、かっこの中は100局のうち95局で収まる範囲です。一局だけではあまりわかりません。
crosswise-replay-better = { $better }のほうが{ $one ->
        [yes] 1
       *[no] { $points }
    }点得でした。
reversi-replay-better = { $better }のほうが{ $one ->
        [yes] 1
       *[no] { $points }
    }個得でした。
triominos-replay-better = { $better }のほうが{ $one ->
        [yes] 1
       *[no] { $points }
    }点得でした。
web-replay-replay = リプレイ
web-replay-first = 最初へ
web-replay-play = 再生
web-replay-pause = 一時停止
web-replay-last = 最後へ
web-replay-moves = 手順
web-replay-course = 何手目
web-replay-start = 開始
web-replay-leave = テーブルに戻る
web-replay-share = 共有
web-replay-rejoin = 対局に戻る
web-replay-undo = 一手戻す
web-replay-both = ここからは両方の手を打てます
command-analysis = この対局でいちばん損をした手
discord-command-analysis = 解析
