# Open tables

menu-public = Відкрито
public-on = усім
public-off = друзям
public-on-means = Будь-хто на цьому сервері знайде стіл і зможе сісти
public-off-means = Лише ті, хто має код, посилання або цей чат
open-note = відкритий для всіх
open-title = Відкриті столи: сідай, де хочеш.
open-none = Зараз відкритих столів немає. Відкрий свій, і хто прийде, зможе сісти:
open-line = { $number }. { $who } — { $about }
open-rated = на рейтинг
open-unrated = без рейтингу
open-unnamed = хтось
open-play = { $game } з кимось
command-open = Столи, відкриті для всіх, і з ким зіграти
button-do-open = Знайти суперника
button-sit = Сісти
button-somebody = Знайти суперника
discord-command-open = відкриті
web-open-tables = Відкриті столи
web-open-somebody = Знайти суперника
web-open-somebody-game = Зіграти в { $game } з кимось, хто тут
web-open-sit = Сісти
