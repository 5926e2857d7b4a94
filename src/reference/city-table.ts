/**
 * Capitals (with a star) and other cities and provinces that stand for a country in questions, by country: the name, then how
 * other languages write it, `; ` between names, ` | ` between places. Names that are also words or that several countries have
 * are left out or carry their country.
 */
export const CITY_TABLE = `
AD: *Andorra la Vella
AE: *Abu Dhabi; Abou Dabi; Abu Dabi; أبو ظبي; Абу-Даби; 阿布扎比 | Dubai; Dubaï; Dubái; Дубай; 迪拜; دبي | Sharjah
AF: *Kabul; Kaboul; كابول; کابل; Кабул; 喀布尔
AL: *Tirana
AM: *Yerevan; Erevan; Ереван; 埃里温
AO: *Luanda; Луанда
AR: *Buenos Aires; Буэнос-Айрес; 布宜诺斯艾利斯
AT: *Vienna; Vienne; Viena; Wien; Вена; 维也纳 | Graz
AU: *Canberra; Канберра; 堪培拉 | Sydney; Сидней; 悉尼 | Melbourne | Perth
AW: *Oranjestad
AZ: *Baku; Bakou; Bakú; Баку; 巴库
BA: *Sarajevo; Сараево
BD: *Dhaka; Dacca; Дакка; 达卡 | Rohingya
BE: *Brussels; Bruxelles; Bruselas; Брюссель; 布鲁塞尔; بروكسل
BF: *Ouagadougou; Уагадугу
BG: *Sofia Bulgaria; София
BH: *Manama; المنامة
BI: *Bujumbura; Gitega
BJ: *Porto-Novo
BN: *Bandar Seri Begawan
BO: *La Paz; Sucre Bolivia
BR: *Brasília; Brasilia; Бразилиа; 巴西利亚 | Rio de Janeiro | São Paulo; Sao Paulo; Сан-Паулу; 圣保罗 | Amazonas
BT: *Thimphu
BW: *Gaborone
BY: *Minsk; Минск; 明斯克
BZ: *Belmopan
CA: *Ottawa; Оттава; 渥太华 | Toronto | Vancouver | Quebec; Québec | Alberta
CD: *Kinshasa; Киншаса; 金沙萨; كينشاسا
CF: *Bangui; Банги
CG: *Brazzaville; Браззавиль
CH: *Bern; Berne | Geneva; Genève; Ginebra; Женева; 日内瓦; جنيف | Zurich; Zürich
CI: *Yamoussoukro | Bouaké
CL: *Santiago de Chile
CM: *Yaoundé
CN: *Beijing; Peking; Pékin; Pekín; Пекин; 北京; بكين; پکن | Shanghai; Шанхай; 上海 | Guangzhou; Canton China; 广州 | Shenzhen; 深圳 | Wuhan; 武汉 | Xinjiang; Синьцзян; 新疆; شينجيانغ | Tibet; Тибет; 西藏 | Urumqi
CO: *Bogotá; Bogota; Богота; 波哥大 | Medellín; Medellin | Cali Colombia
CR: *San José Costa Rica
CU: *Havana; La Havane; La Habana; Гавана; 哈瓦那 | Santiago de Cuba
CV: *Praia
CY: *Nicosia | Larnaca
CZ: *Prague; Praha; Praga; Прага; 布拉格
DE: *Berlin; Berlín; Берлин; 柏林; برلين | Munich; München | Frankfurt
DK: *Copenhagen; Copenhague; Копенгаген
DO: *Santo Domingo
DZ: *Algiers; Alger; Argel; Алжир город; 阿尔及尔
EC: *Quito; Кито
EE: *Tallinn; Таллин
EG: *Cairo; Le Caire; El Cairo; القاهرة; Каир; 开罗 | Sinai; Sinaí; Sinaï; سيناء; Синай
ER: *Asmara
ES: *Madrid; Мадрид; 马德里; مدريد | Barcelona | Catalonia; Catalogne; Cataluña
ET: *Addis Ababa; Addis-Abeba; Adís Abeba; Аддис-Абеба; 亚的斯亚贝巴; أديس أبابا | Ogaden
FI: *Helsinki; Хельсинки
FJ: *Suva
FM: *Palikir
FR: *Paris; París; Париж; 巴黎; باريس | Marseille; Марсель | Lyon
GA: *Libreville
GB: *London; Londres; Лондон; 伦敦; لندن | Edinburgh | Belfast
GE: *Tbilisi; Tiflis; Tbilissi; Тбилиси; 第比利斯 | Abkhazia; Abkhazie; Abjasia; Абхазия | South Ossetia; Южная Осетия
GH: *Accra
GM: *Banjul
GN: *Conakry
GQ: *Malabo
GR: *Athens Greece; Athènes; Atenas; Афины; 雅典 | Crete
GT: *Guatemala City
GW: *Bissau
GY: *Georgetown Guyana
HN: *Tegucigalpa
HR: *Zagreb
HT: *Port-au-Prince; Puerto Príncipe; Порт-о-Пренс; 太子港
HU: *Budapest; Будапешт; 布达佩斯
ID: *Jakarta; Yakarta; Джакарта; 雅加达 | Bali | Papua Indonesia | Aceh
IE: *Dublin
IL: *Jerusalem; Jérusalem; Jerusalén; Иерусалим; 耶路撒冷; القدس; ירושלים | Tel Aviv; Tel-Aviv; Тель-Авив; 特拉维夫; تل أبيب; תל אביב
IN: *New Delhi; Delhi; Nueva Delhi; Дели; 新德里; نيودلهي | Mumbai; Bombay; Мумбаи; 孟买 | Kolkata; Calcutta | Chennai; Madras | Bengaluru; Bangalore | Hyderabad India | Punjab India | Assam
IQ: *Baghdad; Bagdad; Багдад; 巴格达; بغداد | Mosul; Mossoul; Мосул; الموصل | Basra; Bassora; Basora; Басра; البصرة | Erbil; أربيل; Эрбиль
IR: *Tehran; Teheran; Téhéran; Teherán; Тегеран; 德黑兰; طهران; تهران; טהראן | Isfahan; Esfahan; Исфахан | Mashhad | Shiraz | Tabriz | Qom
IS: *Reykjavik
IT: *Rome; Roma; Рим; 罗马; روما | Milan; Milán | Naples Italy
JM: *Kingston Jamaica
JO: *Amman; Ammán; Амман; 安曼
JP: *Tokyo; Tokio; Токио; 东京; 東京; طوكيو | Osaka; Осака; 大阪 | Hiroshima | Nagasaki
KE: *Nairobi; Найроби; 内罗毕 | Kisumu
KG: *Bishkek; Бишкек
KH: *Phnom Penh; 金边
KI: *Tarawa
KM: *Moroni
KP: *Pyongyang; Пхеньян; 平壤; 평양; بيونغ يانغ | Kaesong
KR: *Seoul; Séoul; Seúl; Сеул; 首尔; 서울; سول
KW: *Kuwait City
KZ: *Astana; Nur-Sultan; Астана | Almaty; Алматы
LA: *Vientiane
LB: *Beirut; Beyrouth; Бейрут; 贝鲁特; بيروت; ביירות | Sidon | Tyre Lebanon | Bekaa
LI: *Vaduz
LK: *Colombo; Коломбо
LR: *Monrovia
LS: *Maseru
LT: *Vilnius; Вильнюс
LV: *Riga; Рига
LY: *Tripoli; Trípoli; Триполи; 的黎波里; طرابلس | Sirte | Fezzan
MA: *Rabat; Рабат; الرباط | Marrakech
MD: *Chisinau; Chișinău; Кишинёв
ME: *Podgorica
MG: *Antananarivo
MK: *Skopje
ML: *Bamako; Бамако; 巴马科; باماكو
MM: *Naypyidaw; Nay Pyi Taw; Yangon; Rangoon; Rangún; Нейпьидо; Янгон; 内比都; 仰光 | Rakhine; Arakan State | Mandalay | Kachin State | Shan State
MN: *Ulaanbaatar; Ulan Bator
MR: *Nouakchott
MT: *Valletta
MU: *Port Louis
MW: *Lilongwe
MX: *Mexico City; Ciudad de México; Мехико; 墨西哥城 | Monterrey | Tijuana | Culiacán; Culiacan | Guadalajara
MY: *Kuala Lumpur; 吉隆坡
MZ: *Maputo | Pemba City
NA: *Windhoek
NE: *Niamey; Ниамей; 尼亚美
NG: *Abuja; Абуджа; 阿布贾 | Lagos; Лагос; 拉各斯 | Kano Nigeria
NI: *Managua
NL: *Amsterdam; The Hague; La Haye; La Haya; Амстердам; Гаага; 海牙
NO: *Oslo; Осло | Tromsø
NP: *Kathmandu; Katmandou; Katmandú; Катманду
NZ: *Wellington New Zealand
OM: *Muscat; Mascate; Маскат; مسقط
PA: *Panama City
PE: *Lima; Лима
PG: *Port Moresby
PH: *Manila; Manille; Манила; 马尼拉 | Mindanao | Luzon | Davao | Palawan
PK: *Islamabad; Исламабад; 伊斯兰堡; إسلام آباد | Lahore; Лахор | Rawalpindi | Sindh
PL: *Warsaw; Varsovie; Varsovia; Warszawa; Варшава; 华沙; وارسو | Krakow; Kraków
PS: *Ramallah; Rafah; Khan Younis; Jenin; Nablus; رام الله; رفح; Рафах; 拉法
PT: *Lisbon; Lisbonne; Lisboa; Лиссабон
PY: *Asunción; Asuncion
QA: *Doha; Доха; 多哈; الدوحة
RO: *Bucharest; Bucarest; Бухарест
RS: *Belgrade; Belgrado; Белград; 贝尔格莱德
RU: *Moscow; Moscou; Moscú; Moskau; Москва; 莫斯科; موسكو; Kremlin; Кремль; 克里姆林宫; الكرملين | Saint Petersburg; St Petersburg; Санкт-Петербург; 圣彼得堡 | Siberia; Sibérie; Сибирь; 西伯利亚 | Chechnya; Tchétchénie; Chechenia; Чечня; 车臣 | Dagestan; Дагестан | Sakhalin; Сахалин
RW: *Kigali; Кигали
SA: *Riyadh; Riyad; Riad; Эр-Рияд; 利雅得; الرياض | Mecca; La Mecque | Medina Saudi Arabia
SB: *Honiara
SD: *Khartoum; Jartum; Хартум; 喀土穆; الخرطوم | El Geneina
SE: *Stockholm; Estocolmo; Стокгольм
SI: *Ljubljana
SK: *Bratislava
SL: *Freetown
SN: *Dakar; Дакар
SO: *Mogadishu; Mogadiscio; Mogadiscio; Могадишо; 摩加迪沙; مقديشو
SR: *Paramaribo
SS: *Juba; Джуба; 朱巴; جوبا
SV: *San Salvador
SY: *Damascus; Damas; Damasco; Дамаск; 大马士革; دمشق; דמשק | Aleppo; Alep; Alepo; Алеппо; 阿勒颇; حلب | Idlib; إدلب; Идлиб | Homs | Deir ez-Zor; Deir al-Zour
SZ: *Mbabane
TD: *N'Djamena; Ndjamena; Yamena; Нджамена
TG: *Lomé; Lome
TH: *Bangkok; Бангкок; 曼谷
TJ: *Dushanbe; Душанбе
TL: *Dili
TM: *Ashgabat; Ашхабад
TN: *Tunis; Túnez capital
TO: *Nukualofa
TR: *Ankara; Анкара; 安卡拉; أنقرة | Istanbul; Estambul; Стамбул; 伊斯坦布尔; إسطنبول
TT: *Port of Spain
TW: *Taipei; Taipéi; Тайбэй; 台北; تايبيه | Hsinchu
TZ: *Dodoma
UA: *Kyiv; Kiev; Kiew; Киев; Київ; 基辅; كييف; קייב | Lviv; Lvov; Львов | Dnipro; Dnepr | Sumy
UG: *Kampala; Кампала
US: *Washington; Washington DC; White House; Maison Blanche; Casa Blanca; Вашингтон; Белый дом; 华盛顿; 白宫; واشنطن; البيت الأبيض; וושינגטון | New York; Nueva York; Нью-Йорк; 纽约; نيويورك | Los Angeles | Chicago | Houston | Texas; Техас; 得克萨斯 | California | Alaska | Hawaii | Florida
UY: *Montevideo
UZ: *Tashkent; Ташкент
VE: *Caracas; Каракас; 加拉加斯; كاراكاس
VN: *Hanoi; Hanói; Ханой; 河内 | Ho Chi Minh City; Saigon
VU: *Port Vila
WS: *Apia
XK: *Pristina; Приштина
YE: *Sanaa; Sana’a; Saná; Сана; 萨那; صنعاء | Taiz; تعز
ZA: *Pretoria; Cape Town; Ciudad del Cabo; Le Cap; Претория; 比勒陀利亚 | Johannesburg
ZM: *Lusaka
ZW: *Harare; Хараре
`;
