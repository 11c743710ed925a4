### Triominos

game-triominos = Triominos
triominos-about = Twee tot vier spelers leggen driehoekige stenen hoek aan hoek, in rondes tot een afgesproken aantal punten.
triominos-goal = Leg stenen zo aan dat de cijfers kloppen waar ze elkaar raken: wie de meeste punten heeft als het doel gehaald is, wint.

## Wat er gebeurt

triominos-round =
    { $why ->
        [won] Ronde { $number }: { $first_seat } won de vorige ronde en begint.
       *[highest] Ronde { $number }: { $first_seat } heeft de hoogste steen en begint.
    }
triominos-laid = { $seat } legde { $tile } op plek { $place }: +{ $points }.
triominos-triple = Geopend met een triple: +{ $points }.
triominos-zeros = Geopend met 0-0-0: +{ $points }.
triominos-bridge = Brug: +{ $points }.
triominos-hexagon =
    { $count ->
        [1] Zeshoek
        [2] Twee zeshoeken
       *[3] Drie zeshoeken
    }: +{ $points }.
triominos-drew =
    { $count ->
        [one] { $seat } pakte een steen: { $points }.
       *[other] { $seat } pakte { $count } stenen: { $points }.
    }
triominos-drew-own = { $seat } pakte { $tiles }: { $points }.
triominos-passed = { $seat } kan niet leggen of pakken: { $points }.
triominos-out = { $seat } heeft de laatste steen gelegd: +{ $points }.
triominos-blocked = De ronde is vastgelopen.
triominos-left = Cijfers over bij de anderen: +{ $points } voor { $seat }.
triominos-own = Eigen cijfers over: { $points }.
triominos-shown = { $seat } had { $tiles } (som { $digits }).
triominos-won = { $seat } wint ronde { $number }.
triominos-nobody = Even weinig stenen, gelijke sommen: niemand wint ronde { $number }.
triominos-stands = { $seat }: { $scored }, totaal { $total }.
triominos-tied = Gelijke stand aan kop met { $total }: een extra ronde beslist.

triominos-you-laid = Je legde { $tile } op plek { $place }: +{ $points }.
triominos-you-drew =
    { $count ->
        [one] Je pakte een steen: { $points }.
       *[other] Je pakte { $count } stenen: { $points }.
    }
triominos-you-drew-own = Je pakte { $tiles }: { $points }.
triominos-you-passed = Je kunt niet leggen of pakken: { $points }.
triominos-you-out = Je hebt de laatste steen gelegd: +{ $points }.
triominos-you-left = Cijfers over bij de anderen: +{ $points } voor jou.
triominos-you-shown = Je had { $tiles } (som { $digits }).
triominos-you-won = Je won ronde { $number }.
triominos-you-stands = Jij: { $scored }, totaal { $total }.
triominos-brief-round = ronde { $number }: { $first_seat } begint
triominos-brief-laid = { $seat } { $tile } +{ $points }
# As in English.
triominos-brief-triple = triple +{ $points }
triominos-brief-zeros = 0-0-0 +{ $points }
triominos-brief-bridge = brug +{ $points }
triominos-brief-hexagon =
    { $count ->
        [1] zeshoek
        [2] twee zeshoeken
       *[3] drie zeshoeken
    } +{ $points }
triominos-brief-drew =
    { $count ->
        [one] { $seat } pakte een steen { $points }
       *[other] { $seat } pakte { $count } stenen { $points }
    }
triominos-brief-drew-own = { $seat } pakte { $tiles } { $points }
triominos-brief-passed = { $seat } paste { $points }
triominos-brief-out = laatste steen +{ $points }
triominos-brief-blocked = vastgelopen
triominos-brief-left = cijfers van de anderen +{ $points }
triominos-brief-own = eigen cijfers { $points }
triominos-brief-shown = {""}
triominos-brief-won = { $seat } wint ronde { $number }
triominos-brief-nobody = niemand wint ronde { $number }
triominos-brief-stands = {""}
triominos-brief-tied = gelijke stand met { $total }, een extra ronde beslist
triominos-you-brief-laid = { $tile } +{ $points }
triominos-over-won = { $seat } wint ronde { $number }
triominos-you-over-won = Je wint ronde { $number }
triominos-over-nobody = Niemand wint ronde { $number }
triominos-stake = Ronde { $number } · tot { $target }

## Opties

parameter-target = Tot hoeveel punten je speelt
parameter-hand = Hoeveel stenen iedereen krijgt
triominos-option-target = Doel
triominos-option-target-200 = 200 punten
triominos-option-target-400 = 400 punten
triominos-option-target-500 = 500 punten
triominos-option-target-600 = 600 punten
triominos-option-hand = Stenen per hand
triominos-option-hand-7 = 7
triominos-option-hand-8 = 8
triominos-option-hand-9 = 9
triominos-option-hand-16 = 16
triominos-option-first = Wie begint
triominos-option-first-random = de stenen beslissen

## Kiezen

triominos-choice-draw = Pakken (elk −5)
triominos-choice-pass = Passen (−10)
triominos-choice-next = Volgende ronde
triominos-move-2 = { $a } op plek { $b }
triominos-noted-of-2 = { $a }
triominos-noted-draw = pakken
triominos-noted-pass = passen
triominos-prompt = Kies een van je stenen, of pak er een als niets past
triominos-prompt-1 = { $picked }: kies een van de gemarkeerde plekken
triominos-task = kies een steen
triominos-task-1 = kies een plek voor { $picked }
triominos-task-draw = pak een steen (−5)
triominos-task-pass = pas (−10)

## Vragen

triominos-question-sheet = Scoreblad
triominos-question-scoring = Puntentelling

## Antwoorden

triominos-sheet-round =
    Ronde { $number }{ $ended ->
        [out] {""}
        [blocked] {" "}(vastgelopen)
       *[open] {" "}(bezig)
    }
triominos-sheet-row =
    { $seat }: { $scored }{ $tiles ->
        [0] {""}
       *[other] {" "}· stenen { $tiles }
    }{ $opening ->
        [0] {""}
       *[other] {" "}· opening { $opening }
    }{ $bridge ->
        [0] {""}
       *[other] {" "}· bruggen { $bridge }
    }{ $hexagon ->
        [0] {""}
       *[other] {" "}· zeshoeken { $hexagon }
    }{ $draws ->
        [0] {""}
       *[other] {" "}· pakken { $draws }
    }{ $passes ->
        [0] {""}
       *[other] {" "}· passen { $passes }
    }{ $out ->
        [0] {""}
       *[other] {" "}· laatste steen { $out }
    }{ $left ->
        [0] {""}
       *[other] {" "}· cijfers over { $left }
    }
triominos-sheet-total = { $seat }: { $total } van { $target }
triominos-sheet-ahead = { $seat } · Vanaf het begin: { $points }
triominos-worth-tile = Een steen: de som van de cijfers
triominos-worth-triple = Een ronde openen met een triple: +{ $worth }
triominos-worth-zeros = Openen met 0-0-0: +{ $worth }
triominos-worth-bridge = Brug: +{ $worth }
triominos-worth-hexagon = Elke zeshoek: +{ $worth }
triominos-worth-draw = Elke gepakte steen: { $worth }
triominos-worth-pass = Passen: { $worth }
triominos-worth-out = Laatste steen: +{ $worth } en de cijfers van de anderen
triominos-worth-blocked = Vastgelopen: de cijfers van de anderen min je eigen cijfers
triominos-worth-target = Doel: { $target }

## Het plaatje in woorden

triominos-alt-round = Triominos, ronde { $number }, tot { $target } punten.
triominos-alt-empty = Er ligt nog geen steen.
triominos-alt-board =
    { $count ->
        [one] Er ligt 1 steen.
       *[other] Er liggen { $count } stenen.
    }
triominos-alt-row = Rij { $number }: { $tiles }.
triominos-alt-last = De laatste steen: { $tile }, gelegd door { $seat }.
triominos-alt-hexagons =
    { $count ->
        [one] Die maakt een zeshoek af.
       *[other] Die maakt { $count } zeshoeken af.
    }
triominos-alt-bridge = Die vormt een brug.
triominos-alt-market =
    { $count ->
        [0] De pot is leeg.
        [one] Er zit 1 steen in de pot.
       *[other] Er zitten { $count } stenen in de pot.
    }
triominos-alt-seat =
    { $count ->
        [one] { $seat }: 1 steen, totaal { $total }.
       *[other] { $seat }: { $count } stenen, totaal { $total }.
    }
triominos-alt-turn = { $seat } is aan de beurt.
triominos-alt-own = Je stenen: { $tiles }.
triominos-alt-fits = Mogelijk: { $moves }.
triominos-alt-left = { $seat } had nog { $tiles }.
triominos-alt-place = Plek { $place }: { $digits }.
triominos-alt-won = { $seat } wint.
triominos-spoken-up = { $digits } wijst omhoog
triominos-spoken-down = { $digits } wijst omlaag
triominos-spoken-place = plek { $place }
triominos-spoken-asks = Plek { $place } vraagt om { $digits }.

## Het einde

triominos-reason-target = Het doel is bereikt.

## Regels

triominos-rules =
    Twee tot vier spelers leggen 56 driehoekige stenen. Op een steen staan drie cijfers van 0 tot 5 die met de klok mee oplopen of gelijk blijven, zoals 0-3-5; elke combinatie komt één keer voor. Stenen mag je draaien, niet omkeren. Een partij bestaat uit meerdere rondes tot 200 punten (of 400, 500, 600, zoals in de lobby gekozen).

    Twee spelers nemen elk 8 stenen (of 7, 9, 16), drie of vier nemen er 7. De rest is de pot, gedekt. De hoogste triple begint; is er geen gedeeld, dan de steen met de hoogste som, en bij gelijke som die met de hogere cijfers, te beginnen met het grootste. Daarna begint de winnaar van de vorige ronde; na een ronde die niemand won, beslissen de stenen weer. Wie begint, mag een eigen steen naar keuze leggen. De beurt gaat de plaatsen langs.

    Een steen leg je met een zijde tegen een gelegde steen: beide cijfers aan de gedeelde zijde moeten gelijk zijn. Ook waar hij nog andere stenen raakt, met een zijde of een hoek, moeten die cijfers gelijk zijn. De vrije plekken zijn genummerd van boven naar beneden, dan van links naar rechts; een steen past op hooguit één manier op een plek.

    Een gelegde steen levert de som van de cijfers op.
    • Een ronde openen met een triple: +10; met 0-0-0 in plaats daarvan +40.
    • Zeshoek, jouw steen is de zesde rond een punt: +50; twee tegelijk +100, drie tegelijk +150.
    • Brug, jouw steen deelt precies één zijde en de hoek ertegenover raakt een andere steen: +40.

    Kun je een steen leggen, dan moet je. Zo niet, dan pak je er steeds één, −5 per steen, tot er een past, en die leg je op een plek naar keuze waar hij past. Is de pot leeg en past er niets, dan betaal je 10 en gaat de beurt verder; wie de pot vergeefs leegt, betaalt voor het pakken en ook de 10. Na de eerste steen die je pakt, gaat de rest vanzelf, ook een pas; alles wordt getoond.

    De ronde eindigt als iemand de laatste steen legt: +25, en de cijfers die over zijn in alle andere handen. De ronde eindigt ook als de pot leeg is en iedereen achter elkaar heeft gepast, elk één keer. Dan wint wie de minste stenen heeft, bij gelijke aantallen wie de lagere som van de cijfers heeft: de cijfers van de anderen komen erbij, de eigen gaan eraf, en de 25 vervalt. Is ook dat gelijk, al is het maar tussen een paar spelers, dan wint niemand en tellen er geen cijfers. Alle handen worden getoond. De volgende ronde wordt gedeeld als iemand op de knop drukt, of na 30 seconden.

    De partij eindigt met een ronde waarna iemand op het doel of erboven staat: het hoogste totaal wint. Bij een gelijke stand aan kop volgt nog een ronde. Het doel midden in een ronde halen beëindigt niets. Totalen kunnen negatief zijn.

    Series: bij “tot X gewonnen” wint wie het eerst X partijen wint, bij “som van X” worden de eindstanden van X partijen opgeteld. Wie begint, bepalen altijd de stenen.

## Eerlijk gedeeld

