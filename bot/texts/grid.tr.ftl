# Ok tuşlarıyla gezenler için kare kare tahta.

web-cell-can = { $cell }, oynanabilir

crosswise-place-content =
    { $content ->
        [red] kırmızı, kalp
        [yellow] sarı, yıldız
        [blue] mavi, damla
        [purple] mor, baklava
        [black] siyah, artı
        [white] beyaz, halka
        [move] { crosswise-choice-move }
        [remove] { crosswise-choice-remove }
        [replace] { crosswise-choice-replace }
        [swap] { crosswise-choice-swap }
       *[empty] boş
    }
crosswise-place-cell = { $cell }, { crosswise-place-content }

reversi-place-content =
    { $content ->
        [black] siyah
        [white] beyaz
       *[empty] boş
    }
reversi-place-cell = { $cell }, { reversi-place-content }

triominos-place-tile-up = { $tile }, ucu yukarıda
triominos-place-tile-down = { $tile }, ucu aşağıda
triominos-place-free = yer { $place }, boş
triominos-place-beside = yer { $place }, yanında { $tiles }
triominos-place-held = { $number }, { $tile }
