# The archive

archive-title = Le tue partite
archive-none = Nessuna delle tue partite è ancora finita.
archive-none-such = Non hai nessuna partita così.
archive-line = { $number }. { $match } – { $state }
archive-was-won = vinta { $score }
archive-was-lost = persa { $score }
archive-was-drawn = pari { $score }
archive-was-open = annullata
archive-since = { $told } ({ $when })
# As in English.
archive-computer = Computer, { $level }
archive-somebody = qualcuno
archive-which = Quali partite?
archive-only-won = Vinte
archive-only-lost = Perse
archive-only-drawn = Pari
archive-only-open = Annullate
archive-show = Mostra
archive-newer = Più recenti
archive-older = Più vecchie
archive-filter = Filtra
archive-all = Tutte
archive-game = Gioco
archive-result = Risultato
archive-rival = Contro
archive-from = Dal
archive-to = Al
archive-length = Mosse
archive-platform = Giocata su
archive-any = Tutto
archive-like = Come la mossa { $ply } di { $code }
# As in English.
archive-on-discord = Discord
# As in English.
archive-on-telegram = Telegram
# As in English.
archive-on-web = browser
archive-alike = Le mie partite così
command-matches = Le tue partite finite, per gioco, risultato e avversario
button-do-matches = Le mie partite
button-matches = Le mie partite
discord-command-matches = archivio
web-alike = Le mie partite così
web-matches = Le mie partite
