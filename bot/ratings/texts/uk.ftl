# Ratings and ladders

rating-gained = { $name } { $gain }
rating-gains = Рейтинг: { $gains }
refusal-nobody-rated = Гравця з рейтингом на ім’я «{ $name }» я не знаю, або таких кілька.
refusal-ratings-hidden = Ти просиш не показувати рейтинг, поки граєш. Після рейтингової партії його знову видно; /settings ratings on покаже одразу.
rating-title = Рейтинг: { $name }
rating-none = Рейтингових партій ще немає. У рейтинг іде кожна партія між людьми, якщо за столом не вибрано інше.
rating-game = { $game }: { $rating } · { $matches ->
    [one] { $matches } партія
    [few] { $matches } партії
    [many] { $matches } партій
   *[other] { $matches } партії
} · { $share } % очок
rating-rival = Найчастіший суперник — { $name }: { $count ->
    [one] { $count } раз
    [few] { $count } рази
    [many] { $count } разів
   *[other] { $count } разу
}
rating-run = Перемог поспіль, найбільше: { $count }
rating-news = Рейтинг тепер рахується інакше: усі починають з 1000, і приблизно через десять партій число усталюється. Старі партії перераховано, тому числа змінилися.
rating-alt = Як змінювався рейтинг: { $games }.
rating-alt-game = { $game } { $rating }, від { $least } до { $most }
ladder-title-here = { $game }: лідери цього чату
ladder-title-season = { $game }: лідери цього чату, { $month }
ladder-title-circle = { $game }: ти і всі, з ким ти граєш
ladder-title-all = { $game }: лідери серед усіх
ladder-title-computers = Твої перемоги над комп’ютерами
ladder-line = { $place }. { $name } { $rating } · { $matches ->
    [one] { $matches } партія
    [few] { $matches } партії
    [many] { $matches } партій
   *[other] { $matches } партії
} · { $share } %
ladder-empty = Рейтингових партій ще ніхто не грав.
ladder-empty-season = Цього місяця тут ще ніхто не грав рейтингових партій.
ladder-rule = Тут ті, хто грав проти { $count } людей із надійним рейтингом, без «?». Гості у браузері без прив’язки рахуються всі разом за одного.
ladder-empty-computers = У тебе ще немає завершених партій із комп’ютером.
ladder-computer = { $game }, { $level }: перемог { $won } з { $matches }
ladder-before = ◀ { $first }–{ $last }
ladder-after = { $first }–{ $last } ▶
ladder-way-here = Цей чат
ladder-way-circle = Моє коло
ladder-way-all = Усі
ladder-way-computers = Комп’ютери
command-rating = Твій рейтинг, а з іменем — чужий
command-top = Таблиця лідерів: цей чат, усі або комп’ютери
button-do-rating = Мій рейтинг
button-do-top = Таблиця лідерів
choice-where-all = усі
choice-where-computers = комп’ютери
discord-command-rating = рейтинг
discord-command-top = лідери
web-ladder = Лідери
web-ladder-title = Таблиця лідерів
web-ladder-place = Місце
web-ladder-name = Ім’я
web-ladder-rating = Рейтинг
web-rating-change = Рейтинг { $number }
web-ladder-matches = Партії
web-ladder-share = Очки
web-ladder-here = Моє коло
web-ladder-all = Усі
web-ladder-computers = Комп’ютери
web-ladder-empty = Тут ще ніхто не грав рейтингових партій.
web-ladder-empty-computers = У тебе ще немає завершених партій із комп’ютером.
web-ladder-level = Рівень
web-ladder-won = Перемоги
web-ladder-back = Назад до таблиці
web-ladder-table = Назад до столу
web-ladder-unsure = Партій ще замало, щоб знати напевно
refusal-handicap-unknown = { $who }: у цій грі не видно рейтингу, за яким можна зрівняти. Оберіть фору самі.
season-over = Сезон завершено: { $month }
season-matches = { $game }: { $matches ->
    [one] { $matches } партія
    [few] { $matches } партії
    [many] { $matches } партій
   *[other] { $matches } партії
}
season-place = { $medal } { $name } { $rating } · { $matches ->
    [one] { $matches } партія
    [few] { $matches } партії
    [many] { $matches } партій
   *[other] { $matches } партії
}
season-anew = Почався новий сезон. Рейтинги лишилися, якими були.
season-alt = П’єдестал: { $places }
