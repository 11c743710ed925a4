# Ratings and ladders

rating-gained = { $name } { $gain }
rating-gains = Reyting: { $gains }
refusal-nobody-rated = “{ $name }” adında reytingi olan birini tanımıyorum ya da birden fazlası var.
refusal-ratings-hidden = Oynarken reyting görmemeyi seçtin. Puanlı maçından sonra geri gelirler; /settings ratings on hemen gösterir.
rating-title = Reyting: { $name }
rating-none = Henüz puanlı maç yok. İnsanlar arasında, masada aksi seçilmedikçe her maç sayılır.
rating-game = { $game }: { $rating } · { $matches ->
    [one] { $matches } maç
   *[other] { $matches } maç
} · puan oranı %{ $share }
rating-rival = En sık rakip: { $name }, { $count ->
    [one] { $count } kez
   *[other] { $count } kez
}
rating-run = En uzun galibiyet serisi: { $count }
rating-news = Reytingler artık başka türlü hesaplanıyor: herkes 1000’den başlıyor, sayı yaklaşık on maçtan sonra oturuyor. Eski maçlar yeniden sayıldı, bu yüzden sayılar değişti.
rating-alt = Reytinglerin seyri: { $games }.
rating-alt-game = { $game } { $rating }, en az { $least }, en çok { $most }
ladder-title-here = { $game }: bu sohbetin sıralaması
ladder-title-season = { $game }: bu sohbetin sıralaması, { $month }
ladder-title-circle = { $game }: sen ve oynadığın kişiler
ladder-title-all = { $game }: herkesin sıralaması
ladder-title-computers = Bilgisayarlara karşı galibiyetlerin
ladder-line = { $place }. { $name } { $rating } · { $matches ->
    [one] { $matches } maç
   *[other] { $matches } maç
} · %{ $share }
ladder-empty = Henüz kimse puanlı maç oynamadı.
ladder-empty-season = Bu ay burada henüz kimse puanlı maç oynamadı.
ladder-rule = Burada, puanı kesin olan (“?” olmayan) { $count } kişiyle oynayanlar yer alır. Hesabı bağlı olmayan tarayıcı konukları hep birlikte bir kişi sayılır.
ladder-empty-computers = Henüz bilgisayara karşı bir maç bitirmedin.
ladder-computer = { $game }, { $level }: { $matches } maçta { $won } galibiyet
ladder-before = ◀ { $first }–{ $last }
ladder-after = { $first }–{ $last } ▶
ladder-way-here = Bu sohbet
ladder-way-circle = Çevrem
ladder-way-all = Herkes
ladder-way-computers = Bilgisayarlar
command-rating = Reytingin; ad yazarsan onunki
command-top = Bu sohbetin, herkesin ya da bilgisayarların sıralaması
button-do-rating = Puanlarım
button-do-top = Sıralama
choice-where-all = herkes
choice-where-computers = bilgisayarlar
discord-command-rating = reyting
discord-command-top = sıralama
web-ladder = Sıralama
web-ladder-title = Sıralama
web-ladder-place = Sıra
web-ladder-name = Ad
web-ladder-rating = Reyting
web-rating-change = Reyting { $number }
web-ladder-matches = Maçlar
web-ladder-share = Puan
web-ladder-here = Çevrem
web-ladder-all = Herkes
web-ladder-computers = Bilgisayarlar
web-ladder-empty = Burada henüz kimse puanlı maç oynamadı.
web-ladder-empty-computers = Henüz bilgisayara karşı bir maç bitirmedin.
web-ladder-level = Seviye
web-ladder-won = Galibiyet
web-ladder-back = Sıralamaya dön
web-ladder-table = Masaya dön
web-ladder-unsure = Emin olmak için maç sayısı henüz az
refusal-handicap-unknown = { $who }: bu oyunda görünen bir reyting yok. Avansı kendiniz seçin.
season-over = Sezon bitti: { $month }
season-matches = { $game }: { $matches ->
    [one] { $matches } maç
   *[other] { $matches } maç
}
season-place = { $medal } { $name } { $rating } · { $matches ->
    [one] { $matches } maç
   *[other] { $matches } maç
}
season-anew = Yeni sezon başladı. Reytingler olduğu gibi kalır.
season-alt = Kürsü: { $places }
