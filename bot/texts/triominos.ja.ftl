### トライオミノス

game-triominos = トライオミノス
triominos-about = 2〜4人が三角形のタイルを角を合わせて置き、ラウンドを重ねて目標点を目指します。
triominos-goal = 触れ合うところの数字が合うようにタイルを置きます。目標点に達したとき、得点が一番多い人の勝ちです。

## 起きたこと

triominos-round =
    { $why ->
        [won] 第{ $number }ラウンド：前のラウンドを制した{ $first_seat }さんから始めます。
       *[highest] 第{ $number }ラウンド：いちばん高いタイルを持つ{ $first_seat }さんから始めます。
    }
triominos-laid = { $seat }さんが{ $tile }を{ $place }番に置きました：+{ $points }。
triominos-triple = トリプルで開始：+{ $points }。
triominos-zeros = 0-0-0で開始：+{ $points }。
triominos-bridge = ブリッジ：+{ $points }。
triominos-hexagon =
    { $count ->
        [1] 六角形
        [2] 六角形2つ
       *[3] 六角形3つ
    }：+{ $points }。
triominos-drew = { $seat }さんがタイルを{ $count }枚引きました：{ $points }。
triominos-drew-own = { $seat }さんが引いたタイル：{ $tiles }（{ $points }）。
triominos-passed = { $seat }さんは置くことも引くこともできません：{ $points }。
triominos-out = { $seat }さんが最後のタイルを置きました：+{ $points }。
triominos-blocked = ラウンドが行き詰まりました。
triominos-left = ほかの手持ちに残った数字：{ $seat }さんに+{ $points }。
triominos-own = 自分の手持ちに残った数字：{ $points }。
triominos-shown = { $seat }さんの残り：{ $tiles }（合計{ $digits }）。
triominos-won = { $seat }さんが第{ $number }ラウンドを制しました。
triominos-nobody = 残り枚数も数字の合計も同じなので、第{ $number }ラウンドは勝者なしです。
triominos-stands = { $seat }：{ $scored }、総計{ $total }。
triominos-tied = { $total }点で首位が並びました。もう1ラウンドで決めます。

triominos-you-laid = { $tile }を{ $place }番に置きました：+{ $points }。
triominos-you-drew = タイルを{ $count }枚引きました：{ $points }。
triominos-you-drew-own = 引いたタイル：{ $tiles }（{ $points }）。
triominos-you-passed = 置くことも引くこともできません：{ $points }。
triominos-you-out = 最後のタイルを置きました：+{ $points }。
triominos-you-left = ほかの手持ちに残った数字：あなたに+{ $points }。
triominos-you-shown = あなたの残り：{ $tiles }（合計{ $digits }）。
triominos-you-won = 第{ $number }ラウンドを制しました。
triominos-you-stands = あなた：{ $scored }、総計{ $total }。
triominos-brief-round = 第{ $number }ラウンド：{ $first_seat }から
triominos-brief-laid = { $seat } { $tile } +{ $points }
triominos-brief-triple = トリプル +{ $points }
triominos-brief-zeros = 0-0-0 +{ $points }
triominos-brief-bridge = ブリッジ +{ $points }
triominos-brief-hexagon =
    { $count ->
        [1] 六角形
        [2] 六角形2つ
       *[3] 六角形3つ
    } +{ $points }
triominos-brief-drew = { $seat } { $count }枚引く { $points }
triominos-brief-drew-own = { $seat } 引く { $tiles } { $points }
triominos-brief-passed = { $seat } パス { $points }
triominos-brief-out = 最後のタイル +{ $points }
triominos-brief-blocked = 行き詰まり
triominos-brief-left = ほかの人の数字 +{ $points }
triominos-brief-own = 自分の数字 { $points }
triominos-brief-shown = {""}
triominos-brief-won = 第{ $number }ラウンドは{ $seat }の勝ち
triominos-brief-nobody = 第{ $number }ラウンドは勝者なし
triominos-brief-stands = {""}
triominos-brief-tied = { $total }点で同点、もう1ラウンド
triominos-you-brief-laid = { $tile } +{ $points }
triominos-over-won = 第{ $number }ラウンドは{ $seat }の勝ち
triominos-you-over-won = 第{ $number }ラウンドはあなたの勝ち
triominos-over-nobody = 第{ $number }ラウンドは勝者なし
triominos-stake = 第{ $number }ラウンド · 目標{ $target }

## オプション

parameter-target = 目標点
parameter-hand = 1人に配るタイルの枚数
triominos-option-target = 目標
triominos-option-target-200 = 200点
triominos-option-target-400 = 400点
triominos-option-target-500 = 500点
triominos-option-target-600 = 600点
triominos-option-hand = 手持ちの枚数
triominos-option-hand-7 = 7
triominos-option-hand-8 = 8
triominos-option-hand-9 = 9
triominos-option-hand-16 = 16
triominos-option-first = 最初の人
triominos-option-first-random = タイルで決める

## 選択

triominos-choice-draw = 引く（各−5）
triominos-choice-pass = パス（−10）
triominos-choice-next = 次のラウンド
triominos-move-2 = { $a }を{ $b }番に
triominos-noted-of-2 = { $a }
triominos-noted-draw = 引く
triominos-noted-pass = パス
triominos-prompt = 自分のタイルを選んでください。合うものがなければ引きます
triominos-prompt-1 = { $picked }：印の付いた位置を選んでください
triominos-task = タイルを選ぶ
triominos-task-1 = { $picked }を置く位置を選ぶ
triominos-task-draw = タイルを引く（−5）
triominos-task-pass = パス（−10）

## 質問

triominos-question-sheet = 得点の記録
triominos-question-scoring = 得点のしかた

## 答え

triominos-sheet-round =
    第{ $number }ラウンド{ $ended ->
        [out] {""}
        [blocked] （行き詰まり）
       *[open] （進行中）
    }
triominos-sheet-row =
    { $seat }：{ $scored }{ $tiles ->
        [0] {""}
       *[other] {" "}· タイル{ $tiles }
    }{ $opening ->
        [0] {""}
       *[other] {" "}· 開始{ $opening }
    }{ $bridge ->
        [0] {""}
       *[other] {" "}· ブリッジ{ $bridge }
    }{ $hexagon ->
        [0] {""}
       *[other] {" "}· 六角形{ $hexagon }
    }{ $draws ->
        [0] {""}
       *[other] {" "}· 引き{ $draws }
    }{ $passes ->
        [0] {""}
       *[other] {" "}· パス{ $passes }
    }{ $out ->
        [0] {""}
       *[other] {" "}· 最後のタイル{ $out }
    }{ $left ->
        [0] {""}
       *[other] {" "}· 残りの数字{ $left }
    }
triominos-sheet-total = { $seat }：{ $total }/{ $target }
triominos-sheet-ahead = { $seat } · はじめから：{ $points }
triominos-worth-tile = タイル：数字の合計
triominos-worth-triple = トリプルでラウンド開始：+{ $worth }
triominos-worth-zeros = 0-0-0で開始：+{ $worth }
triominos-worth-bridge = ブリッジ：+{ $worth }
triominos-worth-hexagon = 六角形1つごと：+{ $worth }
triominos-worth-draw = タイルを引くたび：{ $worth }
triominos-worth-pass = パス：{ $worth }
triominos-worth-out = 最後のタイル：+{ $worth }と、ほかの人の数字
triominos-worth-blocked = 行き詰まり：ほかの人の数字 − 自分の数字
triominos-worth-target = 目標：{ $target }

## 画像の説明

triominos-alt-round = トライオミノス、第{ $number }ラウンド、目標{ $target }点。
triominos-alt-empty = まだタイルは置かれていません。
triominos-alt-board = 置かれたタイルは{ $count }枚。
triominos-alt-row = { $number }段目：{ $tiles }。
triominos-alt-last = 最後に置かれたタイル：{ $tile }、{ $seat }。
triominos-alt-hexagons = 六角形が{ $count }つ完成。
triominos-alt-bridge = ブリッジが完成。
triominos-alt-market =
    { $count ->
        [0] 山は空です。
       *[other] 山のタイルは{ $count }枚。
    }
triominos-alt-seat = { $seat }：タイル{ $count }枚、{ $total }点。
triominos-alt-turn = { $seat }さんの番。
triominos-alt-own = 自分のタイル：{ $tiles }。
triominos-alt-fits = 置ける手：{ $moves }。
triominos-alt-left = { $seat }の残り：{ $tiles }。
triominos-alt-place = { $place }番：{ $digits }。
triominos-alt-won = { $seat }の勝ち。
triominos-spoken-up = { $digits } 上向き
triominos-spoken-down = { $digits } 下向き
triominos-spoken-place = 位置{ $place }
triominos-spoken-asks = 位置{ $place }に必要な数字：{ $digits }。

## 終わり

triominos-reason-target = 目標に達しました。

## ルール

triominos-rules =
    2〜4人で56枚の三角形のタイルを置きます。タイルには0-3-5のように、時計回りに大きくなる0から5の数字が3つあり（同じ数字もあります）、すべての組み合わせが1枚ずつあります。タイルは回してもかまいませんが、裏返せません。対局は数ラウンドで、200点（ロビーで選べば400、500、600点）を目指します。

    2人なら8枚ずつ（または7、9、16枚ずつ）、3人か4人なら7枚ずつ取ります。残りは伏せて山にします。いちばん高いトリプルを持つ人から始めます。トリプルが配られなかったときは合計がいちばん高いタイル、合計が同じなら、大きい数字から順に比べて数字の高いタイルを持つ人です。そのあとは前のラウンドを制した人から始め、勝者のいないラウンドのあとは、またタイルで決めます。最初の人は自分のどのタイルを置いてもかまいません。番は席の順に回ります。

    タイルは、置かれたタイルと辺どうしを合わせて置きます。合わせた辺の数字は2つとも同じでなければなりません。ほかのタイルとも辺や角で触れるなら、その数字も同じでなければなりません。空いた位置には上から下、次に左から右の順に番号が付いています。1枚のタイルが1つの位置に合う置き方は、多くても1通りです。

    置いたタイルは数字の合計が得点になります。
    • トリプルでラウンドを始める：+10。0-0-0なら代わりに+40。
    • 六角形（自分のタイルが1つの頂点を囲む6枚目のとき）：+50。同時に2つなら+100、3つなら+150。
    • ブリッジ（自分のタイルがちょうど1つの辺だけを合わせ、その向かいの角が別のタイルに触れるとき）：+40。

    置けるタイルがあれば必ず置きます。なければ、合うものが出るまで1枚ずつ（1枚につき−5）引き、出たタイルを合うところのどこにでも置きます。山が空で合うものもなければ、10点を失って番が移ります。山を引き切っても置けないときは、引いたぶんに加えて10点を失います。最初の1枚を引いたあとの引きとパスは自動で進み、画面に示されます。

    誰かが最後のタイルを置くとラウンドが終わり、その人は+25と、ほかの全員の手持ちに残った数字を得ます。山が空で、全員が1回ずつ続けてパスしても終わります。そのときは枚数がいちばん少ない人、同数なら数字の合計が低い人の勝ちです。ほかの人の数字を足し、自分の数字を引き、25点はありません。それも同じなら、一部の人だけが同じ場合でも、勝者なしで数字は誰の得点にもなりません。手持ちはすべて公開されます。次のラウンドは、誰かがボタンを押すか30秒たつと配られます。

    ラウンドが終わったときに誰かが目標点以上なら対局が終わり、総計がいちばん高い人の勝ちです。首位が並べばもう1ラウンド続けます。ラウンドの途中で目標に達しても終わりません。総計はマイナスにもなります。

    シリーズ：「X勝先取」では先にX勝した人の勝ち、「X局合計」ではX局の最終の総計を合計します。誰から始めるかは、いつもタイルで決まります。

## 公正な配布

