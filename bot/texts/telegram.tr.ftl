# Yalnızca Telegram’da.

telegram-private = Bunu yalnızca sen görebilirsin: özel sohbetimizde aç.
button-group = Gruba dön
telegram-look-privately = Bunu sana özel sohbetimizde gösteririm: oraya /join { $code } yaz.
telegram-slow-down = Bir anda çok fazla komut geldi. Bu sohbette { $seconds } saniye sonra yeniden yanıt veririm.
telegram-no-pictures = Buraya resim göndermeme izin yok. Sohbetin bir yöneticisi bunu değiştirebilir.
