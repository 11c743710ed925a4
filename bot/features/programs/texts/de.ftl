# Programme: Zugangsschlüssel, mit denen eigene Programme spielen

command-programs = Ein eigenes Programm für dich spielen lassen
discord-command-programs = programme
button-do-programs = Meine Programme
programs-about = Ein Programm mit einem dieser Schlüssel sieht deine Tische und spielt als du.
programs-made = Dein neuer Schlüssel:
programs-once = Kopiere ihn jetzt: Er wird nicht noch einmal gezeigt. Wer ihn hat, kann als du spielen.
programs-token = Schlüssel { $number }, erstellt { $made }, noch nicht benutzt
programs-token-used = Schlüssel { $number }, erstellt { $made }, benutzt { $used }
programs-where = Programme fragen unter { $address }
programs-new = Neuer Schlüssel
programs-end = Schlüssel { $number } beenden
refusal-too-many-tokens = Du hast { $most } Schlüssel. Beende zuerst einen.
