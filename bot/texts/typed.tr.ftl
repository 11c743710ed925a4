# Lines that people type instead of pressing buttons.

## What is said to them

typed-asks = { $prompt } – { $choices }
typed-several = “{ $text }” şunlardan biri olabilir: { $choices }. Hangisi?
typed-nothing = “{ $text }” şu anda burada yapılabilecek bir şey değil. Şunları yazabilirsin: { $choices }. Komutlar /help içinde.
typed-played = Oynandı: { $move }.
typed-sure = { $about } “evet” ya da “hayır” yaz.
typed-kept = Peki, her şey olduğu gibi kalıyor.
typed-apart = Yanıt yalnızca sana: burada /move kullan ya da bana özelden yaz.
typed-help = Düğmelere basmak yerine yazabilirsin de: tahtaya d3 diye yanıt ver, /move d3 yaz ya da özel sohbetimizde yalnızca d3 yaz. Grupta yanıtını herkes okur; yarım bir hamle bile elin hakkında bir şey belli eder.

## Words that are understood, between commas: small ones between the choices of a move, and further ones for buttons

typed-between = için, ile, ve, e, a, ye, ya, den, dan, ten, tan, karesine, karesinden, karesi
typed-word-agree = evet, e, tamam, olur, kabul
typed-word-decline = hayır, h, yok, ret
typed-word-add = seviye, bilgisayar
typed-word-next = devam, dağıt
typed-word-also = ben de

## The command

command-move = Hamleyi yazarak oyna: /move d3
parameter-text = Hamle ya da bir düğmenin yazısı
discord-command-move = hamle
discord-parameter-text = metin
