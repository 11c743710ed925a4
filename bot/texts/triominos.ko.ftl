### 트라이오미노스

game-triominos = 트라이오미노스
triominos-about = 2~4명이 삼각형 타일을 꼭짓점끼리 맞춰 놓으며, 여러 라운드에 걸쳐 목표 점수를 노려요.
triominos-goal = 맞닿는 숫자가 같도록 타일을 놓아요. 목표 점수에 이르렀을 때 점수가 가장 많은 사람이 이겨요.

## 벌어진 일

triominos-round =
    { $why ->
        [won] { $number }라운드: 지난 라운드를 이긴 { $first_seat } 님부터 시작해요.
       *[highest] { $number }라운드: 가장 높은 타일을 든 { $first_seat } 님부터 시작해요.
    }
triominos-laid = { $seat } 님이 { $tile } 타일을 { $place }번 위치에 놓았어요: +{ $points }.
triominos-triple = 트리플로 시작: +{ $points }.
triominos-zeros = 0-0-0으로 시작: +{ $points }.
triominos-bridge = 다리: +{ $points }.
triominos-hexagon =
    { $count ->
        [1] 육각형
        [2] 육각형 두 개
       *[3] 육각형 세 개
    }: +{ $points }.
triominos-drew = { $seat } 님이 타일 { $count }개를 뽑았어요: { $points }.
triominos-drew-own = { $seat } 님이 뽑은 타일: { $tiles } ({ $points }).
triominos-passed = { $seat } 님은 놓을 수도 뽑을 수도 없어요: { $points }.
triominos-out = { $seat } 님이 마지막 타일을 놓았어요: +{ $points }.
triominos-blocked = 라운드가 막혔어요.
triominos-left = 다른 손패에 남은 숫자: { $seat } 님 +{ $points }.
triominos-own = 자기 손패에 남은 숫자: { $points }.
triominos-shown = { $seat } 님의 남은 타일: { $tiles } (합 { $digits }).
triominos-won = { $seat } 님이 { $number }라운드를 이겼어요.
triominos-nobody = 남은 타일 수도 숫자 합도 같아서 { $number }라운드는 아무도 이기지 못했어요.
triominos-stands = { $seat }: { $scored }, 총점 { $total }.
triominos-tied = { $total }점으로 공동 선두: 한 라운드 더 해서 정해요.

triominos-you-laid = { $tile } 타일을 { $place }번 위치에 놓았어요: +{ $points }.
triominos-you-drew = 타일 { $count }개를 뽑았어요: { $points }.
triominos-you-drew-own = 뽑은 타일: { $tiles } ({ $points }).
triominos-you-passed = 놓을 수도 뽑을 수도 없어요: { $points }.
triominos-you-out = 마지막 타일을 놓았어요: +{ $points }.
triominos-you-left = 다른 손패에 남은 숫자: 나에게 +{ $points }.
triominos-you-shown = 나의 남은 타일: { $tiles } (합 { $digits }).
triominos-you-won = { $number }라운드를 이겼어요.
triominos-you-stands = 나: { $scored }, 총점 { $total }.
triominos-brief-round = { $number }라운드: { $first_seat } 먼저
triominos-brief-laid = { $seat } { $tile } +{ $points }
triominos-brief-triple = 트리플 +{ $points }
triominos-brief-zeros = 0-0-0 +{ $points }
triominos-brief-bridge = 다리 +{ $points }
triominos-brief-hexagon =
    { $count ->
        [1] 육각형
        [2] 육각형 두 개
       *[3] 육각형 세 개
    } +{ $points }
triominos-brief-drew = { $seat } 타일 { $count }개 뽑기 { $points }
triominos-brief-drew-own = { $seat } 뽑기 { $tiles } { $points }
triominos-brief-passed = { $seat } 패스 { $points }
triominos-brief-out = 마지막 타일 +{ $points }
triominos-brief-blocked = 막힘
triominos-brief-left = 다른 사람 숫자 +{ $points }
triominos-brief-own = 자기 숫자 { $points }
triominos-brief-shown = {""}
triominos-brief-won = { $number }라운드 { $seat } 승리
triominos-brief-nobody = { $number }라운드 승자 없음
triominos-brief-stands = {""}
triominos-brief-tied = { $total }점 동점, 한 라운드 더
triominos-you-brief-laid = { $tile } +{ $points }
triominos-over-won = { $number }라운드 { $seat } 승리
triominos-you-over-won = { $number }라운드 내 승리
triominos-over-nobody = { $number }라운드 승자 없음
triominos-stake = { $number }라운드 · 목표 { $target }

## 옵션

parameter-target = 목표 점수
parameter-hand = 한 사람이 받는 타일 수
triominos-option-target = 목표
triominos-option-target-200 = 200점
triominos-option-target-400 = 400점
triominos-option-target-500 = 500점
triominos-option-target-600 = 600점
triominos-option-hand = 손패 타일 수
triominos-option-hand-7 = 7
triominos-option-hand-8 = 8
triominos-option-hand-9 = 9
triominos-option-hand-16 = 16
triominos-option-first = 첫 차례
triominos-option-first-random = 타일로 정함

## 고르기

triominos-choice-draw = 뽑기 (−5씩)
triominos-choice-pass = 패스 (−10)
triominos-choice-next = 다음 라운드
triominos-move-2 = { $a }, { $b }번 위치
triominos-noted-of-2 = { $a }
triominos-noted-draw = 뽑기
triominos-noted-pass = 패스
triominos-prompt = 내 타일을 하나 고르세요. 맞는 것이 없으면 뽑으세요
triominos-prompt-1 = { $picked }: 표시된 위치를 하나 고르세요
triominos-task = 타일 고르기
triominos-task-1 = { $picked } 놓을 위치 고르기
triominos-task-draw = 타일 뽑기 (−5)
triominos-task-pass = 패스 (−10)

## 질문

triominos-question-sheet = 점수 기록
triominos-question-scoring = 점수 얻는 법

## 답

triominos-sheet-round =
    { $number }라운드{ $ended ->
        [out] {""}
        [blocked] {" "}(막힘)
       *[open] {" "}(진행 중)
    }
triominos-sheet-row =
    { $seat }: { $scored }{ $tiles ->
        [0] {""}
       *[other] {" "}· 타일 { $tiles }
    }{ $opening ->
        [0] {""}
       *[other] {" "}· 시작 { $opening }
    }{ $bridge ->
        [0] {""}
       *[other] {" "}· 다리 { $bridge }
    }{ $hexagon ->
        [0] {""}
       *[other] {" "}· 육각형 { $hexagon }
    }{ $draws ->
        [0] {""}
       *[other] {" "}· 뽑기 { $draws }
    }{ $passes ->
        [0] {""}
       *[other] {" "}· 패스 { $passes }
    }{ $out ->
        [0] {""}
       *[other] {" "}· 마지막 타일 { $out }
    }{ $left ->
        [0] {""}
       *[other] {" "}· 남은 숫자 { $left }
    }
triominos-sheet-total = { $seat }: { $total }/{ $target }
triominos-sheet-ahead = { $seat } · 처음부터: { $points }
triominos-worth-tile = 타일: 숫자의 합
triominos-worth-triple = 트리플로 라운드 시작: +{ $worth }
triominos-worth-zeros = 0-0-0으로 시작: +{ $worth }
triominos-worth-bridge = 다리: +{ $worth }
triominos-worth-hexagon = 육각형마다: +{ $worth }
triominos-worth-draw = 타일을 뽑을 때마다: { $worth }
triominos-worth-pass = 패스: { $worth }
triominos-worth-out = 마지막 타일: +{ $worth }, 그리고 다른 사람들의 숫자
triominos-worth-blocked = 막힘: 다른 사람들의 숫자 − 내 숫자
triominos-worth-target = 목표: { $target }

## 그림을 말로

triominos-alt-round = 트라이오미노스 { $number }라운드, 목표 { $target }점.
triominos-alt-empty = 아직 놓인 타일이 없어요.
triominos-alt-board = 놓인 타일 { $count }개.
triominos-alt-row = { $number }번째 줄: { $tiles }.
triominos-alt-last = 마지막에 놓인 타일: { $tile }, { $seat }.
triominos-alt-hexagons = 육각형 { $count }개 완성.
triominos-alt-bridge = 다리 완성.
triominos-alt-market =
    { $count ->
        [0] 더미가 비었어요.
       *[other] 더미에 타일 { $count }개.
    }
triominos-alt-seat = { $seat }: 타일 { $count }개, { $total }점.
triominos-alt-turn = { $seat } 님 차례.
triominos-alt-own = 내 타일: { $tiles }.
triominos-alt-fits = 놓을 수 있는 곳: { $moves }.
triominos-alt-left = { $seat }, 남은 타일: { $tiles }.
triominos-alt-place = 위치 { $place }: { $digits }.
triominos-alt-won = { $seat } 승리.
triominos-spoken-up = { $digits } 꼭짓점이 위
triominos-spoken-down = { $digits } 꼭짓점이 아래
triominos-spoken-place = 위치 { $place }
triominos-spoken-asks = 위치 { $place }에 필요한 숫자: { $digits }.

## 끝

triominos-reason-target = 목표 점수에 이르렀어요.

## 규칙

triominos-rules =
    2~4명이 삼각형 타일 56개로 해요. 타일에는 0-3-5처럼 시계 방향으로 커지는 0–5의 숫자 세 개가 있고(같은 숫자도 돼요), 모든 조합이 하나씩 있어요. 타일은 돌려도 되지만 뒤집으면 안 돼요. 한 판은 여러 라운드로, 200점(대기실에서 고르면 400, 500, 600점)까지 해요.

    두 명이면 타일을 8개씩(또는 7, 9, 16개씩), 세 명이나 네 명이면 7개씩 받아요. 나머지는 엎어 둔 더미예요. 가장 높은 트리플을 든 사람이 시작해요. 아무도 트리플을 받지 않았다면 합이 가장 높은 타일을 든 사람이고, 합이 같으면 가장 큰 숫자부터 비교해 숫자가 더 높은 타일이에요. 그다음부터는 지난 라운드를 이긴 사람이 시작하고, 승자가 없던 라운드 뒤에는 다시 타일로 정해요. 시작하는 사람은 자기 타일 중 아무것이나 놓을 수 있어요. 차례는 자리 순서대로예요.

    타일은 놓인 타일과 변을 맞대고 놓아요. 맞닿은 변의 두 숫자가 양쪽 타일에서 모두 같아야 해요. 다른 타일과 변이나 꼭짓점으로 더 닿으면 그 숫자들도 같아야 해요. 빈 위치에는 위에서 아래로, 그다음 왼쪽에서 오른쪽으로 번호가 있어요. 한 타일이 한 위치에 들어가는 방법은 많아야 하나예요.

    놓은 타일은 숫자의 합만큼 점수를 얻어요.
    • 트리플로 라운드 시작: +10. 0-0-0이면 대신 +40.
    • 육각형(내 타일이 한 꼭짓점을 둘러싸는 여섯 번째 타일일 때): +50. 한 번에 두 개면 +100, 세 개면 +150.
    • 다리(내 타일이 변을 꼭 하나만 맞대고 그 맞은편 꼭짓점이 다른 타일에 닿을 때): +40.

    놓을 수 있는 타일이 있으면 꼭 놓아야 해요. 없으면 맞는 타일이 나올 때까지 하나씩, 한 개에 −5로 뽑고, 나온 타일을 맞는 곳 어디에나 놓아요. 더미가 비었고 맞는 것도 없으면 10점을 잃고 차례가 넘어가요. 더미를 다 뽑고도 못 놓으면 뽑은 만큼에 10점을 더 잃어요. 처음 한 번 뽑은 뒤의 뽑기와 패스는 자동으로 진행되고 화면에 보여요.

    누가 마지막 타일을 놓으면 라운드가 끝나요. 그 사람은 +25와 다른 모든 손패에 남은 숫자를 얻어요. 더미가 비고 모두가 한 번씩 연달아 패스해도 끝나요. 그때는 타일이 가장 적은 사람이 이기고, 타일 수가 같으면 숫자 합이 낮은 사람이 이겨요. 다른 사람들의 숫자를 더하고 자기 숫자를 빼며, 25점은 없어요. 그것마저 같으면, 일부끼리만 같더라도, 아무도 이기지 못하고 숫자 점수도 없어요. 손패는 모두 공개돼요. 다음 라운드는 누구든 버튼을 누르거나 30초가 지나면 타일을 나눠요.

    한 라운드가 끝났을 때 누군가 목표 점수 이상이면 판이 끝나고, 총점이 가장 높은 사람이 이겨요. 공동 선두면 한 라운드 더 해요. 라운드 중에 목표에 이르러도 끝나지 않아요. 총점은 0보다 낮을 수도 있어요.

    시리즈: “X선승”은 X판을 먼저 이긴 사람이 이기고, “X판 합산”은 X판의 최종 총점을 더해요. 누가 시작할지는 언제나 타일로 정해요.

## 공정한 배분

