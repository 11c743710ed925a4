# Programlar: kişinin kendi programlarının oynadığı anahtarlar

command-programs = Kendi programın senin yerine oynasın
discord-command-programs = programlar
button-do-programs = Programlarım
programs-about = Bu anahtarlardan birine sahip program masalarını görür ve senin adına oynar.
programs-made = Yeni anahtarın:
programs-once = Şimdi kopyala: bir daha gösterilmez. Ona sahip olan senin adına oynayabilir.
programs-token = Anahtar { $number }: { $made } oluşturuldu, henüz kullanılmadı
programs-token-used = Anahtar { $number }: { $made } oluşturuldu, { $used } kullanıldı
programs-where = Programların adresi: { $address }
programs-new = Yeni anahtar
programs-end = Anahtar { $number } iptal
refusal-too-many-tokens = { $most } anahtarın var. Önce birini iptal et.
