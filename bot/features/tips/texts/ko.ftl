# 조언: 크게 손해 본 수 다음에, 어떤 수가 더 좋았는지

button-tips = 그만 알려 줘요
tip-undo = 무르기
tips-off = 이제 알려 주지 않아요. /settings 에서 다시 켤 수 있어요.
tip-better = 더 좋은 수: { $better } (약 +{ $points }).
crosswise-tip-line = { $move }였다면 { $kind ->
        [pair] 같은 색 2개
        [three] 같은 색 3개
        [four] 같은 색 4개
        [five] 같은 색 5개
       *[different] 서로 다른 6색
    }, { $points }점이었어요.
crosswise-tip-six = { $move }였다면 같은 색 6개로 이겼어요.
crosswise-tip-block = { $move }였다면 상대가 { $points }점 잃었어요.
reversi-tip-corner = { $move }였다면 뒤집히지 않는 귀를 차지했어요.
reversi-tip-opens = 그 수로 귀 { $corner }이(가) 열렸어요. { $move }였다면 안 열렸어요.
triominos-tip-hexagon = { $move }였다면 육각형 완성, { $points }점이었어요.
triominos-tip-bridge = { $move }였다면 다리 완성, { $points }점이었어요.
triominos-tip-points = { $move }였다면 { $points }점이었어요.
