# Open tables

menu-public = Aperto a
public-on = tutti
public-off = amici
public-on-means = Chiunque su questo server trova il tavolo e può sedersi
public-off-means = Solo chi ha il codice, il link o questa chat
open-note = aperto a tutti
open-title = Tavoli aperti: siediti dove vuoi.
open-none = Ora nessun tavolo è aperto. Aprine uno, e chi arriva può sedersi:
open-line = { $number }. { $who } – { $about }
open-rated = classificata
open-unrated = non classificata
open-unnamed = qualcuno
open-play = { $game } con qualcuno
command-open = I tavoli aperti a tutti, e qualcuno con cui giocare
button-do-open = Trova qualcuno
button-sit = Siediti
button-somebody = Trova qualcuno
discord-command-open = aperti
web-open-tables = Tavoli aperti
web-open-somebody = Trova qualcuno
web-open-somebody-game = Gioca a { $game } con qualcuno che c’è
web-open-sit = Siediti
