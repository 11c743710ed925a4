# Bloccare: con chi qualcuno non vuole avere a che fare, e di chi non vede le parole

command-block = Chi hai bloccato, e come annullarlo
discord-command-block = bloccati
button-block = Blocca
block-title = Persone bloccate
block-nobody = Non hai bloccato nessuno.
block-nobody-here = Qui non gioca nessun altro.
block-players = Giocatori
block-mute = Nascondi parole
block-muted = Non vedi più le parole di { $name }. Puoi annullarlo nelle impostazioni.
block-ask = Bloccare { $name }?
block-means = Non vi viene mai proposto di giocare insieme, non vi incontrate ai tavoli aperti e non vedi le sue parole. Nessuno glielo dice. Le partite iniziate continuano.
block-done = { $name }: blocco attivo.
block-undo = Sblocca { $name }
block-unmute = Mostra parole di { $name }
block-undone = { $name }: nessun blocco e parole di nuovo visibili.
