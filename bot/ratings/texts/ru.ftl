# Ratings and ladders

rating-gained = { $name } { $gain }
rating-gains = Рейтинг: { $gains }
refusal-nobody-rated = Игрока с рейтингом по имени «{ $name }» я не знаю, или таких несколько.
refusal-ratings-hidden = Ты просишь не показывать рейтинг, пока играешь. После рейтинговой партии он снова виден; /settings ratings on покажет его сразу.
rating-title = Рейтинг: { $name }
rating-none = Рейтинговых партий пока нет. В рейтинг идёт каждая партия между людьми, если за столом не выбрано другое.
rating-game = { $game }: { $rating } · { $matches ->
    [one] { $matches } партия
    [few] { $matches } партии
    [many] { $matches } партий
   *[other] { $matches } партии
} · { $share } % очков
rating-rival = Самый частый соперник — { $name }: { $count ->
    [one] { $count } раз
    [few] { $count } раза
    [many] { $count } раз
   *[other] { $count } раза
}
rating-run = Побед подряд, максимум: { $count }
rating-news = Рейтинг теперь считается иначе: все начинают с 1000, и примерно через десять партий число устанавливается. Старые партии пересчитаны, поэтому числа изменились.
rating-alt = Как менялся рейтинг: { $games }.
rating-alt-game = { $game } { $rating }, от { $least } до { $most }
ladder-title-here = { $game }: лидеры этого чата
ladder-title-season = { $game }: лидеры этого чата, { $month }
ladder-title-circle = { $game }: ты и все, с кем ты играешь
ladder-title-all = { $game }: лидеры среди всех
ladder-title-computers = Твои победы над компьютерами
ladder-line = { $place }. { $name } { $rating } · { $matches ->
    [one] { $matches } партия
    [few] { $matches } партии
    [many] { $matches } партий
   *[other] { $matches } партии
} · { $share } %
ladder-empty = Рейтинговых партий ещё никто не играл.
ladder-empty-season = В этом месяце здесь ещё никто не играл рейтинговых партий.
ladder-rule = Здесь те, кто играл против { $count } человек с надёжным рейтингом, без «?». Гости в браузере без привязки считаются все вместе за одного.
ladder-empty-computers = У тебя ещё нет законченных партий с компьютером.
ladder-computer = { $game }, { $level }: побед { $won } из { $matches }
ladder-before = ◀ { $first }–{ $last }
ladder-after = { $first }–{ $last } ▶
ladder-way-here = Этот чат
ladder-way-circle = Мой круг
ladder-way-all = Все
ladder-way-computers = Компьютеры
command-rating = Твой рейтинг, а с именем — чужой
command-top = Таблица лидеров: этот чат, все или компьютеры
button-do-rating = Мой рейтинг
button-do-top = Таблица лидеров
choice-where-all = все
choice-where-computers = компьютеры
discord-command-rating = рейтинг
discord-command-top = лидеры
web-ladder = Лидеры
web-ladder-title = Таблица лидеров
web-ladder-place = Место
web-ladder-name = Имя
web-ladder-rating = Рейтинг
web-rating-change = Рейтинг { $number }
web-ladder-matches = Партии
web-ladder-share = Очки
web-ladder-here = Мой круг
web-ladder-all = Все
web-ladder-computers = Компьютеры
web-ladder-empty = Здесь ещё никто не играл рейтинговых партий.
web-ladder-empty-computers = У тебя ещё нет законченных партий с компьютером.
web-ladder-level = Уровень
web-ladder-won = Победы
web-ladder-back = Назад к таблице
web-ladder-table = Назад к столу
web-ladder-unsure = Партий ещё слишком мало, чтобы знать точно
refusal-handicap-unknown = { $who }: в этой игре не видно рейтинга, по которому можно уравнять. Выберите фору сами.
season-over = Сезон окончен: { $month }
season-matches = { $game }: { $matches ->
    [one] { $matches } партия
    [few] { $matches } партии
    [many] { $matches } партий
   *[other] { $matches } партии
}
season-place = { $medal } { $name } { $rating } · { $matches ->
    [one] { $matches } партия
    [few] { $matches } партии
    [many] { $matches } партий
   *[other] { $matches } партии
}
season-anew = Начался новый сезон. Рейтинги остались прежними.
season-alt = Пьедестал: { $places }
