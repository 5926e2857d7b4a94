/**
 * Ports, bases, energy sites and contested areas of the Middle East and North Africa: country, kind, latitude, longitude, the corridor
 * its traffic depends on or `-`, then names. Positions are approximate: they say which coast, not which berth.
 */
export const MENA_SITES = `
AE port 25.01 55.06 hormuz_strait Jebel Ali; Mina Jebel Ali; جبل علي
AE port 25.18 56.36 hormuz_strait Fujairah; Port of Fujairah; الفجيرة
AE port 25.35 56.36 hormuz_strait Khor Fakkan; Khorfakkan
AE port 24.81 54.65 hormuz_strait Khalifa Port
AE port 25.27 55.28 hormuz_strait Mina Rashid; Port Rashid
AE base 24.25 54.55 hormuz_strait Al Dhafra; Al Dhafra Air Base
AE energy 24.11 52.73 hormuz_strait Ruwais; Ruwais refinery
AE energy 25.15 52.87 hormuz_strait Das Island
AE energy 24.87 53.07 hormuz_strait Zirku Island
AE energy 23.97 52.23 hormuz_strait Barakah; Barakah nuclear plant
AE energy 23.75 53.61 hormuz_strait Habshan
BH port 26.20 50.61 hormuz_strait Mina Salman; Mina Salman Port
BH port 26.19 50.71 hormuz_strait Khalifa bin Salman Port
BH base 26.21 50.61 hormuz_strait NSA Bahrain; Naval Support Activity Bahrain; Fifth Fleet headquarters; US Fifth Fleet; Fifth Fleet
BH energy 26.15 50.62 hormuz_strait Sitra; Sitra refinery; Bapco refinery
DJ base 11.54 43.15 bab_el_mandeb Camp Lemonnier
DJ port 11.59 43.09 bab_el_mandeb Doraleh; Doraleh Container Terminal; Doraleh base
DZ port 35.82 -0.28 gibraltar Arzew
DZ port 36.88 6.91 gibraltar Skikda
DZ energy 31.68 6.07 - Hassi Messaoud
DZ energy 32.93 3.27 - Hassi R'Mel; Hassi Rmel
DZ energy 28.05 9.55 - In Amenas; Tiguentourine
EG port 31.26 32.30 suez Port Said; Port Said East; بورسعيد
EG port 29.65 32.36 suez Ain Sokhna; Sokhna; العين السخنة
EG port 31.47 31.76 suez Damietta; دمياط
EG port 31.19 29.87 suez Alexandria; El Dekheila; الإسكندرية
EG port 29.96 32.55 suez Suez Port; Port Tewfik
EG energy 31.35 30.30 suez Idku; Idku LNG
EG energy 31.10 29.62 suez Sidi Kerir; SUMED terminal; SUMED; SUMED pipeline
EG energy 32.90 31.90 suez Zohr; Zohr gas field
EG base 23.95 35.47 red_sea Berenice Base; Berenice Military Base
EH port 27.10 -13.42 - Laayoune; Laâyoune
IL port 32.82 35.00 suez Haifa; Haifa Port; حيفا; חיפה
IL port 31.83 34.64 suez Ashdod; Ashdod Port; אשדוד
IL port 29.55 34.96 red_sea Eilat; Port of Eilat; إيلات; אילת
IL energy 33.15 33.75 suez Leviathan; Leviathan gas field
IL energy 33.07 33.94 suez Tamar; Tamar gas field
IL base 31.00 35.14 red_sea Dimona; Negev Nuclear Research Center; Dimona reactor
IL base 31.21 35.01 - Nevatim; Nevatim Air Base
IQ port 30.03 47.95 hormuz_strait Umm Qasr; أم قصر
IQ port 29.68 48.81 hormuz_strait Basra Oil Terminal; Al Basrah Oil Terminal; ABOT
IQ port 29.98 48.47 hormuz_strait Faw; Grand Faw Port; Al Faw
IQ base 33.80 42.44 - Ain al-Asad; Al Asad Air Base; Ayn al Asad
IQ base 33.27 44.23 - Victory Base; Camp Victory
IQ energy 35.47 44.39 - Kirkuk; Kirkuk oil field; كركوك
IQ energy 30.30 47.40 hormuz_strait Rumaila; Rumaila oil field
IQ energy 34.93 43.49 - Baiji; Baiji refinery
IR port 27.14 56.21 hormuz_strait Bandar Abbas; Shahid Rajaee; Shahid Rajaee Port; بندر عباس; بندرعباس; Бендер-Аббас
IR port 25.30 60.61 - Chabahar; Shahid Beheshti Port; چابهار
IR port 28.97 50.84 hormuz_strait Bushehr; بوشهر; Бушер
IR port 30.43 49.07 hormuz_strait Bandar Imam Khomeini; Bandar-e Emam Khomeyni
IR port 26.55 54.88 hormuz_strait Bandar Lengeh
IR port 25.65 57.77 - Jask; Bandar-e Jask; Jask oil terminal; Kooh Mobarak
IR port 37.47 49.46 - Bandar Anzali
IR energy 29.23 50.33 hormuz_strait Kharg Island; Kharg; Khark; خارگ; جزيرة خرج
IR energy 27.48 52.60 hormuz_strait Assaluyeh; Asaluyeh; South Pars; عسلويه
IR energy 30.34 48.29 hormuz_strait Abadan; Abadan refinery; آبادان
IR energy 26.80 53.36 hormuz_strait Lavan Island
IR energy 28.83 50.89 hormuz_strait Bushehr nuclear plant; Bushehr reactor
IR base 33.72 51.73 - Natanz; Natanz enrichment plant; نطنز
IR base 34.88 50.99 - Fordow; Fordo; Fordow enrichment plant; فردو
IR base 32.58 51.82 - Isfahan nuclear site; Isfahan nuclear technology centre
IR base 34.37 49.24 - Arak reactor; Khondab; Arak heavy water reactor
IR base 35.52 51.77 - Parchin
IR area 25.87 55.03 hormuz_strait Abu Musa
IR area 26.81 55.90 hormuz_strait Qeshm; Qeshm Island
JO port 29.52 35.00 red_sea Aqaba; العقبة
JO base 31.83 36.79 - Muwaffaq Salti; Azraq air base; Muwaffaq Salti Air Base
JO base 33.31 38.70 - Tower 22
KW port 29.35 47.93 hormuz_strait Shuwaikh
KW port 29.07 48.16 hormuz_strait Mina Al Ahmadi; Mina Ahmadi
KW port 29.04 48.16 hormuz_strait Shuaiba
KW base 29.35 47.52 hormuz_strait Ali Al Salem; Ali Al Salem Air Base
KW base 28.93 48.10 hormuz_strait Camp Arifjan
KW energy 28.72 48.38 hormuz_strait Al Zour; Al-Zour refinery
KW energy 29.10 47.97 hormuz_strait Burgan; Burgan field
LB port 33.90 35.52 suez Port of Beirut; Beirut Port; مرفأ بيروت
LB port 34.46 35.83 suez Tripoli Lebanon
LB base 33.12 35.14 - Naqoura; UNIFIL headquarters
LY port 32.37 15.21 gibraltar Misrata; مصراتة
LY port 32.11 20.05 gibraltar Benghazi; بنغازي
LY port 32.08 23.98 - Tobruk; Marsa el Hariga; طبرق
LY energy 30.63 18.36 - Es Sider; Sidra terminal
LY energy 30.50 18.57 - Ras Lanuf
LY energy 32.79 12.70 - Zawiya; Zawiya refinery
LY energy 30.42 19.58 - Brega; Marsa Brega
LY energy 26.56 12.20 - Sharara; Sharara oil field
LY base 29.20 16.00 - Al Jufra; Jufra air base
LY base 32.47 11.90 - Al Watiya; Watiya air base
MA port 35.88 -5.50 gibraltar Tanger Med; Tangier Med; Tanger-Med
MA port 33.61 -7.61 gibraltar Casablanca; الدار البيضاء
MT port 35.83 14.54 - Marsaxlokk
OM port 16.95 54.01 - Salalah; Port of Salalah; صلالة
OM port 19.67 57.71 - Duqm; Port of Duqm; الدقم
OM port 24.50 56.63 hormuz_strait Sohar; صحار
OM port 23.65 58.51 - Mina al Fahal
OM area 26.20 56.25 hormuz_strait Musandam; Musandam peninsula; Khasab
OM energy 22.66 59.41 - Qalhat; Oman LNG
QA port 25.02 51.61 hormuz_strait Hamad Port
QA energy 25.91 51.60 hormuz_strait Ras Laffan; Ras Laffan LNG; رأس لفان
QA energy 24.98 51.56 hormuz_strait Mesaieed; Umm Said
QA energy 26.50 52.00 hormuz_strait North Field; North Dome
QA base 25.12 51.32 hormuz_strait Al Udeid; Al Udeid Air Base; العديد
SA port 21.47 39.16 red_sea Jeddah; Jeddah Islamic Port; جدة
SA port 26.50 50.20 hormuz_strait Dammam; King Abdulaziz Port; الدمام
SA port 27.05 49.67 hormuz_strait Jubail
SA port 16.90 42.54 red_sea Jizan; Jazan
SA port 28.00 35.30 red_sea NEOM; Oxagon; Duba
SA energy 26.64 50.16 hormuz_strait Ras Tanura; رأس تنورة
SA energy 24.09 38.05 red_sea Yanbu; Yanbu oil terminal; ينبع
SA energy 25.94 49.68 hormuz_strait Abqaiq; بقيق
SA energy 25.07 48.19 hormuz_strait Khurais
SA energy 25.43 49.62 hormuz_strait Ghawar; Ghawar field
SA energy 24.50 43.00 red_sea East-West Pipeline; Petroline; East–West Pipeline
SA base 24.06 47.58 - Prince Sultan Air Base; Al Kharj air base
SY port 35.53 35.77 suez Latakia; اللاذقية
SY port 34.91 35.87 suez Tartus; Tartous; Tartus naval base; طرطوس; Тартус
SY energy 35.22 35.95 - Baniyas; Banias refinery
SY base 35.41 35.95 - Hmeimim; Khmeimim; Hmeymim; Хмеймим; حميميم
SY base 33.51 38.62 - Al Tanf; Al-Tanf garrison
TN port 37.27 9.88 - Bizerte
TN port 34.72 10.77 - Sfax
TR port 36.87 35.93 - Ceyhan; BTC terminal; Baku-Tbilisi-Ceyhan
TR port 36.80 34.64 - Mersin
TR port 36.59 36.18 - Iskenderun
TR port 38.44 27.15 - Izmir
TR port 40.97 28.69 bosphorus Ambarli
TR base 37.00 35.43 - Incirlik; Incirlik Air Base
TR base 38.35 37.80 - Kürecik; Kurecik radar
TR energy 36.14 33.54 - Akkuyu; Akkuyu nuclear plant
YE port 14.83 42.93 red_sea Hodeidah; Hudaydah; Al Hudaydah; Hodeida; الحديدة; Ходейда; 荷台达
YE port 12.79 44.98 bab_el_mandeb Aden; Port of Aden; عدن
YE port 15.12 42.60 red_sea Ras Isa
YE port 15.31 42.67 red_sea Saleef; Salif
YE port 14.52 49.13 - Mukalla
YE port 13.32 43.24 bab_el_mandeb Mokha; Mocha port
YE energy 13.98 48.18 - Balhaf; Yemen LNG
YE area 15.46 45.33 - Marib
YE area 12.65 43.42 bab_el_mandeb Perim; Perim Island; Mayun
YE area 12.46 53.82 - Socotra
`;
