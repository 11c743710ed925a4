### Reversi

game-reversi = Reversi
reversi-about = Dwoje graczy, 64 pionki: otocz drugi kolor, a stanie się twój.
reversi-goal = Otaczaj pionki drugiego koloru, a staną się twoje: na końcu wygrywa ten, kto ma ich więcej.

## Strony

reversi-side-black = ⚫ Czarne
reversi-side-white = ⚪ Białe
reversi-mark-black = ⚫
reversi-mark-white = ⚪

## Co się dzieje

reversi-placed =
    { $flips ->
        [one] { $seat } gra { $cell } i odwraca 1 pionek.
        [few] { $seat } gra { $cell } i odwraca { $flips } pionki.
        [many] { $seat } gra { $cell } i odwraca { $flips } pionków.
       *[other] { $seat } gra { $cell } i odwraca { $flips } pionka.
    }
reversi-passed = { $seat } nie ma ruchu i pasuje.

reversi-you-placed =
    { $flips ->
        [one] Grasz { $cell } i odwracasz 1 pionek.
        [few] Grasz { $cell } i odwracasz { $flips } pionki.
        [many] Grasz { $cell } i odwracasz { $flips } pionków.
       *[other] Grasz { $cell } i odwracasz { $flips } pionka.
    }
reversi-you-passed = Nie masz ruchu i pasujesz.
reversi-brief-placed = { $seat } { $cell }
reversi-brief-passed = { $seat } pasuje

## Obraz w słowach

reversi-alt-discs = Pionki czarne: { $black }, białe: { $white }.
reversi-alt-last = { reversi-placed }
reversi-alt-passed = { reversi-passed }
reversi-alt-turn =
    { $colour ->
        [black] Ruch czarnymi: { $seat }.
       *[white] Ruch białymi: { $seat }.
    }
reversi-alt-legal = Możliwe: { $cells }.
reversi-alt-won = Wygrywa { $seat }.
reversi-alt-drawn = Remis.
reversi-alt-black = Czarne: { $cells }.
reversi-alt-white = Białe: { $cells }.
reversi-spoken-brings = { $move } odwraca { $count }

## Opcje

parameter-position = Pozycja albo zapis, od którego zacząć
reversi-option-first = Czarne
reversi-option-first-random = losowo
reversi-option-position = Pozycja: 64 znaki X, O i -, potem X albo O na ruchu; albo zapis taki jak f5d6c3
reversi-option-position-start = zwykła pozycja początkowa

## Wybór

reversi-prompt = Wybierz pole na swój pionek
reversi-task = wybierz pole

## Pytania

reversi-question-flips = Co się odwróci?
reversi-prompt-ask = Które pole?
reversi-cell-flips =
    { $flips ->
        [one] { $cell } odwraca 1 pionek: { $cells }.
        [few] { $cell } odwraca { $flips } pionki: { $cells }.
        [many] { $cell } odwraca { $flips } pionków: { $cells }.
       *[other] { $cell } odwraca { $flips } pionka: { $cells }.
    }
reversi-cell-taken = { $cell } odpada: leży tam pionek.
reversi-cell-closed =
    { $over ->
        [yes] { $cell } odpada: partia się skończyła.
       *[no] { $cell } odpada: niczego nie odwraca.
    }

## Koniec

reversi-reason-full = Plansza jest pełna.
reversi-reason-blocked = Żaden kolor nie ma już ruchu.
reversi-reason-wiped = Jeden kolor nie ma już pionków.

## Zasady

reversi-rules =
    W Reversi gra się we dwoje na 64 polach, pionkami z jednej strony ⚫ czarnymi, a z drugiej ⚪ białymi. Zaczynają czarne.

    Połóż pionek na pustym polu tak, by jeden lub więcej pionków drugiego koloru leżało w prostej, nieprzerwanej linii między nim a innym twoim pionkiem: w poziomie, w pionie albo po skosie. Każda tak zamknięta linia zmienia kolor na twój. Odwrócony pionek nie zamyka dalszych linii.

    Ruch, który niczego nie odwraca, jest niedozwolony. Jeśli masz ruch, musisz go zrobić; jeśli nie masz, pasujesz automatycznie.

    Gdy plansza jest pełna albo nikt z was nie ma ruchu, liczy się pionki. Wygrywa, kto ma ich więcej; równa liczba to remis. Puste pola nie liczą się nikomu.

    Na zaznaczonych polach możesz zagrać. Mała rada: pionka w rogu nigdy nie da się odwrócić.
reversi-count = Pionki: { $number }
reversi-given = { $count ->
    [one] +{ $count } róg
    [few] +{ $count } rogi
    [many] +{ $count } rogów
   *[other] +{ $count } rogu
}
