# Wat iemand speelt als die aan de beurt is

# As in English.
button-plan = Plan
plan-title = Jouw plan voor je beurt
plan-none = Er is nog niets gepland: kies een zet.
plan-prompt = Wat je speelt
plan-else = { $first }, anders { $second }
plan-answer = als zij { $after } spelen: { $move }
plan-if-untouched = alleen als niemand deze lijnen verandert
plan-lines = Alleen als deze lijnen zo blijven
plan-if = Als zij … spelen
plan-if-which = Als zij welke zet spelen?
plan-if-move = Als zij { $after } spelen, speel jij …
plan-picked = Gekozen: { $picked }
plan-drop = Plan laten vallen
plan-secret = Alleen jij ziet dit.
plan-waits = Jouw plan: { $moves }
plan-turn = Je bent al aan de beurt: er is niets te plannen.
plan-played = { $move }, zoals gepland
plan-dropped-impossible = Je plan vervalt: { $move } kan nu niet.
plan-dropped-touched = Je plan vervalt: iemand heeft de lijnen van { $move } veranderd.
plan-dropped-undone = Je plan vervalt: er is een zet teruggenomen.
