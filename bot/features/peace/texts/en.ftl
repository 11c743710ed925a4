# Peace and quiet: when somebody is told what waits for them

peace-title = When may I ring?
peace-about = In quiet hours nothing rings. What waits comes when they end, in one message.
peace-clocks = Clocks go on. If your time would run out meanwhile, I tell you before.
peace-quiet = Quiet hours
peace-quiet-off = none
peace-quiet-about = Between which hours should nothing ring?
peace-quiet-from = When do your quiet hours begin?
peace-quiet-until = They begin at { $hour }. When do they end?
peace-other = Other hours…
peace-digest = Notices
peace-digest-off = as they come
peace-digest-day = once a day
peace-digest-week = once a week: { $day }
peace-digest-about = Once a day or a week, at { $hour }, one message names all tables that wait for you. Only a warning that your time runs out still comes by itself.
peace-zone = Your time
peace-zone-none = not known yet
peace-zone-now = { $time } · { $city }
peace-zone-about = What time is it where you are?
peace-summary = { $waiting ->
    [0] This has happened meanwhile:
    [one] 1 table is waiting for you now.
   *[other] { $waiting } tables are waiting for you now.
}
