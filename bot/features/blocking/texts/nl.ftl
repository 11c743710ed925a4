# Blokkeren: met wie iemand niets te maken wil hebben, en wiens woorden hij niet ziet

command-block = Wie je hebt geblokkeerd, en hoe je dat ongedaan maakt
discord-command-block = geblokkeerd
button-block = Blokkeren
block-title = Geblokkeerde personen
block-nobody = Je hebt niemand geblokkeerd.
block-nobody-here = Verder speelt hier niemand.
block-players = Spelers
block-mute = Woorden verbergen
block-muted = Je ziet geen woorden van { $name } meer. In de instellingen kun je dat ongedaan maken.
block-ask = { $name } blokkeren?
block-means = Jullie worden elkaar nooit als tegenstander aangeboden, komen elkaar niet tegen aan open tafels, en je ziet geen woorden van diegene. Niemand vertelt het. Begonnen partijen gaan door.
block-done = { $name } is geblokkeerd.
block-undo = { $name } vrijgeven
block-unmute = Woorden van { $name } tonen
block-undone = { $name } is niet meer geblokkeerd of verborgen.
