# 소리 내어 읽기 위한 보드. 기호 없이 말로만.

spoken-row = 가로줄 { $row }: { $cells }.
spoken-column = 세로줄 { $column }: { $cells }.
spoken-cell = { $cell } { $what }
spoken-run = { $first }부터 { $last }까지 { $what }
spoken-empty = 비어 있음
spoken-rows = 보드의 가로줄: { $rows }.
spoken-columns = 보드의 세로줄: { $columns }.
spoken-columns-none = 이 보드에는 세로줄이 없어요. 가로줄을 고르세요.
spoken-hand = 내 손패: { $pieces }.
spoken-slot = { $slot }번 { $piece }
spoken-moves = 둘 수 있는 수: { $moves }.
spoken-moves-after = { $picked } 고른 뒤: { $moves }.
spoken-every-empty = 모든 빈칸
spoken-brings = { $move }에서 { $points }점
spoken-piece = { $pieces }: { $places }.
spoken-further = { $piece }: /moves { $path } 명령어로 다음을 알 수 있어요.
spoken-nothing = 내 수 이후 아무 일도 없었어요.
spoken-now-first = 이제 보드가 글로 오고 그림이 뒤따라요. /text only 를 쓰면 그림이 빠지고, /text off 를 쓰면 그림만 와요.
spoken-now-only = 이제 보드가 그림 없이 글로만 와요. /text on 을 쓰면 그림도 오고, /text off 를 쓰면 그림만 와요.
spoken-now-off = 보드가 다시 그림으로 와요.

settings-text = 글로 된 보드
settings-about-me-text = 보드를 소리 내어 읽기 좋게 말로 풀어 써요. 그림은 뒤에 붙이거나 뺄 수 있어요. 나만 보는 것에 적용돼요. /board row 3, /board column c, /board last 로 일부만, /moves 로 둘 수 있는 수를 알 수 있어요.
settings-text-first = 글 먼저
settings-text-only = 글만
help-text = /text on 을 쓰면 보드가 소리 내어 읽기 좋은 글로 와요. 그러면 그룹의 /board 는 나에게만 답하고, /join 뒤에 코드를 쓰면 모두에게 보드를 다시 보내요.

command-text = 보드를 소리 내어 읽기 좋은 글로 나에게만 보이기
command-moves = 지금 둘 수 있는 수를 말로 보기
button-do-text = 글로 된 보드
button-do-moves = 둘 수 있는 수
parameter-how = 방식: 글 먼저, 글만, 끔
parameter-part = 내 수 이후에 일어난 일만
parameter-row = 보드의 어느 가로줄을 말로 볼지
parameter-column = 보드의 어느 세로줄을 말로 볼지
parameter-after = 먼저 고를 것: 돌, 타일 또는 칸
parameter-then = 그다음에 고를 것
choice-how-first = 글 먼저
choice-how-only = 글만
choice-how-off = 끔
choice-part-last = 내 수 이후

discord-command-text = 글
discord-command-moves = 수보기
discord-parameter-how = 방식
discord-parameter-part = 부분
discord-parameter-row = 가로줄
discord-parameter-column = 세로줄
discord-parameter-after = 먼저
discord-parameter-then = 다음
command-board = 보드를 맨 아래에 다시 보내기
discord-command-board = 보드
