# Dla oczu: kolory i pismo na obrazkach.
settings-palette = Kolory
settings-about-chat-palette = Kolory plansz, które widzą tu wszyscy. Najczytelniejszy jest wysoki kontrast; pozostałe zestawy rozróżniają to, co zlewa się osobom słabo widzącym kolor zielony, czerwony lub niebieski.
settings-about-me-palette = Kolory plansz, które widzisz tylko ty. Najczytelniejszy jest wysoki kontrast; pozostałe zestawy rozróżniają to, co zlewa się osobom słabo widzącym kolor zielony, czerwony lub niebieski.
settings-palette-standard = standardowe
settings-palette-contrast = wysoki kontrast
settings-palette-deutan = gdy słabo widać zielony (deutan)
settings-palette-protan = gdy słabo widać czerwony (protan)
settings-palette-tritan = gdy słabo widać niebieski (tritan)
settings-size = Litery
settings-about-chat-size = Jak duże są litery i cyfry na obrazach, które widzą tu wszyscy.
settings-about-me-size = Jak duże są litery i cyfry na obrazach, które widzisz tylko ty.
settings-size-normal = zwykłe
settings-size-large = duże
