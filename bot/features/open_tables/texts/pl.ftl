# Open tables

menu-public = Otwarty dla
public-on = wszystkich
public-off = znajomych
public-on-means = Każdy na tym serwerze widzi stół i może usiąść
public-off-means = Tylko kto ma kod, link albo ten czat
open-note = otwarty dla wszystkich
open-title = Otwarte stoły: usiądź, gdzie chcesz.
open-none = Żaden stół nie jest teraz otwarty. Otwórz jeden, a kto przyjdzie, może usiąść:
open-line = { $number }. { $who } – { $about }
open-rated = rankingowa
open-unrated = bez rankingu
open-unnamed = ktoś
open-play = { $game } z kimś
command-open = Stoły otwarte dla wszystkich i ktoś do gry
button-do-open = Zagraj z kimś
button-sit = Usiądź
button-somebody = Zagraj z kimś
discord-command-open = otwarte
web-open-tables = Otwarte stoły
web-open-somebody = Zagraj z kimś
web-open-somebody-game = Zagraj w { $game } z kimś, kto tu jest
web-open-sit = Usiądź
