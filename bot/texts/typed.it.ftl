# Lines that people type instead of pressing buttons.

## What is said to them

typed-asks = { $prompt } – { $choices }
typed-several = “{ $text }” può voler dire: { $choices }. Quale?
typed-nothing = Qui adesso “{ $text }” non si può fare. Puoi scrivere: { $choices }. /help elenca i comandi.
typed-played = Giocata: { $move }.
typed-sure = { $about } Scrivi “sì” o “no”.
typed-kept = Va bene, resta tutto com’è.
typed-apart = La risposta è solo per te: usa /move qui, oppure scrivimi in privato.
typed-help = Invece di premere puoi anche scrivere: rispondi a un tabellone con d3, scrivi /move d3, o solo d3 nella nostra chat privata. In un gruppo la tua risposta la leggono tutti, e mezza mossa svela qualcosa della tua mano.

## Words that are understood, between commas: small ones between the choices of a move, and further ones for buttons

typed-between = verso, in, a, su, e, con, per, il, la, da, al, nello, sulla, spazio
typed-word-agree = sì, s, ok, va bene, d’accordo
typed-word-decline = no, n, rifiuta
typed-word-add = livello, computer
typed-word-next = avanti, continua
typed-word-also = anch’io

## The command

command-move = Fai una mossa scrivendola: /move d3
parameter-text = La mossa, o ciò che c’è su un pulsante
discord-command-move = mossa
discord-parameter-text = testo
