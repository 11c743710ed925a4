# Records

button-fair = Eerlijk gedeeld
button-do-export = Als bestand
button-do-import = Bestand openen
fair-sealed = Wat er gedeeld wordt, stond voor de eerste zet al vast. De seed blijft tot het einde geheim; dit is het zegel ervan:
fair-held = De partij is voorbij, maar anderen spelen nog met dezelfde deling. De seed blijft geheim tot de laatsten klaar zijn; dit is het zegel:
fair-open = Wat er gedeeld werd, stond voor de eerste zet al vast: het zegel was er toen al, de seed zie je nu.
fair-hash = Zegel: { $hash }
# As in English.
fair-seed = Seed: { $seed }
fair-check = Zelf controleren: maak de SHA-256 van de 64 tekens van de seed, bijvoorbeeld met het commando sha256sum en zonder regeleinde erachter. Die moet gelijk zijn aan het zegel. Alles wat gedeeld is, volgt uit de seed, en iedereen kan dat narekenen:
fair-by-hand =
    1. Maak voor i = 0, 1, 2 … de SHA-256 van “seed:label:i”, met de 64 tekens van de seed en i als decimaal getal; elk geeft vier getallen van 64 bits, de hoogste byte eerst.
    2. Een getal onder n is het volgende hiervan modulo n; die vanaf het grootste veelvoud van n tot 2⁶⁴ worden overgeslagen.
    3. Om een rij te schudden ga je van de laatste plek naar de tweede, en verwissel je wat daar ligt met wat zoveel plekken vanaf het begin ligt als het volgende getal onder het aantal plekken tot en met die plek aangeeft.
fair-piles = Verschillende tafels hebben deze deling. Wat na de handen overblijft, wordt tot een stapel per plaats gedeeld: stuk voor stuk, in de volgorde waarin getrokken zou worden, volgens de beurten vanaf de eerste plaats. Een plaats trekt van voren van de eigen stapel; is die leeg, van achteren van de grootste andere, en bij gelijke van die van de plaats die het eerst volgt.
fair-step = { $verdict ->
    [right] ✓ { $step }: klopt, { $what }.
   *[wrong] { $number ->
        [0] ✗ { $step }: klopt niet.
       *[other] ✗ { $step }: klopt niet bij zet { $number }.
    }
}
# As in English.
step-digest = Document
# As in English.
step-seed = Seed
step-hash = Zegel
step-setup = Opstelling
step-deal = Handen
step-moves = Zetten
step-draws = Gepakt
step-result = Uitslag
check-digest = na het schrijven is er niets veranderd
check-seed = hij heeft 64 hexadecimale cijfers
check-hash = het is de SHA-256 van de seed
check-setup = die volgt uit seed en opties
check-deal = ze volgen uit de seed
check-moves = elke zet was mogelijk
check-draws = elke steen volgt uit de seed
check-result = de zetten leiden ertoe
check-open = er valt niets te controleren
export-made = Het verslag van partij { $number }, als bestand.
import-how = Geef me het bestand met het commando: op Telegram als document met het bijschrift /import, of beantwoord zo’n document met /import; in een browser op de eerste pagina onder [Code invoeren].
import-by = { $count ->
    [1] { $who } heeft deze partij uit een bestand geopend.
   *[other] { $who } heeft deze partijen uit een bestand geopend.
}
import-many = Er zijn { $count } partijen binnengekomen. Elke staat op een eigen tafel:
refusal-still-running = De partij is nog niet voorbij: het verslag zou laten zien wat nog verborgen is.
refusal-seed-held = Anderen spelen nog met dezelfde deling. Het verslag is er zodra de laatsten klaar zijn.
refusal-too-many-records = Je hebt binnen een uur { $most } partijen uit bestanden geopend. Probeer het later opnieuw.
refusal-too-many-files = Je hebt me binnen een uur zoveel bestanden gestuurd als ik voor één persoon lees. Probeer het later opnieuw.
refusal-import-under-way = Ik lees je vorige bestand nog. Stuur het volgende als dat klaar is.
refusal-imports-busy = Er worden nu zo veel bestanden gelezen dat er geen meer bij kan. Probeer het over een minuut opnieuw.
refusal-bad-record = { $match ->
    [0] { "" }
   *[other] Partij { $match }:{ " " }
}{ $part ->
    [size] Het bestand is te groot om te lezen.
    [many] Er zitten te veel partijen in dit bestand.
    [long] Er staan te veel zetten en terugnames in dit bestand.
    [slow] Het duurde te lang voor het bestand er was.
    [format] Deze partij kan niet in dat formaat geschreven worden.
    [version] Dit verslag is geschreven door een nieuwere versie van Crosstable.
    [digest] Het verslag is na het schrijven veranderd.
    [seed] De seed van dit verslag klopt niet.
    [hash] Het zegel van dit verslag hoort niet bij de seed.
    [setup] De opstelling van dit verslag volgt niet uit de seed.
    [deal] De handen van dit verslag volgen niet uit de seed.
    [draws] Bij zet { $number } van dit verslag is iets gepakt wat niet uit de seed volgt.
    [moves] { $move ->
        [none] Zet { $number } van dit verslag kan niet.
       *[other] Zet { $number } van dit verslag, { $move }, kan niet.
    }
    [log] Regel { $number } van dit verslag is niet te lezen.
    [result] De zetten van dit verslag leiden niet tot de uitslag.
   *[other] Dit bestand is geen verslag dat ik kan lezen.
}
command-export = Een afgelopen partij als bestand
command-import = De partijen uit een bestand openen
parameter-format = Het formaat van het bestand
parameter-file = Een verslag: JSON, notatie, GGF of WTHOR
choice-format-json = Crosstable (JSON)
choice-format-transcript = Notatie
choice-format-ggf = GGF
choice-format-wthor = WTHOR (.wtb)
crosswise-fair-order = De rij heeft het label “bag”: van rood, geel, blauw, paars, zwart en wit elk zeven, dan van verplaatsen, weghalen, vervangen en wisselen elk drie. Na het schudden wordt vanaf het einde gedeeld: de eerste plaats krijgt de laatste vier, de tweede die daarvoor, enzovoort; van drie spelers krijgt de tweede er zes. Wat over is, wordt vanaf het einde gepakt. Wordt er geloot wie begint, dan begint de plaats achter zoveel andere als een getal onder het aantal plaatsen, met het label “first”, aangeeft.
discord-command-export = exporteren
discord-command-import = importeren
discord-parameter-format = formaat
discord-parameter-file = bestand
triominos-fair-order = De rij heeft het label “round 1”, in de volgende ronde “round 2”, enzovoort: de 56 stenen 000, 001 … 005, 011, 012 … tot 555, in oplopende volgorde, elk benoemd naar zijn cijfers van het kleinste naar het grootste. Na het schudden neemt de eerste plaats zijn hele hand van voren, de tweede plaats de volgende stenen, enzovoort. Wat over is, is de pot; daaruit wordt van voren gepakt.
