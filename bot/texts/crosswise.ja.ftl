### クロスワイズ

game-crosswise = クロスワイズ
crosswise-about = 2〜4人が2チームで対戦。オレンジは縦列、緑は横列をそろえます。
crosswise-goal = 同じ色の石を、オレンジは縦列に、緑は横列にそろえます。列の合計点が高いチームの勝ちです。

## チーム

crosswise-side-orange = 🟠 オレンジ
crosswise-side-green = 🟢 緑
crosswise-mark-orange = 🟠
crosswise-mark-green = 🟢
crosswise-team-orange = 縦列
crosswise-team-green = 横列

## ほかのテキストで使う色

crosswise-colour =
    { $colour ->
        [red] 🔴 赤
        [yellow] 🟡 黄
        [blue] 🔵 青
        [purple] 🟣 紫
        [black] ⚫ 黒
       *[white] ⚪ 白
    }
crosswise-old =
    { $old ->
        [red] 🔴 赤
        [yellow] 🟡 黄
        [blue] 🔵 青
        [purple] 🟣 紫
        [black] ⚫ 黒
       *[white] ⚪ 白
    }
crosswise-second =
    { $second ->
        [red] 🔴 赤
        [yellow] 🟡 黄
        [blue] 🔵 青
        [purple] 🟣 紫
        [black] ⚫ 黒
       *[white] ⚪ 白
    }

## 起きたこと

crosswise-placed = { $seat }さんが{ $cell }に{ crosswise-colour }を置きました。
crosswise-moved = { $seat }さんが{ crosswise-colour }を移動しました：{ $cell } → { $to }。
crosswise-removed = { $seat }さんが{ $cell }の{ crosswise-colour }を回収して手持ちに加えました。
crosswise-replaced = { $seat }さんが{ $cell }の{ crosswise-old }を{ crosswise-colour }と交換し、{ crosswise-old }を手持ちに加えました。
crosswise-swapped = { $seat }さんが{ $cell }の{ crosswise-colour }と{ $other }の{ crosswise-second }を入れ替えました。
crosswise-passed = { $seat }さんは出せる石がないのでパスです。
crosswise-six-column = 縦列{ $line }に{ crosswise-colour }が6個：🟠 オレンジの勝ちが決まりました。
crosswise-six-row = 横列{ $line }に{ crosswise-colour }が6個：🟢 緑の勝ちが決まりました。
crosswise-bag-empty = 袋の最後の石でした。

crosswise-you-placed = { $cell }に{ crosswise-colour }を置きました。
crosswise-you-moved = { crosswise-colour }を移動しました：{ $cell } → { $to }。
crosswise-you-removed = { $cell }の{ crosswise-colour }を回収して手持ちに加えました。
crosswise-you-replaced = { $cell }の{ crosswise-old }を{ crosswise-colour }と交換し、{ crosswise-old }を手持ちに加えました。
crosswise-you-swapped = { $cell }の{ crosswise-colour }と{ $other }の{ crosswise-second }を入れ替えました。
crosswise-you-passed = 出せる石がないのでパスです。
crosswise-brief-placed = { $seat } { crosswise-colour } { $cell }
crosswise-brief-moved = { $seat } 移動 { crosswise-colour } { $cell } → { $to }
crosswise-brief-removed = { $seat } 回収 { crosswise-colour } { $cell }
crosswise-brief-replaced = { $seat } 交換 { $cell } { crosswise-old } → { crosswise-colour }
crosswise-brief-swapped = { $seat } 入れ替え { $cell } ↔ { $other }
crosswise-brief-passed = { $seat } パス
crosswise-brief-bag-empty = 袋は空

## 選択

crosswise-choice-red = 🔴 赤
crosswise-choice-yellow = 🟡 黄
crosswise-choice-blue = 🔵 青
crosswise-choice-purple = 🟣 紫
crosswise-choice-black = ⚫ 黒
crosswise-choice-white = ⚪ 白
crosswise-choice-move = 移動
crosswise-choice-remove = 回収
crosswise-choice-replace = 交換
crosswise-choice-swap = 入れ替え
crosswise-choice-pass = パス
crosswise-emoji-red = 🔴
crosswise-emoji-yellow = 🟡
crosswise-emoji-blue = 🔵
crosswise-emoji-purple = 🟣
crosswise-emoji-black = ⚫
crosswise-emoji-white = ⚪
crosswise-prompt = 自分の石を選んでください
crosswise-prompt-red = 🔴 赤：空いたマスを選んでください
crosswise-prompt-yellow = 🟡 黄：空いたマスを選んでください
crosswise-prompt-blue = 🔵 青：空いたマスを選んでください
crosswise-prompt-purple = 🟣 紫：空いたマスを選んでください
crosswise-prompt-black = ⚫ 黒：空いたマスを選んでください
crosswise-prompt-white = ⚪ 白：空いたマスを選んでください
crosswise-prompt-move = 移動：盤上の石、次に移す先の空いたマスを選んでください
crosswise-prompt-move-2 = 移動：移す先の空いたマスを選んでください
crosswise-prompt-remove = 回収：盤上の石を選んでください。手持ちに入ります
crosswise-prompt-replace = 交換：手持ちの色、次に取り替える盤上の石を選んでください
crosswise-prompt-replace-2 = 交換：盤上の石を選んでください。手持ちに入ります
crosswise-prompt-swap = 入れ替え：盤上の石を2個選んでください
crosswise-prompt-swap-2 = 入れ替え：もう1個の石を選んでください
crosswise-prompt-ask = マスを選んでください
crosswise-task = 石を選ぶ
crosswise-task-red = 赤を置くマスを選ぶ
crosswise-task-yellow = 黄を置くマスを選ぶ
crosswise-task-blue = 青を置くマスを選ぶ
crosswise-task-purple = 紫を置くマスを選ぶ
crosswise-task-black = 黒を置くマスを選ぶ
crosswise-task-white = 白を置くマスを選ぶ
crosswise-task-move = 移動する石を選ぶ
crosswise-task-move-2 = 移す先の空いたマスを選ぶ
crosswise-task-remove = 回収する石を選ぶ
crosswise-task-replace = 手持ちから色を選ぶ
crosswise-task-replace-2 = 交換する石を選ぶ
crosswise-task-swap = 入れ替える石を2個選ぶ
crosswise-task-swap-2 = もう1個の石を選ぶ
crosswise-task-pass = パス

## 質問

crosswise-question-scoring = 得点表
crosswise-question-store = 使用済み
crosswise-question-lines = すべての列
crosswise-question-cell = マスを通る列

## 答え

crosswise-aid = 🟠 縦列、🟢 横列。各列で：
crosswise-aid-group =
    { $kind ->
        [pair] 2個ぞろい
        [three] 3個ぞろい
        [four] 4個ぞろい
        [five] 5個ぞろい
        [six] 6個ぞろい
       *[different] 6色すべて
    }：{ $points }
crosswise-aid-sums = 組が複数なら合計：4+2で6。
crosswise-aid-six = 6個ぞろいで即勝ち。
crosswise-stored =
    { $kind ->
        [move] 移動（石を空いたマスへ）
        [remove] 回収（石を手持ちへ）
        [replace] 交換（手持ちの石と）
       *[swap] 入れ替え（盤上の2個）
    }：使用{ $played }、残り{ $unseen }
crosswise-at-cell =
    { $colour ->
        [none] { $cell }：空き。
       *[other] { $cell }：{ crosswise-colour }。
    }
crosswise-column = 🟠 縦列{ $line }：{ crosswise-parts }
crosswise-row = 🟢 横列{ $line }：{ crosswise-parts }
crosswise-sum-orange = 🟠 オレンジ：{ $points }
crosswise-sum-green = 🟢 緑：{ $points }
crosswise-ahead = はじめから：{ $points }
crosswise-parts =
    { $parts ->
        [0] 0
        [1] { crosswise-part-1 }
        [2] { crosswise-part-1 } + { crosswise-part-2 } = { $points }
       *[3] { crosswise-part-1 } + { crosswise-part-2 } + { crosswise-part-3 } = { $points }
    }
crosswise-part-1 =
    { $kind1 ->
        [pair] 2個ぞろい
        [three] 3個ぞろい
        [four] 4個ぞろい
        [five] 5個ぞろい
        [six] 6個ぞろい
       *[different] 6色すべて
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
        [pair] 2個ぞろい
        [three] 3個ぞろい
        [four] 4個ぞろい
        [five] 5個ぞろい
        [six] 6個ぞろい
       *[different] 6色すべて
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
        [pair] 2個ぞろい
        [three] 3個ぞろい
        [four] 4個ぞろい
        [five] 5個ぞろい
        [six] 6個ぞろい
       *[different] 6色すべて
    }{ $colour3 ->
        [red] {" "}🔴
        [yellow] {" "}🟡
        [blue] {" "}🔵
        [purple] {" "}🟣
        [black] {" "}⚫
        [white] {" "}⚪
       *[none] {""}
    } { $points3 }

## 終わり

crosswise-reason-six = 6個ぞろいで決着です。
crosswise-reason-full = 盤が埋まりました。
crosswise-reason-passes = 誰にも出せる石がありません。

## 画像の説明

crosswise-team =
    { $side ->
        [orange] オレンジ
       *[green] 緑
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
crosswise-alt-turn = { $seat }さんの番、{ crosswise-team }チーム。
crosswise-alt-won = { crosswise-team }の勝ち。
crosswise-alt-drawn = 引き分け。
crosswise-alt-totals = オレンジ{ $orange }点、緑{ $green }点。
crosswise-alt-columns = 縦列a〜f：{ $points }。
crosswise-alt-rows = 横列1〜6：{ $points }。
crosswise-alt-stones =
    { $colour ->
        [red] 赤
        [yellow] 黄
        [blue] 青
        [purple] 紫
        [black] 黒
       *[white] 白
    }：{ $cells }。
crosswise-alt-empty = 盤は空です。
crosswise-alt-own = 自分の石：{ $stones }。
crosswise-alt-holds = { $seat }（{ crosswise-team }）：石{ $count }個。
crosswise-alt-bag =
    { $count ->
        [0] 袋は空です。
       *[other] 袋の残りは{ $count }個です。
    }
crosswise-alt-store = 使われた特殊石（各3個）：移動{ $move }、回収{ $remove }、交換{ $replace }、入れ替え{ $swap }。

## ルール

crosswise-rules =
    2チームで6×6マスの盤を埋めます。マスは縦列a–fと横列1–6で呼びます。🟠 オレンジは6本の縦列、🟢 緑は6本の横列で得点します。

    2人：1対1。4人：2人ずつの2チームで、交互に座ります。味方の石は見えません。3人：1番席と3番席がオレンジのペア、2番席が1人で緑です。緑はオレンジのそれぞれの番のあとに打ち、石を6個持ちます。ほかの人はみな4個です。手持ちはほかの誰にも見えません。先手はくじで決めるか、ロビーで選びます。

    袋には石が54個入っています。🔴 🟡 🔵 🟣 ⚫ ⚪ が7個ずつ、4種類の特殊石が3個ずつです。自分の番には石をちょうど1個使い、袋に石があるかぎり、元の手持ちの数まで引きます。
    • 色の石は、どの空いたマスにも置けます。
    • 移動：盤上の石1個を空いたマスへ移します。
    • 回収：盤上の石1個を手持ちに加えます。このときは引きません。
    • 交換：手持ちの色の石を盤上の石の場所に置き、その石を手持ちに加えてから、1個引きます。
    • 入れ替え：盤上の石2個を入れ替えます。同じ色でもよく、その場合は何も変わりません。
    使った特殊石は「使用済み」に公開されます。そこでは種類ごとにあと何個出てくるかも全員に見えます。盤から手持ちに移った石は、全員が見ています。

    使いどころのない特殊石しかないか、石が1個もなく、出せる石がないときはパスです。それ以外のパスはありません。全員が続けてパスすると対局は終わり、そのときの盤面で得点を数えます。

    縦列（オレンジ）か横列（緑）に同じ色の石が6個そろうと、最後の1個を誰が置いても、そのチームがすぐに勝ちます。そうでなければ36マスがすべて埋まったときに終わり、自チームの列の合計が多いほうの勝ち、同点なら引き分けです。

    1つの列で、同じ色が2個なら1点、3個なら3点、4個なら5点、5個なら7点、異なる6色なら6点です。組が複数あれば合計します：4+2は6点、3+3は6点、3+2は4点、2+2+2は3点。埋まっていない列も、ある石のぶん得点します。

    シリーズ：「X勝先取」では先にX勝したチームの勝ちです。引き分けはどちらの勝ちにもならず、3·X局が終わるとリードしているチームの勝ちです。「X局合計」ではX局の得点を合計します。このとき同じ色6個の列は9点、両チームのほかの列はすべてそのままの点なので、対局に勝ったチームの合計のほうが低いこともあります。同点ならシリーズは引き分けです。先手は対局ごとに1席ずつ移ります。

## 公正な配布


## Further words for the stones in a line that somebody types, between commas

crosswise-typed-red = ハート, 赤色, 赤い
crosswise-typed-yellow = 星, 黄色, 黄色い
crosswise-typed-blue = しずく, 雫, 青色, 青い
crosswise-typed-purple = ひし形, ダイヤ, 紫色
crosswise-typed-black = 十字, 黒色, 黒い
crosswise-typed-white = 輪, リング, 丸, 白色, 白い
