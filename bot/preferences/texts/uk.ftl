# Settings and languages

refusal-not-manager = { $who ->
    [players] Налаштування цього чату змінюють ті, хто грає тут за столом. Твої власні — під «Лише для мене».
   *[managers] Налаштування цього чату змінюють ті, хто ним керує. Твої власні: /settings.
}
language-set = Тепер я тут розмовляю українською.
settings-title-chat = Налаштування цього чату
settings-title-me = Твої налаштування
settings-about-chat = Для всіх, хто тут читає. Те, що бачиш лише ти, залежить від твоїх власних налаштувань.
settings-about-me = Лише для тебе, скрізь, де граєш.
settings-way-chat = Для цього чату
settings-way-me = Лише для мене
button-do-language = Мова
settings-back = Назад
settings-notices = Сповіщення
settings-about-chat-notices = Коли надходить чийсь хід, дошку можна надіслати наново зі згадкою гравця; «за потреби» означає: якщо його зараз немає за столом.
settings-about-me-notices = Де тобі повідомляти про твій хід, коли тебе немає за столом.
settings-about-alone-notices = Чи повідомляти тобі про твій хід, коли в тебе відкрито щось інше.
settings-notices-smart = за потреби
settings-notices-always = щоходу
settings-notices-never = ніколи
settings-notices-chat = у чаті столу
settings-notices-private = приватно
settings-reminders = Нагадування
settings-about-chat-reminders = Кого чекають інші, той отримує одне нагадування на хід, перш ніж вийде час.
settings-about-me-reminders = Ти отримуєш одне нагадування на хід, перш ніж вийде твій час.
settings-language = Мова
settings-about-chat-language = Мова всього, що тут читають усі.
settings-about-me-language = Мова всього, що читаєш лише ти.
settings-theme = Тема
settings-about-chat-theme = Кольори дощок, які тут бачать усі.
settings-about-me-theme = Кольори всього, що бачиш лише ти.
settings-ladder = Таблиця лідерів
settings-about-me-ladder = Чи бачать інші твій рейтинг. Вимкнено: тебе немає в жодній таблиці, і жоден результат не показує, як він змінив твій рейтинг.
settings-on = увімкнено
settings-off = вимкнено
settings-auto = автоматично
settings-light = світла
settings-dark = темна
command-language = Вибрати мову цього чату
command-settings = Сповіщення, нагадування, мова й тема
parameter-language = Мова
parameter-setting = Котре з твоїх налаштувань
parameter-value = Яким воно має бути
choice-setting-ladder = Таблиця лідерів
choice-value-on = увімкнути
choice-value-off = вимкнути
discord-command-language = мова
discord-command-settings = налаштування
discord-parameter-language = мова
discord-parameter-setting = налаштування
discord-parameter-value = значення
# Для очей: кольори та шрифт на картинках.
settings-palette = Кольори
settings-about-chat-palette = Кольори дощок, які тут бачать усі. Високий контраст читається найлегше; в інших наборах не зливаються кольори, які важко розрізнити тим, хто слабко бачить зелений, червоний чи синій.
settings-about-me-palette = Кольори дощок, які бачиш лише ти. Високий контраст читається найлегше; в інших наборах не зливаються кольори, які важко розрізнити тим, хто слабко бачить зелений, червоний чи синій.
settings-palette-standard = стандартні
settings-palette-contrast = високий контраст
settings-palette-deutan = при слабкому зеленому (дейтан)
settings-palette-protan = при слабкому червоному (протан)
settings-palette-tritan = при слабкому синьому (тритан)
settings-size = Шрифт
settings-about-chat-size = Наскільки великі літери та цифри на зображеннях, які тут бачать усі.
settings-about-me-size = Наскільки великі літери та цифри на зображеннях, які бачиш лише ти.
settings-size-normal = звичайний
settings-size-large = великий
