# Puzzles

puzzle-title-day = Puzzel van de dag · { $game } { $stars }
puzzle-title = Puzzel { $number } · { $game } { $stars }
puzzle-prompt = Jouw antwoord
puzzle-try = Oplossen
puzzle-pick = Gekozen: { $picked }
puzzle-right-day = ✅ { $move } is goed! { $points ->
    [one] 1 punt
   *[other] { $points } punten
}, { $days ->
    [one] eerste dag van je reeks.
   *[other] { $days } dagen op rij.
}
puzzle-right = ✅ { $move } is goed!
puzzle-wrong-day = ❌ { $move } is het niet. Dat was je poging voor vandaag; verder proberen mag.
puzzle-wrong = ❌ { $move } is het niet. Probeer het nog eens.
puzzle-given-up = Dat was je poging voor vandaag.
puzzle-line = Daarna: { $moves }
puzzle-ranks = Puzzels van de dag in deze chat
puzzle-ranks-day = Vandaag: { $names }
puzzle-ranks-month = Deze maand: { $names }
puzzle-streak = { $days ->
    [one] Je reeks: 1 dag.
   *[other] Je reeks: { $days } dagen op rij.
}
daily-on = De puzzel van de dag komt om { $hour } UTC. “/daily off” zet dat uit.
daily-off = Hier komt geen puzzel van de dag. Met “/daily on 18” komt hij om 18:00 UTC.
button-puzzle = Puzzel van de dag
button-solve = Oplossing
button-ranks = Stand
button-do-daily = Elke dag een puzzel
daily-never = Nooit
daily-at = Om { $hour } UTC
command-puzzle = De puzzel van de dag, of een van een bepaald spel
command-daily = De puzzel van de dag hier tonen, op een vast uur (UTC)
parameter-switch = Aan of uit
parameter-hour = Het uur in UTC, 0 tot 23
choice-switch-on = aan
choice-switch-off = uit
refusal-no-puzzle = Van dat spel zijn er geen puzzels.
crosswise-puzzle-six = { $side } aan de beurt: maak zes gelijke in één beurt.
crosswise-puzzle-six-why = Alleen { $move } maakt zes gelijke.
crosswise-puzzle-prevent = { $side } aan de beurt: een steen van de anderen kan zes gelijke maken. Welke zet voorkomt dat en geeft je de grootste voorsprong?
crosswise-puzzle-prevent-why = Van de zetten die dat voorkomen, verandert { $move } de voorsprong met { $best }, de op één na beste met { $second }.
crosswise-puzzle-gain = { $side } aan de beurt: welke zet levert meteen het meest op?
crosswise-puzzle-gain-why = { $move } levert { $best } op, de op één na beste zet { $second }.
discord-command-puzzle = puzzel
discord-command-daily = dagpuzzel
discord-parameter-switch = aan-uit
discord-parameter-hour = uur
reversi-puzzle-best = { $side } aan de beurt: één zet is minstens 4 stenen beter dan elke andere.
reversi-puzzle-best-why = Voorsprong aan het eind: { $best } na { $move }, { $second } na de op één na beste zet.
triominos-puzzle-lay = Welke zet levert het meest op? Meer dan één zet geeft een bonus.
triominos-puzzle-lay-why = { $move } levert { $best } op, de op één na beste zet { $second }.
