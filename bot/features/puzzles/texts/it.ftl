# Puzzles

puzzle-title-day = Quesito del giorno · { $game } { $stars }
puzzle-title = Quesito { $number } · { $game } { $stars }
puzzle-prompt = La tua risposta
puzzle-try = Risolvi
puzzle-pick = Scelto: { $picked }
puzzle-right-day = ✅ { $move } è giusto! { $points ->
    [one] 1 punto
   *[other] { $points } punti
}, { $days ->
    [one] primo giorno.
   *[other] { $days } giorni di fila.
}
puzzle-right = ✅ { $move } è giusto!
puzzle-wrong-day = ❌ { $move } non è la risposta. Era il tuo tentativo di oggi; puoi continuare a provare.
puzzle-wrong = ❌ { $move } non è la risposta. Riprova.
puzzle-given-up = Era il tuo tentativo di oggi.
puzzle-line = Poi: { $moves }
puzzle-ranks = Quesiti del giorno in questa chat
puzzle-ranks-day = Oggi: { $names }
puzzle-ranks-month = Questo mese: { $names }
puzzle-streak = { $days ->
    [one] Quesiti risolti: 1 giorno di fila.
   *[other] Quesiti risolti: { $days } giorni di fila.
}
daily-on = Il quesito del giorno arriva alle { $hour } UTC. “/daily off” lo ferma.
daily-off = Qui non arriva nessun quesito del giorno. “/daily on 18” lo pubblica alle 18:00 UTC.
button-puzzle = Quesito del giorno
button-solve = Soluzione
button-ranks = Tabella
button-do-daily = Un quesito al giorno
daily-never = Mai
daily-at = Alle { $hour } UTC
command-puzzle = Il quesito del giorno, o uno di un gioco
command-daily = Pubblica qui il quesito del giorno, all’ora che vuoi (UTC)
parameter-switch = Sì o no
parameter-hour = L’ora in UTC, da 0 a 23
choice-switch-on = sì
choice-switch-off = no
refusal-no-puzzle = Per quel gioco non ci sono quesiti.
crosswise-puzzle-six = { $side } muove: fai sei uguali in una sola mossa.
crosswise-puzzle-six-why = Solo { $move } fa sei uguali.
crosswise-puzzle-prevent = { $side } muove: un gettone degli altri può fare sei uguali. Quale mossa lo impedisce e ti dà il vantaggio più alto?
crosswise-puzzle-prevent-why = Tra le mosse che lo impediscono, { $move } cambia il vantaggio di { $best }, la seconda migliore di { $second }.
crosswise-puzzle-gain = { $side } muove: quale mossa rende di più subito?
crosswise-puzzle-gain-why = { $move } rende { $best }, la seconda migliore { $second }.
discord-command-puzzle = quesito
discord-command-daily = quesito-del-giorno
discord-parameter-switch = attivo
discord-parameter-hour = ora
reversi-puzzle-best = { $side } muove: una mossa vale almeno 4 pedine in più di ogni altra.
reversi-puzzle-best-why = Vantaggio finale: { $best } dopo { $move }, { $second } dopo la seconda migliore.
triominos-puzzle-lay = Quale mossa rende di più? Più di una dà un bonus.
triominos-puzzle-lay-why = { $move } rende { $best }, la seconda migliore { $second }.
