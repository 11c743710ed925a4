# Settings and languages

refusal-not-manager = { $who ->
    [players] Настройки этого чата меняют те, кто играет здесь за столом. Твои собственные — под «Только для меня».
   *[managers] Настройки этого чата меняют те, кто им управляет. Твои собственные: /settings.
}
language-set = Теперь я говорю здесь по-русски.
settings-title-chat = Настройки этого чата
settings-title-me = Твои настройки
settings-about-chat = Для всех, кто здесь читает. То, что видишь только ты, зависит от твоих собственных настроек.
settings-about-me = Только для тебя, везде, где играешь.
settings-way-chat = Для этого чата
settings-way-me = Только для меня
button-do-language = Язык
settings-back = Назад
settings-notices = Уведомления
settings-about-chat-notices = Когда приходит чей-то ход, доску можно прислать заново с упоминанием игрока; «при необходимости» значит: если его сейчас нет за столом.
settings-about-me-notices = Где сообщать тебе, что твой ход, когда тебя нет за столом.
settings-about-alone-notices = Сообщать ли тебе, что твой ход, когда у тебя открыто что-то другое.
settings-notices-smart = при необходимости
settings-notices-always = на каждом ходу
settings-notices-never = никогда
settings-notices-chat = в чате стола
settings-notices-private = в личку
settings-reminders = Напоминания
settings-about-chat-reminders = Кого ждут остальные, тот получает одно напоминание за ход, прежде чем выйдет время.
settings-about-me-reminders = Ты получаешь одно напоминание за ход, прежде чем выйдет твоё время.
settings-language = Язык
settings-about-chat-language = Язык всего, что здесь читают все.
settings-about-me-language = Язык всего, что читаешь только ты.
settings-theme = Тема
settings-about-chat-theme = Цвета досок, которые здесь видят все.
settings-about-me-theme = Цвета всего, что видишь только ты.
settings-ladder = Таблица лидеров
settings-about-me-ladder = Видят ли другие твой рейтинг. Выкл.: тебя нет ни в одной таблице, и ни один результат не показывает, как он изменил твой рейтинг.
settings-on = вкл.
settings-off = выкл.
settings-auto = автоматически
settings-light = светлая
settings-dark = тёмная
command-language = Выбрать язык этого чата
command-settings = Уведомления, напоминания, язык и тема
parameter-language = Язык
parameter-setting = Какая из твоих настроек
parameter-value = Какой ей быть
choice-setting-ladder = Таблица лидеров
choice-value-on = включить
choice-value-off = выключить
discord-command-language = язык
discord-command-settings = настройки
discord-parameter-language = язык
discord-parameter-setting = настройка
discord-parameter-value = значение
# Для глаз: цвета и шрифт на картинках.
settings-palette = Цвета
settings-about-chat-palette = Цвета досок, которые здесь видят все. Высокий контраст читается легче всего; в остальных наборах не сливаются цвета, которые трудно различить тем, кто слабо видит зелёный, красный или синий.
settings-about-me-palette = Цвета досок, которые видишь только ты. Высокий контраст читается легче всего; в остальных наборах не сливаются цвета, которые трудно различить тем, кто слабо видит зелёный, красный или синий.
settings-palette-standard = обычные
settings-palette-contrast = высокий контраст
settings-palette-deutan = при слабом зелёном (дейтан)
settings-palette-protan = при слабом красном (протан)
settings-palette-tritan = при слабом синем (тритан)
settings-size = Шрифт
settings-about-chat-size = Насколько крупны буквы и цифры на картинках, которые здесь видят все.
settings-about-me-size = Насколько крупны буквы и цифры на картинках, которые видишь только ты.
settings-size-normal = обычный
settings-size-large = крупный
