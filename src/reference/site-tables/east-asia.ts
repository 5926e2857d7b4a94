/**
 * Ports, bases, energy sites and contested areas of East Asia and the Pacific: country, kind, latitude, longitude, the corridor
 * its traffic depends on or `-`, then names. Positions are approximate: they say which coast, not which berth.
 */
export const EAST_ASIA_SITES = `
AU port -20.31 118.58 - Port Hedland
AU port -12.47 130.85 torres_strait Darwin
AU port -32.05 115.74 - Fremantle
AU port -37.83 144.92 - Port of Melbourne
AU port -32.91 151.77 - Newcastle Australia
AU port -20.66 116.71 - Dampier
AU energy -23.83 151.25 - Gladstone
AU energy -19.60 116.13 - North West Shelf
AU energy -20.79 115.45 - Gorgon; Gorgon LNG
AU base -32.24 115.69 - HMAS Stirling; Garden Island
AU base -14.52 132.38 - RAAF Tindal
AU base -23.80 133.74 - Pine Gap
BN energy 4.66 114.46 - Lumut Brunei; Brunei LNG
CN port 30.63 122.07 taiwan_strait Port of Shanghai; Yangshan; Shanghai Port; 上海港
CN port 29.93 121.88 taiwan_strait Ningbo-Zhoushan; Ningbo; Zhoushan; 宁波
CN port 22.57 114.27 - Yantian; Shenzhen Port; 盐田
CN port 22.65 113.68 - Nansha; Guangzhou Port
CN port 36.07 120.32 korea_strait Qingdao; 青岛
CN port 38.98 117.75 bohai_strait Tianjin; 天津
CN port 38.93 121.65 bohai_strait Dalian; 大连
CN port 24.45 118.07 taiwan_strait Xiamen; 厦门
CN port 26.05 119.30 taiwan_strait Fuzhou; 福州
CN base 18.22 109.69 - Yulin Naval Base; Longpo; Hainan submarine base; 榆林
CN base 9.55 112.89 - Fiery Cross Reef; 永暑礁
CN base 10.92 114.08 - Subi Reef
CN base 9.90 115.53 - Mischief Reef
CN base 16.83 112.34 - Woody Island; Yongxing Island
CN area 15.15 117.76 - Scarborough Shoal; 黄岩岛; Huangyan Island
CN area 16.50 112.00 - Paracel Islands; Xisha Islands; 西沙群岛
CN base 41.50 88.50 - Lop Nur
CN base 40.96 100.29 - Jiuquan
CN energy 46.60 125.00 - Daqing
CN energy 30.82 111.00 - Three Gorges Dam; 三峡
CN energy 22.60 114.54 - Dayawan; Daya Bay
CN port 34.75 119.45 - Lianyungang
FJ port -18.13 178.42 - Suva Port
GU base 13.58 144.93 - Andersen; Andersen Air Force Base
GU base 13.45 144.66 - Apra Harbor; Naval Base Guam
HK port 22.35 114.13 - Kwai Tsing; Kwai Chung
ID port -6.10 106.88 sunda_strait Tanjung Priok; Jakarta port
ID port -7.20 112.73 - Surabaya
ID port 1.13 104.05 malacca_strait Batam
ID port -7.74 109.00 - Cilacap
ID port -5.93 106.00 sunda_strait Merak
ID energy 0.10 117.48 makassar_strait Bontang; Bontang LNG
ID energy -2.44 133.14 - Tangguh
ID energy -4.06 137.12 - Grasberg
ID area 3.95 108.38 - Natuna; Natuna Islands
JP port 35.44 139.66 - Yokohama; 横浜
JP port 35.05 136.85 - Nagoya
JP port 34.67 135.20 - Kobe
JP port 35.58 140.08 - Chiba
JP base 35.29 139.67 - Yokosuka; 横须贺; 横須賀; Seventh Fleet headquarters
JP base 33.16 129.71 korea_strait Sasebo
JP base 26.36 127.77 - Kadena; Kadena Air Base
JP base 40.70 141.37 tsugaru_strait Misawa
JP base 34.14 132.24 - Iwakuni
JP base 26.27 127.76 - Futenma
JP area 26.40 127.90 - Okinawa; 冲绳
JP area 25.75 123.48 - Senkaku Islands; Diaoyu Islands; Senkakus; 钓鱼岛; 尖閣諸島
JP area 24.46 122.99 - Yonaguni
JP energy 37.42 141.03 - Fukushima Daiichi; Fukushima
JP energy 37.43 138.60 - Kashiwazaki-Kariwa
KH base 10.50 103.61 - Ream; Ream Naval Base
KH port 10.65 103.51 - Sihanoukville
KP base 41.28 129.08 - Punggye-ri; Punggye-ri nuclear test site
KP base 39.80 125.75 - Yongbyon; Yongbyon nuclear complex; 寧邊; 宁边
KP base 39.66 124.71 - Sohae; Sohae launch site; Tongchang-ri
KP base 40.02 128.17 - Sinpo; Sinpo shipyard
KP port 38.73 125.40 - Nampo
KP port 42.23 130.30 - Rajin; Rason
KR port 35.10 129.04 korea_strait Busan; Pusan; 釜山; 부산
KR port 37.45 126.60 - Incheon
KR port 35.50 129.39 - Ulsan
KR port 34.74 127.75 - Yeosu
KR base 36.96 127.03 - Camp Humphreys
KR base 37.09 127.03 - Osan; Osan Air Base
KR base 33.24 126.48 - Jeju; Jeju naval base
KR area 37.96 126.68 - Panmunjom; Joint Security Area
MH base 8.72 167.73 - Kwajalein
MM port 19.43 93.55 - Kyaukphyu; Kyaukpyu
MM port 16.67 96.25 - Thilawa
MM port 20.14 92.90 - Sittwe
MN energy 43.00 106.85 - Oyu Tolgoi
MY port 3.00 101.38 malacca_strait Port Klang
MY port 1.36 103.55 malacca_strait Tanjung Pelepas
MY port 5.41 100.35 malacca_strait Penang
MY energy 3.26 113.07 - Bintulu; Bintulu LNG
MY energy 1.37 104.13 malacca_strait Pengerang
MY base 5.47 100.39 malacca_strait Butterworth
NC energy -22.30 166.95 - Goro
NZ port -37.66 176.18 - Tauranga
PG energy -9.33 147.00 torres_strait PNG LNG
PG base -2.04 147.37 - Lombrum; Manus naval base
PH port 14.59 120.96 mindoro_strait Port of Manila
PH base 14.80 120.27 - Subic Bay; Subic
PH base 15.19 120.56 - Clark; Clark Air Base
PH area 9.73 115.87 - Second Thomas Shoal; Ayungin Shoal; 仁爱礁
PH base 11.05 114.28 - Thitu Island; Pag-asa Island
PH base 18.45 122.15 luzon_strait Camilo Osias
PH area 20.45 121.97 luzon_strait Batanes
SG port 1.26 103.84 malacca_strait Port of Singapore; Tuas; Pasir Panjang
SG energy 1.27 103.70 malacca_strait Jurong Island
SG base 1.32 104.02 malacca_strait Changi Naval Base
TH port 13.08 100.88 - Laem Chabang
TH energy 12.68 101.15 - Map Ta Phut
TH base 12.68 101.00 - U-Tapao
TL energy -11.00 126.70 - Bayu-Undan
TW port 22.61 120.28 luzon_strait Kaohsiung; 高雄
TW port 25.15 121.75 taiwan_strait Keelung; 基隆
TW port 24.26 120.52 taiwan_strait Taichung; 台中
TW area 24.45 118.38 taiwan_strait Kinmen; Quemoy; 金门
TW area 26.16 119.95 taiwan_strait Matsu; Matsu Islands; 马祖
TW area 23.57 119.60 taiwan_strait Penghu; Pescadores; 澎湖
TW base 20.70 116.72 luzon_strait Pratas; Dongsha; 东沙
TW base 10.38 114.37 - Itu Aba; Taiping Island; 太平岛
UM base 19.28 166.65 - Wake Island
VN port 20.87 106.69 - Haiphong
VN port 10.76 106.79 - Cat Lai; Saigon Port
VN base 11.92 109.20 - Cam Ranh Bay; Cam Ranh
VN area 8.64 111.92 - Spratly Islands; Spratlys; Nansha Islands; 南沙群岛
VN energy 15.39 108.79 - Dung Quat
VN energy 19.33 105.80 - Nghi Son
`;
