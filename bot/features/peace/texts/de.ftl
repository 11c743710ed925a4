# Peace and quiet: when somebody is told what waits for them

peace-title = Wann darf ich klingeln?
peace-about = In der Ruhezeit klingelt nichts. Was ansteht, kommt an ihrem Ende in einer einzigen Nachricht.
peace-clocks = Die Uhren laufen weiter. Würde deine Zeit dabei ablaufen, sage ich es dir vorher.
peace-quiet = Ruhezeit
peace-quiet-off = keine
peace-quiet-about = Zwischen welchen Stunden soll nichts klingeln?
peace-quiet-from = Wann beginnt deine Ruhezeit?
peace-quiet-until = Sie beginnt um { $hour }. Wann endet sie?
peace-other = Andere Stunden …
peace-digest = Hinweise
peace-digest-off = sofort
peace-digest-day = einmal am Tag
peace-digest-week = einmal in der Woche: { $day }
peace-digest-about = Einmal am Tag oder in der Woche nennt dir um { $hour } eine Nachricht alle Tische, die auf dich warten. Nur die Warnung, dass deine Zeit abläuft, kommt weiterhin einzeln.
peace-zone = Deine Uhrzeit
peace-zone-none = noch nicht bekannt
peace-zone-now = { $time } · { $city }
peace-zone-about = Wie spät ist es bei dir?
peace-summary = { $waiting ->
    [0] Das ist inzwischen geschehen:
    [one] Jetzt wartet 1 Tisch auf dich.
   *[other] Jetzt warten { $waiting } Tische auf dich.
}
