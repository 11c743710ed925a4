### Crosswise

game-crosswise = Crosswise
crosswise-about = Od dwóch do czterech graczy w dwóch drużynach: Pomarańczowi zbierają w kolumnach, Zieloni w rzędach.
crosswise-goal = Zbieraj kamienie jednego koloru, Pomarańczowi w kolumnach, a Zieloni w rzędach: wygrywa drużyna, której linie dają więcej punktów.

## Strony

crosswise-side-orange = 🟠 Pomarańczowi
crosswise-side-green = 🟢 Zieloni
crosswise-mark-orange = 🟠
crosswise-mark-green = 🟢
crosswise-team-orange = kolumny
crosswise-team-green = rzędy

## Kolory, do użycia w innych tekstach

crosswise-colour =
    { $colour ->
        [red] 🔴 czerwony
        [yellow] 🟡 żółty
        [blue] 🔵 niebieski
        [purple] 🟣 fioletowy
        [black] ⚫ czarny
       *[white] ⚪ biały
    }
crosswise-old =
    { $old ->
        [red] 🔴 czerwony
        [yellow] 🟡 żółty
        [blue] 🔵 niebieski
        [purple] 🟣 fioletowy
        [black] ⚫ czarny
       *[white] ⚪ biały
    }
crosswise-second =
    { $second ->
        [red] 🔴 czerwony
        [yellow] 🟡 żółty
        [blue] 🔵 niebieski
        [purple] 🟣 fioletowy
        [black] ⚫ czarny
       *[white] ⚪ biały
    }

## Co się dzieje

crosswise-placed = { $seat } kładzie { crosswise-colour } na { $cell }.
crosswise-moved = { $seat } przesuwa { crosswise-colour } z { $cell } na { $to }.
crosswise-removed = { $seat } zabiera { crosswise-colour } z { $cell } na rękę.
crosswise-replaced = { $seat } kładzie { crosswise-colour } na { $cell } i bierze stamtąd { crosswise-old } na rękę.
crosswise-swapped = { $seat } zamienia miejscami { crosswise-colour } z { $cell } i { crosswise-second } z { $other }.
crosswise-passed = { $seat } nie ma czym zagrać i pasuje.
crosswise-six-column = Szóstka w kolumnie { $line }, { crosswise-colour }: 🟠 Pomarańczowi wygrywają od razu.
crosswise-six-row = Szóstka w rzędzie { $line }, { crosswise-colour }: 🟢 Zieloni wygrywają od razu.
crosswise-bag-empty = To był ostatni kamień w worku.

crosswise-you-placed = Kładziesz { crosswise-colour } na { $cell }.
crosswise-you-moved = Przesuwasz { crosswise-colour } z { $cell } na { $to }.
crosswise-you-removed = Zabierasz { crosswise-colour } z { $cell } na rękę.
crosswise-you-replaced = Kładziesz { crosswise-colour } na { $cell } i bierzesz stamtąd { crosswise-old } na rękę.
crosswise-you-swapped = Zamieniasz miejscami { crosswise-colour } z { $cell } i { crosswise-second } z { $other }.
crosswise-you-passed = Nie masz czym zagrać i pasujesz.
crosswise-brief-placed = { $seat } { crosswise-colour } { $cell }
crosswise-brief-moved = { $seat } przesuwa { crosswise-colour } { $cell } na { $to }
crosswise-brief-removed = { $seat } zabiera { crosswise-colour } z { $cell }
crosswise-brief-replaced = { $seat } kładzie { crosswise-colour } na { $cell } i bierze { crosswise-old }
crosswise-brief-swapped = { $seat } zamienia { $cell } i { $other }
crosswise-brief-passed = { $seat } pasuje
crosswise-brief-bag-empty = worek jest pusty

## Wybór

crosswise-choice-red = 🔴 Czerwony
crosswise-choice-yellow = 🟡 Żółty
crosswise-choice-blue = 🔵 Niebieski
crosswise-choice-purple = 🟣 Fioletowy
crosswise-choice-black = ⚫ Czarny
crosswise-choice-white = ⚪ Biały
crosswise-choice-move = Przesuń
crosswise-choice-remove = Zabierz
crosswise-choice-replace = Podmień
crosswise-choice-swap = Zamień
crosswise-choice-pass = Pasuj
crosswise-emoji-red = 🔴
crosswise-emoji-yellow = 🟡
crosswise-emoji-blue = 🔵
crosswise-emoji-purple = 🟣
crosswise-emoji-black = ⚫
crosswise-emoji-white = ⚪
crosswise-prompt = Wybierz jeden ze swoich kamieni
crosswise-prompt-red = 🔴 Czerwony: wybierz puste pole
crosswise-prompt-yellow = 🟡 Żółty: wybierz puste pole
crosswise-prompt-blue = 🔵 Niebieski: wybierz puste pole
crosswise-prompt-purple = 🟣 Fioletowy: wybierz puste pole
crosswise-prompt-black = ⚫ Czarny: wybierz puste pole
crosswise-prompt-white = ⚪ Biały: wybierz puste pole
crosswise-prompt-move = Przesuń: wybierz kamień na planszy, potem puste pole, na które trafi
crosswise-prompt-move-2 = Przesuń: teraz wybierz puste pole, na które trafi
crosswise-prompt-remove = Zabierz: wybierz kamień na planszy; trafi na twoją rękę
crosswise-prompt-replace = Podmień: wybierz kolor z ręki, potem kamień na planszy, którego miejsce zajmie
crosswise-prompt-replace-2 = Podmień: teraz wybierz kamień na planszy; trafi na twoją rękę
crosswise-prompt-swap = Zamień: wybierz dwa kamienie na planszy
crosswise-prompt-swap-2 = Zamień: teraz wybierz drugi kamień
crosswise-prompt-ask = Wybierz pole
crosswise-task = wybierz kamień
crosswise-task-red = wybierz pole na czerwony
crosswise-task-yellow = wybierz pole na żółty
crosswise-task-blue = wybierz pole na niebieski
crosswise-task-purple = wybierz pole na fioletowy
crosswise-task-black = wybierz pole na czarny
crosswise-task-white = wybierz pole na biały
crosswise-task-move = wybierz kamień do przesunięcia
crosswise-task-move-2 = wybierz puste pole, na które trafi
crosswise-task-remove = wybierz kamień do zabrania
crosswise-task-replace = wybierz kolor z ręki
crosswise-task-replace-2 = wybierz kamień do podmiany
crosswise-task-swap = wybierz dwa kamienie do zamiany
crosswise-task-swap-2 = wybierz drugi kamień
crosswise-task-pass = spasuj

## Pytania

crosswise-question-scoring = Punktacja
crosswise-question-store = Odłożone
crosswise-question-lines = Wszystkie linie
crosswise-question-cell = Linie pola

## Odpowiedzi

crosswise-aid = 🟠 kolumny, 🟢 rzędy; w każdej linii:
crosswise-aid-group =
    { $kind ->
        [pair] Para
        [three] Trójka
        [four] Czwórka
        [five] Piątka
        [six] Szóstka
       *[different] Sześć różnych kolorów
    }: { $points }
crosswise-aid-sums = Grupy się sumują: 4+2 to 6.
crosswise-aid-six = Szóstka wygrywa od razu.
crosswise-stored =
    { $kind ->
        [move] Przesuń na puste pole
        [remove] Zabierz na rękę
        [replace] Podmień i weź na rękę
       *[swap] Zamień dwa kamienie
    }: zagrane { $played }, zostało { $unseen }
crosswise-at-cell =
    { $colour ->
        [none] { $cell }: puste.
       *[other] { $cell }: { crosswise-colour }.
    }
crosswise-column = 🟠 Kolumna { $line }: { crosswise-parts }
crosswise-row = 🟢 Rząd { $line }: { crosswise-parts }
crosswise-sum-orange = 🟠 Pomarańczowi: { $points }
crosswise-sum-green = 🟢 Zieloni: { $points }
crosswise-ahead = Od początku: { $points }
crosswise-parts =
    { $parts ->
        [0] 0
        [1] { crosswise-part-1 }
        [2] { crosswise-part-1 } + { crosswise-part-2 } = { $points }
       *[3] { crosswise-part-1 } + { crosswise-part-2 } + { crosswise-part-3 } = { $points }
    }
crosswise-part-1 =
    { $kind1 ->
        [pair] para
        [three] trójka
        [four] czwórka
        [five] piątka
        [six] szóstka
       *[different] sześć różnych kolorów
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
        [pair] para
        [three] trójka
        [four] czwórka
        [five] piątka
        [six] szóstka
       *[different] sześć różnych kolorów
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
        [pair] para
        [three] trójka
        [four] czwórka
        [five] piątka
        [six] szóstka
       *[different] sześć różnych kolorów
    }{ $colour3 ->
        [red] {" "}🔴
        [yellow] {" "}🟡
        [blue] {" "}🔵
        [purple] {" "}🟣
        [black] {" "}⚫
        [white] {" "}⚪
       *[none] {""}
    } { $points3 }

## Koniec

crosswise-reason-six = Szóstka od razu kończy partię.
crosswise-reason-full = Plansza jest pełna.
crosswise-reason-passes = Nikt nie ma już kamienia, którym można zagrać.

## Obraz w słowach

crosswise-team =
    { $side ->
        [orange] Pomarańczowi
       *[green] Zieloni
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
crosswise-alt-turn = Ruch: { $seat } ({ crosswise-team }).
crosswise-alt-won = Wygrywają { crosswise-team }.
crosswise-alt-drawn = Remis.
crosswise-alt-totals = Punkty: Pomarańczowi { $orange }, Zieloni { $green }.
crosswise-alt-columns = Kolumny od a do f: { $points }.
crosswise-alt-rows = Rzędy od 1 do 6: { $points }.
crosswise-alt-stones =
    { $colour ->
        [red] Czerwony
        [yellow] Żółty
        [blue] Niebieski
        [purple] Fioletowy
        [black] Czarny
       *[white] Biały
    }: { $cells }.
crosswise-alt-empty = Plansza jest pusta.
crosswise-alt-own = Twoje kamienie: { $stones }.
crosswise-alt-holds = { $seat } ({ crosswise-team }), kamienie na ręce: { $count }.
crosswise-alt-bag =
    { $count ->
        [0] Worek jest pusty.
        [1] W worku został 1 kamień.
       *[other] Kamienie w worku: { $count }.
    }
crosswise-alt-store = Zagrane kamienie specjalne, każdego są trzy: Przesuń { $move }, Zabierz { $remove }, Podmień { $replace }, Zamień { $swap }.

## Zasady

crosswise-rules =
    Dwie drużyny zapełniają planszę 6×6 pól; każde pole nazywa się od swojej kolumny a–f i swojego rzędu 1–6. 🟠 Pomarańczowi punktują w sześciu kolumnach, 🟢 Zieloni w sześciu rzędach.

    We dwoje: jeden na jednego. We czworo: dwie drużyny po dwie osoby, siedzące na przemian; partnerzy nie widzą nawzajem swoich kamieni. We troje: miejsca 1 i 3 to para Pomarańczowych, a miejsce 2 to Zieloni w pojedynkę: gra po każdym z tamtych dwóch i ma sześć kamieni. Wszyscy inni mają po cztery. Twoje kamienie widzisz tylko ty. Kto zaczyna, rozstrzyga losowanie albo wybór przed startem.

    W worku są 54 kamienie: po siedem 🔴 🟡 🔵 🟣 ⚫ ⚪ i po trzy z każdego z czterech specjalnych. W swojej kolejce zagrywasz dokładnie jeden kamień, potem dobierasz do pełnej ręki, póki w worku są kamienie.
    • Kolor kładziesz na dowolne puste pole.
    • Przesuń: przenieś kamień na planszy na puste pole.
    • Zabierz: weź kamień z planszy na rękę; wtedy nic nie dobierasz.
    • Podmień: połóż kolor z ręki w miejsce kamienia na planszy, weź tamten kamień na rękę, potem dobierz jeden.
    • Zamień: zamień miejscami dwa kamienie na planszy. Mogą być jednakowe, wtedy nic się nie zmienia.
    Zagrany kamień specjalny leży odkryty wśród odłożonych; wszyscy go tam widzą, a także ile kamieni każdego rodzaju jeszcze zostało. Kamień, który idzie z planszy na rękę, wszyscy widzieli.

    Jeśli nie możesz zagrać żadnego kamienia, bo masz tylko specjalne, które nie mają na co działać, albo nie masz nic, pasujesz; inaczej pasować nie wolno. Gdy wszyscy spasują po kolei, partia się kończy i liczy się to, co leży na planszy.

    Sześć jednakowych kamieni w kolumnie (Pomarańczowi) albo w rzędzie (Zieloni) wygrywa od razu, bez względu na to, kto położył ostatni. W przeciwnym razie partia kończy się, gdy pełne są wszystkie 36 pól: wygrywa drużyna z wyższą sumą swoich linii, równe sumy to remis.

    W każdej linii kolor daje 1 punkt za dwa kamienie, 3 za trzy, 5 za cztery, 7 za pięć; sześć różnych kolorów daje 6. Kilka grup się sumuje: 4+2 to 6, 3+3 to 6, 3+2 to 4, 2+2+2 to 3. W linii, która nie jest jeszcze pełna, liczy się to, co w niej leży.

    Serie: w „do X zwycięstw” wygrywa drużyna, która pierwsza wygra X partii; remis nie liczy się nikomu, a po 3·X partiach wygrywa drużyna, która prowadzi. W „suma z X” dodaje się punkty z X partii; linia sześciu jednakowych kamieni liczy się tam za 9, a każda inna linia obu drużyn tak, jak stoi, więc zwycięzca partii może mieć niższą sumę. Przy równym stanie seria kończy się remisem. Pierwszy ruch przechodzi z partii na partię o jedno miejsce dalej.

## Uczciwe rozdanie


## Further words for the stones in a line that somebody types, between commas

crosswise-typed-red = serce
crosswise-typed-yellow = gwiazda
crosswise-typed-blue = kropla
crosswise-typed-purple = romb, karo
crosswise-typed-black = krzyż, krzyżyk
crosswise-typed-white = pierścień, koło, kółko
