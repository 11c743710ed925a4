# Open tables

menu-public = Offen für
public-on = alle
public-off = Freunde
public-on-means = Alle auf diesem Server finden den Tisch und können sich setzen
public-off-means = Nur wer den Code, den Link oder diesen Chat hat
open-note = offen für alle
open-title = Offene Tische: Setz dich, wohin du magst.
open-none = Gerade ist kein Tisch offen. Öffne einen, und wer kommt, kann sich setzen:
open-line = { $number }. { $who } – { $about }
open-rated = gewertet
open-unrated = nicht gewertet
open-unnamed = jemand
open-play = { $game } mit jemandem
command-open = Tische, die allen offenstehen, und jemand zum Spielen
button-do-open = Jemanden finden
button-sit = Setzen
button-somebody = Jemanden finden
discord-command-open = offen
web-open-tables = Offene Tische
web-open-somebody = Jemanden finden
web-open-somebody-game = { $game } mit jemandem spielen, der da ist
web-open-sit = Setzen
