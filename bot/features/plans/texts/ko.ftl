# 내 차례가 되면 둘 수

button-plan = 예약
plan-title = 다음 차례 예약
plan-none = 아직 예약한 수가 없어요. 수를 골라 주세요.
plan-prompt = 둘 수
plan-else = { $first }, 안 되면 { $second }
plan-answer = 상대가 { $after } 두면 { $move }
plan-if-untouched = 이 줄이 그대로일 때만
plan-lines = 이 줄이 그대로일 때만 두기
plan-if = 상대가 이렇게 두면…
plan-if-which = 상대가 어떤 수를 두면?
plan-if-move = 상대가 { $after } 두면 나는…
plan-picked = 고른 것: { $picked }
plan-drop = 예약 취소
plan-secret = 나만 볼 수 있어요.
plan-waits = 예약한 수: { $moves }
plan-turn = 벌써 내 차례예요. 예약할 것이 없어요.
plan-played = 예약한 대로 { $move }
plan-dropped-impossible = 예약이 취소됐어요. 이제 { $move } 둘 수 없어요.
plan-dropped-touched = 예약이 취소됐어요. { $move } 줄이 바뀌었어요.
plan-dropped-undone = 예약이 취소됐어요. 한 수를 물렀어요.
