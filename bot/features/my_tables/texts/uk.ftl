# My tables

games-title-mine = { $waiting ->
    [0] На тебе не чекає жоден стіл.
    [one] На тебе чекає { $waiting } стіл.
    [few] На тебе чекають { $waiting } столи.
    [many] На тебе чекають { $waiting } столів.
   *[other] На тебе чекають { $waiting } столу.
}
games-title-done = Столи, де твоя гра завершилася за останні 7 днів.
games-title-here = Зараз грають у цьому чаті.
games-none-mine = Зараз ти не сидиш за жодним столом. Відкрий новий:
games-none-done = За останні 7 днів у тебе нічого не завершилося.
games-none-here = У цьому чаті зараз не грають. Відкрий стіл:
games-page = { $first }–{ $last } з { $all }.
games-line = { $number }. { $table } — { $state }
games-alone = обидві сторони
games-turn-mine = твій хід
games-turn = ходить { $name }
games-until = { $told }, час вийде { $when }
games-since = { $told } ({ $when })
games-asked = чекають на твою відповідь
games-between = скоро продовження
games-lobby-waits = чекає на гравців
games-lobby-ready = можна починати
games-left = за тебе грає комп’ютер
games-won = перемога { $score }
games-lost = поразка { $score }
games-drawn = нічия { $score }
games-over = завершено { $score }
games-off = припинено
games-place-chat = інший чат
# As in English.
games-place-discord = Discord
# As in English.
games-place-telegram = Telegram
games-place-web = браузер
games-previous = Назад
games-next = Далі
games-done = Завершені
games-mine = Поточні
command-games = Твої поточні столи; з «here» — столи цього чату
button-do-games = Мої столи
games-here = Столи тут
choice-where-here = цей чат
discord-command-games = столи
