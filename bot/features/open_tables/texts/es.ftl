# Open tables

menu-public = Abierta a
public-on = todos
public-off = amigos
public-on-means = Cualquiera en este servidor ve la mesa y puede sentarse
public-off-means = Solo quien tenga el código, el enlace o este chat
open-note = abierta a todos
open-title = Mesas abiertas: siéntate donde quieras.
open-none = Ahora no hay mesas abiertas. Abre una, y quien venga podrá sentarse:
open-line = { $number }. { $who } – { $about }
open-rated = clasificatoria
open-unrated = no clasificatoria
open-unnamed = alguien
open-play = { $game } con alguien
command-open = Las mesas abiertas a todos, y alguien con quien jugar
button-do-open = Buscar a alguien
button-sit = Sentarse
button-somebody = Buscar a alguien
discord-command-open = abiertas
web-open-tables = Mesas abiertas
web-open-somebody = Buscar a alguien
web-open-somebody-game = Jugar a { $game } con alguien que esté aquí
web-open-sit = Sentarse
