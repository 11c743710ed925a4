### Reversi

game-reversi = Reversi
reversi-about = Twee spelers, 64 stenen: sluit de andere kleur in en die wordt van jou.
reversi-goal = Sluit stenen van de andere kleur in, dan worden ze van jou: wie er op het eind meer heeft, wint.

## Kanten

reversi-side-black = ⚫ Zwart
reversi-side-white = ⚪ Wit
reversi-mark-black = ⚫
reversi-mark-white = ⚪

## Wat er gebeurt

reversi-placed =
    { $flips ->
        [one] { $seat } zette op { $cell } en draaide 1 steen om.
       *[other] { $seat } zette op { $cell } en draaide { $flips } stenen om.
    }
reversi-passed = { $seat } kan niet zetten en past.

reversi-you-placed =
    { $flips ->
        [one] Je zette op { $cell } en draaide 1 steen om.
       *[other] Je zette op { $cell } en draaide { $flips } stenen om.
    }
reversi-you-passed = Je kunt niet zetten en past.
reversi-brief-placed = { $seat } { $cell }
reversi-brief-passed = { $seat } paste

## Het plaatje in woorden

reversi-alt-discs = Zwarte stenen: { $black }, witte: { $white }.
reversi-alt-last = { reversi-placed }
reversi-alt-passed = { reversi-passed }
reversi-alt-turn =
    { $colour ->
        [black] { $seat } is aan de beurt met zwart.
       *[white] { $seat } is aan de beurt met wit.
    }
reversi-alt-legal = Mogelijk: { $cells }.
reversi-alt-won = { $seat } heeft gewonnen.
reversi-alt-drawn = Remise.
reversi-alt-black = Zwart: { $cells }.
reversi-alt-white = Wit: { $cells }.
reversi-spoken-brings = { $move } draait { $count } om

## Opties

parameter-position = Een stelling of notatie om mee te beginnen
reversi-option-first = Zwart
reversi-option-first-random = loting
reversi-option-position = Stelling: 64 tekens X, O en -, dan X of O die aan de beurt is; of een notatie zoals f5d6c3
reversi-option-position-start = de gewone beginstelling

## Kiezen

reversi-prompt = Kies een vakje voor je steen
reversi-task = kies een vakje

## Vragen

reversi-question-flips = Wat draait om?
reversi-prompt-ask = Welk vakje?
reversi-cell-flips =
    { $flips ->
        [one] { $cell } draait 1 steen om: { $cells }.
       *[other] { $cell } draait { $flips } stenen om: { $cells }.
    }
reversi-cell-taken = { $cell } kan niet: daar ligt al een steen.
reversi-cell-closed =
    { $over ->
        [yes] { $cell } kan niet: de partij is voorbij.
       *[no] { $cell } kan niet: je draait er niets mee om.
    }

## Het einde

reversi-reason-full = Het bord is vol.
reversi-reason-blocked = Geen van beide kleuren kan nog zetten.
reversi-reason-wiped = Eén kleur heeft geen stenen meer.

## Regels

reversi-rules =
    Reversi speel je met z’n tweeën op 64 vakjes, met stenen die aan de ene kant ⚫ zwart en aan de andere ⚪ wit zijn. Zwart begint.

    Leg een steen zo op een leeg vakje dat er een of meer stenen van de andere kleur in een rechte, ononderbroken lijn tussen die steen en een andere steen van jou liggen: horizontaal, verticaal of schuin. Elke lijn die je zo insluit, wordt jouw kleur. Een omgedraaide steen sluit geen nieuwe lijnen in.

    Een zet die niets omdraait, mag niet. Kun je zetten, dan moet je; kun je niet zetten, dan wordt er vanzelf voor je gepast.

    Is het bord vol of kan geen van beiden zetten, dan worden de stenen geteld. Wie er meer heeft, wint; bij gelijke aantallen is het remise. Lege vakjes tellen voor niemand.

    De gemarkeerde vakjes zijn de zetten die je mag doen. Een kleine tip: een steen in een hoek kan nooit meer omgedraaid worden.
reversi-count = { $number ->
    [one] { $number } steen
   *[other] { $number } stenen
}
reversi-given = { $count ->
    [one] +{ $count } hoek
   *[other] +{ $count } hoeken
}
