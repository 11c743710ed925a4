# Open tables

menu-public = Open voor
public-on = iedereen
public-off = vrienden
public-on-means = Iedereen op deze server vindt de tafel en kan gaan zitten
public-off-means = Alleen wie de code, de link of deze chat heeft
open-note = open voor iedereen
open-title = Open tafels: ga zitten waar je wilt.
open-none = Er is nu geen tafel open. Open er een, en wie komt kan gaan zitten:
open-line = { $number }. { $who } – { $about }
open-rated = voor de rating
open-unrated = niet voor de rating
open-unnamed = iemand
open-play = { $game } met iemand
command-open = Tafels die voor iedereen open zijn, en iemand om mee te spelen
button-do-open = Iemand zoeken
button-sit = Gaan zitten
button-somebody = Iemand zoeken
# As in English.
discord-command-open = open
web-open-tables = Open tafels
web-open-somebody = Iemand zoeken
web-open-somebody-game = { $game } spelen met iemand die er is
web-open-sit = Gaan zitten
