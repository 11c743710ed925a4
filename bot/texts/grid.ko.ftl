# 화살표 키로 보드를 살펴보는 사람을 위한 칸별 설명.

web-cell-can = { $cell }, 고를 수 있음

crosswise-place-content =
    { $content ->
        [red] 빨강, 하트
        [yellow] 노랑, 별
        [blue] 파랑, 물방울
        [purple] 보라, 마름모
        [black] 검정, 십자
        [white] 하양, 고리
        [move] { crosswise-choice-move }
        [remove] { crosswise-choice-remove }
        [replace] { crosswise-choice-replace }
        [swap] { crosswise-choice-swap }
       *[empty] 빈칸
    }
crosswise-place-cell = { $cell }, { crosswise-place-content }

reversi-place-content =
    { $content ->
        [black] 흑
        [white] 백
       *[empty] 빈칸
    }
reversi-place-cell = { $cell }, { reversi-place-content }

triominos-place-tile-up = { $tile }, 꼭짓점이 위
triominos-place-tile-down = { $tile }, 꼭짓점이 아래
triominos-place-free = 위치 { $place }, 비어 있음
triominos-place-beside = 위치 { $place }, { $tiles } 옆
triominos-place-held = { $number }번, { $tile }
