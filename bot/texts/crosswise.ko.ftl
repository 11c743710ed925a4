### 크로스와이즈

game-crosswise = 크로스와이즈
crosswise-about = 2~4명이 두 팀으로 겨뤄요. 주황은 세로줄에서, 초록은 가로줄에서 모아요.
crosswise-goal = 같은 색 돌을 주황은 세로줄에, 초록은 가로줄에 모아요. 줄에서 얻은 점수가 더 많은 팀이 이겨요.

## 편

crosswise-side-orange = 🟠 주황
crosswise-side-green = 🟢 초록
crosswise-mark-orange = 🟠
crosswise-mark-green = 🟢
crosswise-team-orange = 세로줄
crosswise-team-green = 가로줄

## 다른 글에 들어가는 색

crosswise-colour =
    { $colour ->
        [red] 🔴 빨강
        [yellow] 🟡 노랑
        [blue] 🔵 파랑
        [purple] 🟣 보라
        [black] ⚫ 검정
       *[white] ⚪ 하양
    }
crosswise-old =
    { $old ->
        [red] 🔴 빨강
        [yellow] 🟡 노랑
        [blue] 🔵 파랑
        [purple] 🟣 보라
        [black] ⚫ 검정
       *[white] ⚪ 하양
    }
crosswise-second =
    { $second ->
        [red] 🔴 빨강
        [yellow] 🟡 노랑
        [blue] 🔵 파랑
        [purple] 🟣 보라
        [black] ⚫ 검정
       *[white] ⚪ 하양
    }

## 벌어진 일

crosswise-placed = { $seat } 님이 { $cell }에 { crosswise-colour } 돌을 놓았어요.
crosswise-moved = { $seat } 님이 { crosswise-colour } 돌을 옮겼어요: { $cell } → { $to }.
crosswise-removed = { $seat } 님이 { $cell }의 { crosswise-colour } 돌을 빼서 손패에 넣었어요.
crosswise-replaced = { $seat } 님이 { $cell }의 { crosswise-old } 돌을 { crosswise-colour } 돌로 바꾸고, { crosswise-old } 돌을 손패에 넣었어요.
crosswise-swapped = { $seat } 님이 { $cell }의 { crosswise-colour } 돌과 { $other }의 { crosswise-second } 돌을 맞바꿨어요.
crosswise-passed = { $seat } 님은 낼 수 있는 돌이 없어 패스해요.
crosswise-six-column = 세로줄 { $line }에 { crosswise-colour } 6개: 🟠 주황이 바로 이겨요.
crosswise-six-row = 가로줄 { $line }에 { crosswise-colour } 6개: 🟢 초록이 바로 이겨요.
crosswise-bag-empty = 주머니의 마지막 돌이었어요.

crosswise-you-placed = { $cell }에 { crosswise-colour } 돌을 놓았어요.
crosswise-you-moved = { crosswise-colour } 돌을 옮겼어요: { $cell } → { $to }.
crosswise-you-removed = { $cell }의 { crosswise-colour } 돌을 빼서 손패에 넣었어요.
crosswise-you-replaced = { $cell }의 { crosswise-old } 돌을 { crosswise-colour } 돌로 바꾸고, { crosswise-old } 돌을 손패에 넣었어요.
crosswise-you-swapped = { $cell }의 { crosswise-colour } 돌과 { $other }의 { crosswise-second } 돌을 맞바꿨어요.
crosswise-you-passed = 낼 수 있는 돌이 없어 패스해요.
crosswise-brief-placed = { $seat } { crosswise-colour } { $cell }
crosswise-brief-moved = { $seat } 옮기기 { crosswise-colour } { $cell } → { $to }
crosswise-brief-removed = { $seat } 빼기 { crosswise-colour } { $cell }
crosswise-brief-replaced = { $seat } 교체 { $cell } { crosswise-old } → { crosswise-colour }
crosswise-brief-swapped = { $seat } 맞바꾸기 { $cell } ↔ { $other }
crosswise-brief-passed = { $seat } 패스
crosswise-brief-bag-empty = 주머니가 비었음

## 고르기

crosswise-choice-red = 🔴 빨강
crosswise-choice-yellow = 🟡 노랑
crosswise-choice-blue = 🔵 파랑
crosswise-choice-purple = 🟣 보라
crosswise-choice-black = ⚫ 검정
crosswise-choice-white = ⚪ 하양
crosswise-choice-move = 옮기기
crosswise-choice-remove = 빼기
crosswise-choice-replace = 교체
crosswise-choice-swap = 맞바꾸기
crosswise-choice-pass = 패스
crosswise-emoji-red = 🔴
crosswise-emoji-yellow = 🟡
crosswise-emoji-blue = 🔵
crosswise-emoji-purple = 🟣
crosswise-emoji-black = ⚫
crosswise-emoji-white = ⚪
crosswise-prompt = 내 돌을 하나 고르세요
crosswise-prompt-red = 🔴 빨강: 빈칸을 고르세요
crosswise-prompt-yellow = 🟡 노랑: 빈칸을 고르세요
crosswise-prompt-blue = 🔵 파랑: 빈칸을 고르세요
crosswise-prompt-purple = 🟣 보라: 빈칸을 고르세요
crosswise-prompt-black = ⚫ 검정: 빈칸을 고르세요
crosswise-prompt-white = ⚪ 하양: 빈칸을 고르세요
crosswise-prompt-move = 옮기기: 보드의 돌을 고르고, 옮길 빈칸을 고르세요
crosswise-prompt-move-2 = 옮기기: 이제 옮길 빈칸을 고르세요
crosswise-prompt-remove = 빼기: 보드의 돌을 고르면 손패로 들어와요
crosswise-prompt-replace = 교체: 손패에서 색을 고르고, 그 돌과 바꿀 보드의 돌을 고르세요
crosswise-prompt-replace-2 = 교체: 이제 보드의 돌을 고르면 손패로 들어와요
crosswise-prompt-swap = 맞바꾸기: 보드의 돌 두 개를 고르세요
crosswise-prompt-swap-2 = 맞바꾸기: 이제 나머지 돌 하나를 고르세요
crosswise-prompt-ask = 칸을 고르세요
crosswise-task = 돌 고르기
crosswise-task-red = 빨강 놓을 칸 고르기
crosswise-task-yellow = 노랑 놓을 칸 고르기
crosswise-task-blue = 파랑 놓을 칸 고르기
crosswise-task-purple = 보라 놓을 칸 고르기
crosswise-task-black = 검정 놓을 칸 고르기
crosswise-task-white = 하양 놓을 칸 고르기
crosswise-task-move = 옮길 돌 고르기
crosswise-task-move-2 = 옮길 빈칸 고르기
crosswise-task-remove = 뺄 돌 고르기
crosswise-task-replace = 손패에서 색 고르기
crosswise-task-replace-2 = 교체할 돌 고르기
crosswise-task-swap = 맞바꿀 돌 두 개 고르기
crosswise-task-swap-2 = 나머지 돌 고르기
crosswise-task-pass = 패스

## 질문

crosswise-question-scoring = 점수표
crosswise-question-store = 버린 돌
crosswise-question-lines = 모든 줄
crosswise-question-cell = 칸을 지나는 줄

## 답

crosswise-aid = 🟠 세로줄, 🟢 가로줄. 줄마다:
crosswise-aid-group =
    { $kind ->
        [pair] 같은 색 2개
        [three] 같은 색 3개
        [four] 같은 색 4개
        [five] 같은 색 5개
        [six] 같은 색 6개
       *[different] 서로 다른 6색
    }: { $points }
crosswise-aid-sums = 묶음끼리 더해요: 4+2는 6.
crosswise-aid-six = 같은 색 6개면 바로 승리.
crosswise-stored =
    { $kind ->
        [move] 옮기기 (돌을 빈칸으로)
        [remove] 빼기 (돌을 손패로)
        [replace] 교체 (손패의 돌과)
       *[swap] 맞바꾸기 (보드의 두 돌)
    }: { $played }개 나옴, { $unseen }개 남음
crosswise-at-cell =
    { $colour ->
        [none] { $cell }: 빈칸.
       *[other] { $cell }: { crosswise-colour }.
    }
crosswise-column = 🟠 세로줄 { $line }: { crosswise-parts }
crosswise-row = 🟢 가로줄 { $line }: { crosswise-parts }
crosswise-sum-orange = 🟠 주황: { $points }
crosswise-sum-green = 🟢 초록: { $points }
crosswise-ahead = 처음부터: { $points }
crosswise-parts =
    { $parts ->
        [0] 0
        [1] { crosswise-part-1 }
        [2] { crosswise-part-1 } + { crosswise-part-2 } = { $points }
       *[3] { crosswise-part-1 } + { crosswise-part-2 } + { crosswise-part-3 } = { $points }
    }
crosswise-part-1 =
    { $kind1 ->
        [pair] 같은 색 2개
        [three] 같은 색 3개
        [four] 같은 색 4개
        [five] 같은 색 5개
        [six] 같은 색 6개
       *[different] 서로 다른 6색
    }{ $colour1 ->
        [red] {" "}🔴
        [yellow] {" "}🟡
        [blue] {" "}🔵
        [purple] {" "}🟣
        [black] {" "}⚫
        [white] {" "}⚪
       *[none] {""}
    } { $points1 }
crosswise-part-2 =
    { $kind2 ->
        [pair] 같은 색 2개
        [three] 같은 색 3개
        [four] 같은 색 4개
        [five] 같은 색 5개
        [six] 같은 색 6개
       *[different] 서로 다른 6색
    }{ $colour2 ->
        [red] {" "}🔴
        [yellow] {" "}🟡
        [blue] {" "}🔵
        [purple] {" "}🟣
        [black] {" "}⚫
        [white] {" "}⚪
       *[none] {""}
    } { $points2 }
crosswise-part-3 =
    { $kind3 ->
        [pair] 같은 색 2개
        [three] 같은 색 3개
        [four] 같은 색 4개
        [five] 같은 색 5개
        [six] 같은 색 6개
       *[different] 서로 다른 6색
    }{ $colour3 ->
        [red] {" "}🔴
        [yellow] {" "}🟡
        [blue] {" "}🔵
        [purple] {" "}🟣
        [black] {" "}⚫
        [white] {" "}⚪
       *[none] {""}
    } { $points3 }

## 끝

crosswise-reason-six = 같은 색 6개로 판이 바로 끝났어요.
crosswise-reason-full = 보드가 꽉 찼어요.
crosswise-reason-passes = 아무도 낼 수 있는 돌이 없어요.

## 그림을 말로

crosswise-team =
    { $side ->
        [orange] 주황
       *[green] 초록
    }
crosswise-alt-placed = { crosswise-placed }
crosswise-alt-moved = { crosswise-moved }
crosswise-alt-removed = { crosswise-removed }
crosswise-alt-replaced = { crosswise-replaced }
crosswise-alt-swapped = { crosswise-swapped }
crosswise-alt-passed = { crosswise-passed }
crosswise-alt-six-column = { crosswise-six-column }
crosswise-alt-six-row = { crosswise-six-row }
crosswise-alt-bag-empty = { crosswise-bag-empty }
crosswise-alt-turn = { $seat } 님 차례, { crosswise-team } 팀.
crosswise-alt-won = { crosswise-team } 승리.
crosswise-alt-drawn = 무승부.
crosswise-alt-totals = 주황 { $orange }점, 초록 { $green }점.
crosswise-alt-columns = 세로줄 a~f: { $points }.
crosswise-alt-rows = 가로줄 1~6: { $points }.
crosswise-alt-stones =
    { $colour ->
        [red] 빨강
        [yellow] 노랑
        [blue] 파랑
        [purple] 보라
        [black] 검정
       *[white] 하양
    }: { $cells }.
crosswise-alt-empty = 보드가 비어 있어요.
crosswise-alt-own = 내 돌: { $stones }.
crosswise-alt-holds = { $seat } ({ crosswise-team }): 돌 { $count }개.
crosswise-alt-bag =
    { $count ->
        [0] 주머니가 비었어요.
       *[other] 주머니에 돌이 { $count }개 남았어요.
    }
crosswise-alt-store = 나온 특수 돌, 종류마다 3개씩 있음: 옮기기 { $move }, 빼기 { $remove }, 교체 { $replace }, 맞바꾸기 { $swap }.

## 규칙

crosswise-rules =
    두 팀이 6×6칸 보드를 채워요. 칸은 세로줄 a–f와 가로줄 1–6으로 불러요. 🟠 주황은 세로줄 여섯 개, 🟢 초록은 가로줄 여섯 개에서 점수를 얻어요.

    두 명: 1 대 1. 네 명: 두 명씩 두 팀이고 번갈아 앉아요. 같은 팀이라도 서로의 돌은 볼 수 없어요. 세 명: 1번과 3번 자리가 주황 팀, 2번 자리가 혼자 초록이에요. 초록은 주황 팀 한 사람의 차례가 끝날 때마다 두고, 돌을 여섯 개 들어요. 나머지는 모두 네 개를 들고, 누구의 손패든 다른 사람에게는 보이지 않아요. 첫 차례는 추첨하거나 대기실에서 골라요.

    주머니에는 돌이 54개 있어요. 🔴 🟡 🔵 🟣 ⚫ ⚪ 돌이 일곱 개씩, 특수 돌 네 가지가 세 개씩이에요. 내 차례에는 돌을 꼭 하나 내고, 주머니에 돌이 있는 동안 원래 손패 수까지 뽑아요.
    • 색 돌은 아무 빈칸에나 놓아요.
    • 옮기기: 보드의 돌 하나를 빈칸으로 옮겨요.
    • 빼기: 보드의 돌 하나를 내 손패로 가져와요. 이때는 뽑지 않아요.
    • 교체: 손패의 색 돌을 보드의 돌 자리에 놓고, 그 돌을 손패로 가져온 뒤 하나 뽑아요.
    • 맞바꾸기: 보드의 돌 두 개를 서로 바꿔요. 같은 색이어도 되는데, 그러면 아무것도 달라지지 않아요.
    쓴 특수 돌은 버린 돌로 공개돼요. 거기서 종류마다 몇 개가 더 나올지도 모두가 볼 수 있어요. 보드에서 손패로 간 돌은 모두가 본 돌이에요.

    쓸 곳이 없는 특수 돌만 있거나 돌이 아예 없어서 낼 수 있는 돌이 없으면 패스해요. 그 밖에는 패스할 수 없어요. 모두가 연달아 패스하면 판이 끝나고, 그때 보드대로 점수를 매겨요.

    세로줄(주황)이나 가로줄(초록)에 같은 색 6개가 모이면, 마지막 돌을 누가 놓았든 그 팀이 바로 이겨요. 그렇지 않으면 36칸이 다 찼을 때 끝나요. 자기 팀 줄의 합계가 높은 쪽이 이기고, 같으면 무승부예요.

    한 줄에서 같은 색 2개는 1점, 3개는 3점, 4개는 5점, 5개는 7점이고, 서로 다른 6색은 6점이에요. 묶음이 여럿이면 더해요: 4+2는 6점, 3+3은 6점, 3+2는 4점, 2+2+2는 3점. 덜 찬 줄도 놓인 만큼 점수를 얻어요.

    시리즈: “X선승”은 X판을 먼저 이긴 팀이 이겨요. 무승부는 누구의 승리도 아니고, 3·X판이 지나면 앞선 팀이 이겨요. “X판 합산”은 X판의 점수를 더해요. 이때 같은 색 6개인 줄은 9점이고 두 팀의 나머지 줄은 모두 놓인 대로 세기 때문에, 판을 이긴 팀의 합계가 더 낮을 수도 있어요. 동점이면 시리즈는 무승부예요. 첫 차례는 판마다 한 자리씩 넘어가요.

## 공정한 배분


## Further words for the stones in a line that somebody types, between commas

crosswise-typed-red = 하트, 빨간색, 빨강색
crosswise-typed-yellow = 별, 노란색, 노랑색
crosswise-typed-blue = 물방울, 파란색, 파랑색
crosswise-typed-purple = 마름모, 보라색
crosswise-typed-black = 십자, 검은색, 검정색
crosswise-typed-white = 고리, 동그라미, 흰색, 하얀색
