# Replays

button-walk = Tekrarı izle
button-analyse = Analiz
button-costliest = En pahalı hamle
button-costly = { $rank }. pahalı hamle
button-instead = Daha iyi hamle
button-rejoin = Maça dön
replay-instead = { $played } yerine { $better }
replay-failed = Analiz durdu. Devam etmek için bir kez daha bas.
replay-none = Hiçbir hamle bir şey kaybettirmedi.
replay-better = { $better } daha iyiydi, fark { $points }.
replay-progress = Analiz edilen: { $at } / { $plies }
button-accuracy = İsabet
accuracy-look = Yeniden bak
accuracy-line = { $name }: %{ $percent }
accuracy-rated = { $name }: %{ $percent } · oyunu yaklaşık { $rating } düzeyinde ({ $span })
accuracy-none = Kimsenin seçecek bir şeyi yoktu.
accuracy-means = Yüzde: herkesin, var olan kazanma şansının ne kadarını koruduğu. Sayı, böyle oynayanların reytingi; ayraç içinde 100 maçın 95’inde bunun bulunduğu aralık yazar. Tek bir maç az şey söyler.
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
web-replay-rejoin = Maça dön
web-replay-undo = Geri al
web-replay-both = Buradan sonra iki tarafı da sen oynarsın
command-analysis = Maçta en pahalıya patlayan hamleler
discord-command-analysis = analiz
