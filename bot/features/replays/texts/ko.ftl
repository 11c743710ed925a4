# Replays

button-walk = 다시 보기
replay-better = 더 좋은 수: { $better } (+{ $points }).
replay-progress = { $plies }수 중 { $at }수 분석
crosswise-replay-better = 더 좋은 수: { $better } (+{ $one ->
        [yes] 1
       *[no] { $points }
    }점).
reversi-replay-better = 더 좋은 수: { $better } (+{ $one ->
        [yes] 1
       *[no] { $points }
    }개).
triominos-replay-better = 더 좋은 수: { $better } (+{ $one ->
        [yes] 1
       *[no] { $points }
    }점).
web-replay-replay = 다시 보기
web-replay-first = 처음으로
web-replay-play = 재생
web-replay-pause = 일시 정지
web-replay-last = 끝으로
web-replay-moves = 수
web-replay-course = 몇 번째 수
web-replay-start = 시작
web-replay-leave = 테이블로 돌아가기
web-replay-share = 공유
