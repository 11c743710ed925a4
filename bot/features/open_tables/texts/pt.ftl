# Open tables

menu-public = Aberta a
public-on = todos
public-off = amigos
public-on-means = Qualquer pessoa neste servidor acha a mesa e pode se sentar
public-off-means = Só quem tem o código, o link ou este chat
open-note = aberta a todos
open-title = Mesas abertas: sente-se onde quiser.
open-none = Nenhuma mesa está aberta agora. Abra uma, e quem vier pode se sentar:
open-line = { $number }. { $who } – { $about }
open-rated = vale rating
open-unrated = não vale rating
open-unnamed = alguém
open-play = { $game } com alguém
command-open = As mesas abertas a todos, e alguém para jogar
button-do-open = Achar alguém
button-sit = Sentar
button-somebody = Achar alguém
discord-command-open = abertas
web-open-tables = Mesas abertas
web-open-somebody = Achar alguém
web-open-somebody-game = Jogar { $game } com alguém que está aqui
web-open-sit = Sentar
