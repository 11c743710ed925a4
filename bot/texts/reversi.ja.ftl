### リバーシ

game-reversi = リバーシ
reversi-about = 2人で64個の石を使い、相手の石を挟んで自分の色に変えます。
reversi-goal = 相手の色の石を挟んで自分の色に変え、最後に石が多いほうの勝ちです。

## 色

reversi-side-black = ⚫ 黒
reversi-side-white = ⚪ 白
reversi-mark-black = ⚫
reversi-mark-white = ⚪

## 起きたこと

reversi-placed = { $seat }さんが{ $cell }に打ち、{ $flips }個返しました。
reversi-passed = { $seat }さんは打てるマスがないのでパスです。

reversi-you-placed = { $cell }に打ち、{ $flips }個返しました。
reversi-you-passed = 打てるマスがないのでパスです。
reversi-brief-placed = { $seat } { $cell }
reversi-brief-passed = { $seat } パス

## 画像の説明

reversi-alt-discs = 黒{ $black }個、白{ $white }個。
reversi-alt-last = { reversi-placed }
reversi-alt-passed = { reversi-passed }
reversi-alt-turn =
    { $colour ->
        [black] { $seat }さんの番、黒。
       *[white] { $seat }さんの番、白。
    }
reversi-alt-legal = 打てるマス：{ $cells }。
reversi-alt-won = { $seat }の勝ち。
reversi-alt-drawn = 引き分け。
reversi-alt-black = 黒：{ $cells }。
reversi-alt-white = 白：{ $cells }。
reversi-spoken-brings = { $move }で{ $count }個返す

## オプション

parameter-position = 開始する局面または棋譜
reversi-option-first = 黒
reversi-option-first-random = くじ
reversi-option-position = 局面：X、O、-の64文字と、番を示すXかO。またはf5d6c3のような棋譜
reversi-option-position-start = 通常の初期配置

## 選択

reversi-prompt = 石を打つマスを選んでください
reversi-task = マスを選ぶ

## 質問

reversi-question-flips = 返る石は？
reversi-prompt-ask = どのマスですか？
reversi-cell-flips = { $cell }に打つと{ $flips }個返ります：{ $cells }。
reversi-cell-taken = { $cell }には打てません。もう石があります。
reversi-cell-closed =
    { $over ->
        [yes] { $cell }には打てません。対局は終わりました。
       *[no] { $cell }には打てません。返る石がありません。
    }

## 終わり

reversi-reason-full = 盤が埋まりました。
reversi-reason-blocked = どちらももう打てません。
reversi-reason-wiped = 片方の石がなくなりました。

## ルール

reversi-rules =
    リバーシは、64マスの盤で2人が打つゲームです。石は片面が⚫黒、もう片面が⚪白です。黒が先手です。

    空いたマスに石を置き、その石と自分の別の石とで、相手の石を1個以上、隙間なくまっすぐに挟みます。縦、横、斜めのどれでもかまいません。挟んだ石はすべて返して自分の色にします。返した石でさらに挟むことにはなりません。

    1個も返せないところには打てません。打てるマスがあれば必ず打ち、なければ自動的にパスになります。

    盤が埋まるか、どちらも打てなくなったら石を数えます。多いほうの勝ち、同数なら引き分けです。空いたマスはどちらの得点にもなりません。

    印の付いたマスが打てるところです。ちょっとしたコツ：隅の石は絶対に返されません。
reversi-count = 石{ $number }個
reversi-given = +{ $count }隅
