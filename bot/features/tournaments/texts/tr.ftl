# Turnuvalar

command-tournament = Bu sohbette bir turnuva: formu ve sıralaması
discord-command-tournament = turnuva
button-do-tournament = Turnuva
button-cup = Turnuva
parameter-form = Nasıl oynanacağı
parameter-minutes = Kaç dakika sonra başlayacağı
discord-parameter-form = biçim
discord-parameter-minutes = dakika
choice-form-evening = gece
choice-form-swiss = İsviçre
choice-form-round-robin = lig usulü
choice-form-knockout = eleme
choice-form-league = lig
choice-form-four = dörtlü
cup-title = 🏆 { $form } · { $game }
cup-new = Yeni bir turnuva: ne oynanacak?
cup-form = Biçim
cup-form-about = Böyle oynanır:
cup-form-evening = Gece
cup-form-swiss = İsviçre
cup-form-round-robin = Lig usulü
cup-form-knockout = Eleme
cup-form-league = Lig
cup-form-four = Dörtlü
cup-form-evening-means = Gece: bir maç bitince hemen yeni rakip, süre dolana dek. Galibiyet iki, beraberlik bir sayılır, üst üste iki galibiyetten sonra iki katı.
cup-form-swiss-means = İsviçre: her turda senin kadar puanı olan biriyle oynarsın, kimseyle iki kez değil.
cup-form-round-robin-means = Lig usulü: herkes herkesle oynar.
cup-form-knockout-means = Eleme: kaybeden elenir. Yarı finali kaybedenler üçüncülük için oynar.
cup-form-league-means = Lig: belli bir güne kadar herkes herkesle oynar, günde birkaç hamle.
cup-form-four-means = Dörtlü: sıralar 3, 2, 1 ve 0 sayılır, her turda başkalarıyla oynarsın.
cup-game = Oyun
cup-size = Uzunluk
cup-size-evening = { $count } dk
cup-size-swiss = Tur: { $count }
cup-size-round-robin = { $count ->
    [1] bir kez
   *[other] iki kez
 }
cup-size-knockout = tek yenilgi
cup-season = Sezon { $number }
cup-size-league = Gün: { $count }
cup-size-four = Tur: { $count }
cup-groups = Gruplar
cup-groups-about = Herkes kendi grubundaki herkesle oynar. Gruplar reytinge göre oluşur. Sonunda her grubun ilkleri yükselir, sonuncuları düşer.
cup-group = { $group }. grup
cup-start = Başlangıç
cup-clock = Saat
cup-limit = Tur süresi
cup-limit-none = sınırsız
cup-limit-about = Süre dolunca süren maç berabere biter. Hiç hamle yapmamış olan kaybeder.
cup-rated = Puanlama
cup-rated-on = puanlı
cup-rated-off = puansız
cup-who = Kimlere açık
cup-who-on = Kodu olan katılabilir.
cup-who-off = Yalnız bu sohbet katılabilir.
cup-computers = Boş yer
cup-computers-on = bilgisayar oynar
cup-computers-off = biri bekler
cup-deal = Dağıtım
cup-deal-on = bütün masalarda aynı
cup-deal-off = her masada ayrı
cup-deal-about = Aynı dağıtımda bir turun bütün masaları, yer yer aynı taşları alır. Sayılan, kendi yerindeki öbürlerinden ne kadar iyi oynadığındır. Turun öbür masaları neyin geleceğini gösterir: onlara kendi maçın bitince bak.
cup-button-open = Aç
cup-button-join = Katıl
cup-button-withdraw = Çekil
cup-button-more = Daha
cup-button-show = Göster
cup-button-mine = Masam
cup-button-all = Sıralama
cup-button-replay = Yeniden izle: { $match }
cup-button-start = Şimdi başlat
cup-button-pause = Durdur
cup-button-resume = Sürdür
cup-button-later = 15 dakika daha
cup-button-day = Bir gün daha
cup-button-end = Turu yakında bitir
cup-button-out = Birini çıkar
cup-button-fix = Sonucu düzelt
cup-button-stop = İptal et
cup-button-stop-now = Evet, iptal et
cup-button-back = Geri
cup-button-next = Yeni sezon
cup-button-csv = Çapraz tablo dosyası
cup-button-matches = Maçlar: { $format }
cup-own-format = kayıtlar
cup-exported-table = Hesap tabloları için çapraz tablo dosyası.
cup-exported-matches = { $count ->
    [one] { $count } maçlık dosya.
   *[other] { $count } maçlık bir dosya.
}
cup-opened = Turnuvan açıldı. Diğerleri bu sohbette ya da /join { $code } ile katılır
cup-starts = Başlangıç { $when }.
cup-code = Kodu: { $code }
cup-paused = Durduruldu.
cup-begun = Başladı.
cup-off = İptal edildi.
cup-nobody = Henüz kimse yok.
cup-people = { $count } kişi var: { $names }
cup-others = { $count } kişi daha
cup-somebody = biri
cup-joined = Katıldın, numaran { $number }.
cup-withdrawn = Çekildin.
cup-no-table = Henüz bir masan yok.
cup-round = Tur { $round } / { $rounds } · { $boards ->
    [0] bütün maçlar bitti
   *[other] { $boards } maç sürüyor
 }
cup-round-ends = Tur { $round } / { $rounds }, bitiş { $when } · { $boards ->
    [0] bütün maçlar bitti
   *[other] { $boards } maç sürüyor
 }
cup-evening-ends = Bitiş { $when } · { $boards ->
    [0] süren maç yok
   *[other] { $boards } maç sürüyor
 }
cup-evening-last = Süre doldu · { $boards ->
    [0] bütün maçlar bitti
   *[other] { $boards } maç hâlâ sürüyor
 }
cup-standing = { $place }. { $name } { $points }
cup-no-results = Henüz sonuç yok.
cup-over = Bitti. Oynayanlar: { $count }.
cup-board = { $board }. { $who }: sürüyor
cup-board-over = { $board }. { $who }: { $result }
cup-bye = { $name } bekliyor
cup-absent = { $minutes } dakika içinde gelmeyen kaybeder.
cup-ask-out = Kim çıkarılsın?
cup-ask-fix = Hangi sonuç düzeltilsin?
cup-ask-result = Sonuç ne?
cup-ask-stop = Bu turnuva iptal edilsin mi? Artık süremez, maçları sonuçsuz biter.
cup-news-soon = Başlangıç { $when }: { $count } kişi var.
cup-news-season = Yeni sezon başlangıcı: { $when }. Önceki sezondan { $count } kişi var: oynamak istemiyorsan çekil.
cup-news-few = Başlayamadı: çok az kişi var.
cup-news-paused = Yöneten durdurdu. Süren maçlar devam eder.
cup-news-resumed = Sürüyor.
cup-news-later = Yöneten { $minutes } dakika daha verdi.
cup-news-ends = Yöneten bitişi değiştirdi: { $when }.
cup-news-out = Yöneten { $who } adlı oyuncuyu çıkardı.
cup-news-fixed = Yöneten { $round }. turu düzeltti: { $who } { $result }
refusal-no-tournament = Bu kodla bir turnuva yok.
refusal-tournament-full = Turnuva dolu: { $most } kişi var.
refusal-tournament-closed = Artık kimse katılamaz ya da çıkamaz.
refusal-tournament-elsewhere = Yalnız açıldığı sohbet katılabilir.
refusal-not-entered = Bu turnuvada değilsin.
refusal-not-tournament-host = Bunu yalnız turnuvayı yöneten yapabilir.
refusal-too-many-tournaments = Bu sohbette zaten { $most } turnuva var. Önce birini bitir.
web-tournaments = Turnuvalar
cup-page-new = Yeni turnuva
cup-page-none = Henüz hiçbir turnuvada değilsin.
cup-page-host = Düzenleyen: { $name }
cup-page-in = Katılanlar
cup-page-gone = çekildi
cup-page-boards = Masalar
cup-page-crosstable = Çapraz tablo
cup-page-matches = Maçlar
cup-page-place = Sıra
cup-page-name = Ad
cup-page-points = Puan
cup-page-played = Oynanan
cup-page-ties = Eşitlik bozma
cup-page-watch = İzle
cup-page-round = { $number }. tur
cup-tie-direct = İkili karşılaşma
# As in English.
cup-tie-berger = Sonneborn-Berger
# As in English.
cup-tie-buchholz = Buchholz
cup-tie-buchholz-cut = En düşüksüz Buchholz
cup-tie-wins = Galibiyet
cup-tie-differences = Fark
cup-tie-firsts = Birincilikler
cup-tie-leads = Üstünlük
cup-button-page = Tarayıcıda
cup-button-app = Turnuvayı aç
