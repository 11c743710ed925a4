# Rady: co byłoby lepsze po ruchu, który dużo kosztował

button-tips = Bez rad
tip-undo = Cofnij
tips-off = Nie będzie więcej rad. Możesz je znów włączyć w /settings.
tip-better = Lepiej o około { $points }: { $better }.
crosswise-tip-line = Lepiej: { $move }. Byłoby z tego: { $kind ->
        [pair] para
        [three] trójka
        [four] czwórka
        [five] piątka
       *[different] sześć różnych kolorów
    } (pkt: { $points }).
crosswise-tip-six = Lepiej: { $move }. Szóstka i wygrana.
crosswise-tip-block = Lepiej: { $move }. Druga strona straciłaby { $points } pkt.
reversi-tip-corner = Lepiej: { $move }. Rogu nikt nie odwróci.
reversi-tip-opens = To otworzyło róg { $corner }, a { $move } nie.
triominos-tip-hexagon = Lepiej: { $move }. Sześciokąt, { $points } pkt.
triominos-tip-bridge = Lepiej: { $move }. Most, { $points } pkt.
triominos-tip-points = Lepiej: { $move }. Za to jest { $points } pkt.
