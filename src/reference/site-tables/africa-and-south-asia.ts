/**
 * Ports, bases, energy sites and contested areas of Sub-Saharan Africa and South Asia: country, kind, latitude, longitude, the corridor
 * its traffic depends on or `-`, then names. Positions are approximate: they say which coast, not which berth.
 */
export const AFRICA_AND_SOUTH_ASIA_SITES = `
AF base 34.95 69.27 - Bagram; Bagram air base
AF area 31.61 65.71 - Kandahar
AF area 34.12 71.09 - Torkham
AF area 37.00 73.00 - Wakhan
AO port -12.35 13.54 - Lobito
AO port -8.79 13.24 - Luanda port
AO energy -5.55 12.20 - Cabinda
AO energy -6.12 12.35 - Soyo; Angola LNG
BD port 22.31 91.80 - Chittagong; Chattogram
BD port 22.49 89.60 - Mongla
BD port 21.80 90.30 - Payra
BD area 21.44 91.98 - Cox's Bazar; Kutupalong; Rohingya camps
BF area 14.10 -1.63 - Djibo
BJ port 6.35 2.43 - Cotonou port
BT area 27.30 89.00 - Doklam
CD area -1.68 29.22 - Goma; Гома; 戈马; غوما
CD area -2.51 28.86 - Bukavu
CD area 1.57 30.25 - Ituri; Bunia
CD area -0.79 29.05 - North Kivu; Kivu; South Kivu; Nord-Kivu
CD energy -10.72 25.47 - Kolwezi; Katanga
CD energy -5.52 13.62 - Inga; Inga dam
CD port -5.82 13.45 - Matadi
CF area 6.54 21.99 - Bria
CG port -4.78 11.84 - Pointe-Noire
CI port 5.28 -4.01 - Abidjan
CI port 4.74 -6.62 - San-Pédro
CM port 4.05 9.69 - Douala
CM port 2.94 9.91 - Kribi
CM area 10.60 14.32 - Far North Region; Maroua
ER port 15.61 39.47 red_sea Massawa
ER port 13.01 42.74 bab_el_mandeb Assab
ET area 13.50 39.47 - Tigray; Mekelle; Тыграй; 提格雷; تيغراي
ET area 11.60 37.38 - Amhara; Bahir Dar
ET area 8.54 39.27 - Oromia
ET energy 11.21 35.09 - GERD; Grand Ethiopian Renaissance Dam; Renaissance Dam; سد النهضة; 复兴大坝
GA port -0.72 8.78 - Port-Gentil
GA port -0.29 9.50 - Owendo
GH port 5.63 0.01 - Tema
GH port 4.88 -1.74 - Takoradi
GN port 9.52 -13.72 - Conakry port
GN energy 8.55 -8.90 - Simandou
GQ energy 3.78 8.72 - Punta Europa
IN port 18.95 72.95 - Nhava Sheva; Jawaharlal Nehru Port; JNPT
IN port 22.74 69.70 - Mundra
IN port 13.10 80.30 - Port of Chennai
IN port 22.03 88.08 - Port of Kolkata; Haldia
IN port 23.02 70.22 - Kandla; Deendayal Port
IN port 9.97 76.27 - Kochi; Cochin
IN port 17.69 83.28 - Visakhapatnam; Vizag
IN port 20.26 86.68 - Paradip
IN energy 22.35 69.87 - Jamnagar; Jamnagar refinery
IN energy 22.45 69.70 - Vadinar
IN energy 21.69 72.53 - Dahej
IN energy 8.17 77.71 - Kudankulam
IN energy 19.42 71.33 - Mumbai High
IN base 11.67 92.75 malacca_strait Port Blair; Andaman and Nicobar; Andaman Islands
IN base 14.76 74.13 - INS Kadamba; Karwar
IN area 34.20 77.60 - Ladakh; Leh
IN area 34.75 78.20 - Galwan Valley; Galwan
IN area 35.42 77.10 - Siachen
IN area 34.10 74.80 - Kashmir; Srinagar; Jammu and Kashmir; Cachemire; Cachemira; Кашмир; 克什米尔; كشمير
IN area 28.00 94.50 - Arunachal Pradesh; Tawang
IN area 24.80 93.94 - Manipur
IN base 30.37 76.82 - Ambala
IN base 27.10 71.75 - Pokhran
IO base -7.31 72.41 - Diego Garcia base
KE port -4.06 39.65 - Mombasa
KE port -2.27 40.90 - Lamu
KE base -2.25 40.91 - Manda Bay; Camp Simba
KE area 0.05 40.31 - Dadaab
LK port 6.12 81.11 - Hambantota
LK port 6.95 79.85 - Port of Colombo
LK port 8.56 81.22 - Trincomalee
LR port 6.34 -10.79 - Monrovia port
MG port -18.15 49.43 - Toamasina
ML area 18.44 1.41 - Kidal
ML area 16.27 -0.04 - Gao
ML area 16.77 -3.01 - Timbuktu; Tombouctou
ML area 14.50 -4.20 - Mopti
ML area 15.92 2.40 - Ménaka; Menaka
MR port 20.91 -17.04 - Nouadhibou
MU port -20.15 57.49 - Port Louis port
MV base -0.63 73.16 - Addu; Gan
MZ port -25.97 32.56 - Maputo port
MZ port -14.54 40.67 - Nacala
MZ port -19.82 34.84 - Beira
MZ energy -10.80 40.55 - Afungi; Mozambique LNG; Palma
MZ area -12.33 39.32 - Cabo Delgado; Pemba; кабу-делгаду
NA port -22.95 14.50 - Walvis Bay
NE base 16.97 7.99 - Agadez; Air Base 201
NE energy 18.74 7.39 - Arlit
NE area 14.21 1.45 - Tillabéri; Tillaberi
NE area 13.32 12.61 - Diffa
NG port 6.44 3.36 - Apapa; Lagos port
NG port 6.44 4.01 - Lekki
NG energy 4.42 7.15 - Bonny; Bonny Island; Nigeria LNG
NG energy 5.35 5.35 - Forcados
NG energy 4.20 8.02 - Qua Iboe
NG energy 6.43 3.98 - Dangote refinery
NG area 11.84 13.15 - Maiduguri; Borno
NG area 12.17 6.66 - Zamfara
NG port 4.78 7.01 - Port Harcourt
NP area 30.21 80.98 - Kalapani
PK port 24.84 66.98 - Karachi; Karachi Port
PK port 25.11 62.33 - Gwadar; 瓜达尔
PK port 24.77 67.33 - Port Qasim
PK area 28.50 65.10 - Balochistan; Baluchistan; Quetta
PK area 34.00 71.50 - Khyber Pakhtunkhwa; Peshawar; Waziristan
PK base 32.05 72.67 - Sargodha
PK area 34.37 73.47 - Muzaffarabad; Azad Kashmir
PK base 33.62 73.10 - Nur Khan; Chaklala
PK energy 28.65 69.18 - Sui; Sui gas field
SC base -9.74 46.51 - Assumption Island
SD port 19.62 37.22 red_sea Port Sudan; بورتسودان; Порт-Судан; 苏丹港
SD port 19.11 37.34 red_sea Suakin
SD area 13.63 25.35 - El Fasher; Al Fashir; الفاشر; Эль-Фашир; 法希尔
SD area 13.00 24.00 - Darfur; دارفور; Дарфур; 达尔富尔; Darfour
SD area 12.05 24.88 - Nyala
SD area 13.18 30.22 - Kordofan; El Obeid
SD area 14.40 33.52 - Wad Madani
SD area 15.64 32.48 - Omdurman; أم درمان
SL port 8.49 -13.22 - Freetown port
SN port 14.68 -17.43 - Dakar port
SN energy 15.90 -16.90 - Grand Tortue; GTA LNG
SO port 10.44 45.01 bab_el_mandeb Berbera
SO port 11.28 49.18 - Bosaso
SO port -0.37 42.55 - Kismayo
SO base 2.01 45.30 - Mogadishu airport
SO base 2.67 44.79 - Baledogle; Baledogle airfield
SO area 8.48 47.36 - Las Anod
SS energy 10.45 32.53 - Paloch
SS area 9.53 31.66 - Malakal
SS area 9.23 29.80 - Bentiu
TD area 13.83 20.83 - Abéché
TD area 17.92 19.11 - Faya-Largeau
TG port 6.14 1.28 - Lomé port
TZ port -6.83 39.29 - Dar es Salaam
TZ port -5.07 39.10 - Tanga
UG base 0.04 32.44 - Entebbe base
ZA port -29.87 31.03 - Durban
ZA port -28.80 32.08 - Richards Bay
ZA port -33.02 17.96 cape_of_good_hope Saldanha
ZA port -33.90 18.43 cape_of_good_hope Port of Cape Town
ZA base -34.19 18.43 cape_of_good_hope Simon's Town
ZA energy -33.68 18.43 cape_of_good_hope Koeberg
ZA port -33.80 25.69 - Ngqura
ZM area -12.80 28.20 - Copperbelt
`;
