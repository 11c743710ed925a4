# Replays

button-walk = Tekrarı izle
replay-better = { $better } daha iyiydi, fark { $points }.
replay-progress = Analiz edilen: { $at } / { $plies }
crosswise-replay-better = { $better } daha iyiydi, fark { $one ->
        [yes] 1 puan
       *[no] { $points } puan
    }.
reversi-replay-better = { $better } daha iyiydi, fark { $one ->
        [yes] 1 taş
       *[no] { $points } taş
    }.
triominos-replay-better = { $better } daha iyiydi, fark { $one ->
        [yes] 1 puan
       *[no] { $points } puan
    }.
web-replay-replay = Tekrar
web-replay-first = Başa
web-replay-play = Oynat
web-replay-pause = Duraklat
web-replay-last = Sona
web-replay-moves = Hamleler
web-replay-course = Hamle
web-replay-start = Başlangıç
web-replay-leave = Masaya dön
web-replay-share = Paylaş
