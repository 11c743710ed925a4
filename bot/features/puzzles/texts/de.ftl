# Puzzles

puzzle-title-day = Rätsel des Tages · { $game } { $stars }
puzzle-title = Rätsel { $number } · { $game } { $stars }
puzzle-prompt = Deine Antwort
puzzle-try = Lösen
puzzle-pick = Gewählt: { $picked }
puzzle-right-day = ✅ { $move } ist richtig! { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, { $days ->
    [one] der erste Tag in Folge.
   *[other] { $days } Tage in Folge.
}
puzzle-right = ✅ { $move } ist richtig!
puzzle-wrong-day = ❌ { $move } ist es nicht. Das war dein Versuch für heute; weiter probieren darfst du.
puzzle-wrong = ❌ { $move } ist es nicht. Versuch es noch einmal.
puzzle-given-up = Das war dein Versuch für heute.
puzzle-line = Dann: { $moves }
puzzle-ranks = Rätsel des Tages in diesem Chat
puzzle-ranks-day = Heute: { $names }
puzzle-ranks-month = Diesen Monat: { $names }
puzzle-streak = { $days ->
    [one] Gelöst: 1 Tag in Folge.
   *[other] Gelöst: { $days } Tage in Folge.
}
daily-on = Das Rätsel des Tages kommt um { $hour } UTC. „/daily off“ beendet das.
daily-off = Hier kommt kein Rätsel des Tages. „/daily on 18“ bringt es um 18:00 UTC.
button-puzzle = Rätsel des Tages
button-solve = Lösung
button-ranks = Tabelle
button-do-daily = Jeden Tag ein Rätsel
daily-never = Nie
daily-at = Um { $hour } UTC
command-puzzle = Das Rätsel des Tages, oder eins zu einem Spiel
command-daily = Das Rätsel des Tages hier zeigen, zu einer Stunde (UTC)
parameter-switch = An oder aus
parameter-hour = Die Stunde in UTC, 0 bis 23
choice-switch-on = an
choice-switch-off = aus
refusal-no-puzzle = Zu diesem Spiel gibt es keine Rätsel.
crosswise-puzzle-six = { $side } am Zug: Bilde mit einem Zug einen Sechsling.
crosswise-puzzle-six-why = Nur { $move } bildet einen Sechsling.
crosswise-puzzle-prevent = { $side } am Zug: Mit einem Stein könnten die anderen einen Sechsling bilden. Welcher Zug verhindert das und bringt am meisten Vorsprung?
crosswise-puzzle-prevent-why = Von den Zügen, die es verhindern, ändert { $move } den Vorsprung um { $best }, der nächstbeste um { $second }.
crosswise-puzzle-gain = { $side } am Zug: Welcher Zug gewinnt sofort am meisten?
crosswise-puzzle-gain-why = { $move } bringt { $best }, der nächstbeste Zug { $second }.
discord-command-puzzle = rätsel
discord-command-daily = tagesrätsel
discord-parameter-switch = schalter
discord-parameter-hour = stunde
reversi-puzzle-best = { $side } am Zug: Ein Zug ist um mindestens 4 Steine besser als jeder andere.
reversi-puzzle-best-why = Vorsprung am Ende: { $best } nach { $move }, { $second } nach dem nächstbesten Zug.
triominos-puzzle-lay = Welcher Zug bringt am meisten Punkte? Mehr als einer bringt einen Bonus.
triominos-puzzle-lay-why = { $move } bringt { $best }, der nächstbeste Zug { $second }.
