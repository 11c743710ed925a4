# Blokowanie: z kim ktoś nie chce mieć nic wspólnego i czyich słów nie widzi

command-block = Kogo blokujesz i jak to cofnąć
discord-command-block = zablokowani
button-block = Zablokuj
block-title = Zablokowane osoby
block-nobody = Nikogo nie blokujesz.
block-nobody-here = Nikt inny tu nie gra.
block-players = Gracze
block-mute = Ukryj słowa
block-muted = Nie widzisz już słów gracza { $name }. Możesz to cofnąć w ustawieniach.
block-ask = Zablokować gracza { $name }?
block-means = Nigdy nie będziecie sobie proponowani jako przeciwnicy, nie spotkacie się przy otwartych stołach, a ty nie zobaczysz jego słów. Nikt mu o tym nie powie. Rozpoczęte partie trwają dalej.
block-done = Gracz { $name } jest zablokowany.
block-undo = Odblokuj: { $name }
block-unmute = Pokaż słowa: { $name }
block-undone = Gracz { $name } nie jest już zablokowany ani ukryty.
