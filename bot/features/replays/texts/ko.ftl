# Replays

button-walk = 다시 보기
button-analyse = 분석
button-costliest = 가장 손해 본 수
button-costly = 손해 본 수 { $rank }
button-instead = 더 좋은 수
button-rejoin = 원래 판으로 돌아가기
replay-instead = { $played } 대신 { $better }
replay-failed = 분석이 멈췄어요. 한 번 더 누르면 이어서 해요.
replay-none = 손해 본 수가 하나도 없어요.
replay-better = 더 좋은 수: { $better } (+{ $points }).
replay-progress = { $plies }수 중 { $at }수 분석
button-accuracy = 정확도
accuracy-look = 다시 보기
accuracy-line = { $name }: { $percent }%
accuracy-rated = { $name }: { $percent }% · 이번 판 실력 약 { $rating }({ $span })
accuracy-none = 고를 수 있는 수가 있던 사람이 없어요.
accuracy-means = 퍼센트는 있던 승리 가능성을 얼마나 지켰는지예요. 숫자는 그렇게 두는 사람의 레이팅이고, 괄호 안은 100판 중 95판에서 그 값이 놓이는 범위예요. 한 판만으로는 많은 걸 알 수 없어요.
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
web-replay-rejoin = 원래 판으로 돌아가기
web-replay-undo = 무르기
web-replay-both = 여기서부터 양쪽을 모두 둘 수 있어요
command-analysis = 이 판에서 가장 손해 본 수 보기
discord-command-analysis = 분석
