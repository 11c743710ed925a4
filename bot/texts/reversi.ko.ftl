### 리버시

game-reversi = 리버시
reversi-about = 둘이서 돌 64개로 겨뤄요. 상대 돌을 사이에 끼우면 내 색이 돼요.
reversi-goal = 상대 색 돌을 사이에 끼워 내 색으로 만들어요. 끝났을 때 더 많은 쪽이 이겨요.

## 편

reversi-side-black = ⚫ 흑
reversi-side-white = ⚪ 백
reversi-mark-black = ⚫
reversi-mark-white = ⚪

## 벌어진 일

reversi-placed = { $seat } 님이 { $cell }에 두어 돌 { $flips }개를 뒤집었어요.
reversi-passed = { $seat } 님은 둘 곳이 없어 패스해요.

reversi-you-placed = { $cell }에 두어 돌 { $flips }개를 뒤집었어요.
reversi-you-passed = 둘 곳이 없어 패스해요.
reversi-brief-placed = { $seat } { $cell }
reversi-brief-passed = { $seat } 패스

## 그림을 말로

reversi-alt-discs = 흑돌 { $black }개, 백돌 { $white }개.
reversi-alt-last = { reversi-placed }
reversi-alt-passed = { reversi-passed }
reversi-alt-turn =
    { $colour ->
        [black] { $seat } 님 차례, 흑.
       *[white] { $seat } 님 차례, 백.
    }
reversi-alt-legal = 둘 수 있는 칸: { $cells }.
reversi-alt-won = { $seat } 승리.
reversi-alt-drawn = 무승부.
reversi-alt-black = 흑: { $cells }.
reversi-alt-white = 백: { $cells }.
reversi-spoken-brings = { $move }에서 { $count }개 뒤집기

## 옵션

parameter-position = 시작할 국면 또는 기보
reversi-option-first = 흑
reversi-option-first-random = 추첨
reversi-option-position = 국면: X, O, - 64글자 뒤에 둘 차례인 X 또는 O. 아니면 f5d6c3 같은 기보
reversi-option-position-start = 기본 배치

## 고르기

reversi-prompt = 돌을 놓을 칸을 고르세요
reversi-task = 칸 고르기

## 질문

reversi-question-flips = 뒤집힐 돌은?
reversi-prompt-ask = 어느 칸인가요?
reversi-cell-flips = { $cell }에 두면 돌 { $flips }개가 뒤집혀요: { $cells }.
reversi-cell-taken = { $cell }에는 둘 수 없어요. 이미 돌이 있어요.
reversi-cell-closed =
    { $over ->
        [yes] { $cell }에는 둘 수 없어요. 판이 끝났어요.
       *[no] { $cell }에는 둘 수 없어요. 뒤집히는 돌이 없어요.
    }

## 끝

reversi-reason-full = 보드가 꽉 찼어요.
reversi-reason-blocked = 양쪽 다 둘 곳이 없어요.
reversi-reason-wiped = 한쪽 돌이 모두 사라졌어요.

## 규칙

reversi-rules =
    리버시는 둘이서 64칸 보드에 두는 게임이에요. 돌의 한 면은 ⚫ 흑, 다른 면은 ⚪ 백이에요. 흑이 먼저 둬요.

    빈칸에 돌을 놓아, 그 돌과 이미 있는 내 돌 사이에 상대 돌이 하나 이상 빈틈없이 일직선으로 끼이게 하세요. 가로, 세로, 대각선 모두 돼요. 이렇게 사이에 낀 돌은 모두 내 색으로 뒤집혀요. 뒤집힌 돌 때문에 다른 돌이 또 뒤집히지는 않아요.

    하나도 뒤집지 못하는 수는 둘 수 없어요. 둘 곳이 있으면 꼭 두어야 하고, 없으면 자동으로 패스돼요.

    보드가 꽉 차거나 둘 다 둘 곳이 없으면 돌을 세요. 돌이 더 많은 쪽이 이기고, 같으면 무승부예요. 빈칸은 누구의 점수로도 세지 않아요.

    표시된 칸이 둘 수 있는 곳이에요. 작은 팁 하나: 네 귀퉁이에 놓은 돌은 절대 뒤집히지 않아요.
reversi-count = 돌 { $number }개
reversi-given = +귀 { $count }개
