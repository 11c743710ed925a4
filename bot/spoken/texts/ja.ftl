# 読み上げ用の盤面。記号を使わず、言葉だけで。

spoken-row = 横列{ $row }：{ $cells }。
spoken-column = 縦列{ $column }：{ $cells }。
spoken-cell = { $cell }は{ $what }
spoken-run = { $first }から{ $last }は{ $what }
spoken-empty = 空き
spoken-rows = 盤面の横列：{ $rows }。
spoken-columns = 盤面の縦列：{ $columns }。
spoken-columns-none = この盤面に縦列はありません。横列を指定してください。
spoken-hand = 手持ち：{ $pieces }。
spoken-slot = { $slot }番 { $piece }
spoken-moves = 打てる手：{ $moves }。
spoken-moves-after = { $picked }を選んだあと：{ $moves }。
spoken-every-empty = すべての空きマス
spoken-brings = { $move }で{ $points }点
spoken-piece = { $pieces }：{ $places }。
spoken-further = { $piece }：続きは /moves { $path } でわかります。
spoken-nothing = 前回の自分の手から、何も起きていません。
spoken-now-first = これからは盤面が文章で届き、そのあとに画像が続きます。/text only で文章だけ、/text off で画像だけになります。
spoken-now-only = これからは盤面が文章だけで届きます。/text on で画像も付き、/text off で画像だけになります。
spoken-now-off = 盤面はまた画像で届きます。

settings-text = 文章の盤面
settings-about-me-text = 読み上げやすいように盤面を言葉で表します。あとに画像を付けることも、文章だけにすることもできます。自分だけに見えるものが対象です。/board row 3、/board column c、/board last で一部だけを、/moves で打てる手を確認できます。
settings-text-first = 文章を先に
settings-text-only = 文章のみ
help-text = /text on で盤面が読み上げ用の文章で届きます。その場合、グループの /board は自分だけへの返事になります。/join にコードを付けると、全員に盤面を送り直せます。

command-text = 盤面を読み上げ用の文章で、自分だけに表示
command-moves = 今打てる手を言葉で表示
button-do-text = 文章の盤面
button-do-moves = 今打てる手
parameter-how = 方法：文章を先に、文章のみ、オフ
parameter-part = 前回の自分の手から起きたことだけ
parameter-row = 言葉で確認する盤面の横列
parameter-column = 言葉で確認する盤面の縦列
parameter-after = 最初に選ぶもの：石、タイル、マス
parameter-then = 次に選ぶもの
choice-how-first = 文章を先に
choice-how-only = 文章のみ
choice-how-off = オフ
choice-part-last = 前回の自分の手から

discord-command-text = 文章
discord-command-moves = 打てる手
discord-parameter-how = 方法
discord-parameter-part = 部分
discord-parameter-row = 横列
discord-parameter-column = 縦列
discord-parameter-after = 最初
discord-parameter-then = 次
command-board = 盤面をいちばん下に送り直す
discord-command-board = 盤面
