# Yalnızca Discord’da: komutların ve parametrelerinin oradaki adları; küçük harfle, boşluksuz, en
# fazla 32 karakter. İngilizce adları herkes her yerde yazabilir.

discord-command-play = oyna
discord-command-join = katıl
discord-command-start = başlat
discord-command-leave = kalk
discord-command-hand = elim
discord-command-score = skor
discord-command-rules = kurallar
discord-command-resign = pes
discord-command-hint = ipucu
discord-command-replace = yer-devret
discord-command-return = yerime-dön
discord-command-rematch = rövanş
discord-command-undo = geri-al
discord-command-draw = beraberlik
discord-command-calloff = iptal
discord-command-pause = ara
discord-command-host = masa-sahibi
discord-command-away = uzakta
discord-command-back = döndüm
discord-command-help = yardım
discord-command-table = masa
discord-command-me = ben

discord-parameter-game = oyun
discord-parameter-computer = bilgisayar
discord-parameter-match = galibiyete-kadar
discord-parameter-sumof = maç-toplamı
discord-parameter-clock = süre
discord-parameter-rated = puanlı
discord-parameter-first = ilk-hamle
discord-parameter-position = konum
discord-parameter-target = hedef
discord-parameter-hand = taş-sayısı
discord-parameter-code = kod
discord-parameter-about = konu
discord-parameter-number = numara
discord-parameter-player = oyuncu
discord-parameter-where = kimin
discord-parameter-days = gün
discord-parameter-day = gün
