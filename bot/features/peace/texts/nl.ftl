# Peace and quiet: when somebody is told what waits for them

peace-title = Wanneer mag ik een geluid geven?
peace-about = In de stille uren klinkt er niets. Wat wacht, komt aan het einde in één bericht.
peace-clocks = De klokken lopen door. Zou je tijd intussen opraken, dan zeg ik het je vooraf.
peace-quiet = Stille uren
peace-quiet-off = geen
peace-quiet-about = Tussen welke uren moet het stil zijn?
peace-quiet-from = Wanneer beginnen je stille uren?
peace-quiet-until = Ze beginnen om { $hour }. Wanneer eindigen ze?
peace-other = Andere uren…
peace-digest = Meldingen
peace-digest-off = meteen
peace-digest-day = eens per dag
peace-digest-week = eens per week: { $day }
peace-digest-about = Eens per dag of per week noemt één bericht om { $hour } alle tafels die op je wachten. Alleen de waarschuwing dat je tijd opraakt, komt nog apart.
peace-zone = Jouw tijd
peace-zone-none = nog niet bekend
peace-zone-now = { $time } · { $city }
peace-zone-about = Hoe laat is het bij jou?
peace-summary = { $waiting ->
    [0] Dit is intussen gebeurd:
    [one] Er wacht nu 1 tafel op je.
   *[other] Er wachten nu { $waiting } tafels op je.
}
