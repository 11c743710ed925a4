# Blockieren: mit wem jemand nichts zu tun haben will, und wessen Worte er nicht sieht

command-block = Wen du blockiert hast, und wie du es aufhebst
discord-command-block = blockiert
button-block = Blockieren
block-title = Blockierte Personen
block-nobody = Du hast niemanden blockiert.
block-nobody-here = Sonst spielt hier niemand.
block-players = Mitspieler
block-mute = Worte ausblenden
block-muted = Du siehst keine Worte von { $name } mehr. In den Einstellungen kannst du das aufheben.
block-ask = { $name } blockieren?
block-means = Ihr werdet einander nie als Gegner angeboten, trefft euch nicht an offenen Tischen, und du siehst keine Worte von dort. Niemand verrät es. Begonnene Partien gehen weiter.
block-done = { $name } ist blockiert.
block-undo = { $name } freigeben
block-unmute = Worte von { $name } zeigen
block-undone = { $name } ist nicht mehr blockiert oder ausgeblendet.
