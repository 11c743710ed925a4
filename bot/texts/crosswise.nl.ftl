### Crosswise

game-crosswise = Crosswise
crosswise-about = Twee tot vier spelers in twee teams: Oranje verzamelt in de kolommen, Groen in de rijen.
crosswise-goal = Breng stenen van dezelfde kleur in een lijn, Oranje in de kolommen en Groen in de rijen: wie met zijn lijnen meer punten haalt, wint.

## Kanten

crosswise-side-orange = 🟠 Oranje
crosswise-side-green = 🟢 Groen
crosswise-mark-orange = 🟠
crosswise-mark-green = 🟢
crosswise-team-orange = kolommen
crosswise-team-green = rijen

## Kleuren, voor andere teksten

crosswise-colour =
    { $colour ->
        [red] 🔴 rood
        [yellow] 🟡 geel
        [blue] 🔵 blauw
        [purple] 🟣 paars
        [black] ⚫ zwart
       *[white] ⚪ wit
    }
crosswise-old =
    { $old ->
        [red] 🔴 rood
        [yellow] 🟡 geel
        [blue] 🔵 blauw
        [purple] 🟣 paars
        [black] ⚫ zwart
       *[white] ⚪ wit
    }
crosswise-second =
    { $second ->
        [red] 🔴 rood
        [yellow] 🟡 geel
        [blue] 🔵 blauw
        [purple] 🟣 paars
        [black] ⚫ zwart
       *[white] ⚪ wit
    }

## Wat er gebeurt

crosswise-placed = { $seat } legde { crosswise-colour } op { $cell }.
crosswise-moved = { $seat } verplaatste { crosswise-colour } van { $cell } naar { $to }.
crosswise-removed = { $seat } nam { crosswise-colour } van { $cell } in de hand.
crosswise-replaced = { $seat } verving { crosswise-old } op { $cell } door { crosswise-colour } en nam { crosswise-old } in de hand.
crosswise-swapped = { $seat } verwisselde { crosswise-colour } op { $cell } en { crosswise-second } op { $other }.
crosswise-passed = { $seat } kan geen steen spelen en past.
crosswise-six-column = Zes keer { crosswise-colour } in kolom { $line }: 🟠 Oranje wint meteen.
crosswise-six-row = Zes keer { crosswise-colour } in rij { $line }: 🟢 Groen wint meteen.
crosswise-bag-empty = Dat was de laatste steen uit de zak.

crosswise-you-placed = Je legde { crosswise-colour } op { $cell }.
crosswise-you-moved = Je verplaatste { crosswise-colour } van { $cell } naar { $to }.
crosswise-you-removed = Je nam { crosswise-colour } van { $cell } in je hand.
crosswise-you-replaced = Je verving { crosswise-old } op { $cell } door { crosswise-colour } en nam { crosswise-old } in je hand.
crosswise-you-swapped = Je verwisselde { crosswise-colour } op { $cell } en { crosswise-second } op { $other }.
crosswise-you-passed = Je kunt geen steen spelen en past.
crosswise-brief-placed = { $seat } { crosswise-colour } { $cell }
crosswise-brief-moved = { $seat } verplaatste { crosswise-colour } { $cell } naar { $to }
crosswise-brief-removed = { $seat } haalde { crosswise-colour } van { $cell }
crosswise-brief-replaced = { $seat } legde { crosswise-colour } in plaats van { crosswise-old } op { $cell }
crosswise-brief-swapped = { $seat } verwisselde { $cell } en { $other }
crosswise-brief-passed = { $seat } paste
crosswise-brief-bag-empty = de zak is leeg

## Kiezen

crosswise-choice-red = 🔴 Rood
crosswise-choice-yellow = 🟡 Geel
crosswise-choice-blue = 🔵 Blauw
crosswise-choice-purple = 🟣 Paars
crosswise-choice-black = ⚫ Zwart
crosswise-choice-white = ⚪ Wit
crosswise-choice-move = Verplaatsen
crosswise-choice-remove = Weghalen
crosswise-choice-replace = Vervangen
crosswise-choice-swap = Wisselen
crosswise-choice-pass = Passen
crosswise-emoji-red = 🔴
crosswise-emoji-yellow = 🟡
crosswise-emoji-blue = 🔵
crosswise-emoji-purple = 🟣
crosswise-emoji-black = ⚫
crosswise-emoji-white = ⚪
crosswise-prompt = Kies een van je stenen
crosswise-prompt-red = 🔴 Rood: kies een leeg vakje
crosswise-prompt-yellow = 🟡 Geel: kies een leeg vakje
crosswise-prompt-blue = 🔵 Blauw: kies een leeg vakje
crosswise-prompt-purple = 🟣 Paars: kies een leeg vakje
crosswise-prompt-black = ⚫ Zwart: kies een leeg vakje
crosswise-prompt-white = ⚪ Wit: kies een leeg vakje
crosswise-prompt-move = Verplaatsen: kies een steen op het bord en dan het lege vakje waar hij heen gaat
crosswise-prompt-move-2 = Verplaatsen: kies nu het lege vakje waar hij heen gaat
crosswise-prompt-remove = Weghalen: kies een steen op het bord; hij komt in je hand
crosswise-prompt-replace = Vervangen: kies een kleur uit je hand en dan de steen op het bord waarvoor die in de plaats komt
crosswise-prompt-replace-2 = Vervangen: kies nu de steen op het bord; hij komt in je hand
crosswise-prompt-swap = Wisselen: kies twee stenen op het bord
crosswise-prompt-swap-2 = Wisselen: kies nu de andere steen
crosswise-prompt-ask = Kies een vakje
crosswise-task = kies een steen
crosswise-task-red = kies een vakje voor rood
crosswise-task-yellow = kies een vakje voor geel
crosswise-task-blue = kies een vakje voor blauw
crosswise-task-purple = kies een vakje voor paars
crosswise-task-black = kies een vakje voor zwart
crosswise-task-white = kies een vakje voor wit
crosswise-task-move = kies een steen om te verplaatsen
crosswise-task-move-2 = kies het lege vakje waar hij heen gaat
crosswise-task-remove = kies een steen om weg te halen
crosswise-task-replace = kies een kleur uit je hand
crosswise-task-replace-2 = kies de steen die je vervangt
crosswise-task-swap = kies twee stenen om te wisselen
crosswise-task-swap-2 = kies de andere steen
crosswise-task-pass = pas

## Vragen

crosswise-question-scoring = Puntentelling
crosswise-question-store = Aflegstapel
crosswise-question-lines = Alle lijnen
crosswise-question-cell = Lijnen van vakje

## Antwoorden

crosswise-aid = 🟠 kolommen, 🟢 rijen; in elke lijn:
crosswise-aid-group =
    { $kind ->
        [pair] Paar
        [three] Drie gelijke
        [four] Vier gelijke
        [five] Vijf gelijke
        [six] Zes gelijke
       *[different] Zes verschillende kleuren
    }: { $points }
crosswise-aid-sums = Groepen tellen op: 4+2 is 6.
crosswise-aid-six = Zes gelijke winnen meteen.
crosswise-stored =
    { $kind ->
        [move] Naar een leeg vakje verplaatsen
        [remove] Weghalen en in de hand nemen
        [replace] Vervangen en in de hand nemen
       *[swap] Twee stenen wisselen
    }: { $played } gespeeld, nog { $unseen }
crosswise-at-cell =
    { $colour ->
        [none] { $cell } is leeg.
       *[other] { $cell }: { crosswise-colour }.
    }
crosswise-column = 🟠 Kolom { $line }: { crosswise-parts }
crosswise-row = 🟢 Rij { $line }: { crosswise-parts }
crosswise-sum-orange = 🟠 Oranje: { $points }
crosswise-sum-green = 🟢 Groen: { $points }
crosswise-ahead = Vanaf het begin: { $points }
crosswise-parts =
    { $parts ->
        [0] 0
        [1] { crosswise-part-1 }
        [2] { crosswise-part-1 } + { crosswise-part-2 } = { $points }
       *[3] { crosswise-part-1 } + { crosswise-part-2 } + { crosswise-part-3 } = { $points }
    }
crosswise-part-1 =
    { $kind1 ->
        [pair] paar
        [three] drie gelijke
        [four] vier gelijke
        [five] vijf gelijke
        [six] zes gelijke
       *[different] zes verschillende kleuren
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
        [pair] paar
        [three] drie gelijke
        [four] vier gelijke
        [five] vijf gelijke
        [six] zes gelijke
       *[different] zes verschillende kleuren
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
        [pair] paar
        [three] drie gelijke
        [four] vier gelijke
        [five] vijf gelijke
        [six] zes gelijke
       *[different] zes verschillende kleuren
    }{ $colour3 ->
        [red] {" "}🔴
        [yellow] {" "}🟡
        [blue] {" "}🔵
        [purple] {" "}🟣
        [black] {" "}⚫
        [white] {" "}⚪
       *[none] {""}
    } { $points3 }

## Het einde

crosswise-reason-six = Zes gelijke beëindigen de partij meteen.
crosswise-reason-full = Het bord is vol.
crosswise-reason-passes = Niemand kan nog een steen spelen.

## Het plaatje in woorden

crosswise-team =
    { $side ->
        [orange] Oranje
       *[green] Groen
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
crosswise-alt-turn = { $seat } is aan de beurt voor { crosswise-team }.
crosswise-alt-won = { crosswise-team } heeft gewonnen.
crosswise-alt-drawn = Remise.
crosswise-alt-totals = Punten: Oranje { $orange }, Groen { $green }.
crosswise-alt-columns = Kolommen a tot en met f: { $points }.
crosswise-alt-rows = Rijen 1 tot en met 6: { $points }.
crosswise-alt-stones =
    { $colour ->
        [red] Rood
        [yellow] Geel
        [blue] Blauw
        [purple] Paars
        [black] Zwart
       *[white] Wit
    }: { $cells }.
crosswise-alt-empty = Het bord is leeg.
crosswise-alt-own = Je stenen: { $stones }.
crosswise-alt-holds =
    { $count ->
        [one] { $seat } ({ crosswise-team }) heeft 1 steen.
       *[other] { $seat } ({ crosswise-team }) heeft { $count } stenen.
    }
crosswise-alt-bag =
    { $count ->
        [0] De zak is leeg.
        [one] Er zit nog 1 steen in de zak.
       *[other] Er zitten nog { $count } stenen in de zak.
    }
crosswise-alt-store = Gespeelde speciale stenen, drie van elk: verplaatsen { $move }, weghalen { $remove }, vervangen { $replace }, wisselen { $swap }.

## Regels

crosswise-rules =
    Twee teams vullen een bord van 6×6 vakjes; elk vakje heet naar zijn kolom a–f en zijn rij 1–6. 🟠 Oranje scoort in de zes kolommen, 🟢 Groen in de zes rijen.

    Met z’n tweeën: één tegen één. Met z’n vieren: twee teams van twee, om en om geplaatst; partners zien elkaars stenen niet. Met z’n drieën: plaats 1 en 3 zijn het oranje paar, plaats 2 is Groen in z’n eentje, speelt na elk van hen en heeft zes stenen. Alle anderen hebben er vier. Jouw stenen ziet niemand anders. Wie begint, wordt geloot of in de lobby gekozen.

    In de zak zitten 54 stenen: van 🔴 🟡 🔵 🟣 ⚫ ⚪ elk zeven en van de vier speciale stenen elk drie. In je beurt speel je precies één steen; dan vul je je hand weer aan, zolang er stenen in de zak zitten.
    • Een kleur komt op een leeg vakje naar keuze.
    • Verplaatsen: breng een steen op het bord naar een leeg vakje.
    • Weghalen: neem een steen van het bord in je hand; je pakt dan niets uit de zak.
    • Vervangen: leg een kleur uit je hand op de plek van een steen op het bord, neem die steen in je hand en pak er dan een uit de zak.
    • Wisselen: verwissel twee stenen op het bord. Ze mogen gelijk zijn; dan verandert er niets.
    Een gespeelde speciale steen komt op de open aflegstapel; daar ziet iedereen hem, en ook hoeveel er van elke soort nog komen. Een steen die van het bord in een hand komt, heeft iedereen gezien.

    Kun je geen enkele steen spelen, omdat je alleen speciale stenen hebt waarmee niets te doen valt, of helemaal geen stenen, dan pas je; anders mag passen niet. Heeft iedereen achter elkaar gepast, dan eindigt de partij en wordt geteld wat er ligt.

    Zes gelijke stenen in een kolom (Oranje) of een rij (Groen) winnen meteen, wie de laatste ook legde. Anders eindigt de partij als alle 36 vakjes vol zijn: de hoogste som van de eigen lijnen wint, gelijke sommen zijn remise.

    In elke lijn telt een kleur 1 punt voor twee stenen, 3 voor drie, 5 voor vier, 7 voor vijf; zes verschillende kleuren tellen 6. Meerdere groepen tellen op: 4+2 is 6, 3+3 is 6, 3+2 is 4, 2+2+2 is 3. In een lijn die nog niet vol is, telt wat er ligt.

    Series: bij “tot X gewonnen” wint het team dat het eerst X partijen wint; een remise telt voor niemand, en na 3·X partijen wint het team dat voorstaat. Bij “som van X” worden de punten van X partijen opgeteld; daar telt een lijn van zes gelijke stenen 9 en elke andere lijn van beide teams zoals die ligt, zodat de winnaar van een partij de lagere som kan hebben. Bij gelijke stand is de serie remise. De eerste beurt schuift per partij één plaats op.

## Eerlijk gedeeld


## Further words for the stones in a line that somebody types, between commas

crosswise-typed-red = hart
crosswise-typed-yellow = ster
crosswise-typed-blue = druppel
crosswise-typed-purple = ruit
crosswise-typed-black = kruis
crosswise-typed-white = ring, cirkel
