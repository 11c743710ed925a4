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
archive-has-note = nota
archive-has-lines = { $count ->
    [one] { $count } variante
   *[other] { $count } varianti
}
archive-export = Esporta tutto
archive-export-next = File successivo
archive-exported = { $count ->
    [one] { $count } partita con le tue note. Questo file lo vedi solo tu.
   *[other] { $count } partite con le tue note. Questo file lo vedi solo tu.
}
archive-exported-more = Un file non può contenere tutte le tue partite: le più vecchie sono nel successivo.
button-note = La mia nota
note-title = { $game } · { $code } · partita { $number }
note-yours = Solo tu vedi quello che annoti qui.
note-none = Ancora nessuna nota.
note-write = Scrivi una nota
note-change = Modifica la nota
note-clear = Elimina la nota
note-lines = Varianti che hai conservato:
note-ask = Inviami la nota con il prossimo messaggio, al massimo { $most } caratteri. Oppure scrivi quando vuoi /note, il codice e il testo.
note-keep-as-is = Lascia così
note-label = La tua nota
note-save = Salva
note-saved = Salvata
note-keep = Conserva la variante
note-kept = Conservata. Ritrovi la variante in “La mia nota”.
note-drop = Elimina la variante
note-dropped = Eliminata
note-all = Tutte le note
note-walk = Alla partita
button-keep = Conserva la variante
command-note = La tua nota privata su una partita finita
discord-command-note = nota
refusal-note-too-long = Una nota ha al massimo { $most } caratteri.
refusal-too-many-lines = Una partita conserva al massimo { $most } varianti. Prima eliminane una.
