# 矢印キーで盤をたどる人のための、マスごとの説明。

web-cell-can = { $cell }、選べます

crosswise-place-content =
    { $content ->
        [red] 赤、ハート
        [yellow] 黄、星
        [blue] 青、しずく
        [purple] 紫、ひし形
        [black] 黒、十字
        [white] 白、輪
        [move] { crosswise-choice-move }
        [remove] { crosswise-choice-remove }
        [replace] { crosswise-choice-replace }
        [swap] { crosswise-choice-swap }
       *[empty] 空き
    }
crosswise-place-cell = { $cell }、{ crosswise-place-content }

reversi-place-content =
    { $content ->
        [black] 黒
        [white] 白
       *[empty] 空き
    }
reversi-place-cell = { $cell }、{ reversi-place-content }

triominos-place-tile-up = { $tile }、上向き
triominos-place-tile-down = { $tile }、下向き
triominos-place-free = 位置{ $place }、空き
triominos-place-beside = 位置{ $place }、隣は{ $tiles }
triominos-place-held = { $number }番、{ $tile }
