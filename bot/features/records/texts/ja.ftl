# Records

button-fair = 公正さを確認
button-do-export = ファイルで保存
button-do-import = ファイルを開く
fair-sealed = 何が配られるかは初手の前に決まっています。シードは終わるまで秘密で、これがその封印値です：
fair-held = 対局は終わりましたが、同じ配りでまだ対局している人がいます。最後の人が終わるまでシードは秘密です。これがその封印です：
fair-open = 何が配られるかは初手の前に決まっていました。封印値はそのときからあり、シードを今公開します。
fair-hash = 封印値：{ $hash }
fair-seed = シード：{ $seed }
fair-check = 確認方法：シードの64文字のSHA-256を求めてください（たとえば sha256sum コマンドで。末尾に改行を入れないこと）。それが封印値と一致するはずです。配られたものはすべてシードから決まり、誰でも次のように計算できます：
fair-by-hand =
    1. i = 0、1、2 … について「シード:ラベル:i」のSHA-256を求めます。シードは64文字のまま、iは10進数で書きます。1つごとに64ビットの数が4つ得られ、最上位のバイトが先です。
    2. n未満の数は、そのうち次の数をnで割った余りです。2⁶⁴以下で最大のnの倍数と、それ以上の数は飛ばします。
    3. 列を混ぜるには、最後の位置から2番目の位置まで順に進みます。各位置で、先頭からそこまでの個数未満の次の数を求め、その位置にあるものと、先頭からその数だけ進んだ位置にあるものとを入れ替えます。
fair-piles = この配りは複数のテーブルで同じです。手元に配った残りは、引く順番どおりに1つずつ、最初の席から手番の順に、席ごとの山に分けます。席は自分の山の先頭から引きます。山が空なら、ほかのいちばん大きい山の最後から引き、同じ大きさなら次に来る席の山から引きます。
fair-step = { $verdict ->
    [right] ✓ { $step }：正しい、{ $what }。
   *[wrong] { $number ->
        [0] ✗ { $step }：誤り。
       *[other] ✗ { $step }：{ $number }手目に誤り。
    }
}
step-digest = 文書
step-seed = シード
step-hash = 封印値
step-setup = 初期配置
step-deal = 手持ち
step-moves = 手順
step-draws = 引いたもの
step-result = 結果
check-digest = 書かれてから変更なし
check-seed = 16進数で64桁
check-hash = シードのSHA-256と一致
check-setup = シードとオプションのとおり
check-deal = シードのとおり
check-moves = すべて打てる手
check-draws = すべてシードのとおり
check-result = 手順どおりの結果
check-open = 確認するものはありません
export-made = 第{ $number }局の記録ファイルです。
import-how = コマンドと一緒にファイルを送ってください。Telegramでは /import という説明を付けてファイルとして送るか、そのファイルに /import と返信します。ブラウザーでは最初のページの[コードを入力]からできます。
import-by = { $count ->
    [1] { $who }さんがこの対局をファイルから読み込みました。
   *[other] { $who }さんがこれらの対局をファイルから読み込みました。
}
import-many = { $count }局を読み込みました。それぞれ別のテーブルにあります：
refusal-still-running = 対局がまだ終わっていません。記録を出すと、隠れているものが見えてしまいます。
refusal-seed-held = 同じ配りでまだ対局している人がいます。最後の人が終わると記録を出せます。
refusal-too-many-records = 1時間に{ $most }局をファイルから開きました。しばらくしてからもう一度どうぞ。
refusal-too-many-files = 1時間に1人から受け取れるファイルの上限に達しました。しばらくしてからもう一度どうぞ。
refusal-import-under-way = 前のファイルをまだ読み込んでいます。終わってから次を送ってください。
refusal-imports-busy = 読み込み中のファイルが混み合っていて、これ以上は順番待ちもできません。1分後にもう一度お試しください。
refusal-bad-record = { $match ->
    [0] { "" }
   *[other] 第{ $match }局：
}{ $part ->
    [size] ファイルが大きすぎて読めません。
    [many] このファイルの対局は多すぎます。
    [long] このファイルには手や待ったが多すぎます。
    [slow] ファイルが届くまでに時間がかかりすぎました。
    [format] この対局はその形式では書き出せません。
    [version] この記録は新しい版のCrosstableで書かれています。
    [digest] この記録は書かれたあとに変更されています。
    [seed] この記録のシードが誤っています。
    [hash] この記録の封印値がシードと合いません。
    [setup] この記録の初期配置がシードと合いません。
    [deal] この記録の手持ちがシードと合いません。
    [draws] この記録の{ $number }手目で引いたものがシードと合いません。
    [moves] { $move ->
        [none] この記録の{ $number }手目は打てない手です。
       *[other] この記録の{ $number }手目、{ $move }は打てない手です。
    }
    [log] この記録の{ $number }番目の項目が読めません。
    [result] この記録の手順では、書かれた結果になりません。
   *[other] 読み取れる記録ファイルではありません。
}
command-export = 終わった対局をファイルに
command-import = ファイルの対局を開く
parameter-format = ファイルの形式
parameter-file = 記録：JSON、棋譜、GGF、WTHORのどれか
choice-format-json = Crosstable (JSON)
choice-format-transcript = 棋譜
choice-format-ggf = GGF
choice-format-wthor = WTHOR (.wtb)
crosswise-fair-order = この列のラベルは「bag」です。赤、黄、青、紫、黒、白が7個ずつ、続いて移動、回収、交換、入れ替えが3個ずつ並びます。混ぜたあと、末尾から配ります。1番席が最後の4個、2番席がその前の4個、と続きます。3人のときは2番席が6個取ります。残りは末尾から引きます。先手をくじで決めるときは、ラベル「first」で席の数未満の数を求め、その数だけの席が前にある席が先手になります。
discord-command-export = 書き出し
discord-command-import = 読み込み
discord-parameter-format = 形式
discord-parameter-file = ファイル
triominos-fair-order = この列のラベルは「round 1」、次のラウンドは「round 2」、と続きます。56枚のタイルが000、001 … 005、011、012 … 555と小さい順に並び、どのタイルも数字を小さいほうから並べて呼びます。混ぜたあと、1番席が先頭から手持ちをまとめて取り、2番席がその次のタイルを取る、と続きます。残りが山で、その先頭から引きます。
