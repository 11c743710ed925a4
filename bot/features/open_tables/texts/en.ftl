# Open tables

menu-public = Open to
public-on = everybody
public-off = friends
public-on-means = Anybody on this server finds the table and can sit down
public-off-means = Only whoever has the code, the link or this chat
open-note = open to everybody
open-title = Open tables: sit down where you like.
open-none = No table is open now. Open one, and whoever comes can sit down:
open-line = { $number }. { $who } — { $about }
open-rated = rated
open-unrated = not rated
open-unnamed = somebody
open-play = { $game } with somebody
command-open = Tables that are open to everybody, and somebody to play with
button-do-open = Play somebody
button-sit = Sit down
button-somebody = Play somebody
discord-command-open = open
web-open-tables = Open tables
web-open-somebody = Play somebody
web-open-somebody-game = Play { $game } with somebody who is here
web-open-sit = Sit down
