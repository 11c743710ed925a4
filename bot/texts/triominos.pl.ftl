### Triominos

game-triominos = Triominos
triominos-about = Od dwóch do czterech graczy układa trójkątne płytki, róg do rogu, w rundach do ustalonej liczby punktów.
triominos-goal = Układaj płytki tak, by zgadzały się cyfry tam, gdzie się stykają: wygrywa ten, kto ma najwięcej punktów, gdy ktoś osiągnie cel.

## Co się dzieje

triominos-round =
    { $why ->
        [won] Runda { $number }: zaczyna { $first_seat } po wygranej poprzedniej rundzie.
       *[highest] Runda { $number }: { $first_seat } ma najwyższą płytkę i zaczyna.
    }
triominos-laid = { $seat } kładzie { $tile } na pole { $place }: +{ $points }.
triominos-triple = Otwarcie płytką potrójną: +{ $points }.
triominos-zeros = Otwarcie 0-0-0: +{ $points }.
triominos-bridge = Most: +{ $points }.
triominos-hexagon =
    { $count ->
        [1] Sześciokąt
        [2] Dwa sześciokąty
       *[3] Trzy sześciokąty
    }: +{ $points }.
triominos-drew =
    { $count ->
        [one] { $seat } dobiera płytkę: { $points }.
        [few] { $seat } dobiera { $count } płytki: { $points }.
        [many] { $seat } dobiera { $count } płytek: { $points }.
       *[other] { $seat } dobiera { $count } płytki: { $points }.
    }
triominos-drew-own = { $seat } dobiera { $tiles }: { $points }.
triominos-passed = { $seat } nie może dołożyć ani dobrać: { $points }.
triominos-out = { $seat } kładzie ostatnią płytkę: +{ $points }.
triominos-blocked = Runda jest zablokowana.
triominos-left = Cyfry, które zostały innym: { $seat } +{ $points }.
triominos-own = Własne cyfry, które zostały: { $points }.
triominos-shown = Na ręce ({ $seat }): { $tiles } (suma { $digits }).
triominos-won = Rundę { $number } wygrywa { $seat }.
triominos-nobody = Tyle samo płytek, równe sumy: rundy { $number } nikt nie wygrywa.
triominos-stands = { $seat }: { $scored }, razem { $total }.
triominos-tied = Remis na czele, { $total }: rozstrzygnie kolejna runda.

triominos-you-laid = Kładziesz { $tile } na pole { $place }: +{ $points }.
triominos-you-drew =
    { $count ->
        [one] Dobierasz płytkę: { $points }.
        [few] Dobierasz { $count } płytki: { $points }.
        [many] Dobierasz { $count } płytek: { $points }.
       *[other] Dobierasz { $count } płytki: { $points }.
    }
triominos-you-drew-own = Dobierasz { $tiles }: { $points }.
triominos-you-passed = Nie możesz dołożyć ani dobrać: { $points }.
triominos-you-out = Kładziesz ostatnią płytkę: +{ $points }.
triominos-you-left = Cyfry, które zostały innym: +{ $points } dla ciebie.
triominos-you-shown = Na twojej ręce: { $tiles } (suma { $digits }).
triominos-you-won = Wygrywasz rundę { $number }.
triominos-you-stands = Ty: { $scored }, razem { $total }.
triominos-brief-round = runda { $number }: zaczyna { $first_seat }
triominos-brief-laid = { $seat } { $tile } +{ $points }
triominos-brief-triple = potrójna +{ $points }
triominos-brief-zeros = 0-0-0 +{ $points }
triominos-brief-bridge = most +{ $points }
triominos-brief-hexagon =
    { $count ->
        [1] sześciokąt
        [2] dwa sześciokąty
       *[3] trzy sześciokąty
    } +{ $points }
triominos-brief-drew =
    { $count ->
        [one] { $seat } dobiera płytkę { $points }
        [few] { $seat } dobiera { $count } płytki { $points }
        [many] { $seat } dobiera { $count } płytek { $points }
       *[other] { $seat } dobiera { $count } płytki { $points }
    }
triominos-brief-drew-own = { $seat } dobiera { $tiles } { $points }
triominos-brief-passed = { $seat } pasuje { $points }
triominos-brief-out = ostatnia płytka +{ $points }
triominos-brief-blocked = blokada
triominos-brief-left = cyfry innych +{ $points }
triominos-brief-own = własne cyfry { $points }
triominos-brief-shown = {""}
triominos-brief-won = rundę { $number } wygrywa { $seat }
triominos-brief-nobody = rundy { $number } nikt nie wygrywa
triominos-brief-stands = {""}
triominos-brief-tied = remis, { $total }, rozstrzygnie kolejna runda
triominos-you-brief-laid = { $tile } +{ $points }
triominos-over-won = Rundę { $number } wygrywa { $seat }
triominos-you-over-won = Wygrywasz rundę { $number }
triominos-over-nobody = Rundy { $number } nikt nie wygrywa
triominos-stake = Runda { $number } · do { $target }

## Opcje

parameter-target = Do ilu punktów się gra
parameter-hand = Ile płytek dostaje każdy
triominos-option-target = Cel
triominos-option-target-200 = 200 punktów
triominos-option-target-400 = 400 punktów
triominos-option-target-500 = 500 punktów
triominos-option-target-600 = 600 punktów
triominos-option-hand = Płytki na gracza
triominos-option-hand-7 = 7
triominos-option-hand-8 = 8
triominos-option-hand-9 = 9
triominos-option-hand-16 = 16
triominos-option-first = Kto zaczyna
triominos-option-first-random = decydują płytki

## Wybór

triominos-choice-draw = Dobierz (po −5)
triominos-choice-pass = Pasuj (−10)
triominos-choice-next = Następna runda
triominos-move-2 = { $a } na pole { $b }
triominos-noted-of-2 = { $a }
triominos-noted-draw = dobranie
triominos-noted-pass = pas
triominos-prompt = Wybierz jedną ze swoich płytek albo dobierz, gdy nic nie pasuje
triominos-prompt-1 = { $picked }: wybierz jedno z zaznaczonych pól
triominos-task = wybierz płytkę
triominos-task-1 = wybierz pole na { $picked }
triominos-task-draw = dobierz płytkę (−5)
triominos-task-pass = spasuj (−10)

## Pytania

triominos-question-sheet = Tabela punktów
triominos-question-scoring = Za co są punkty

## Odpowiedzi

triominos-sheet-round =
    Runda { $number }{ $ended ->
        [out] {""}
        [blocked] {" "}(blokada)
       *[open] {" "}(trwa)
    }
triominos-sheet-row =
    { $seat }: { $scored }{ $tiles ->
        [0] {""}
       *[other] {" "}· płytki { $tiles }
    }{ $opening ->
        [0] {""}
       *[other] {" "}· otwarcie { $opening }
    }{ $bridge ->
        [0] {""}
       *[other] {" "}· mosty { $bridge }
    }{ $hexagon ->
        [0] {""}
       *[other] {" "}· sześciokąty { $hexagon }
    }{ $draws ->
        [0] {""}
       *[other] {" "}· dobrane { $draws }
    }{ $passes ->
        [0] {""}
       *[other] {" "}· pasy { $passes }
    }{ $out ->
        [0] {""}
       *[other] {" "}· ostatnia płytka { $out }
    }{ $left ->
        [0] {""}
       *[other] {" "}· pozostałe cyfry { $left }
    }
triominos-sheet-total = { $seat }: { $total } z { $target }
triominos-sheet-ahead = { $seat } · Od początku: { $points }
triominos-worth-tile = Płytka: suma jej cyfr
triominos-worth-triple = Otwarcie rundy płytką potrójną: +{ $worth }
triominos-worth-zeros = Otwarcie 0-0-0: +{ $worth }
triominos-worth-bridge = Most: +{ $worth }
triominos-worth-hexagon = Każdy sześciokąt: +{ $worth }
triominos-worth-draw = Każda dobrana płytka: { $worth }
triominos-worth-pass = Pas: { $worth }
triominos-worth-out = Ostatnia płytka: +{ $worth } i cyfry innych
triominos-worth-blocked = Blokada: cyfry innych minus własne
triominos-worth-target = Cel: { $target }

## Obraz w słowach

triominos-alt-round = Triominos, runda { $number }, do { $target } pkt.
triominos-alt-empty = Nie leży jeszcze żadna płytka.
triominos-alt-board =
    { $count ->
        [one] Leży 1 płytka.
        [few] Leżą { $count } płytki.
        [many] Leży { $count } płytek.
       *[other] Leży { $count } płytki.
    }
triominos-alt-row = Rząd { $number }: { $tiles }.
triominos-alt-last = Ostatnia płytka: { $tile } ({ $seat }).
triominos-alt-hexagons =
    { $count ->
        [one] Zamyka sześciokąt.
        [few] Zamyka { $count } sześciokąty.
        [many] Zamyka { $count } sześciokątów.
       *[other] Zamyka { $count } sześciokąta.
    }
triominos-alt-bridge = Tworzy most.
triominos-alt-market =
    { $count ->
        [0] Pula jest pusta.
        [1] W puli jest 1 płytka.
       *[other] Płytki w puli: { $count }.
    }
triominos-alt-seat = { $seat }: płytki { $count }, punkty { $total }.
triominos-alt-turn = Ruch: { $seat }.
triominos-alt-own = Twoje płytki: { $tiles }.
triominos-alt-fits = Możliwe: { $moves }.
triominos-alt-left = Zostało na ręce ({ $seat }): { $tiles }.
triominos-alt-place = Pole { $place }: { $digits }.
triominos-alt-won = Wygrywa { $seat }.
triominos-spoken-up = { $digits } czubkiem w górę
triominos-spoken-down = { $digits } czubkiem w dół
triominos-spoken-place = pole { $place }
triominos-spoken-asks = Pole { $place } wymaga cyfr: { $digits }.

## Koniec

triominos-reason-target = Cel został osiągnięty.

## Zasady

triominos-rules =
    Od dwóch do czterech graczy układa 56 trójkątnych płytek. Płytka ma trzy cyfry od 0 do 5, rosnące lub równe zgodnie z ruchem wskazówek zegara, na przykład 0-3-5; każda kombinacja występuje raz. Płytki wolno obracać, ale nie odwracać na drugą stronę. Partia to kilka rund do 200 punktów (albo 400, 500, 600, jak wybrano przed startem).

    We dwoje każdy bierze 8 płytek (albo 7, 9, 16), we troje i we czworo po 7. Reszta to pula, zakryta. Zaczyna najwyższa płytka potrójna; jeśli żadnej nie rozdano, płytka o najwyższej sumie, a przy równych sumach ta z wyższymi cyframi, porównując najpierw największą. Później zaczyna ten, kto wygrał poprzednią rundę; po rundzie, której nikt nie wygrał, znów decydują płytki. Kto zaczyna, może położyć dowolną własną płytkę. Kolejność idzie według miejsc.

    Płytkę dokłada się bokiem do boku leżącej: obie cyfry wspólnego boku muszą być równe. Tam, gdzie dotyka jeszcze innych płytek, bokiem lub rogiem, cyfry też muszą być równe. Wolne pola są ponumerowane od góry do dołu, potem od lewej do prawej; płytka pasuje na pole najwyżej w jeden sposób.

    Położona płytka daje sumę swoich cyfr.
    • Otwarcie rundy płytką potrójną: +10; płytką 0-0-0: zamiast tego +40.
    • Sześciokąt, twoja płytka jest szósta wokół punktu: +50; dwa naraz +100, trzy naraz +150.
    • Most, twoja płytka ma dokładnie jeden wspólny bok, a róg naprzeciw niego dotyka innej płytki: +40.

    Jeśli możesz dołożyć płytkę, musisz. Jeśli nie, dobierasz po jednej, za każdą −5, aż któraś pasuje, i kładziesz ją na dowolnym pasującym polu. Gdy pula jest pusta i nic nie pasuje, tracisz 10 i kolej przechodzi dalej; kto opróżnił pulę na próżno, traci za dobieranie i jeszcze 10. Po pierwszym dobraniu dalsze, a także pas, dzieją się automatycznie i są pokazywane.

    Runda kończy się, gdy ktoś położy ostatnią płytkę: +25 oraz cyfry, które zostały we wszystkich innych rękach. Kończy się też, gdy pula jest pusta i wszyscy spasowali po kolei, każdy raz. Wtedy wygrywa ten, kto ma najmniej płytek, a przy równej ich liczbie niższą sumę cyfr: cyfry innych się dodaje, własne zwycięzcy odejmuje, a premii 25 nie ma. Jeśli i to jest równe, choćby tylko u niektórych graczy, nikt nie wygrywa i żadne cyfry się nie liczą. Wszystkie ręce są pokazywane. Następna runda jest rozdawana, gdy ktokolwiek naciśnie przycisk, albo po 30 sekundach.

    Partia kończy się rundą, po której ktoś ma tyle punktów, ile wynosi cel, lub więcej: wygrywa najwyższy wynik. Przy remisie na czele gra się kolejną rundę. Osiągnięcie celu w środku rundy niczego nie kończy. Wyniki mogą być ujemne.

    Serie: w „do X zwycięstw” wygrywa, kto pierwszy wygra X partii, w „suma z X” dodaje się wyniki końcowe X partii. O tym, kto zaczyna, zawsze decydują płytki.

## Uczciwe rozdanie

