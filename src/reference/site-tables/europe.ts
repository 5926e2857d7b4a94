/**
 * Ports, bases, energy sites and contested areas of Europe and Central Asia: country, kind, latitude, longitude, the corridor
 * its traffic depends on or `-`, then names. Positions are approximate: they say which coast, not which berth.
 */
export const EUROPE_SITES = `
AL port 41.31 19.45 - Durres; Durrës
AM base 40.79 43.83 - Gyumri
AZ energy 40.20 49.48 - Sangachal; Sangachal terminal
AZ energy 40.05 51.30 - Azeri-Chirag-Gunashli; ACG field
AZ area 39.82 46.75 - Nagorno-Karabakh; Karabakh; Stepanakert; Нагорный Карабах
AZ area 39.64 46.55 - Lachin; Lachin corridor
BE port 51.27 4.34 dover_strait Antwerp; Antwerp-Bruges; Anvers; Amberes
BE port 51.35 3.20 dover_strait Zeebrugge
BE base 50.50 3.98 - SHAPE Mons
BG port 43.19 27.90 bosphorus Varna
BG port 42.49 27.48 bosphorus Burgas
BG energy 43.75 23.77 - Kozloduy
BY base 53.88 25.30 - Lida
BY base 53.10 26.05 - Baranovichi
CY base 34.59 32.99 suez Akrotiri; RAF Akrotiri
CY port 34.65 33.01 suez Limassol
DE port 53.54 9.93 - Hamburg; Port of Hamburg
DE port 53.57 8.55 - Bremerhaven
DE port 53.59 8.14 - Wilhelmshaven
DE port 54.15 12.10 oresund Rostock
DE base 49.44 7.60 - Ramstein; Ramstein Air Base
DE base 50.17 7.06 - Büchel; Buechel
DE base 49.70 11.94 - Grafenwöhr; Grafenwohr
DE energy 54.15 13.65 oresund Lubmin; Nord Stream landfall
DE energy 53.89 9.15 - Brunsbüttel
DK area 55.13 14.92 oresund Bornholm
DK port 55.47 8.44 - Esbjerg
DK port 55.56 9.75 oresund Fredericia
EE port 59.50 24.96 oresund Muuga; Port of Tallinn
EE area 59.38 28.20 - Narva
EE base 59.26 25.97 - Tapa
ES port 36.13 -5.44 gibraltar Algeciras
ES port 39.44 -0.32 gibraltar Valencia; Port of Valencia
ES port 41.34 2.16 gibraltar Port of Barcelona
ES base 36.64 -6.33 gibraltar Rota; Naval Station Rota
ES base 37.17 -5.62 - Morón; Morón Air Base
ES area 35.89 -5.31 gibraltar Ceuta
ES area 35.29 -2.94 gibraltar Melilla
FI port 60.46 26.95 oresund Kotka
FI energy 61.24 21.44 - Olkiluoto
FI port 59.82 22.97 oresund Hanko
FR port 49.48 0.11 dover_strait Le Havre
FR port 43.40 4.90 - Marseille-Fos; Fos-sur-Mer; Port of Marseille
FR port 51.03 2.37 dover_strait Dunkirk; Dunkerque
FR base 43.12 5.92 - Toulon
FR base 48.31 -4.51 - Île Longue; Ile Longue
FR base 48.38 -4.49 - Brest France
FR energy 51.01 2.14 dover_strait Gravelines
FR energy 49.68 -1.88 - La Hague
GB port 51.96 1.31 dover_strait Felixstowe
GB port 50.90 -1.42 dover_strait Southampton
GB port 51.12 1.33 dover_strait Port of Dover
GB base 56.07 -4.82 - Faslane; HMNB Clyde
GB base 52.41 0.56 - RAF Lakenheath; Lakenheath
GB base 51.68 -1.79 - RAF Fairford; Fairford
GB base 52.36 0.49 - RAF Mildenhall
GB base 50.81 -1.11 - Portsmouth Naval Base
GB energy 60.46 -1.29 - Sullom Voe
GB energy 54.42 -3.50 - Sellafield
GE port 42.15 41.65 bosphorus Poti
GE port 41.65 41.65 bosphorus Batumi
GE energy 42.02 41.77 bosphorus Supsa
GE base 42.39 41.56 bosphorus Anaklia
GE base 43.10 40.58 bosphorus Gudauta
GI base 36.14 -5.36 gibraltar Gibraltar Naval Base
GL base 76.53 -68.70 - Pituffik; Thule; Thule Air Base; Pituffik Space Base
GR port 37.94 23.63 suez Piraeus; Le Pirée; Пирей
GR port 40.84 25.88 bosphorus Alexandroupolis
GR port 40.63 22.92 - Thessaloniki
GR base 35.49 24.15 suez Souda Bay; Suda Bay
HR energy 45.20 14.54 - Krk LNG; Omisalj
HU energy 46.57 18.85 - Paks
IS base 63.98 -22.61 - Keflavik; Keflavík
IT port 45.65 13.76 - Trieste
IT port 38.44 15.90 - Gioia Tauro
IT port 44.41 8.92 - Genoa
IT port 37.21 15.22 - Augusta Sicily
IT base 37.40 14.92 - Sigonella
IT base 46.03 12.60 - Aviano
IT base 41.21 9.41 - La Maddalena
IT area 35.50 12.61 - Lampedusa
KG base 42.85 74.85 - Kant
KZ port 43.60 51.22 - Aktau
KZ energy 46.15 53.38 - Tengiz
KZ energy 46.10 51.70 - Kashagan
KZ base 45.96 63.31 - Baikonur; Baikonur Cosmodrome
KZ energy 47.11 51.92 - Atyrau
LT port 55.71 21.12 oresund Klaipeda; Klaipėda
LT area 54.20 23.40 - Suwalki Gap; Suwałki Gap; Сувалкский коридор
LV port 57.40 21.55 oresund Ventspils
LV port 57.05 24.03 oresund Port of Riga
MD area 46.84 29.63 - Tiraspol; Transnistria; Transdniestria; Приднестровье
MD base 47.77 29.21 - Cobasna
ME port 42.09 19.08 - Bar Montenegro
NL port 51.95 4.14 dover_strait Rotterdam; Port of Rotterdam; Роттердам; 鹿特丹
NL port 52.41 4.80 dover_strait Amsterdam port
NL base 51.66 5.71 - Volkel
NL energy 53.22 6.57 - Groningen; Groningen gas field
NO energy 60.81 5.03 - Mongstad
NO energy 70.69 23.60 - Hammerfest LNG; Melkøya; Snøhvit
NO energy 59.28 5.53 - Kårstø
NO energy 60.65 3.73 - Troll; Troll field
NO port 68.43 17.40 - Narvik
NO port 69.73 30.05 - Kirkenes
NO base 63.70 9.60 - Ørland
NO base 70.37 31.11 - Vardø; Vardo radar
PL port 54.39 18.67 oresund Gdansk; Gdańsk; Гданьск
PL port 54.53 18.55 oresund Gdynia
PL energy 53.91 14.26 oresund Świnoujście; Swinoujscie
PL base 50.11 22.02 - Rzeszów; Rzeszow; Jasionka
PL base 54.48 17.10 - Redzikowo
PL base 52.38 17.85 - Powidz
PT port 37.95 -8.87 - Sines
PT base 38.76 -27.09 - Lajes; Lajes Field
RO port 44.17 28.65 bosphorus Constanta; Constanța; Констанца
RO base 44.36 28.49 bosphorus Mihail Kogălniceanu; Mihail Kogalniceanu air base
RO base 44.08 24.41 - Deveselu
RO port 45.16 29.65 bosphorus Sulina
RS area 45.25 19.85 - Novi Sad
RU port 44.72 37.79 bosphorus Novorossiysk; Новороссийск
RU port 60.35 28.68 oresund Primorsk; Приморск
RU port 59.68 28.40 oresund Ust-Luga; Усть-Луга
RU port 59.88 30.20 oresund Port of Saint Petersburg
RU port 43.11 131.88 tsugaru_strait Vladivostok; Владивосток
RU port 42.80 132.90 tsugaru_strait Nakhodka
RU port 42.73 133.03 tsugaru_strait Kozmino
RU port 68.97 33.06 - Murmansk; Мурманск
RU port 64.54 40.51 - Arkhangelsk
RU port 45.12 36.69 kerch_strait Taman; Тамань
RU port 44.10 39.07 bosphorus Tuapse; Туапсе
RU port 47.20 38.95 kerch_strait Taganrog
RU energy 71.26 72.06 - Sabetta; Yamal LNG
RU energy 51.47 140.78 - De-Kastri
RU energy 46.62 142.91 - Prigorodnoye; Sakhalin-2
RU energy 54.90 52.20 - Druzhba pipeline; Druzhba; нефтепровод Дружба
RU energy 60.55 28.08 oresund Nord Stream; Nord Stream 2; Северный поток
RU energy 44.85 37.40 bosphorus TurkStream; Blue Stream; Турецкий поток
RU energy 51.68 35.61 - Kursk nuclear plant
RU base 54.71 20.51 oresund Kaliningrad; Baltiysk; Калининград; 加里宁格勒
RU base 69.07 33.42 - Severomorsk; Североморск
RU base 51.48 46.20 - Engels; Engels air base; Энгельс
RU base 68.15 33.46 - Olenya
RU base 48.57 45.75 - Kapustin Yar
RU base 62.93 40.57 - Plesetsk
RU base 73.40 54.70 - Novaya Zemlya
RU base 53.02 158.65 - Petropavlovsk-Kamchatsky; Vilyuchinsk; Rybachiy
RU area 45.00 147.90 - Kuril Islands; Kurils; Northern Territories
RU area 47.24 39.70 - Rostov-on-Don; Rostov; Ростов-на-Дону
RU area 50.60 36.59 - Belgorod; Белгород
RU area 51.73 36.19 - Kursk; Курск
RU area 43.32 45.69 - Grozny; Грозный
SE area 57.50 18.50 oresund Gotland
SE port 57.69 11.85 oresund Gothenburg
SI port 45.55 13.74 - Koper
SK base 48.64 19.13 - Sliač; Sliac
TM port 40.02 52.97 - Turkmenbashi
TM energy 37.20 62.30 - Galkynysh
UA port 46.49 30.74 bosphorus Odesa; Odessa; Одесса; Одеса; أوديسا; 敖德萨
UA port 46.33 30.66 bosphorus Chornomorsk
UA port 46.62 31.02 bosphorus Pivdennyi; Yuzhny
UA port 47.06 37.51 kerch_strait Mariupol; Мариуполь; 马里乌波尔
UA port 46.75 36.77 kerch_strait Berdiansk; Berdyansk
UA port 46.95 31.99 bosphorus Mykolaiv; Николаев
UA port 45.34 28.83 bosphorus Izmail
UA area 46.63 32.61 bosphorus Kherson; Херсон
UA base 44.61 33.53 bosphorus Sevastopol; Севастополь
UA area 45.20 34.20 kerch_strait Crimea; Crimean; Crimean Peninsula; Крым; Crimée; القرم; 克里米亚
UA area 45.31 36.51 kerch_strait Kerch Bridge; Crimean Bridge; Крымский мост
UA area 45.25 30.20 bosphorus Snake Island; Zmiinyi Island; остров Змеиный
UA area 48.10 38.00 - Donbas; Donbass; Донбасс; 顿巴斯; Donbás
UA area 48.00 37.80 - Donetsk; Донецк
UA area 48.57 39.33 - Luhansk; Lugansk; Луганск
UA area 49.99 36.23 - Kharkiv; Kharkov; Харьков; 哈尔科夫
UA area 47.84 35.14 - Zaporizhzhia; Zaporozhye; Запорожье
UA area 48.28 37.18 - Pokrovsk
UA area 48.59 38.00 - Bakhmut; Бахмут
UA base 49.94 23.38 - Yavoriv
UA energy 47.51 34.59 - Zaporizhzhia nuclear plant; ZNPP; Enerhodar; Запорожская АЭС
UA energy 51.39 30.10 - Chornobyl; Chernobyl; Чернобыль
UA energy 46.78 33.37 - Kakhovka dam; Kakhovka
UA energy 50.30 26.65 - Khmelnytskyi nuclear plant
XK base 42.36 21.25 - Camp Bondsteel
`;
