### Reversi

game-reversi = Reversi
reversi-about = İki oyuncu, 64 taş: rakibin rengini araya al, senin olsun.
reversi-goal = Rakibin taşlarını araya al, senin olsunlar: sonunda taşı çok olan kazanır.

## Taraflar

reversi-side-black = ⚫ Siyah
reversi-side-white = ⚪ Beyaz
reversi-mark-black = ⚫
reversi-mark-white = ⚪

## Olanlar

reversi-placed =
    { $flips ->
        [one] { $seat } { $cell } oynadı, { $flips } taş çevirdi.
       *[other] { $seat } { $cell } oynadı, { $flips } taş çevirdi.
    }
reversi-passed = { $seat } pas geçti: hamlesi yok.

reversi-you-placed =
    { $flips ->
        [one] { $cell } oynadın, { $flips } taş çevirdin.
       *[other] { $cell } oynadın, { $flips } taş çevirdin.
    }
reversi-you-passed = Pas geçtin: hamlen yok.
reversi-brief-placed = { $seat } { $cell }
reversi-brief-passed = { $seat } pas geçti

## Sözcüklerle resim

reversi-alt-discs = { $black } siyah, { $white } beyaz taş.
reversi-alt-last = { reversi-placed }
reversi-alt-passed = { reversi-passed }
reversi-alt-turn =
    { $colour ->
        [black] Sıra: { $seat }, siyah.
       *[white] Sıra: { $seat }, beyaz.
    }
reversi-alt-legal = Oynanabilir: { $cells }.
reversi-alt-won = { $seat } kazandı.
reversi-alt-drawn = Berabere.
reversi-alt-black = Siyah: { $cells }.
reversi-alt-white = Beyaz: { $cells }.
reversi-spoken-brings = { $move } ile { $count } taş döner

## Seçenekler

parameter-position = Başlanacak konum ya da kayıt
reversi-option-first = Siyah
reversi-option-first-random = kurayla
reversi-option-position = Konum: 64 karakter X, O ve -, sonra sırası gelen X ya da O; veya f5d6c3 gibi bir hamle dökümü
reversi-option-position-start = olağan başlangıç

## Seçim

reversi-prompt = Taşın için bir kare seç
reversi-task = bir kare seç

## Sorular

reversi-question-flips = Neler döner?
reversi-prompt-ask = Hangi kare?
reversi-cell-flips =
    { $flips ->
        [one] { $cell } karesi { $flips } taş çevirir: { $cells }.
       *[other] { $cell } karesi { $flips } taş çevirir: { $cells }.
    }
reversi-cell-taken = { $cell } oynanamaz: orada taş var.
reversi-cell-closed =
    { $over ->
        [yes] { $cell } oynanamaz: maç bitti.
       *[no] { $cell } oynanamaz: hiçbir taşı çevirmez.
    }

## Son

reversi-reason-full = Tahta doldu.
reversi-reason-blocked = İki rengin de hamlesi kalmadı.
reversi-reason-wiped = Bir rengin hiç taşı kalmadı.

## Kurallar

reversi-rules =
    Reversi iki kişiyle 64 karede, bir yüzü ⚫ siyah, öteki yüzü ⚪ beyaz taşlarla oynanır. Siyah başlar.

    Boş bir kareye taşını öyle koy ki, onunla başka bir taşın arasında düz ve kesintisiz bir çizgide karşı rengin bir ya da daha çok taşı bulunsun: yatay, dikey ya da çapraz. Böyle kapanan her çizgi senin rengine döner. Dönen bir taş yeni çizgi kapatmaz.

    Hiçbir taşı çevirmeyen hamle yapılamaz. Hamlen varsa yapmak zorundasın; yoksa pas kendiliğinden geçilir.

    Tahta dolunca ya da ikinizin de hamlesi kalmayınca taşlar sayılır. Çok olan kazanır; eşitlik beraberliktir. Boş kareler kimseye sayılmaz.

    İşaretli kareler oynayabileceğin karelerdir. Küçük bir ipucu: köşedeki taş asla çevrilemez.
reversi-count = { $number } taş
reversi-given = +{ $count } köşe
