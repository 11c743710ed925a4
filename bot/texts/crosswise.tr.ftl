### Crosswise

game-crosswise = Crosswise
crosswise-about = İki takımda iki ila dört oyuncu: Turuncu sütunlarda toplar, Yeşil satırlarda.
crosswise-goal = Aynı renkten taşları dizin, Turuncu sütunlarda, Yeşil satırlarda: çizgileri daha çok puan getiren takım kazanır.

## Taraflar

crosswise-side-orange = 🟠 Turuncu
crosswise-side-green = 🟢 Yeşil
crosswise-mark-orange = 🟠
crosswise-mark-green = 🟢
crosswise-team-orange = sütunlar
crosswise-team-green = satırlar

## Başka metinler için renkler

crosswise-colour =
    { $colour ->
        [red] 🔴 kırmızı
        [yellow] 🟡 sarı
        [blue] 🔵 mavi
        [purple] 🟣 mor
        [black] ⚫ siyah
       *[white] ⚪ beyaz
    }
crosswise-old =
    { $old ->
        [red] 🔴 kırmızı
        [yellow] 🟡 sarı
        [blue] 🔵 mavi
        [purple] 🟣 mor
        [black] ⚫ siyah
       *[white] ⚪ beyaz
    }
crosswise-second =
    { $second ->
        [red] 🔴 kırmızı
        [yellow] 🟡 sarı
        [blue] 🔵 mavi
        [purple] 🟣 mor
        [black] ⚫ siyah
       *[white] ⚪ beyaz
    }

## Olanlar

crosswise-placed = { $seat } { $cell } karesine { crosswise-colour } koydu.
crosswise-moved = { $seat } { crosswise-colour } taşı { $cell } karesinden { $to } karesine taşıdı.
crosswise-removed = { $seat } { $cell } karesindeki { crosswise-colour } taşı eline aldı.
crosswise-replaced = { $seat } { $cell } karesine { crosswise-colour } koydu, oradaki { crosswise-old } taşı eline aldı.
crosswise-swapped = { $seat } iki taşın yerini değiştirdi: { $cell } karesinde { crosswise-colour }, { $other } karesinde { crosswise-second } vardı.
crosswise-passed = { $seat } pas geçti: oynayacak taşı yok.
crosswise-six-column = { $line } sütununda { crosswise-colour } altılı: 🟠 Turuncu hemen kazanıyor.
crosswise-six-row = { $line } satırında { crosswise-colour } altılı: 🟢 Yeşil hemen kazanıyor.
crosswise-bag-empty = Torbadaki son taş buydu.

crosswise-you-placed = { $cell } karesine { crosswise-colour } koydun.
crosswise-you-moved = { crosswise-colour } taşı { $cell } karesinden { $to } karesine taşıdın.
crosswise-you-removed = { $cell } karesindeki { crosswise-colour } taşı eline aldın.
crosswise-you-replaced = { $cell } karesine { crosswise-colour } koydun, oradaki { crosswise-old } taşı eline aldın.
crosswise-you-swapped = İki taşın yerini değiştirdin: { $cell } karesinde { crosswise-colour }, { $other } karesinde { crosswise-second } vardı.
crosswise-you-passed = Pas geçtin: oynayacak taşın yok.
crosswise-brief-placed = { $seat } { crosswise-colour } { $cell }
crosswise-brief-moved = { $seat } taşıdı: { crosswise-colour } { $cell } → { $to }
crosswise-brief-removed = { $seat } eline aldı: { $cell } { crosswise-colour }
crosswise-brief-replaced = { $seat } değiştirdi: { $cell } { crosswise-old } → { crosswise-colour }
crosswise-brief-swapped = { $seat } takas etti: { $cell } ve { $other }
crosswise-brief-passed = { $seat } pas geçti
crosswise-brief-bag-empty = torba boş

## Seçim

crosswise-choice-red = 🔴 Kırmızı
crosswise-choice-yellow = 🟡 Sarı
crosswise-choice-blue = 🔵 Mavi
crosswise-choice-purple = 🟣 Mor
crosswise-choice-black = ⚫ Siyah
crosswise-choice-white = ⚪ Beyaz
crosswise-choice-move = Taşı
crosswise-choice-remove = Eline al
crosswise-choice-replace = Değiştir
crosswise-choice-swap = Takas et
crosswise-choice-pass = Pas
crosswise-emoji-red = 🔴
crosswise-emoji-yellow = 🟡
crosswise-emoji-blue = 🔵
crosswise-emoji-purple = 🟣
crosswise-emoji-black = ⚫
crosswise-emoji-white = ⚪
crosswise-prompt = Taşlarından birini seç
crosswise-prompt-red = 🔴 Kırmızı: boş bir kare seç
crosswise-prompt-yellow = 🟡 Sarı: boş bir kare seç
crosswise-prompt-blue = 🔵 Mavi: boş bir kare seç
crosswise-prompt-purple = 🟣 Mor: boş bir kare seç
crosswise-prompt-black = ⚫ Siyah: boş bir kare seç
crosswise-prompt-white = ⚪ Beyaz: boş bir kare seç
crosswise-prompt-move = Taşı: tahtadan bir taş, sonra gideceği boş kareyi seç
crosswise-prompt-move-2 = Taşı: şimdi gideceği boş kareyi seç
crosswise-prompt-remove = Eline al: tahtadan bir taş seç; eline geçer
crosswise-prompt-replace = Değiştir: elinden bir renk, sonra tahtada yerini alacağı taşı seç
crosswise-prompt-replace-2 = Değiştir: şimdi tahtadaki taşı seç; eline geçer
crosswise-prompt-swap = Takas et: tahtadan iki taş seç
crosswise-prompt-swap-2 = Takas et: şimdi öteki taşı seç
crosswise-prompt-ask = Bir kare seç
crosswise-task = bir taş seç
crosswise-task-red = kırmızı için bir kare seç
crosswise-task-yellow = sarı için bir kare seç
crosswise-task-blue = mavi için bir kare seç
crosswise-task-purple = mor için bir kare seç
crosswise-task-black = siyah için bir kare seç
crosswise-task-white = beyaz için bir kare seç
crosswise-task-move = taşıyacağın taşı seç
crosswise-task-move-2 = gideceği boş kareyi seç
crosswise-task-remove = eline alacağın taşı seç
crosswise-task-replace = elinden bir renk seç
crosswise-task-replace-2 = değiştireceğin taşı seç
crosswise-task-swap = takas edeceğin iki taşı seç
crosswise-task-swap-2 = öteki taşı seç
crosswise-task-pass = pas geç

## Sorular

crosswise-question-scoring = Puanlar
crosswise-question-store = Oynananlar
crosswise-question-lines = Bütün çizgiler
crosswise-question-cell = Karenin çizgileri

## Yanıtlar

crosswise-aid = 🟠 sütunlar, 🟢 satırlar; her çizgide:
crosswise-aid-group =
    { $kind ->
        [pair] Çift
        [three] Üçlü
        [four] Dörtlü
        [five] Beşli
        [six] Altılı
       *[different] Altı farklı renk
    }: { $points }
crosswise-aid-sums = Gruplar toplanır: 4+2, 6 eder.
crosswise-aid-six = Altılı hemen kazandırır.
crosswise-stored =
    { $kind ->
        [move] Bir taşı boş bir kareye taşı
        [remove] Bir taşı eline al
        [replace] Bir taşı değiştir, eskisini eline al
       *[swap] İki taşı takas et
    }: { $played } oynandı, { $unseen } kaldı
crosswise-at-cell =
    { $colour ->
        [none] { $cell }: boş.
       *[other] { $cell }: { crosswise-colour }.
    }
crosswise-column = 🟠 Sütun { $line }: { crosswise-parts }
crosswise-row = 🟢 Satır { $line }: { crosswise-parts }
crosswise-sum-orange = 🟠 Turuncu: { $points }
crosswise-sum-green = 🟢 Yeşil: { $points }
crosswise-ahead = Baştan: { $points }
crosswise-parts =
    { $parts ->
        [0] 0
        [1] { crosswise-part-1 }
        [2] { crosswise-part-1 } + { crosswise-part-2 } = { $points }
       *[3] { crosswise-part-1 } + { crosswise-part-2 } + { crosswise-part-3 } = { $points }
    }
crosswise-part-1 =
    { $kind1 ->
        [pair] çift
        [three] üçlü
        [four] dörtlü
        [five] beşli
        [six] altılı
       *[different] altı farklı renk
    }{ $colour1 ->
        [red] {" "}🔴
        [yellow] {" "}🟡
        [blue] {" "}🔵
        [purple] {" "}🟣
        [black] {" "}⚫
        [white] {" "}⚪
       *[none] {""}
    } { $points1 }
crosswise-part-2 =
    { $kind2 ->
        [pair] çift
        [three] üçlü
        [four] dörtlü
        [five] beşli
        [six] altılı
       *[different] altı farklı renk
    }{ $colour2 ->
        [red] {" "}🔴
        [yellow] {" "}🟡
        [blue] {" "}🔵
        [purple] {" "}🟣
        [black] {" "}⚫
        [white] {" "}⚪
       *[none] {""}
    } { $points2 }
crosswise-part-3 =
    { $kind3 ->
        [pair] çift
        [three] üçlü
        [four] dörtlü
        [five] beşli
        [six] altılı
       *[different] altı farklı renk
    }{ $colour3 ->
        [red] {" "}🔴
        [yellow] {" "}🟡
        [blue] {" "}🔵
        [purple] {" "}🟣
        [black] {" "}⚫
        [white] {" "}⚪
       *[none] {""}
    } { $points3 }

## Son

crosswise-reason-six = Altılı maçı hemen bitirir.
crosswise-reason-full = Tahta doldu.
crosswise-reason-passes = Kimsede oynanabilecek taş kalmadı.

## Sözcüklerle resim

crosswise-team =
    { $side ->
        [orange] Turuncu
       *[green] Yeşil
    }
crosswise-alt-placed = { crosswise-placed }
crosswise-alt-moved = { crosswise-moved }
crosswise-alt-removed = { crosswise-removed }
crosswise-alt-replaced = { crosswise-replaced }
crosswise-alt-swapped = { crosswise-swapped }
crosswise-alt-passed = { crosswise-passed }
crosswise-alt-six-column = { crosswise-six-column }
crosswise-alt-six-row = { crosswise-six-row }
crosswise-alt-bag-empty = { crosswise-bag-empty }
crosswise-alt-turn = Sıra: { $seat } ({ crosswise-team }).
crosswise-alt-won = { crosswise-team } kazandı.
crosswise-alt-drawn = Berabere.
crosswise-alt-totals = Puanlar: Turuncu { $orange }, Yeşil { $green }.
crosswise-alt-columns = a ile f arası sütunlar: { $points }.
crosswise-alt-rows = 1 ile 6 arası satırlar: { $points }.
crosswise-alt-stones =
    { $colour ->
        [red] Kırmızı
        [yellow] Sarı
        [blue] Mavi
        [purple] Mor
        [black] Siyah
       *[white] Beyaz
    }: { $cells }.
crosswise-alt-empty = Tahta boş.
crosswise-alt-own = Taşların: { $stones }.
crosswise-alt-holds =
    { $count ->
        [one] { $seat } ({ crosswise-team }), elinde { $count } taş var.
       *[other] { $seat } ({ crosswise-team }), elinde { $count } taş var.
    }
crosswise-alt-bag =
    { $count ->
        [0] Torba boş.
        [one] Torbada { $count } taş kaldı.
       *[other] Torbada { $count } taş kaldı.
    }
crosswise-alt-store = Oynanan özel taşlar, her türden toplam üç tane: “Taşı” { $move }, “Eline al” { $remove }, “Değiştir” { $replace }, “Takas et” { $swap }.

## Kurallar

crosswise-rules =
    İki takım 6×6 karelik bir tahtayı doldurur; her karenin adı sütunu a–f ve satırı 1–6 ile söylenir. 🟠 Turuncu altı sütundan, 🟢 Yeşil altı satırdan puan alır.

    İki kişi: bire bir. Dört kişi: sırayla oturan iki ikili takım; ortaklar birbirinin taşlarını görmez. Üç kişi: 1. ve 3. yer Turuncu ikilisi, 2. yer tek başına Yeşil’dir; Yeşil, onların her birinden sonra oynar ve elinde altı taş tutar. Diğer herkesin elinde dört taş vardır; kimse başkasının elini görmez. İlk hamle kurayla belirlenir ya da lobide seçilir.

    Torbada 54 taş var: 🔴 🟡 🔵 🟣 ⚫ ⚪ renklerinden yedişer, dört özel taştan üçer tane. Sıra sende olunca tam olarak bir taş oyna, sonra torbada taş oldukça elini tamamlayacak kadar çek.
    • Renk, herhangi bir boş kareye konur.
    • Taşı: tahtadaki bir taşı boş bir kareye götür.
    • Eline al: tahtadaki bir taşı eline al; o zaman torbadan bir şey çekmezsin.
    • Değiştir: elinden bir rengi tahtadaki bir taşın yerine koy, o taşı eline al, sonra bir taş çek.
    • Takas et: tahtadaki iki taşın yerini değiştir. Aynı renkte olabilirler, o zaman hiçbir şey değişmez.
    Oynanan özel taş açıktaki “Oynananlar” arasına gider; herkes onu ve her türden daha kaç tane geleceğini orada görür. Tahtadan bir ele giden taşı herkes görmüştür.

    Taşlarından hiçbiri oynanamıyorsa, yani elinde yalnızca o an tahtada kullanılamayan özel taşlar varsa ya da hiç taş yoksa, pas geçersin; başka türlü pas yoktur. Herkes art arda pas geçince maç biter ve tahtadaki hâliyle puanlanır.

    Bir sütunda (Turuncu) ya da satırda (Yeşil) aynı renkten altı taş, sonuncusunu kim koymuş olursa olsun hemen kazandırır. Yoksa maç 36 karenin hepsi dolunca biter: çizgilerinin toplamı yüksek olan takım kazanır, eşit toplamlar beraberliktir.

    Her çizgide bir renk iki taşla 1, üç taşla 3, dört taşla 5, beş taşla 7 puan eder; altı farklı renk 6 eder. Birkaç grup toplanır: 4+2, 6 eder; 3+3, 6 eder; 3+2, 4 eder; 2+2+2, 3 eder. Henüz dolmamış bir çizgi, içinde ne varsa onun puanını alır.

    Seriler: “X galibiyete kadar” serisinde X maçı ilk kazanan takım kazanır; berabere maç kimseye sayılmaz ve 3·X maçtan sonra önde olan takım kazanır. “X maçın toplamı” serisinde X maçın puanları toplanır; orada aynı renkten altı taşlı bir çizgi 9, iki takımın da diğer bütün çizgileri tahtadaki hâliyle sayılır, yani bir maçı kazananın toplamı daha düşük olabilir. Eşit seri berabere biter. İlk hamle maçtan maça bir sonraki yere geçer.

## Adil dağıtım


## Further words for the stones in a line that somebody types, between commas

crosswise-typed-red = kalp
crosswise-typed-yellow = yıldız
crosswise-typed-blue = damla
crosswise-typed-purple = baklava, eşkenar dörtgen, karo
crosswise-typed-black = artı, haç
crosswise-typed-white = halka, çember, daire
