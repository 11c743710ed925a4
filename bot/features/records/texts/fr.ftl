# Records

button-fair = Tirage équitable
button-do-export = En fichier
button-do-import = Ouvrir un fichier
fair-sealed = Le tirage était fixé avant le premier coup. Sa graine reste secrète jusqu’à la fin ; voici son sceau :
fair-held = La partie est finie, mais d’autres jouent encore avec le même tirage. La graine reste secrète jusqu’à ce que les derniers aient fini ; voici son sceau :
fair-open = Le tirage était fixé avant le premier coup : le sceau était déjà là, la graine est montrée maintenant.
fair-hash = Sceau : { $hash }
fair-seed = Graine : { $seed }
fair-check = Pour vérifier : calcule le SHA-256 des 64 caractères de la graine, par exemple avec la commande sha256sum et sans saut de ligne à la fin. Ce doit être le sceau. Tout ce qui a été distribué découle de la graine, et chacun peut le recalculer :
fair-by-hand =
    1. Pour i = 0, 1, 2… calcule le SHA-256 de “graine:étiquette:i”, avec les 64 caractères de la graine et i en décimal ; chacun donne quatre nombres de 64 bits, l’octet de poids fort en premier.
    2. Un nombre inférieur à n est le suivant de ces nombres, modulo n ; on saute ceux qui vont du plus grand multiple de n jusqu’à 2⁶⁴.
    3. Pour mélanger une suite, va de sa dernière position à la deuxième ; échange chaque fois ce qui s’y trouve avec ce qui est à autant de positions du début que le dit le nombre suivant, inférieur au nombre d’éléments jusqu’à cette position comprise.
fair-piles = Plusieurs tables ont ce tirage. Ce qui reste après les mains est réparti en une pile par place : pièce par pièce, dans l’ordre où l’on piocherait, en suivant les tours depuis la première place. Une place pioche au début de sa pile ; si elle est vide, à la fin de la plus grande des autres et, à égalité, de celle de la place qui suit en premier.
fair-step = { $verdict ->
    [right] ✓ { $step } : correct, { $what }.
   *[wrong] { $number ->
        [0] ✗ { $step } : faux.
       *[other] ✗ { $step } : faux au coup { $number }.
    }
}
# As in English.
step-digest = Document
step-seed = Graine
step-hash = Sceau
step-setup = Mise en place
step-deal = Mains
step-moves = Coups
step-draws = Pioches
step-result = Résultat
check-digest = rien n’a changé depuis son écriture
check-seed = elle a 64 chiffres hexadécimaux
check-hash = c’est le SHA-256 de la graine
check-setup = elle découle de la graine et des options
check-deal = elles découlent de la graine
check-moves = chacun était jouable
check-draws = chacune découle de la graine
check-result = les coups y mènent
check-open = il n’y a rien à vérifier
export-made = L’enregistrement de la partie { $number }, en fichier.
import-how = Donne-moi le fichier avec la commande : sur Telegram, comme document avec la légende /import, ou réponds /import à un tel document ; dans un navigateur, sur la première page, sous [Entrer un code].
import-by = { $count ->
    [1] { $who } a ouvert cette partie depuis un fichier.
   *[other] { $who } a ouvert ces parties depuis un fichier.
}
import-many = { $count } parties sont arrivées. Chacune a sa propre table :
refusal-still-running = La partie n’est pas finie : son enregistrement montrerait ce qui est encore caché.
refusal-seed-held = D’autres jouent encore avec le même tirage. L’enregistrement sera disponible quand les derniers auront fini.
refusal-too-many-records = Tu as ouvert { $most } parties depuis des fichiers en une heure. Réessaie plus tard.
refusal-too-many-files = Tu m’as envoyé en une heure autant de fichiers que j’en lis pour une personne. Réessaie plus tard.
refusal-import-under-way = Je lis encore ton dernier fichier. Envoie le suivant quand j’aurai fini.
refusal-imports-busy = Trop de fichiers sont en cours de lecture en ce moment. Réessaie dans une minute.
refusal-bad-record = { $match ->
    [0] { "" }
   *[other] Partie { $match } :{ " " }
}{ $part ->
    [size] Le fichier est trop gros pour être lu.
    [many] Il y a trop de parties dans ce fichier.
    [long] Il y a trop de coups et d’annulations dans ce fichier.
    [slow] Le fichier a mis trop de temps à arriver.
    [format] Cette partie ne peut pas s’écrire dans ce format.
    [version] Cet enregistrement vient d’une version plus récente de Crosstable.
    [digest] L’enregistrement a été modifié après son écriture.
    [seed] La graine de cet enregistrement est fausse.
    [hash] Le sceau de cet enregistrement ne correspond pas à sa graine.
    [setup] La mise en place de cet enregistrement ne découle pas de sa graine.
    [deal] Les mains de cet enregistrement ne découlent pas de sa graine.
    [draws] Au coup { $number } de cet enregistrement, ce qui a été pioché ne découle pas de sa graine.
    [moves] { $move ->
        [none] Le coup { $number } de cet enregistrement n’est pas jouable.
       *[other] Le coup { $number } de cet enregistrement, { $move }, n’est pas jouable.
    }
    [log] L’entrée { $number } de cet enregistrement est illisible.
    [result] Les coups de cet enregistrement ne mènent pas à son résultat.
   *[other] Ce fichier n’est pas un enregistrement que je sache lire.
}
command-export = Une partie terminée, en fichier
command-import = Ouvrir les parties d’un fichier
parameter-format = Le format du fichier
parameter-file = Un enregistrement : JSON, transcription, GGF ou WTHOR
choice-format-json = Crosstable (JSON)
choice-format-transcript = Transcription
choice-format-ggf = GGF
choice-format-wthor = WTHOR (.wtb)
crosswise-fair-order = La suite porte l’étiquette “bag” : sept de chaque couleur, dans l’ordre rouge, jaune, bleu, violet, noir, blanc, puis trois de chaque jeton spécial, dans l’ordre déplacer, retirer, remplacer, échanger. Une fois mélangée, elle est distribuée depuis sa fin : la première place prend les quatre derniers, la deuxième ceux d’avant, et ainsi de suite ; à trois, la deuxième en prend six. Le reste se pioche depuis la fin. Si le premier coup est tiré au sort, il revient à la place qui en a autant d’autres avant elle que le dit un nombre inférieur au nombre de places, avec l’étiquette “first”.
discord-command-export = exporter
discord-command-import = importer
# As in English.
discord-parameter-format = format
discord-parameter-file = fichier
triominos-fair-order = La suite porte l’étiquette “round 1”, à la manche suivante “round 2”, et ainsi de suite : les 56 tuiles 000, 001… 005, 011, 012… jusqu’à 555, dans l’ordre croissant, chacune nommée par ses chiffres du plus petit au plus grand. Une fois la suite mélangée, la première place prend toute sa main depuis le début, la deuxième place prend les tuiles suivantes, et ainsi de suite. Ce qui reste est la pioche, où l’on prend depuis le début.
