# Puzzles

puzzle-title-day = Zadanie dnia · { $game } { $stars }
puzzle-title = Zadanie { $number } · { $game } { $stars }
puzzle-prompt = Twoja odpowiedź
puzzle-try = Rozwiąż
puzzle-pick = Wybrano: { $picked }
puzzle-right-day = ✅ { $move }: dobrze! { $points ->
    [one] 1 punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}, { $days ->
    [1] pierwszy dzień passy.
   *[other] { $days } dni z rzędu.
}
puzzle-right = ✅ { $move }: dobrze!
puzzle-wrong-day = ❌ { $move } to nie to. To była twoja próba na dziś; możesz próbować dalej.
puzzle-wrong = ❌ { $move } to nie to. Spróbuj jeszcze raz.
puzzle-given-up = To była twoja próba na dziś.
puzzle-line = Dalej: { $moves }
puzzle-ranks = Zadania dnia na tym czacie
puzzle-ranks-day = Dziś: { $names }
puzzle-ranks-month = W tym miesiącu: { $names }
puzzle-streak = { $days ->
    [1] Twoja passa: 1 dzień.
   *[other] Twoja passa: { $days } dni z rzędu.
}
daily-on = Zadanie dnia przychodzi o { $hour } UTC. „/daily off” to kończy.
daily-off = Zadania dnia tu nie ma. „/daily on 18” włącza je na 18:00 UTC.
button-puzzle = Zadanie dnia
button-solve = Rozwiązanie
button-ranks = Tabela
button-do-daily = Zadanie co dzień
daily-never = Nigdy
daily-at = O { $hour } UTC
command-puzzle = Zadanie dnia albo zadanie z wybranej gry
command-daily = Pokazuj tu zadanie dnia o podanej godzinie (UTC)
parameter-switch = Włączone albo wyłączone
parameter-hour = Godzina w UTC, od 0 do 23
choice-switch-on = włączone
choice-switch-off = wyłączone
refusal-no-puzzle = Do tej gry nie ma zadań.
crosswise-puzzle-six = Ruch: { $side }. Ułóż szóstkę w jednym ruchu.
crosswise-puzzle-six-why = Szóstkę daje tylko { $move }.
crosswise-puzzle-prevent = Ruch: { $side }. Ktoś inny może jednym kamieniem ułożyć szóstkę. Które zagranie temu zapobiega i daje ci największą przewagę?
crosswise-puzzle-prevent-why = Z zagrań, które temu zapobiegają, { $move } zmienia przewagę o { $best }, drugie najlepsze o { $second }.
crosswise-puzzle-gain = Ruch: { $side }. Które zagranie daje od razu najwięcej?
crosswise-puzzle-gain-why = { $move } daje { $best }, drugie najlepsze zagranie { $second }.
discord-command-puzzle = zadanie
discord-command-daily = zadanie-dnia
discord-parameter-switch = przełącznik
discord-parameter-hour = godzina
reversi-puzzle-best = Ruch: { $side }. Jeden ruch jest lepszy od każdego innego o co najmniej 4 pionki.
reversi-puzzle-best-why = Bilans pionków na koniec: { $move } { $best }, drugi najlepszy ruch { $second }.
triominos-puzzle-lay = Który ruch daje najwięcej? Premię daje więcej niż jeden.
triominos-puzzle-lay-why = { $move } daje { $best }, drugi najlepszy ruch { $second }.
