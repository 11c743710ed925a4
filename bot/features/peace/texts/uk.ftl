# Peace and quiet: when somebody is told what waits for them

peace-title = Коли можна дзвонити?
peace-about = У тихі години нічого не дзвенить. Те, що чекає, приходить наприкінці одним повідомленням.
peace-clocks = Годинники йдуть далі. Якщо за цей час твій час мине, я попереджу заздалегідь.
peace-quiet = Тихі години
peace-quiet-off = немає
peace-quiet-about = З якої й до якої години нічого не має дзвеніти?
peace-quiet-from = Коли починаються тихі години?
peace-quiet-until = Вони починаються о { $hour }. Коли закінчуються?
peace-other = Інші години…
peace-digest = Сповіщення
peace-digest-off = одразу
peace-digest-day = раз на день
peace-digest-week = раз на тиждень: { $day }
peace-digest-about = Раз на день або на тиждень, о { $hour }, одне повідомлення називає всі столи, які на тебе чекають. Окремо приходить лише попередження, що час спливає.
peace-zone = Твій час
peace-zone-none = поки невідомо
peace-zone-now = { $time } · { $city }
peace-zone-about = Котра в тебе година?
peace-summary = { $waiting ->
    [0] Ось що сталося за цей час:
    [one] На тебе чекає { $waiting } стіл.
    [few] На тебе чекають { $waiting } столи.
    [many] На тебе чекають { $waiting } столів.
   *[other] На тебе чекають { $waiting } столу.
}
