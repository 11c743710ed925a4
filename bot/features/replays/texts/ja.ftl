# Replays

button-walk = リプレイ
replay-better = { $better }のほうが{ $points }だけ得でした。
replay-progress = { $plies }手中{ $at }手を解析
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
