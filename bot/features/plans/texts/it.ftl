# Che cosa qualcuno giocherà quando sarà il suo turno

button-plan = Piano
plan-title = Il tuo piano per il tuo turno
plan-none = Non c’è ancora nessun piano: scegli una mossa.
plan-prompt = Che cosa giochi
plan-else = { $first }, altrimenti { $second }
plan-answer = se giocano { $after }: { $move }
plan-if-untouched = solo se nessuno tocca queste linee
plan-lines = Solo se queste linee restano così
plan-if = Se giocano…
plan-if-which = Se giocano quale mossa?
plan-if-move = Se giocano { $after }, tu giochi…
plan-picked = Scelto: { $picked }
plan-drop = Annulla il piano
plan-secret = Lo vedi solo tu.
plan-waits = Il tuo piano: { $moves }
plan-turn = Tocca già a te: non c’è niente da pianificare.
plan-played = { $move }, come previsto
plan-dropped-impossible = Il tuo piano è annullato: { $move } non è più possibile.
plan-dropped-touched = Il tuo piano è annullato: qualcuno ha toccato le linee di { $move }.
plan-dropped-undone = Il tuo piano è annullato: una mossa è stata ritirata.
