# Programmi: chiavi con cui giocano i programmi di qualcuno

command-programs = Fai giocare un tuo programma per te
discord-command-programs = programmi
button-do-programs = I miei programmi
programs-about = Un programma con una di queste chiavi vede i tuoi tavoli e gioca a tuo nome.
programs-made = La tua nuova chiave:
programs-once = Copiala ora: non verrà mostrata di nuovo. Chi la possiede può giocare a tuo nome.
programs-token = Chiave { $number }, creata { $made }, mai usata
programs-token-used = Chiave { $number }, creata { $made }, usata { $used }
programs-where = I programmi chiedono a { $address }
programs-new = Nuova chiave
programs-end = Annulla la chiave { $number }
refusal-too-many-tokens = Hai { $most } chiavi. Prima annullane una.
