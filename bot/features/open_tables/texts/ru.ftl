# Open tables

menu-public = Кому открыт
public-on = всем
public-off = друзьям
public-on-means = Любой на этом сервере найдёт стол и сможет сесть
public-off-means = Только те, у кого есть код, ссылка или этот чат
open-note = открыт для всех
open-title = Открытые столы: садись, где хочешь.
open-none = Сейчас открытых столов нет. Открой свой, и кто придёт, сможет сесть:
open-line = { $number }. { $who } — { $about }
open-rated = на рейтинг
open-unrated = без рейтинга
open-unnamed = кто-то
open-play = { $game } с кем-нибудь
command-open = Столы, открытые для всех, и с кем сыграть
button-do-open = Найти соперника
button-sit = Сесть
button-somebody = Найти соперника
discord-command-open = открытые
web-open-tables = Открытые столы
web-open-somebody = Найти соперника
web-open-somebody-game = Сыграть в { $game } с кем-нибудь, кто здесь
web-open-sit = Сесть
