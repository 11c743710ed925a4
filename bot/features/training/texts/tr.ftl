# Training

train-none = Tekrar edilecek bulmacan ya da hamlen yok.
command-train = Kaçırdığın bir bulmacayı ya da hamleyi tekrarla
better-title = Daha iyi hamleler · { $place } / { $count } · { $game }
better-title-again = Daha iyi hamleler · { $code } · { $game }
better-ask = { $ply }. hamle, oynadığın: { $played }. Hangi hamle { $cost } daha iyiydi?
better-played = ❌ { $move }: oynadığın zaten buydu.
better-wrong = ❌ { $move }: daha iyi değil.
better-worth = ❌ { $move }: değeri { $value }.
better-as-good = ✅ { $move }: o da aynı derecede iyi!
better-points = Hemen getirisi: { $better } { $best }, { $played } { $value }.
better-end = Sonuncusu buydu. Bulunan: { $found } / { $count }.
better-none = Hiçbir hamlen bir şey kaybettirmedi.
button-better = Daha iyisini bul
button-train = Sıradaki
button-do-train = Kaçırdıklarım
refusal-not-played = Bu maçta oynamadın.
discord-command-train = alıştırma
