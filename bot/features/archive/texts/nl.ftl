# The archive

archive-title = Jouw partijen
archive-none = Geen van je partijen is al afgelopen.
archive-none-such = Zo’n partij heb je niet.
archive-line = { $number }. { $match } – { $state }
archive-was-won = gewonnen { $score }
archive-was-lost = verloren { $score }
archive-was-drawn = gelijk { $score }
archive-was-open = afgebroken
archive-since = { $told } ({ $when })
# As in English.
archive-computer = Computer, { $level }
archive-somebody = iemand
archive-which = Welke partijen?
archive-only-won = Gewonnen
archive-only-lost = Verloren
archive-only-drawn = Gelijk
archive-only-open = Afgebroken
archive-show = Tonen
archive-newer = Nieuwere
archive-older = Oudere
archive-filter = Kiezen
archive-all = Alle partijen
archive-game = Spel
archive-result = Uitslag
archive-rival = Tegen
archive-from = Van
archive-to = Tot
archive-length = Zetten
archive-platform = Gespeeld op
archive-any = Alles
archive-like = Zoals zet { $ply } in { $code }
# As in English.
archive-on-discord = Discord
# As in English.
archive-on-telegram = Telegram
# As in English.
archive-on-web = browser
archive-alike = Mijn partijen hiermee
command-matches = Je afgelopen partijen, op spel, uitslag en tegenstander
button-do-matches = Mijn partijen
button-matches = Mijn partijen
discord-command-matches = archief
web-alike = Mijn partijen hiermee
web-matches = Mijn partijen
archive-has-note = notitie
archive-has-lines = { $count ->
    [one] { $count } variant
   *[other] { $count } varianten
}
archive-export = Alles exporteren
archive-export-next = Volgend bestand
archive-exported = { $count ->
    [one] { $count } partij met je notities. Alleen jij ziet dit bestand.
   *[other] { $count } partijen met je notities. Alleen jij ziet dit bestand.
}
archive-exported-more = Eén bestand kan niet al je partijen bevatten: de oudere staan in het volgende.
button-note = Mijn notitie
note-title = { $game } · { $code } · partij { $number }
note-yours = Alleen jij ziet wat je hier noteert.
note-none = Nog geen notitie.
note-write = Notitie schrijven
note-change = Notitie wijzigen
note-clear = Notitie verwijderen
note-lines = Varianten die je hebt bewaard:
note-ask = Stuur me de notitie als je volgende bericht, hoogstens { $most } tekens. Of typ op elk moment /note, de code en de tekst.
note-keep-as-is = Zo laten
note-label = Je notitie
note-save = Opslaan
note-saved = Opgeslagen
note-keep = Variant bewaren
note-kept = Bewaard. Je vindt de variant terug onder ‘Mijn notitie’.
note-drop = Variant verwijderen
note-dropped = Verwijderd
note-all = Alle notities
note-walk = Naar de partij
button-keep = Variant bewaren
command-note = Je eigen notitie bij een partij die voorbij is
discord-command-note = notitie
refusal-note-too-long = Een notitie heeft hoogstens { $most } tekens.
refusal-too-many-lines = Bij een partij kun je hoogstens { $most } varianten bewaren. Verwijder er eerst een.
