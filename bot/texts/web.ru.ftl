# Собственная страница стола в браузере.

web-tagline = Настольные игры там, где вы общаетесь
web-about = Играй с компьютером сразу или отправь друзьям ссылку. Аккаунт не нужен.
web-needs-script = Этой странице нужен JavaScript. Ничего постороннего она не загружает.
web-opening = Открываю…
web-guest = Гость { $number }

## Главная
web-home = Главная
web-play = { $game }: играть, соперник — { $name }
web-level = уровень компьютера
web-play-short = Играть
web-play-friends = { $game }: играть с друзьями
web-play-now = Играть сейчас
web-choose = Выбери игру
web-level-of = { $game }: какой уровень?
web-enter = Ввести код
web-friends = С друзьями
web-open-file = Или открой файл с партиями
web-code = Код стола
web-join = К столу
web-unknown-code = В коде семь букв и цифр, например ABC23DE.
web-tables = Твои столы
web-there = В этом канале
web-all-tables = Все столы

## Твои столы на главной
web-morning = Доброе утро, { $name }
web-afternoon = Добрый день, { $name }
web-evening = Добрый вечер, { $name }
web-waiting-none = Тебя не ждёт ни один стол.
web-waiting-one = Тебя ждёт один стол.
web-waiting-many = Столов, которые тебя ждут: { $number }.
web-card-mine = Твой ход
web-card-mine-until = Твой ход · { $left }
web-card-turn = Ходит { $name }
web-card-turn-until = Ходит { $name } · { $left }
web-card-asked = Ждут твоего ответа
web-card-between = Скоро продолжение
web-card-lobby = Ждёт игроков
web-card-over = Закончено { $score }
web-card-off = Прекращено
web-card-both = Обе стороны здесь
web-card-nobody = Больше пока никого

## Идущие часы
web-days = { $number } д
web-download = Скачать
web-hours = { $number } ч
web-minutes = { $number } мин
web-in = через { $time }
web-ago = { $time } назад
web-now = сейчас

## Твой ход
web-your-turn = Твой ход
web-ask-turn = Сообщать в этом браузере, когда снова твой ход?
web-tell-turn = Сообщать о моём ходе
web-tell-no = Нет
web-sound = Звук, когда мой ход
web-notifications = Уведомление, когда мой ход, а страница скрыта
web-blocked = Этот браузер не даёт странице присылать уведомления. Это можно изменить в его настройках для страницы.

## Стол
web-board = Доска
web-moves = Ходы
web-moves-as-buttons = Ходы кнопками
web-empty-log = Здесь ещё ничего не произошло.
web-log = Что произошло
web-line = Команда, например /score
web-send = Отправить
web-commands = Все команды
web-search = Команда или что ты хочешь сделать
web-share = Пригласить других
web-link = Ссылка для браузера
web-join-hint = В Discord или Telegram
web-share-hint = Кто знает код, может смотреть и сесть на свободное место.
web-share-native = Поделиться…
web-copy = Копировать
web-copied = Скопировано
web-copy-failed = Нажми Ctrl+C
web-gone = Проверь код или открой новый стол.

## За столом
web-actions = Что можно сделать
web-earlier = Ещё раньше: { $number }
web-hand = Твоя рука
web-hint = Подсказка
web-holds = в руке:
web-more = Ещё
web-moves-on-board = Ходить только на доске
web-other-chats = Другие чаты и люди
web-play-on = Играть дальше
web-players = Игроки
web-resign = Сдаться
web-scores = Очки
web-sending = Отправляю…
web-share-word = Поделиться
web-share-picture = Картинка
web-share-animation = Анимация
web-sound-word = Звук
web-sound-off = Выключить звуки
web-sound-on = Включить звуки
web-supply-left = ещё { $number }
web-undo = Вернуть ход
web-what-happened = Что произошло
web-you = ты
web-check = Проверить
web-computer-level = Компьютер · { $level }
web-fair-deal = Честная раздача: запечатана до первого хода
web-moves-and-log = Ход партии
web-profile-holds = В руке
web-profile-of = { $name }: профиль
web-profile-ratings = Рейтинг
web-profile-side = Сторона
web-profile-time = Осталось времени
web-whole-board = Вся доска
web-thats-you = Это ты

## Остальное
web-link-account = Привязать другой аккаунт
web-link-code = Код из другого аккаунта
web-link-enter = Привязать
web-forget-me = Забыть меня
web-devices = Мои устройства
web-devices-about = Браузеры, в которых я тебя знаю. Заверши тот, которым больше не пользуешься или который не твой: столы останутся за тобой.
web-device-this = Этот браузер
web-device-seen = Последний раз здесь: { $time }
web-device-end = Завершить
web-device-end-about = Кто пользуется тем браузером, начнёт заново гостем. Столы останутся за тобой.
web-device-leave-about = Здесь ты начнёшь заново гостем, и твои столы будут для тебя потеряны. Чтобы их сохранить, сначала привяжи другой аккаунт.
web-device-others = Завершить везде, кроме этого
web-device-others-about = Останется только этот браузер, а кто что-то из него скопировал, больше не войдёт.
web-device-unknown = Браузер
web-profile = Твоё имя и язык
web-name = Имя за столами
web-language = Язык
web-save = Сохранить
web-close = Закрыть
web-lost = Связь потеряна. Пробую снова…
web-not-loaded = Эта часть страницы ещё не загрузилась. Пробую снова…
web-hasty = Слишком часто.
web-crowded = Из твоей сети сейчас слишком много запросов.
web-many-pages = В этом браузере открыто слишком много страниц. Закрой одну из них.
web-again = Следующая попытка через { $seconds } с.
web-try-again = Попробуй ещё раз через { $seconds } с.

## Лобби
web-seats = Места
web-who-sits = Кто сюда сядет?
web-add-player = Добавить игрока
web-free-seat = Свободное место
web-me-too = И ещё я
web-copy-invite = Копировать приглашение
web-copy-link = Копировать
web-invite-friends = Позвать друзей
web-a-computer = Компьютер
web-last-time = в прошлый раз
web-options = Параметры
web-start = Начать
web-take-seat = Сесть за стол
web-cancel-title = Закрыть этот стол?
web-keep = Нет
web-swap = Поменяться местами

## Без связи или по неверному адресу
web-offline = Нет связи
web-offline-about = Твои партии в безопасности: ничего не потеряно, и без тебя ничего не сыграно. Страница вернётся сама.
web-offline-button = Попробовать ещё раз
web-unavailable = Скоро вернусь
web-missing = Здесь ничего нет
web-missing-about = Этот адрес никуда не ведёт. Адрес стола заканчивается его кодом из семи букв и цифр.
web-missing-button = На главную

## Повтор партии
web-replay-back = На ход назад
web-replay-on = На ход вперёд
web-keys = Клавиши
web-key-piece = Выбрать фишку
web-key-cell = Сходить на это поле
web-key-arrows = Перемещаться по доске
web-key-drop = Вернуть фишку
