# Solo su Discord: come si chiamano lì i comandi e i loro parametri, in minuscolo, senza spazi,
# al massimo 32 caratteri. I nomi inglesi può scriverli chiunque dappertutto.

discord-command-play = gioca
discord-command-join = partecipa
discord-command-start = avvia
discord-command-leave = esci
discord-command-hand = mano
discord-command-score = punteggio
discord-command-rules = regole
discord-command-resign = abbandona
discord-command-hint = consiglio
discord-command-replace = cedi-posto
discord-command-return = riprendi-posto
discord-command-rematch = rivincita
discord-command-undo = annulla-mossa
discord-command-draw = pareggio
discord-command-calloff = interrompi
discord-command-pause = sospendi
# As in English.
discord-command-host = host
discord-command-away = pausa
discord-command-back = rientro
discord-command-help = aiuto
discord-command-table = tavolo
discord-command-me = io

discord-parameter-game = gioco
# As in English.
discord-parameter-computer = computer
discord-parameter-match = primo-a
discord-parameter-sumof = somma-di
discord-parameter-clock = orologio
discord-parameter-rated = classificata
discord-parameter-first = inizia
discord-parameter-position = posizione
discord-parameter-target = traguardo
discord-parameter-hand = mano
discord-parameter-code = codice
discord-parameter-about = argomento
discord-parameter-number = numero
discord-parameter-player = chi
discord-parameter-where = quali
discord-parameter-days = giorni
discord-parameter-day = fino-a
