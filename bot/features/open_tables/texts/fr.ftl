# Open tables

menu-public = Ouverte à
public-on = tous
public-off = mes amis
public-on-means = Chacun sur ce serveur trouve la table et peut s’asseoir
public-off-means = Seulement avec le code, le lien ou cette discussion
open-note = ouverte à tous
open-title = Tables ouvertes : assieds-toi où tu veux.
open-none = Aucune table n’est ouverte. Ouvres-en une, et qui vient peut s’asseoir :
open-line = { $number }. { $who } – { $about }
open-rated = classée
open-unrated = non classée
open-unnamed = quelqu’un
open-play = { $game } avec quelqu’un
command-open = Les tables ouvertes à tous, et quelqu’un avec qui jouer
button-do-open = Trouver quelqu’un
button-sit = S’asseoir
button-somebody = Trouver quelqu’un
discord-command-open = ouvertes
web-open-tables = Tables ouvertes
web-open-somebody = Trouver quelqu’un
web-open-somebody-game = Jouer à { $game } avec quelqu’un qui est là
web-open-sit = S’asseoir
