# The archive

archive-title = Deine Partien
archive-none = Noch keine deiner Partien ist vorbei.
archive-none-such = So eine Partie hast du nicht.
archive-line = { $number }. { $match } – { $state }
archive-was-won = gewonnen { $score }
archive-was-lost = verloren { $score }
archive-was-drawn = unentschieden { $score }
archive-was-open = abgebrochen
archive-since = { $told } ({ $when })
# As in English.
archive-computer = Computer, { $level }
archive-somebody = jemand
archive-which = Welche Partien?
archive-only-won = Gewonnen
archive-only-lost = Verloren
archive-only-drawn = Unentschieden
archive-only-open = Abgebrochen
archive-show = Zeigen
archive-newer = Neuere
archive-older = Ältere
archive-filter = Auswählen
archive-all = Alle Partien
archive-game = Spiel
archive-result = Ergebnis
archive-rival = Gegen
archive-from = Von
archive-to = Bis
archive-length = Züge
archive-platform = Gespielt auf
archive-any = Alle
archive-like = Wie Zug { $ply } in { $code }
# As in English.
archive-on-discord = Discord
# As in English.
archive-on-telegram = Telegram
archive-on-web = Browser
archive-alike = Meine Partien damit
command-matches = Deine Partien, die vorbei sind, nach Spiel, Ergebnis und Gegner
button-do-matches = Meine Partien
button-matches = Meine Partien
discord-command-matches = archiv
web-alike = Meine Partien damit
web-matches = Meine Partien
archive-has-note = Notiz
archive-has-lines = { $count ->
    [one] { $count } Variante
   *[other] { $count } Varianten
}
archive-export = Alle exportieren
archive-export-next = Nächste Datei
archive-exported = { $count ->
    [one] { $count } Partie mit deinen Notizen. Nur du siehst diese Datei.
   *[other] { $count } Partien mit deinen Notizen. Nur du siehst diese Datei.
}
archive-exported-more = Alle deine Partien passen nicht in eine Datei: Die älteren stehen in der nächsten.
button-note = Meine Notiz
note-title = { $game } · { $code } · Partie { $number }
note-yours = Was du hier notierst, siehst nur du.
note-none = Noch keine Notiz.
note-write = Notiz schreiben
note-change = Notiz ändern
note-clear = Notiz entfernen
note-lines = Varianten, die du behalten hast:
note-ask = Schick mir die Notiz als nächste Nachricht, höchstens { $most } Zeichen. Oder tippe jederzeit /note, den Code und den Text.
note-keep-as-is = So lassen
note-label = Deine Notiz
note-save = Speichern
note-saved = Gespeichert
note-keep = Variante behalten
note-kept = Behalten. Du findest die Variante unter „Meine Notiz“ wieder.
note-drop = Variante entfernen
note-dropped = Entfernt
note-all = Alle Notizen
note-walk = Zur Partie
button-keep = Variante behalten
command-note = Deine private Notiz zu einer Partie, die vorbei ist
discord-command-note = notiz
refusal-note-too-long = Eine Notiz hat höchstens { $most } Zeichen.
refusal-too-many-lines = Zu einer Partie lassen sich höchstens { $most } Varianten behalten. Entferne zuerst eine.
