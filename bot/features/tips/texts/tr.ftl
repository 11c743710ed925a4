# İpuçları: pahalıya mal olan bir hamleden sonra, hangisi daha iyiydi

button-tips = Artık ipucu verme
tip-undo = Geri al
tips-off = Artık ipucu yok. /settings ile yeniden açabilirsin.
tip-better = { $better } yaklaşık { $points } daha iyiydi.
crosswise-tip-line = { $move } ile { $kind ->
        [pair] çift
        [three] üçlü
        [four] dörtlü
        [five] beşli
       *[different] altı farklı renk
    } olurdu: { $points } puan.
crosswise-tip-six = { $move } ile altılı olur, kazanırdın.
crosswise-tip-block = { $move } karşı tarafa { $points } puan kaybettirirdi.
reversi-tip-corner = { $move } köşeyi alırdı; köşeyi kimse çeviremez.
reversi-tip-opens = Bu hamle { $corner } köşesini açtı; { $move } açmazdı.
triominos-tip-hexagon = { $move } bir altıgen tamamlardı: { $points } puan.
triominos-tip-bridge = { $move } bir köprü kurardı: { $points } puan.
triominos-tip-points = { $move } { $points } puan getirirdi.
