# Peace and quiet: when somebody is told what waits for them

peace-title = Quand puis-je sonner ?
peace-about = Pendant les heures calmes, rien ne sonne. Ce qui attend arrive à la fin, en un seul message.
peace-clocks = Les pendules continuent. Si ton temps devait s’écouler entre-temps, je te préviens avant.
peace-quiet = Heures calmes
peace-quiet-off = aucune
peace-quiet-about = Entre quelles heures rien ne doit sonner ?
peace-quiet-from = Quand commencent tes heures calmes ?
peace-quiet-until = Elles commencent à { $hour }. Quand finissent-elles ?
peace-other = Autres heures…
peace-digest = Alertes
peace-digest-off = tout de suite
peace-digest-day = une fois par jour
peace-digest-week = une fois par semaine : { $day }
peace-digest-about = Une fois par jour ou par semaine, à { $hour }, un message nomme toutes les tables qui t’attendent. Seul l’avertissement que ton temps s’écoule arrive encore à part.
peace-zone = Ton heure
peace-zone-none = pas encore connue
peace-zone-now = { $time } · { $city }
peace-zone-about = Quelle heure est-il chez toi ?
peace-summary = { $waiting ->
    [0] Voici ce qui s’est passé entre-temps :
    [one] 1 table t’attend maintenant.
   *[other] { $waiting } tables t’attendent maintenant.
}
