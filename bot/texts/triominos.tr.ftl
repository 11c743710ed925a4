### Triominos

game-triominos = Triominos
triominos-about = İki ila dört oyuncu üçgen taşları köşe köşeye dizer; turlar hedef puana kadar sürer.
triominos-goal = Taşları, değdikleri yerde sayılar uyacak biçimde koy: hedefe ulaşıldığında puanı en çok olan kazanır.

## Olanlar

triominos-round =
    { $why ->
        [won] { $number }. tur: önceki turu kazanan { $first_seat } başlıyor.
       *[highest] { $number }. tur: en yüksek taşı elinde tutan { $first_seat } başlıyor.
    }
triominos-laid = { $seat } { $tile } koydu, yer { $place }: +{ $points }.
triominos-triple = Üçlüyle başlangıç: +{ $points }.
triominos-zeros = 0-0-0 ile başlangıç: +{ $points }.
triominos-bridge = Köprü: +{ $points }.
triominos-hexagon =
    { $count ->
        [1] Altıgen
        [2] İki altıgen
       *[3] Üç altıgen
    }: +{ $points }.
triominos-drew =
    { $count ->
        [one] { $seat } { $count } taş çekti: { $points }.
       *[other] { $seat } { $count } taş çekti: { $points }.
    }
triominos-drew-own = { $seat } çekti: { $tiles } ({ $points }).
triominos-passed = { $seat } ne koyabiliyor ne çekebiliyor: { $points }.
triominos-out = { $seat } son taşını koydu: +{ $points }.
triominos-blocked = Tur kilitlendi.
triominos-left = { $seat }: diğer ellerde kalan rakamlar için +{ $points }.
triominos-own = Kendi elinde kalan rakamlar: { $points }.
triominos-shown = { $seat }, elinde kalan: { $tiles } (toplam { $digits }).
triominos-won = { $number }. turu { $seat } kazandı.
triominos-nobody = Taş sayısı da toplam da eşit: { $number }. turu kimse kazanmadı.
triominos-stands = { $seat }: { $scored }, toplam { $total }.
triominos-tied = Başta eşitlik, { $total }: bir tur daha belirleyecek.

triominos-you-laid = { $tile } koydun, yer { $place }: +{ $points }.
triominos-you-drew =
    { $count ->
        [one] { $count } taş çektin: { $points }.
       *[other] { $count } taş çektin: { $points }.
    }
triominos-you-drew-own = Çektin: { $tiles } ({ $points }).
triominos-you-passed = Ne koyabiliyorsun ne çekebiliyorsun: { $points }.
triominos-you-out = Son taşını koydun: +{ $points }.
triominos-you-left = Sana diğer ellerde kalan rakamlar için +{ $points }.
triominos-you-shown = Elinde kalan: { $tiles } (toplam { $digits }).
triominos-you-won = { $number }. turu kazandın.
triominos-you-stands = Sen: { $scored }, toplam { $total }.
triominos-brief-round = { $number }. tur: { $first_seat } başlıyor
triominos-brief-laid = { $seat } { $tile } +{ $points }
triominos-brief-triple = üçlü +{ $points }
triominos-brief-zeros = 0-0-0 +{ $points }
triominos-brief-bridge = köprü +{ $points }
triominos-brief-hexagon =
    { $count ->
        [1] altıgen
        [2] iki altıgen
       *[3] üç altıgen
    } +{ $points }
triominos-brief-drew =
    { $count ->
        [one] { $seat } { $count } taş çekti { $points }
       *[other] { $seat } { $count } taş çekti { $points }
    }
triominos-brief-drew-own = { $seat } çekti: { $tiles } { $points }
triominos-brief-passed = { $seat } pas geçti { $points }
triominos-brief-out = son taş +{ $points }
triominos-brief-blocked = kilitlendi
triominos-brief-left = diğerlerinin rakamları +{ $points }
triominos-brief-own = kendi rakamları { $points }
triominos-brief-shown = {""}
triominos-brief-won = { $number }. turu { $seat } kazandı
triominos-brief-nobody = { $number }. turu kimse kazanmadı
triominos-brief-stands = {""}
triominos-brief-tied = başta eşitlik, { $total }: bir tur daha
triominos-you-brief-laid = { $tile } +{ $points }
triominos-over-won = { $number }. turu { $seat } kazandı
triominos-you-over-won = { $number }. turu kazandın
triominos-over-nobody = { $number }. turu kimse kazanmadı
triominos-stake = { $number }. tur · hedef { $target }

## Seçenekler

parameter-target = Kaç puana kadar oynanacağı
parameter-hand = Herkese dağıtılacak taş sayısı
triominos-option-target = Hedef
triominos-option-target-200 = 200 puan
triominos-option-target-400 = 400 puan
triominos-option-target-500 = 500 puan
triominos-option-target-600 = 600 puan
triominos-option-hand = Kişi başı taş
triominos-option-hand-7 = 7
triominos-option-hand-8 = 8
triominos-option-hand-9 = 9
triominos-option-hand-16 = 16
triominos-option-first = İlk koyan
triominos-option-first-random = taşlar belirler

## Seçim

triominos-choice-draw = Çek (her biri −5)
triominos-choice-pass = Pas (−10)
triominos-choice-next = Sonraki tur
triominos-move-2 = { $a }, yer { $b }
triominos-noted-of-2 = { $a }
triominos-noted-draw = çekti
triominos-noted-pass = pas
triominos-prompt = Taşlarından birini seç ya da hiçbiri uymuyorsa çek
triominos-prompt-1 = { $picked }: işaretli yerlerden birini seç
triominos-task = bir taş seç
triominos-task-1 = { $picked } için bir yer seç
triominos-task-draw = bir taş çek (−5)
triominos-task-pass = pas geç (−10)

## Sorular

triominos-question-sheet = Puan tablosu
triominos-question-scoring = Puan getirenler

## Yanıtlar

triominos-sheet-round =
    { $number }. tur{ $ended ->
        [out] {""}
        [blocked] {" "}(kilitlendi)
       *[open] {" "}(sürüyor)
    }
triominos-sheet-row =
    { $seat }: { $scored }{ $tiles ->
        [0] {""}
       *[other] {" "}· taşlar { $tiles }
    }{ $opening ->
        [0] {""}
       *[other] {" "}· başlangıç { $opening }
    }{ $bridge ->
        [0] {""}
       *[other] {" "}· köprüler { $bridge }
    }{ $hexagon ->
        [0] {""}
       *[other] {" "}· altıgenler { $hexagon }
    }{ $draws ->
        [0] {""}
       *[other] {" "}· çekilenler { $draws }
    }{ $passes ->
        [0] {""}
       *[other] {" "}· paslar { $passes }
    }{ $out ->
        [0] {""}
       *[other] {" "}· son taş { $out }
    }{ $left ->
        [0] {""}
       *[other] {" "}· kalan rakamlar { $left }
    }
triominos-sheet-total = { $seat }: { $total } / { $target }
triominos-sheet-ahead = { $seat } · Baştan: { $points }
triominos-worth-tile = Taş: rakamlarının toplamı
triominos-worth-triple = Tura üçlüyle başlamak: +{ $worth }
triominos-worth-zeros = 0-0-0 ile başlamak: +{ $worth }
triominos-worth-bridge = Köprü: +{ $worth }
triominos-worth-hexagon = Her altıgen: +{ $worth }
triominos-worth-draw = Çekilen her taş: { $worth }
triominos-worth-pass = Pas: { $worth }
triominos-worth-out = Son taş: +{ $worth } ve diğerlerinin rakamları
triominos-worth-blocked = Kilitlenirse: diğerlerinin rakamları eksi kendininkiler
triominos-worth-target = Hedef: { $target }

## Sözcüklerle resim

triominos-alt-round = Triominos, { $number }. tur, hedef { $target } puan.
triominos-alt-empty = Henüz taş konmadı.
triominos-alt-board =
    { $count ->
        [one] Tahtada { $count } taş var.
       *[other] Tahtada { $count } taş var.
    }
triominos-alt-row = Satır { $number }: { $tiles }.
triominos-alt-last = Son taş: { $tile } ({ $seat }).
triominos-alt-hexagons =
    { $count ->
        [one] { $count } altıgen tamamlıyor.
       *[other] { $count } altıgen tamamlıyor.
    }
triominos-alt-bridge = Bir köprü kuruyor.
triominos-alt-market =
    { $count ->
        [0] Havuz boş.
        [one] Havuzda { $count } taş var.
       *[other] Havuzda { $count } taş var.
    }
triominos-alt-seat =
    { $count ->
        [one] { $seat }: { $count } taş, { $total } puan.
       *[other] { $seat }: { $count } taş, { $total } puan.
    }
triominos-alt-turn = Sıra: { $seat }.
triominos-alt-own = Taşların: { $tiles }.
triominos-alt-fits = Oynanabilir: { $moves }.
triominos-alt-left = { $seat }, elinde kalan: { $tiles }.
triominos-alt-place = Yer { $place }: { $digits }.
triominos-alt-won = { $seat } kazandı.
triominos-spoken-up = { $digits } ucu yukarıda
triominos-spoken-down = { $digits } ucu aşağıda
triominos-spoken-place = yer { $place }
triominos-spoken-asks = Yer { $place } için gereken: { $digits }.

## Son

triominos-reason-target = Hedefe ulaşıldı.

## Kurallar

triominos-rules =
    İki ila dört oyuncu 56 üçgen taşı dizer. Bir taşta 0 ile 5 arasında, saat yönünde artan üç rakam vardır, örneğin 0-3-5 (rakamlar aynı da olabilir); her birleşimden bir taş vardır. Taşlar döndürülebilir, ters çevrilemez. Maç, 200 puana (ya da lobide seçildiği gibi 400, 500, 600 puana) kadar birkaç turdan oluşur.

    İki oyuncu 8’er taş alır (ya da 7, 9, 16), üç ya da dört oyuncu 7’şer. Kalanlar kapalı duran havuzdur. En yüksek üçlü başlar; hiç üçlü dağıtılmadıysa toplamı en yüksek taş, toplamlar eşitse, en büyük rakamdan başlayarak karşılaştırıldığında rakamları daha yüksek olan taş başlar. Sonrasında önceki turu kazanan başlar; kimsenin kazanmadığı bir turdan sonra yine taşlar belirler. Başlayan, kendi taşlarından istediğini koyabilir. Sıra yerlere göre döner.

    Bir taş, konmuş bir taşa kenar kenara konur: ortak kenarın iki ucundaki rakamlar iki taşta da aynı olmalıdır. Kenarıyla ya da köşesiyle başka taşlara da değiyorsa oradaki rakamlar da aynı olmalıdır. Boş yerler yukarıdan aşağıya, sonra soldan sağa numaralanır; bir taş bir yere en çok bir biçimde uyar.

    Konan taş, rakamlarının toplamı kadar puan getirir.
    • Tura üçlüyle başlamak: +10; 0-0-0 ile bunun yerine +40.
    • Altıgen (koyduğun taş bir noktanın çevresindeki altıncı taşsa): +50; aynı anda iki altıgen +100, üç altıgen +150.
    • Köprü (koyduğun taşın tam olarak bir kenarı ortaksa ve bunun karşısındaki köşe başka bir taşa değiyorsa): +40.

    Taş koyabiliyorsan koymak zorundasın. Koyamıyorsan uyan bir taş gelene kadar, her biri −5, birer birer taş çekersin ve uyanı uyduğu yerlerden istediğine koyarsın. Havuz boşsa ve hiçbir taşın uymuyorsa 10 puan kaybedersin ve sıra geçer; havuzu boşuna tüketmek hem çekilen taşlara hem bu 10 puana mal olur. İlk çekişinden sonraki çekişler ve pas senin yerine yapılır ve gösterilir.

    Tur, biri son taşını koyunca biter: +25 ve diğer bütün ellerde kalan rakamlar. Havuz boşken herkes art arda birer kez pas geçince de biter. O zaman en az taşı olan, sayılar eşitse rakam toplamı düşük olan kazanır: diğerlerinin rakamları eklenir, kazananın kendi rakamları çıkarılır, 25 verilmez. Bu da eşitse, yalnızca bazı oyuncular arasında bile olsa, kimse kazanmaz ve rakamlar sayılmaz. Bütün eller gösterilir. Sonraki tur, herhangi biri basınca ya da 30 saniye sonra dağıtılır.

    Maç, sonunda birinin hedefe ulaştığı ya da geçtiği turla biter: en yüksek toplam kazanır. Başta eşitlik varsa bir tur daha oynanır. Tur içinde hedefe ulaşmak maçı bitirmez. Toplamlar eksiye düşebilir.

    Seriler: “X galibiyete kadar” serisinde X maçı ilk kazanan kazanır, “X maçın toplamı” serisinde X maçın son toplamları toplanır. Kimin başlayacağını her zaman taşlar belirler.

## Adil dağıtım

