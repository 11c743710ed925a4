# Власна сторінка столу в браузері.

web-tagline = Настільні ігри там, де ви спілкуєтеся
web-about = Грай з комп’ютером одразу або надішли друзям посилання. Акаунт не потрібен.
web-needs-script = Цій сторінці потрібен JavaScript. Нічого стороннього вона не завантажує.
web-opening = Відкриваю…
web-guest = Гість { $number }

## Головна
web-home = Головна
web-play = { $game }: грати, суперник — { $name }
web-level = рівень комп’ютера
web-play-short = Грати
web-play-friends = { $game }: грати з друзями
web-play-now = Грати зараз
web-choose = Вибери гру
web-level-of = { $game }: який рівень?
web-enter = Ввести код
web-friends = З друзями
web-open-file = Або відкрий файл із партіями
web-code = Код столу
web-join = До столу
web-unknown-code = У коді сім літер і цифр, наприклад ABC23DE.
web-tables = Твої столи
web-there = У цьому каналі
web-all-tables = Усі столи

## Твої столи на головній
web-morning = Доброго ранку, { $name }
web-afternoon = Доброго дня, { $name }
web-evening = Доброго вечора, { $name }
web-waiting-none = На тебе не чекає жоден стіл.
web-waiting-one = На тебе чекає один стіл.
web-waiting-many = Столів, що чекають на тебе: { $number }.
web-card-mine = Твій хід
web-card-mine-until = Твій хід · { $left }
web-card-turn = Ходить { $name }
web-card-turn-until = Ходить { $name } · { $left }
web-card-asked = Чекають на твою відповідь
web-card-between = Скоро продовження
web-card-lobby = Чекає на гравців
web-card-over = Завершено { $score }
web-card-off = Припинено
web-card-both = Обидві сторони тут
web-card-nobody = Більше поки нікого

## Годинники, що йдуть
web-days = { $number } д
web-download = Завантажити
web-hours = { $number } год
web-minutes = { $number } хв
web-in = через { $time }
web-ago = { $time } тому
web-now = зараз

## Твій хід
web-your-turn = Твій хід
web-ask-turn = Сповіщати в цьому браузері, коли знову твій хід?
web-tell-turn = Сповіщати про мій хід
web-tell-no = Ні
web-sound = Звук, коли мій хід
web-notifications = Сповіщення, коли мій хід, а сторінка прихована
web-blocked = Цей браузер не дає сторінці надсилати сповіщення. Це можна змінити в його налаштуваннях для сторінки.

## Стіл
web-board = Дошка
web-moves = Ходи
web-moves-as-buttons = Ходи кнопками
web-empty-log = Тут ще нічого не сталося.
web-log = Що сталося
web-line = Команда, наприклад /score
web-send = Надіслати
web-commands = Усі команди
web-search = Команда або що ти хочеш зробити
web-share = Запросити інших
web-link = Посилання для браузера
web-join-hint = У Discord або Telegram
web-share-hint = Хто знає код, може дивитися й сісти на вільне місце.
web-share-native = Поділитися…
web-copy = Копіювати
web-copied = Скопійовано
web-copy-failed = Натисни Ctrl+C
web-gone = Перевір код або відкрий новий стіл.

## За столом
web-actions = Що можна зробити
web-earlier = Ще раніше: { $number }
web-hand = Твоя рука
web-hint = Підказка
web-holds = у руці:
web-more = Ще
web-moves-on-board = Ходити лише на дошці
web-other-chats = Інші чати й люди
web-play-on = Грати далі
web-players = Гравці
web-resign = Здатися
web-scores = Очки
web-sending = Надсилаю…
web-share-word = Поділитися
web-share-picture = Картинка
web-share-animation = Анімація
web-sound-word = Звук
web-sound-off = Вимкнути звуки
web-sound-on = Увімкнути звуки
web-supply-left = ще { $number }
web-undo = Хід назад
web-what-happened = Що сталося
web-you = ти
web-check = Перевірити
web-computer-level = Комп’ютер · { $level }
web-fair-deal = Чесна роздача: запечатана перед першим ходом
web-moves-and-log = Перебіг партії
web-profile-holds = У руці
web-profile-of = { $name }: профіль
web-profile-ratings = Рейтинг
web-profile-side = Сторона
web-profile-time = Лишилося часу
web-whole-board = Уся дошка
web-thats-you = Це ти

## Решта
web-link-account = Прив’язати інший акаунт
web-link-code = Код з іншого акаунта
web-link-enter = Прив’язати
web-forget-me = Забути мене
web-devices = Мої пристрої
web-devices-about = Браузери, у яких я тебе знаю. Заверши той, яким більше не користуєшся або який не твій: столи залишаться за тобою.
web-device-this = Цей браузер
web-device-seen = Востаннє тут: { $time }
web-device-end = Завершити
web-device-end-about = Хто користується тим браузером, почне заново гостем. Столи залишаться за тобою.
web-device-leave-about = Тут ти почнеш заново гостем, і твої столи буде для тебе втрачено. Щоб їх зберегти, спершу прив’яжи інший акаунт.
web-device-others = Завершити всюди, крім цього
web-device-others-about = Залишиться тільки цей браузер, а хто щось із нього скопіював, більше не ввійде.
web-device-unknown = Браузер
web-profile = Твоє ім’я та мова
web-name = Ім’я за столами
web-language = Мова
web-save = Зберегти
web-close = Закрити
web-lost = Зв’язок утрачено. Пробую знову…
web-not-loaded = Ця частина сторінки ще не завантажилася. Пробую знову…
web-hasty = Занадто часто.
web-crowded = З твоєї мережі зараз надто багато запитів.
web-many-pages = У цьому браузері відкрито забагато сторінок. Закрий одну з них.
web-again = Наступна спроба через { $seconds } с.
web-try-again = Спробуй ще раз через { $seconds } с.

## Лобі
web-seats = Місця
web-who-sits = Хто сюди сяде?
web-add-player = Додати гравця
web-free-seat = Вільне місце
web-me-too = І ще я
web-copy-invite = Копіювати запрошення
web-copy-link = Копіювати
web-invite-friends = Запросити друзів
web-a-computer = Комп’ютер
web-last-time = минулого разу
web-options = Параметри
web-start = Почати
web-take-seat = Сісти за стіл
web-cancel-title = Закрити цей стіл?
web-keep = Ні
web-swap = Помінятися місцями

## Без зв’язку або за хибною адресою
web-offline = Немає зв’язку
web-offline-about = Твої партії в безпеці: нічого не втрачено, і без тебе нічого не зіграно. Сторінка повернеться сама.
web-offline-button = Спробувати ще раз
web-unavailable = Скоро повернуся
web-missing = Тут нічого немає
web-missing-about = Ця адреса нікуди не веде. Адреса столу закінчується його кодом із семи літер і цифр.
web-missing-button = На головну

## Перегляд партії
web-replay-back = На хід назад
web-replay-on = На хід уперед
web-keys = Клавіші
web-key-piece = Вибрати фішку
web-key-cell = Зіграти на це поле
web-key-arrows = Рухатися дошкою
web-key-drop = Повернути фішку
