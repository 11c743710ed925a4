# Sesli okumak için tahtalar. İşaret yok, yalnızca sözcük.

spoken-row = Satır { $row }: { $cells }.
spoken-column = Sütun { $column }: { $cells }.
spoken-cell = { $cell } { $what }
spoken-run = { $first } karesinden { $last } karesine kadar { $what }
spoken-empty = boş
spoken-rows = Tahtanın satırları: { $rows }.
spoken-columns = Tahtanın sütunları: { $columns }.
spoken-columns-none = Bu tahtada sütun yok. Bir satır sor.
spoken-hand = Elin: { $pieces }.
spoken-slot = { $slot }: { $piece }
spoken-moves = Oynayabileceklerin: { $moves }.
spoken-moves-after = { $picked } seçildikten sonra: { $moves }.
spoken-every-empty = herhangi bir boş kare
spoken-brings = { $move } için { $points } puan
spoken-piece = { $pieces }: { $places }.
spoken-further = { $piece }: yerler için /moves { $path }.
spoken-nothing = Son hamlenden beri bir şey olmadı.
spoken-now-first = Tahtaların artık yazıyla geliyor, ardından da resim. /text only resmi kaldırır, /text off yalnızca resmi getirir.
spoken-now-only = Tahtaların artık resimsiz, yazıyla geliyor. /text on resmi de getirir, /text off yalnızca resmi.
spoken-now-off = Tahtaların yine resimle geliyor.

settings-text = Yazılı tahtalar
settings-about-me-text = Sözcüklerle anlatılan, sesli okunacak tahtalar: ardından resimle ya da resimsiz. Yalnızca senin gördüğün her şey için. /board row 3, /board column c ve /board last tahtanın bir parçasını, /moves oynayabileceklerini söyler.
settings-text-first = önce yazı
settings-text-only = yalnızca yazı
help-text = /text on yazınca tahtalar sesli okunacak yazıyla gelir. O zaman /board grupta yalnızca sana yanıt verir; /join ile kodu yazmak tahtayı herkes için yeniden gönderir.

command-text = Tahtalar sesli okunacak yazıyla, yalnızca sana
command-moves = Şimdi oynayabileceklerin, sözcüklerle
button-do-text = Yazılı tahtalar
button-do-moves = Hamlelerim
parameter-how = Nasıl: önce yazı, yalnızca yazı ya da kapalı
parameter-part = Yalnızca son hamlenden beri olanlar
parameter-row = Tahtanın sözcüklerle anlatılacak satırı
parameter-column = Tahtanın sözcüklerle anlatılacak sütunu
parameter-after = Önce ne seçtiğin: bir taş ya da bir kare
parameter-then = Sonra ne seçtiğin
choice-how-first = önce yazı
choice-how-only = yalnızca yazı
choice-how-off = kapalı
choice-part-last = son hamlemden beri

discord-command-text = yazı
discord-command-moves = hamleler
discord-parameter-how = nasıl
discord-parameter-part = parça
discord-parameter-row = satır
discord-parameter-column = sütun
discord-parameter-after = önce
discord-parameter-then = sonra
command-board = Tahtayı yeniden en alta gönder
discord-command-board = tahta
