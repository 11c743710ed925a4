# Records

button-fair = Fair deal
button-do-export = As a file
button-do-import = Open a file
fair-sealed = The deal was fixed before the first move. Its seed stays secret until the end; this is its seal:
fair-held = The match is over, but others still play with the same deal. Its seed stays secret until the last of them has finished; this is its seal:
fair-open = The deal was fixed before the first move: the seal was there then, the seed is shown now.
fair-hash = Seal: { $hash }
fair-seed = Seed: { $seed }
fair-check = To check: compute the SHA-256 of the seed’s 64 characters, for example with the command sha256sum, without a trailing line break. It must equal the seal. Everything dealt follows from the seed; anybody can check:
fair-by-hand =
    1. For i = 0, 1, 2 … compute the SHA-256 of “seed:label:i”, with the seed’s 64 characters and i in decimal; each gives four numbers of 64 bits, the highest byte first.
    2. A number below n is the next of these modulo n; those from the largest multiple of n up to 2⁶⁴ are skipped.
    3. To shuffle a row, go through its places from the last, k = the row’s length, down to k = 2, and swap the item at place k with the one that has r items before it, r being the next number below k.
fair-piles = Several tables have this deal. What is left after the hands is dealt into a pile for each seat: one piece at a time, in the order in which it would be drawn, around the turns from the first seat on. A seat draws from the front of its own pile; when that is empty, from the back of the largest other pile, and of equal ones from that of the seat that comes next.
fair-step = { $verdict ->
    [right] ✓ { $step }: right, { $what }.
   *[wrong] { $number ->
        [0] ✗ { $step }: wrong.
       *[other] ✗ { $step }: wrong at move { $number }.
    }
}
step-digest = Document
step-seed = Seed
step-hash = Seal
step-setup = Setup
step-deal = Hands
step-moves = Moves
step-draws = Draws
step-result = Result
check-digest = nothing was changed after it was written
check-seed = it has 64 hex digits
check-hash = it is the SHA-256 of the seed
check-setup = it follows from seed and options
check-deal = they follow from the seed
check-moves = each could be played
check-draws = each follows from the seed
check-result = the moves lead to it
check-open = there is nothing to check
export-made = The record of match { $number }, as a file.
import-how = Send me the file with the command: on Telegram as a document with the caption /import, or reply to such a document with /import; in a browser on the first page under [Enter a code].
import-by = { $count ->
    [1] { $who } has opened this match from a file.
   *[other] { $who } has opened these matches from a file.
}
import-many = { $count } matches imported, each at its own table:
refusal-still-running = The match is not over yet: its record would show what is still hidden.
refusal-seed-held = Others still play with the same deal. The record can be had once the last of them has finished.
refusal-too-many-records = You have opened { $most } matches from files within an hour. Try again later.
refusal-too-many-files = You have sent me as many files within an hour as I read for one person. Try again later.
refusal-import-under-way = I am still reading your last file. Send the next one when that is done.
refusal-imports-busy = So many files are being read right now that no more can wait. Try again in a minute.
refusal-bad-record = { $match ->
    [0] { "" }
   *[other] Match { $match }:{ " " }
}{ $part ->
    [size] The file is too large to be read.
    [many] There are too many matches in this file.
    [long] There are too many moves and takebacks in this file.
    [slow] The file took too long to arrive.
    [format] This match cannot be written in that format.
    [version] This record was written by a newer version of Crosstable.
    [digest] The record was changed after it was written.
    [seed] The seed of this record is wrong.
    [hash] The seal of this record does not belong to its seed.
    [setup] The setup of this record does not follow from its seed.
    [deal] The hands of this record do not follow from its seed.
    [draws] At move { $number } of this record something was drawn that does not follow from its seed.
    [moves] { $move ->
        [none] Move { $number } of this record cannot be played.
       *[other] Move { $number } of this record, { $move }, cannot be played.
    }
    [log] Entry { $number } of this record cannot be read.
    [result] The moves of this record do not lead to its result.
   *[other] This file is no record that I can read.
}
command-export = A finished match as a file
command-import = Open the matches of a file
parameter-format = The format of the file
parameter-file = A record: JSON, a transcript, GGF or WTHOR
choice-format-json = Crosstable (JSON)
choice-format-transcript = Transcript
choice-format-ggf = GGF
choice-format-wthor = WTHOR (.wtb)
crosswise-fair-order = The row has the label “bag”: seven each of red, yellow, blue, purple, black and white, then three each of move, remove, replace and swap. Shuffled, it is dealt from its end: the first seat takes the last four, the second those before them, and so on; of three players the second takes six. What is left is drawn from the end. Where it is drawn who begins, a number below the number of seats, with the label “first”, says how many seats come before the one that does.
discord-command-export = export
discord-command-import = import
discord-parameter-format = format
discord-parameter-file = file
triominos-fair-order = The row has the label “round 1”, in the next round “round 2”, and so on: the 56 tiles 000, 001 … 005, 011, 012 … to 555, in rising order, each named by its digits from the smallest to the largest. Shuffled, the first seat takes its hand, all of it, from the front, the second seat takes the next tiles, and so on. What is left is the pool, drawn from its front.
