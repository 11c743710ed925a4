# Bütün oyunların ve platformların ortak metinleri. Parametreler: $code masanın kodu, $who ve $name oyuncular.
#
# Sözcükler:
#   match = maç
#   series = seri
#   table = masa, seat = yer, host = masa sahibi, code = kod
#   move = hamle, turn = sıra, draw = beraberlik / (taş) çekmek, pass = pas, resign = pes etmek, undo = geri almak
#   disc = taş, stone = taş, tile = taş, cell = kare, place = yer
#   hand = el, bag = torba, market = havuz, store = oynananlar
#   column = sütun, row = satır, six of a kind = altılı, round = tur, hexagon = altıgen, bridge = köprü
#   hint = ipucu, analysis = analiz, replay = tekrar, ladder = sıralama, rating = reyting, rated = puanlı, puzzle = bulmaca, seal = mühür, seed = tohum
# Hitap: sen; birden çok kişiye: siz. Adlara ve sayılara ek getirilmez.

## Oyunlar ve oyuncular
computer = { $level ->
    [beginner] Acemi
    [casual] Amatör
    [club] Kulüp oyuncusu
    [expert] Uzman
   *[master] Usta
}
player-of-side = { $name } ({ $side })
comma = {", "}
sentence = { $said }.
labelled = { $label }: { $value }
dash = –

## Lobi
lobby-title = { $game } · masa { $code }
lobby-free = { $count ->
    [one] { $count } yer boş
   *[other] { $count } yer boş
}
lobby-needs = { $count ->
    [one] { $count } oyuncu daha gerekiyor.
   *[other] { $count } oyuncu daha gerekiyor.
}
lobby-more = { $count ->
    [one] { $count } kişi daha katılabilir.
   *[other] { $count } kişi daha katılabilir.
}
lobby-here = Masada { $here }/{ $most } kişi var. Başlamak için { $least } kişi yeter.
lobby-ready = Oyunu { $host } başlatır.
lobby-full = { $count ->
    [2] İkiniz de buradasınız.
   *[other] Herkes burada.
}
lobby-ready-watched = Oyunu masayı açan başlatır.
lobby-invite = Katılmak için: { $ways }
lobby-way-discord = Discord’da /join { $code }
lobby-way-telegram = { $link ->
    [none] Telegram’da /join { $code }
   *[other] Telegram’da { $link }
}
lobby-way-web = { $link ->
    [none] tarayıcıda { $code }
   *[other] tarayıcıda { $link }
}
lobby-place-discord = Discord’da
lobby-place-telegram = Telegram’da
lobby-place-web = tarayıcıda
lobby-side = { $side }: { $names }
lobby-computer = { $name } ({ $level })
lobby-no-clock = süresiz
lobby-clock = süre { $value }
lobby-hints = { $now ->
    [rated] puanlı, ipucu yok
    [on] ipucu açık
   *[off] ipucu kapalı
}
lobby-about-you = Sen
lobby-about-host = masa sahibi
lobby-about-computer = Bilgisayar · { $level }
lobby-about-preparing = Hazırlanıyor, yaklaşık { $seconds } sn
play-title = Masa aç
play-opponents = Rakip
play-friends = Arkadaşlar
play-friends-about = Düğmeyle katılırlar
menu-add = + Bilgisayar
menu-add-prompt = Bilgisayar ekle: seviyesini seç
menu-options = Seçenekler
menu-series = Seri
menu-clock = Süre
menu-absent = Uzakta
absent-days = { $days ->
    [0] yok
    [one] 1 gün
   *[other] { $days } gün
}
menu-hints = İpuçları
menu-rated = Puanlı
menu-handicap = Avans
menu-seats = Yerler
series-kind = { $kind ->
    [match] { $length } galibiyete kadar
    [sumof] { $length } maçın toplamı
   *[single] tek maç
}
hints-on = açık
hints-off = kapalı
hints-on-rated = O zaman maç puana sayılmaz
hints-off-rated = Bütün puanlı maçlardaki gibi
rated-on = evet
rated-off = hayır
rated-on-means = İnsanlar arasında sayılır; ipucu yok
rated-off-means = Kimseye sayılmaz
handicap-ask = denk maç?
handicap-even = Reytinge göre denk
handicap-even-means = Herkes aşağı yukarı aynı sıklıkta kazansın diye. Reyting bunu hesaba katar.
handicap-none = Avans yok
handicap-is-even = { $given }, reytinglere göre denk
handicap-as-it-is = reytinglere göre zaten denk
handicap-points = +{ $count }
handicap-history = Baştan: { $given }
handicap-rematch = Rövanş: { $given }
handicap-rematch-none = Avanssız rövanş
level-beginner = Kuralları seninle öğreniyor
level-casual = Bir sonraki hamleyi görür
level-club = Hevesle oynar
level-expert = Nadiren hata yapar
level-master = En güçlüsü
level-even = Senin kadar iyi oynar
computer-even = Senin düzeyinde · { $rating }
even-plays = { $who } senin düzeyinde oynuyor, yaklaşık { $rating }.
also-means = { $seats ->
    [2] İki taraf da tek ekranda
   *[other] Senin için bir yer daha
}
cancel-means = Masa herkes için kapanır.
lobby-closed = { $game } · masa { $code } kapatıldı.
lobby-alt = { $game }: ilk hamleden önceki tahta.
chat-no-pictures = Artık buraya resim göndermeme izin yok, bu yüzden tahtalar yazıyla geliyor. Sohbetin bir yöneticisi bunu değiştirebilir.

## Düğmeler
button-versus = { $game }: bilgisayara karşı
button-join = Katıl
button-also = Ben de
button-leave = Masadan kalk
button-shift = Yer değiştir
button-swap = Yer değişsin: { $name } ve { $other }
button-shuffle = Yerlere kura çek
button-drop = Çıkar: { $name }
button-remove = Çıkar
button-watch = Sadece izle
button-start = Başlat
button-cancel = Masayı kapat
button-rules = Kurallar
rules-details = Ayrıntılar
button-settings = Ayarlar
button-text = Metin olarak
button-hand = Elim
button-private = Özelden aç
button-app = Masayı aç
button-send = Bir sohbete gönder
button-back = ‹ Geri
button-more = Daha fazla
button-slot = Geri
button-mine = Geri
button-next = Sonraki maç
button-hint = İpucu
button-replace = Yeri devret
button-return = Yerime dön
button-host = Masa sahibini değiştir
button-board = Tahtayı yeniden gönder
button-do-help = Başka ne var?
button-do-join = Kod gir
button-do-table = Masada
button-do-me = Benimle ilgili
button-manners = Kimse yanıtlamazsa
button-do-away = Yokum…
button-do-back = Geri döndüm
button-page = Sonuç
button-rematch = Rövanş
button-share = Paylaş
button-draw = Beraberlik öner
button-draw-now = Beraberlik öner
button-resign = Pes et
button-resign-now = Evet, pes ediyorum
button-calloff = İptal et
button-calloff-now = Oyunu iptal et
button-pause = Ara ver…
button-resume = Şimdi devam et
pause-days = { $days ->
    [one] 1 gün
   *[other] { $days } gün
}
pause-or-day = Ya da bir güne kadar: /pause { $day } yaz
pause-no-day = “{ $text }” önümüzdeki { $most } günden biri değil. Kaç gün ya da hangi güne kadar olduğunu yaz: /pause { $day }
resign-means = Pes eden maçı kaybeder.
resign-means-who = { $count ->
    [one] Pes ediyor musun? Maçı { $names } kazanır.
   *[other] Pes ediyor musun? Maçı kazananlar: { $names }.
}
resign-means-many = Pes ediyor musun? Maçın sonuna kadar yerine bilgisayar oynar.
draw-means = Diğer herkesin kabul etmesi gerekir; o zaman maç berabere biter.
calloff-means = Diğer herkesin kabul etmesi gerekir; o zaman oyun sonuçsuz biter.
option-first = İlk hamle
option-first-random = kurayla
option-seat = { $seat }. yer

## Tahta
board-title = { $game } · { $code }
board-turn = Sıra: { $who }
board-your-turn = { $who }, sıra sende
board-your-turn-again = { $who }, sıra yine sende
board-mine = Sıra sende: { $task }
board-mine-again = Sıra yine sende: { $task }
board-answers = Yanıt bekleniyor: { $names }
board-watching = İzliyorsun.
task = seç
since-yours = Son hamlenden beri: { $moves }.
since-start = Şimdiye kadar: { $moves }.
since-more = öncesinde { $count } hamle daha
stake-series = { $kind ->
    [match] { $number }. maç
   *[sumof] { $length } maçın toplamı
}
board-thinking = { $who } düşünüyor
board-preparing = { $who } hazırlanıyor ({ $seconds } sn)
board-no-players = Şu anda oynayabilecek bilgisayar yok
notice-unreached = { $who }: bildirim ulaşmadı.
notice-told = { $who }: bildirim { $when } gönderildi.
notice-title-turn = Sıra sende
notice-title-reminder = Sıra hâlâ sende ve süre azalıyor
notice-title-end = Maç bitti
notice-title-asked = Biri cevabını bekliyor
notice-title-overdue = Süre doldu: ne olacağını seçebilirsin
notice-title-arrived = Masana biri oturdu
notice-title-begun = Maçın başladı
notice-title-warning = Masa yakında kapanacak
moments-ago = az önce
board-waits = { $seconds } saniye sonra kendiliğinden devam eder.
prompt = Seç.
hand-own = Elin.
hand-waits = Sıra: { $who }.
prompt-slots = Sıra sende mi? [Elim] elini gösterir; sonra oradan bir numaraya bas.
cannot-piece = { $number } numara şu anda oynanamaz.
cannot-place = { $place } şu anda seçilemez.
prompt-places = Şimdi yerini seç.

## İpuçları ve yerler
hint-try = Şunu dene: { $move } (beklenen fark { $points }).
curtain-pass = Cihazı uzat, sıradaki: { $who }.
curtain-who = { $name } ({ $number })
button-seat = Eli göster
hint-press = İpucunu yalnızca sen görebilirsin: düğmeye bas, başka kimseye göstermem.
hint-none = Bu sefer ipucu yok.
replace-whose = Bilgisayar kimin yerine geçsin?
replace-level = { $who }: yerine geçecek bilgisayar ne kadar güçlü olsun?
replaced = { $who } yerine artık { $computer } oynuyor.

## Analiz
notation-begins = Başlayan: { $who }.

## Sonuç
result-won = { $count ->
    [one] { $names } kazandı
   *[other] Kazananlar: { $names }
}
result-you = { $lead ->
    [0] Kazandın
    [one] { $lead } farkla kazandın
   *[other] { $lead } farkla kazandın
}
result-drawn = Berabere
result-record = Kayıt: { $record }
reason-resigned = { $names } pes etti.
reason-resigned-own = Pes ettin.
reason-claimed-own = Süren doldu.
series-standing = { $kind ->
    [match] { $length } galibiyete kadar: { $points }.
   *[sumof] { $length } maçın toplamı: { $points }.
}
series-won = { $count ->
    [one] Seriyi { $names } kazandı
   *[other] Seriyi kazananlar: { $names }
}
series-you = Seriyi kazandın
series-drawn = Seri berabere bitti
share-title = Masa { $code } · { $game }
share-link = { $place ->
    [discord] Discord’da: /join { $code }
    [telegram] Telegram’da: { $link }
   *[web] Tarayıcıda: { $link }
}
share-code = { $place ->
    [discord] Discord’da: /join { $code }
    [telegram] Telegram’da: /join { $code }
   *[web] Tarayıcıda: { $code }
}
resigned = { $code } masasında pes ettin.
resigned-seat = { $code } masasında pes ettin. Maçın sonuna kadar yerine bilgisayar oynayacak.
left-table = { $code } masasından kalktın.

## Süre, öneriler ve uzakta olanlar: tahtada görünür
board-deadline = Süre { $when } dolacak.
board-overdue = { $who }: süre doldu
board-away = { $who } uzakta; dönüş { $when }.
board-away-runs = Saat { $when } yeniden işler.
board-paused = { $day } gününe kadar ara: { $when } devam eder. Saatler durur ve hiçbir şey çalmaz.
board-warned = Uzun süredir kimse gelmedi: kimse bir şeye basmazsa masa { $when } kapanacak.
board-pause = Bu sunucuda { $when } yaklaşık { $minutes } dakikalık bir ara var. Her şey saklanır, saatler bekler.
overdue-choose = Ne olacağını şu kişiler seçebilir: { $names }; hamle yine de geçerli.
overdue-takeover = { $choosers ->
    [0] Yerine { $when } bilgisayar geçer; hamle yine de geçerli.
   *[other] Kimse seçmezse yerine { $when } bilgisayar geçer.
}
proposal-takeback = { $who } hamlesini geri almak istiyor: { $move }
proposal-draw = { $who } beraberlik öneriyor
proposal-calloff = { $who } oyunu sonuçsuz bitirmeyi öneriyor
proposal-pause = { $who } { $days ->
    [one] 1 gün
   *[other] { $days } gün
} ara vermeyi öneriyor
proposal-pause-until = { $who } { $day } gününe kadar ara vermeyi öneriyor
proposal-resume = { $who } maça devam etmeyi öneriyor
proposal-seat = { $who } öneriyor: { $whose } yerine { $computer } oynasın
proposal-waits = Yanıtı beklenen: { $names }.
proposal-you = sen
proposal-asked = Soruldu. Yanıtı beklenen: { $names }.
done-takeback = Hamle geri alındı.
done-draw = Anlaşıldı: maç berabere.
done-calloff = Oyun iptal edildi.
done-resume = Maç devam ediyor.
took-back = { $who } bir hamle geri aldı.
host-is = Masa sahibi artık { $host }.
host-whose = Masa sahibi kim olsun?
away-now = Uzaktasın, sürelerin durdu. Dönüş { $when } ya da /back yazdığın anda.
away-sooner = { $codes } masasında daha azına izin var: oradaki saatlerin { $when } yeniden işler.
away-over = Tekrar hoş geldin. Sürelerin işliyor.
away-not = Zaten uzakta değildin.
somebody = biri
clock-none = yok
clock-5m-10s = 5 dk + 10 sn
clock-15m-20s = 15 dk + 20 sn
clock-1d-12h = 1 gün + 12 sa
clock-3d-1d = 3 gün + 1 gün
clock-7d-2d = 7 gün + 2 gün
clock-none-means = Her hamle için üç gün.
clock-5m-10s-means = Kişi başı 5 dakika, her hamleden sonra 10 saniye ek.
clock-15m-20s-means = Kişi başı 15 dakika, her hamleden sonra 20 saniye ek.
clock-1d-12h-means = Kişi başı 1 gün, her hamleden sonra 12 saat ek.
clock-3d-1d-means = Kişi başı 3 gün, her hamleden sonra 1 gün ek.
clock-7d-2d-means = Kişi başı 7 gün, her hamleden sonra 2 gün ek.
button-undo = Geri al
button-agree = Kabul et
button-decline = Reddet
button-withdraw = Geri çek
button-takeover = Bilgisayar oynasın
button-retry = Yeniden dene
button-wait = { $time } bekle
bonus-none = 1 gün
bonus-5m-10s = 10 sn
bonus-15m-20s = 20 sn
bonus-1d-12h = 12 sa
bonus-3d-1d = 1 gün
bonus-7d-2d = 2 gün
button-claim = Galibiyeti al
reason-claimed = { $names }: süre doldu.
reason-agreed = İki taraf anlaştı.
reason-called-off = Oyun sonuçsuz iptal edildi.
reason-ended = Bu sunucunun yöneticisi oyunu sonuçsuz bitirdi.
refusal-not-overdue = Sırası gelenin hâlâ süresi var.
refusal-proposal-open = Önce bekleyen öneri yanıtlanmalı.
refusal-own-time-up = Süren doldu: diğerleri seçiyor. Yine de hamle yapabilirsin.
refusal-no-proposal = Artık yanıtlayacağın bir şey yok.
refusal-own-proposal = Bunu sen sordun: yanıt diğerlerinden gelmeli.
refusal-declined = Bu az önce reddedildi. Sonraki hamleden sonra yeniden sor.
refusal-nothing-to-take-back = Henüz geri alınabilecek bir hamlen yok.
refusal-revealed = Geri alınamaz: o zamandan beri gizli bir şey görüldü.
refusal-computer-declines = { $who } kazanacağını düşünüyor, beraberlik istemiyor.
refusal-not-two-sides = Beraberlik yalnızca iki tarafın oynadığı masada önerilebilir.
refusal-away-too-long = { $left ->
    [0] Bir yıl içinde 30 gün uzakta kaldın; daha fazlası olmuyor.
    [one] En fazla { $left } gün daha uzakta kalabilirsin.
   *[other] En fazla { $left } gün daha uzakta kalabilirsin.
}
table-rules =
    Her masada
    Sıran: burada olmayana her sırasında bir kez, adıyla yeni bir mesaj gider. /settings bunu sohbet için ya da senin için değiştirir.
    Süre: yok ya da beş seçenekten biri, maçtan önce seçilir. Kendi hamlenden sonra ek süre alırsın ama hiçbir zaman baştakinden fazlası olmaz. Bilgisayarlar ve molalar süre harcamaz.
    Süre doldu: süresiz masada üç gün sonra. Yine de hamle yapabilirsin. Diğerleri yerine bilgisayarı oynatabilir, bir kez daha bekleyebilir ya da iki taraflı süreli oyunda galibiyeti alabilir. Kimse seçmezse bilgisayar 30 saniye sonra, günlü sürelerde bir ek süre sonra yerine geçer. /return ile her zaman dönebilirsin.
    Yerler: kendi yerin hemen bilgisayara geçer (/replace), başkasınınki yalnızca süresi dolunca ya da herkes kabul edince.
    /undo son hamleni geri alır, /draw beraberlik önerir, /calloff sonuçsuz bitirir: diğer bütün insanların kabul etmesi gerekir. Sonraki hamle soruyu geri çeker. Gizli bir şeyi açan hamle geri alınmaz.
    /away 7 sürelerini 7 gün durdurur, yılda en fazla 30 gün; /back bunu bitirir.
    Masa sahibi: kişileri çıkarır ve oyunu başlatır; ayrılırsa ya da başlamadan önce on dakika ses vermezse masa en uzun süredir oturana geçer. Maç sırasında özel bir yetkisi yoktur.
    30 gün kimseden ses çıkmayan masa, duyurudan üç gün sonra kapatılır; oyun başlamadan önce 24 saat sonra.

## Retler: yalnızca sorana gösterilir
refusal-not-your-turn = Sıra sende değil. Sıra: { $who }.
refusal-not-seated = Bu masada oynamıyorsun.
refusal-shut-out = Artık burada oynayamazsın: bu sunucunun yöneticisi böyle istedi. Masaların sensiz devam ediyor. /mydata ve /forget hâlâ çalışıyor.
refusal-not-host = { $seated ->
    [no] Bunu yalnızca masayı açan yapabilir.
   *[yes] Bunu yalnızca masa sahibi yapabilir: { $host }.
}
refusal-stale = Oyun ilerledi. En yeni tahtaya bak.
refusal-no-such-table = Bu kodla bir masa yok.
refusal-no-such-match = { $count ->
    [0] Bu masada henüz maç oynanmadı.
    [one] Bu masada yalnızca { $count } maç oynandı.
   *[other] Bu masada yalnızca { $count } maç oynandı.
}
refusal-no-table-here = Bu sohbette açık masa yok. Yenisini aç: /play.
refusal-table-full = Bütün yerler dolu.
refusal-already-seated = Zaten bu masadasın.
refusal-too-few = En az { $least } oyuncu gerekiyor.
refusal-too-many-lobbies = { $codes ->
    [none] Oyuncu bekleyen { $most } açık masan var, daha fazlası olmuyor. Önce birini başlat ya da kapat.
   *[other] Oyuncu bekleyen { $most } açık masan var, daha fazlası olmuyor. Önce birini başlat ya da kapat: { $codes }
}
refusal-too-many-running = { $own ->
    [no] Bu masayı açanın süren { $most } maçı var, daha fazlası olmuyor.
   *[yes] { $codes ->
        [none] Sahibi olduğun { $most } masada oyun sürüyor, daha fazlası olmuyor. Önce birini bitir, örneğin /resign ile.
       *[other] Sahibi olduğun { $most } masada oyun sürüyor, daha fazlası olmuyor. Önce birini bitir, örneğin /resign ile: { $codes }
    }
}
refusal-chat-full = { $here ->
    [no] Bu masayı gösteren başka bir sohbette süren { $most } masa var, orada daha fazlası olmuyor.
   *[yes] Bu sohbette süren { $most } masa var, daha fazlası olmuyor. Önce birini bitirin, örneğin /resign ile: { $codes }
}
refusal-hints-off = { $rated ->
    [yes] Bu maç puanlı, o yüzden ipucu yok.
   *[no] Bu masada ipucu yok.
}
refusal-wrong-move = { $move } şu anda oynanamaz.
refusal-wrong-time = { $state ->
    [lobby] Maç başlamadan bu yapılamaz. Başlatmak için: /start.
    [playing] Maç sürerken bu yapılamaz. Şimdi neler yapabileceğini /table gösterir.
    [between] İki maç arasında bu yapılamaz. Sonraki maç kendiliğinden başlar.
    [over] Maç bitti, bu artık yapılamaz. Yeni bir maç için: /rematch.
    [closed] Bu masa kapandı. Yenisini aç: /play.
   *[other] Bu şu anda yapılamaz.
}
refusal-no-code = Hangi masa? Kodunu /join komutundan sonra yaz. Kodu orada oynayanlar söyleyebilir.
refusal-no-such-game = “{ $text }” adında bir oyun bilmiyorum. Bildiklerim: { $games }.
refusal-file-too-large = Dosya { $size } MB; buraya en fazla { $most } MB gönderilebilir.
refusal-bad-press = Bu düğme hiçbir masaya ait değil.
refusal-bad-request = “{ $text }” ne demek, anlamadım. /play masa açar, /help yapabildiklerimi sıralar.
refusal-bad-word = /{ $command } ardından “{ $text }” bir anlam taşımıyor. { $words ->
    [none] Ardından bir şey yazmak gerekmez.
   *[other] Ardından gelebilecekler: { $words }.
}
refusal-bad-value = { $values ->
    [none] “{ $text }”, “{ $option }” olarak okunamıyor.
   *[other] “{ $text }”, “{ $option }” için geçerli değil. Olabilecekler: { $values }.
}
refusal-not-in-game = { $game }: “{ $option }” yok.
refusal-unidentified = Bu sayfayı kimin açtığı belli değil. Kapatıp sohbetten yeniden açın.
refusal-unexpected = Bende bir şeyler ters gitti. Hiçbir şey kaybolmadı; lütfen yeniden dene.
refusal-membership-unknown = Şu anda o sohbette olup olmadığını öğrenemiyorum. Sohbetin kendisinden ya da birazdan yeniden dene.
refusal-no-database = Şu anda kayıtlarıma ulaşamıyorum. Hiçbir şey kaybolmadı; lütfen birkaç dakika sonra yeniden dene.

## Yardım ve dil
help-greeting = Masa oyunları, zaten sohbet ettiğiniz yerde. Bir oyun seç, saniyeler içinde arkadaşlarına ya da bilgisayara karşı oyna.
help-group-play = /play burada bir masa açar; oynamak isteyen { $join } düğmesine basar.
help-groups = Beni bir gruba ekle ve orada /play yaz: arkadaşların tek dokunuşla katılır.
help-join = /join ve bir kod, başka bir sohbetteki masayı burada gösterir.
help-all = /help yapabildiğim her şeyi sıralar.
help-alone = Gerisi yalnızca sana açılır:
help-more = Bir masa birkaç sohbette gösterilebilir: koduyla /join. Biri yanıt vermezse ne olacağını /help table anlatır.
help-which-game = Hangi oyun?
help-type = { $command } yaz, ardından da şunu: { $what }.

## Komutlar
command-play = Masa aç
command-join = Bir masayı koduyla bu sohbette göster
command-start = Maçı başlat
command-leave = Oyun başlamadan masadan kalk
command-hand = Elini göster, yalnızca sana
command-score = Skor ya da tahta hakkında bir soru
command-rules = Kısaca kurallar
command-resign = Maçta pes et
command-hint = İyi bir hamle, yalnızca sana
command-replace = Bir yeri bilgisayara bırak
command-return = Yerini bilgisayardan geri al
command-rematch = Aynı yerlerle yeniden oyna
command-undo = Son hamleni geri al
command-draw = Beraberlik öner
command-calloff = Oyunu sonuçsuz bitir
command-pause = Masaya birkaç gün ya da bir güne kadar ara ver
command-host = Masa sahipliğini başkasına ver
command-away = Sürelerini birkaç gün durdur
command-back = Döndün: sürelerin yine işler
command-help = Neler yapabilirim
command-table = Buradaki masa: start, undo, draw, resign ve dahası
command-me = Sen: rating, link, mydata, away ve dahası
parameter-game = Hangi oyun
parameter-computer = Bilgisayarın gücü
parameter-match = Kaç galibiyete kadar
parameter-sumof = Kaç maçın toplamına bakılacağı
parameter-clock = Herkesin ne kadar süresi var
parameter-rated = İnsanlar arasındaki maçlar sayılsın mı, ipucusuz
parameter-days = Kaç günlüğüne
parameter-day = Gün sayısı ya da 12 Ara gibi bir gün
parameter-first = İlk hamle kimin
parameter-code = Masanın kodu
parameter-about = Ne hakkında, örneğin bir kare
parameter-player = Kim: bir ad ya da yer numarası
parameter-where = Kimin: senin ya da başkalarının
parameter-number = Masadaki kaçıncı maç
choice-computer-beginner = Acemi
choice-computer-casual = Amatör
choice-computer-club = Kulüp oyuncusu
choice-computer-expert = Uzman
choice-computer-master = Usta
choice-computer-even = Senin düzeyinde
choice-about-table = Masada
choice-about-start = Nasıl başlanır
choice-first-random = kurayla
