# Peace and quiet: when somebody is told what waits for them

peace-title = Когда можно звонить?
peace-about = В тихие часы ничего не звенит. То, что ждёт, приходит в конце одним сообщением.
peace-clocks = Часы идут дальше. Если за это время твоё время истечёт, я предупрежу заранее.
peace-quiet = Тихие часы
peace-quiet-off = нет
peace-quiet-about = С какого и до какого часа ничего не должно звенеть?
peace-quiet-from = Когда начинаются тихие часы?
peace-quiet-until = Они начинаются в { $hour }. Когда заканчиваются?
peace-other = Другие часы…
peace-digest = Уведомления
peace-digest-off = сразу
peace-digest-day = раз в день
peace-digest-week = раз в неделю: { $day }
peace-digest-about = Раз в день или в неделю, в { $hour }, одно сообщение называет все столы, которые ждут тебя. Отдельно приходит только предупреждение, что время истекает.
peace-zone = Твоё время
peace-zone-none = пока неизвестно
peace-zone-now = { $time } · { $city }
peace-zone-about = Который у тебя час?
peace-summary = { $waiting ->
    [0] Вот что произошло за это время:
    [one] Тебя ждёт { $waiting } стол.
    [few] Тебя ждут { $waiting } стола.
    [many] Тебя ждут { $waiting } столов.
   *[other] Тебя ждут { $waiting } стола.
}
