# アドバイス：大きく損をした手のあとに、どの手がよかったか

button-tips = もう教えない
tip-undo = 手を戻す
tips-off = これからは教えません。/settings で元に戻せます。
tip-better = { $better }のほうが約{ $points }得でした。
crosswise-tip-line = { $move }なら{ $kind ->
        [pair] 2個ぞろい
        [three] 3個ぞろい
        [four] 4個ぞろい
        [five] 5個ぞろい
       *[different] 6色すべて
    }で{ $points }点でした。
crosswise-tip-six = { $move }なら6個ぞろいで勝ちでした。
crosswise-tip-block = { $move }なら相手を{ $points }点減らせました。
reversi-tip-corner = { $move }なら、裏返されない隅が取れました。
reversi-tip-opens = その手で隅{ $corner }が空きました。{ $move }なら空きませんでした。
triominos-tip-hexagon = { $move }なら六角形ができて{ $points }点でした。
triominos-tip-bridge = { $move }ならブリッジができて{ $points }点でした。
triominos-tip-points = { $move }なら{ $points }点でした。
