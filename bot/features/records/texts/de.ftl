# Records

button-fair = Faire Verteilung
button-do-export = Als Datei
button-do-import = Datei öffnen
fair-sealed = Was verteilt wird, stand vor dem ersten Zug fest. Der Startwert bleibt bis zum Ende geheim; das ist sein Siegel:
fair-held = Die Partie ist zu Ende, aber andere spielen noch mit derselben Verteilung. Der Startwert bleibt geheim, bis die Letzten fertig sind; das ist sein Siegel:
fair-open = Was verteilt wurde, stand vor dem ersten Zug fest: Das Siegel gab es schon, der Startwert wird jetzt gezeigt.
fair-hash = Siegel: { $hash }
fair-seed = Startwert: { $seed }
fair-check = Zum Prüfen: Bilde die SHA-256 der 64 Zeichen des Startwerts, zum Beispiel mit dem Befehl sha256sum und ohne Zeilenende dahinter. Sie muss das Siegel sein. Alles, was verteilt wurde, folgt aus dem Startwert, und das kann jeder nachrechnen:
fair-by-hand =
    1. Bilde für i = 0, 1, 2 … die SHA-256 von „Startwert:Zweck:i“, mit den 64 Zeichen des Startwerts und i als Dezimalzahl; jede ergibt vier Zahlen zu 64 Bit, das höchste Byte zuerst.
    2. Eine Zahl unter n ist die nächste davon modulo n; die ab dem größten Vielfachen von n bis 2⁶⁴ werden übersprungen.
    3. Um eine Reihe zu mischen, geh von ihrem letzten Platz bis zum zweiten und tausche, was dort liegt, mit dem, was so viele Plätze vom Anfang entfernt liegt, wie die nächste Zahl unter der Anzahl bis dorthin sagt.
fair-piles = Mehrere Tische haben diese Verteilung. Was nach den Händen übrig ist, wird zu einem Stapel je Platz verteilt: Stück für Stück, in der Reihenfolge, in der gezogen würde, reihum wie die Züge vom ersten Platz an. Ein Platz zieht vorn von seinem Stapel; ist er leer, hinten vom größten anderen, und von gleich großen von dem des Platzes, der als Nächster folgt.
fair-step = { $verdict ->
    [right] ✓ { $step }: richtig, { $what }.
   *[wrong] { $number ->
        [0] ✗ { $step }: falsch.
       *[other] ✗ { $step }: falsch bei Zug { $number }.
    }
}
step-digest = Dokument
step-seed = Startwert
step-hash = Siegel
step-setup = Aufbau
step-deal = Hände
step-moves = Züge
step-draws = Gezogenes
step-result = Ergebnis
check-digest = seit dem Schreiben wurde nichts geändert
check-seed = er hat 64 Hexadezimalziffern
check-hash = es ist die SHA-256 des Startwerts
check-setup = er folgt aus Startwert und Einstellungen
check-deal = sie folgen aus dem Startwert
check-moves = jeder war möglich
check-draws = jedes Stück folgt aus dem Startwert
check-result = die Züge führen dorthin
check-open = hier gibt es nichts zu prüfen
export-made = Die Aufzeichnung von Partie { $number } als Datei.
import-how = Gib mir die Datei mit dem Befehl: auf Telegram als Dokument mit der Unterschrift /import, oder antworte mit /import auf ein solches Dokument; im Browser auf der ersten Seite unter [Code eingeben].
import-by = { $count ->
    [1] { $who } hat diese Partie aus einer Datei geöffnet.
   *[other] { $who } hat diese Partien aus einer Datei geöffnet.
}
import-many = { $count } Partien sind angekommen. Jede steht an einem eigenen Tisch:
refusal-still-running = Die Partie ist noch nicht zu Ende: Ihre Aufzeichnung würde zeigen, was noch verdeckt ist.
refusal-seed-held = Andere spielen noch mit derselben Verteilung. Die Aufzeichnung gibt es, sobald die Letzten fertig sind.
refusal-too-many-records = Du hast in einer Stunde { $most } Partien aus Dateien geöffnet. Versuch es später noch einmal.
refusal-too-many-files = Du hast mir in einer Stunde so viele Dateien geschickt, wie ich für eine Person lese. Versuch es später noch einmal.
refusal-import-under-way = Ich lese noch deine letzte Datei. Schick die nächste, wenn ich damit fertig bin.
refusal-imports-busy = Gerade werden so viele Dateien gelesen, dass keine weitere warten kann. Versuch es in einer Minute noch einmal.
refusal-bad-record = { $match ->
    [0] { "" }
   *[other] Partie { $match }:{ " " }
}{ $part ->
    [size] Die Datei ist zu groß zum Lesen.
    [many] In dieser Datei sind zu viele Partien.
    [long] In dieser Datei sind zu viele Züge und Rücknahmen.
    [slow] Die Datei hat zu lange gebraucht, um anzukommen.
    [format] Diese Partie lässt sich in diesem Format nicht schreiben.
    [version] Diese Aufzeichnung hat eine neuere Version von Crosstable geschrieben.
    [digest] Die Aufzeichnung wurde nach dem Schreiben geändert.
    [seed] Der Startwert dieser Aufzeichnung ist falsch.
    [hash] Das Siegel dieser Aufzeichnung gehört nicht zu ihrem Startwert.
    [setup] Der Aufbau dieser Aufzeichnung folgt nicht aus ihrem Startwert.
    [deal] Die Hände dieser Aufzeichnung folgen nicht aus ihrem Startwert.
    [draws] Bei Zug { $number } dieser Aufzeichnung wurde etwas gezogen, das nicht aus ihrem Startwert folgt.
    [moves] { $move ->
        [none] Zug { $number } dieser Aufzeichnung ist nicht möglich.
       *[other] Zug { $number } dieser Aufzeichnung, { $move }, ist nicht möglich.
    }
    [log] Eintrag { $number } dieser Aufzeichnung ist nicht lesbar.
    [result] Die Züge dieser Aufzeichnung führen nicht zu ihrem Ergebnis.
   *[other] Diese Datei ist keine Aufzeichnung, die ich lesen kann.
}
command-export = Eine beendete Partie als Datei
command-import = Die Partien einer Datei öffnen
parameter-format = Das Format der Datei
parameter-file = Eine Aufzeichnung: JSON, Mitschrift, GGF oder WTHOR
choice-format-json = Crosstable (JSON)
choice-format-transcript = Mitschrift
choice-format-ggf = GGF
choice-format-wthor = WTHOR (.wtb)
crosswise-fair-order = Die Reihe hat den Zweck „bag“: je sieben rote, gelbe, blaue, lila, schwarze und weiße, dann je drei zum Versetzen, Wegnehmen, Ersetzen und Vertauschen. Gemischt wird sie vom Ende her verteilt: Der erste Platz nimmt die letzten vier, der zweite die davor und so weiter; von drei Spielern nimmt der zweite sechs. Was übrig ist, wird vom Ende gezogen. Wird ausgelost, wer beginnt, so sagt eine Zahl unter der Anzahl der Plätze, mit dem Zweck „first“, wie viele Plätze vor dem kommen, der beginnt.
discord-command-export = ausgeben
discord-command-import = einlesen
# As in English.
discord-parameter-format = format
discord-parameter-file = datei
triominos-fair-order = Die Reihe hat den Zweck „round 1“, in der nächsten Runde „round 2“ und so weiter: die 56 Steine 000, 001 … 005, 011, 012 … bis 555, der Größe nach, jeder nach seinen Ziffern von der kleinsten zur größten benannt. Gemischt nimmt der erste Platz seine ganze Hand von vorn, der zweite die nächsten Steine und so weiter. Was übrig ist, ist der Vorrat, von vorn gezogen.
