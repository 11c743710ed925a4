# My tables

games-title-mine = { $waiting ->
    [0] Тебя не ждёт ни один стол.
    [one] Тебя ждёт { $waiting } стол.
    [few] Тебя ждут { $waiting } стола.
    [many] Тебя ждут { $waiting } столов.
   *[other] Тебя ждут { $waiting } стола.
}
games-title-done = Столы, где твоя игра закончилась за последние 7 дней.
games-title-here = Сейчас играют в этом чате.
games-none-mine = Сейчас ты не сидишь ни за одним столом. Открой новый:
games-none-done = За последние 7 дней у тебя ничего не закончилось.
games-none-here = В этом чате сейчас не играют. Открой стол:
games-page = { $first }–{ $last } из { $all }.
games-line = { $number }. { $table } — { $state }
games-alone = обе стороны
games-turn-mine = твой ход
games-turn = ходит { $name }
games-until = { $told }, время выйдет { $when }
games-since = { $told } ({ $when })
games-asked = ждут твоего ответа
games-between = скоро продолжение
games-lobby-waits = ждёт игроков
games-lobby-ready = можно начинать
games-left = за тебя играет компьютер
games-won = победа { $score }
games-lost = поражение { $score }
games-drawn = ничья { $score }
games-over = закончено { $score }
games-off = прекращено
games-place-chat = другой чат
# As in English.
games-place-discord = Discord
# As in English.
games-place-telegram = Telegram
games-place-web = браузер
games-previous = Назад
games-next = Дальше
games-done = Законченные
games-mine = Текущие
command-games = Твои текущие столы; с «here» — столы этого чата
button-do-games = Мои столы
games-here = Столы здесь
choice-where-here = этот чат
discord-command-games = столы
