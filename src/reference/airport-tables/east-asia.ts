/**
 * Airports of East Asia and the Pacific, by country: ICAO, IATA, latitude, longitude and name without the word
 * Airport, from OurAirports (public domain).
 */
export const EAST_ASIA_AIRPORTS = `
AS: NSFQ FTI -14.22 -169.42 Fitiuta; NSTU PPG -14.33 -170.71 Pago Pago International
AU: YBBN BNE -27.38 153.12 Brisbane International; YBCS CNS -16.89 145.76 Cairns International; YBRM BME -17.95 122.23
Broome International; YMML MEL -37.67 144.84 Melbourne International; YPAD ADL -34.95 138.53 Adelaide International;
YPDN DRW -12.41 130.88 Darwin International; YPPH PER -31.94 115.97 Perth International; YSCB CBR -35.31 149.20
Canberra International; YSSY SYD -33.95 151.18 Sydney Kingsford Smith International
BN: WBSB BWN 4.94 114.93 Brunei International
CC: YPCC CCK -12.19 96.83 Cocos Islands
CK: NCRG RAR -21.20 -159.81 Rarotonga International
CN: ZBAA PEK 40.08 116.58 Beijing Capital International; ZBAD PKX 39.51 116.41 Beijing Daxing International; ZBER ERL
43.42 112.10 Erenhot Saiwusu International; ZBHH HET 40.85 111.82 Hohhot Baita International; ZBSJ SJW 38.28 114.70
Shijiazhuang Zhengding International; ZBTJ TSN 39.12 117.35 Tianjin Binhai International; ZBYN TYN 37.75 112.63
Taiyuan Wusu; ZGGG CAN 23.39 113.30 Guangzhou Baiyun International; ZGHA CSX 28.19 113.22 Changsha Huanghua
International; ZGKL KWL 25.22 110.04 Guilin Liangjiang International; ZGNN NNG 22.61 108.17 Nanning Wuxu; ZGSZ SZX
22.64 113.81 Shenzhen Bao'an International; ZHCC CGO 34.53 113.85 Zhengzhou Xinzheng International; ZHEC EHU 30.34
115.04 Ezhou Huahu; ZHHH WUH 30.77 114.21 Wuhan Tianhe International; ZJHK HAK 19.93 110.46 Haikou Meilan
International; ZJSY SYX 18.30 109.41 Sanya Phoenix International; ZLLL LHW 36.52 103.62 Lanzhou Zhongchuan
International; ZLXN XNN 36.53 102.04 Xining Caojiabao International; ZLXY XIY 34.45 108.75 Xi'an Xianyang
International; ZPPP KMG 25.11 102.94 Kunming Changshui International; ZSAM XMN 24.54 118.13 Xiamen Gaoqi
International; ZSCN KHN 28.86 115.90 Nanchang Changbei International; ZSFZ FOC 25.93 119.66 Fuzhou Changle
International; ZSHC HGH 30.24 120.43 Hangzhou Xiaoshan International; ZSJN TNA 36.86 117.22 Jinan Yaoqiang
International; ZSNB NGB 29.83 121.46 Ningbo Lishe International; ZSNJ NKG 31.74 118.87 Nanjing Lukou International;
ZSPD PVG 31.14 121.81 Shanghai Pudong International; ZSQD TAO 36.36 120.09 Qingdao Jiaodong International; ZSSS SHA
31.20 121.33 Shanghai Hongqiao International; ZSWZ WNZ 27.91 120.85 Wenzhou Longwan International; ZSYT YNT 37.66
120.98 Yantai Penglai International; ZUCK CKG 29.71 106.65 Chongqing Jiangbei International; ZUGY KWE 26.54 106.80
Guiyang Longdongbao International; ZUTF TFU 30.31 104.44 Chengdu Tianfu International; ZUUU CTU 30.56 103.95 Chengdu
Shuangliu International; ZWWW URC 43.91 87.47 Ürümqi Diwopu International; ZYCC CGQ 44.00 125.68 Changchun Longjia
International; ZYHB HRB 45.62 126.25 Harbin Taiping International; ZYTL DLC 38.97 121.54 Dalian Zhoushuizi
International; ZYTX SHE 41.64 123.48 Shenyang Taoxian International
CX: YPXM XCH -10.45 105.69 Christmas Island
FJ: NFFN NAN -17.76 177.44 Nadi International; NFNA SUV -18.04 178.56 Nausori International; NFNL LBS -16.47 179.34
Labasa
FM: PTKK TKK 7.46 151.84 Chuuk International; PTPN PNI 6.99 158.21 Pohnpei International; PTSA KSA 5.36 162.96 Kosrae
International; PTYA YAP 9.50 138.08 Yap International
GU: PGUM GUM 13.48 144.80 Antonio B. Won Pat International
HK: VHHH HKG 22.31 113.92 Hong Kong International
ID: WAAA UPG -5.06 119.55 Hasanuddin International; WADD DPS -8.75 115.17 Ngurah Rai International; WADL LOP -8.76
116.28 Lombok International; WAHI YIA -7.91 110.06 Yogyakarta International; WAJJ DJJ -2.58 140.52 Dortheys Hiyo Eluay
International; WALL BPN -1.27 116.89 Sultan Aji Muhammad Sulaiman Sepinggan International; WALR TRK 3.33 117.56 Juwata
International; WARR SUB -7.38 112.79 Juanda International; WIII CGK -6.13 106.66 Soekarno-Hatta International; WIMM
KNO 3.64 98.87 Kualanamu International
JP: RJAA NRT 35.76 140.39 Narita International; RJAH IBR 36.18 140.41 Ibaraki; RJBB KIX 34.43 135.24 Kansai
International; RJCC CTS 42.78 141.69 New Chitose; RJCO OKD 43.12 141.38 Sapporo Okadama; RJFF FUK 33.59 130.45
Fukuoka; RJFK KOJ 31.80 130.72 Kagoshima; RJFR KKJ 33.85 131.04 Kitakyushu; RJGG NGO 34.86 136.80 Chubu Centrair
International; RJOO ITM 34.79 135.44 Osaka International; RJSS SDJ 38.14 140.92 Sendai; RJTT HND 35.55 139.78 Tokyo
Haneda International; ROAH OKA 26.20 127.65 Naha
KH: VDBG BBM 13.10 103.22 Battambang; VDPP PNH 11.55 104.84 Phnom Penh International; VDSR REP 13.41 103.81 Siem Reap
International
KI: NGTA TRW 1.38 173.15 Bonriki International; PLCH CXI 1.99 -157.35 Cassidy International
KP: ZKHM RGO 41.43 129.65 Orang; ZKPY FNJ 39.22 125.67 Pyongyang Sunan International; ZKSD DSO 39.75 127.47 Sondok;
ZKWS WOS 39.17 127.49 Wonsan Kalma International
KR: RKJB MWX 34.99 126.38 Muan International; RKNW WJU 37.44 127.96 Wonju; RKNY YNY 38.06 128.67 Yangyang
International; RKPC CJU 33.51 126.49 Jeju International; RKPK PUS 35.18 128.94 Gimhae International; RKSI ICN 37.47
126.45 Incheon International; RKSS GMP 37.56 126.79 Gimpo International; RKTU CJJ 36.72 127.50 Cheongju International
LA: VLLB LPQ 19.90 102.16 Luang Phabang International; VLPS PKZ 15.13 105.78 Pakse International; VLVT VTE 17.99
102.56 Wattay International
MH: PKMJ MAJ 7.06 171.27 Marshall Islands International; PKWA KWA 8.72 167.73 Bucholz Army Air Field
MM: VYDW TVY 14.10 98.20 Dawei; VYEL NYT 19.62 96.20 Nay Pyi Taw International; VYKG KET 21.30 99.64 Kengtung; VYKP
KYP 19.43 93.53 Kyaukpyu; VYKT KAW 10.05 98.54 Kawthoung; VYLK LIW 19.69 97.21 Loikaw; VYLS LSH 22.98 97.75 Lashio;
VYMD MDL 21.70 95.98 Mandalay International; VYME MGZ 12.44 98.62 Myeik; VYMK MYT 25.38 97.35 Myitkyina; VYMS MOG
20.52 99.26 Mong Hsat; VYPT PBU 27.33 97.43 Putao; VYSW AKY 20.13 92.87 Sittwe; VYYY RGN 16.91 96.13 Yangon
International
MN: ZMAH AVK 46.25 102.80 Arvaikheer; ZMCK UBN 47.65 106.82 Ulaanbaatar Chinggis Khaan International; ZMKD HVD 47.95
91.63 Khovd; ZMMN MXV 49.66 100.10 Mörön
MO: VMMC MFM 22.15 113.59 Macau International
MP: PGRO ROP 14.17 145.24 Rota International; PGSN SPN 15.12 145.73 Saipan International
MY: WBGG KCH 1.49 110.35 Kuching International; WBKK BKI 5.93 116.05 Kota Kinabalu International; WMKJ JHB 1.64 103.67
Senai International; WMKK KUL 2.75 101.71 Kuala Lumpur International
NC: NWWA TGJ -21.10 167.80 Tiga; NWWC BMY -19.72 163.66 Île Art - Waala; NWWM GEA -22.26 166.47 Nouméa Magenta; NWWW
NOU -22.01 166.21 La Tontouta International
NF: YSNF NLK -29.04 167.94 Norfolk Island International
NR: ANYN INU -0.55 166.92 Nauru International
NU: NIUE IUE -19.08 -169.93 Niue International
NZ: NZAA AKL -37.01 174.79 Auckland International; NZCH CHC -43.49 172.53 Christchurch International; NZDN DUD -45.93
170.20 Dunedin International; NZHN HLZ -37.87 175.33 Hamilton International; NZQN ZQN -45.02 168.74 Queenstown
International; NZWN WLG -41.33 174.80 Wellington International
PF: NTAA PPT -17.55 -149.61 Faa'a International; NTHE AHE -14.43 -146.26 Ahe; NTMN AUQ -9.77 -139.01 Hiva Oa-Atuona;
NTTM MOZ -17.49 -149.76 Moorea Temae
PG: AYBA VMU -7.50 144.82 Baimuru; AYNZ LAE -6.57 146.73 Nadzab; AYPY POM -9.44 147.22 Port Moresby Jacksons
International; AYWK WWK -3.58 143.67 Wewak International
PH: RPLB SFS 14.79 120.27 Subic Bay International; RPLC CRK 15.19 120.56 Clark International; RPLH LLC 18.18 121.75
Cagayan North International; RPLL MNL 14.51 121.02 Ninoy Aquino International; RPMD DVO 7.13 125.65 Francisco Bangoy
International; RPVM CEB 10.31 123.98 Mactan Cebu International
PW: PTRO ROR 7.37 134.54 Babelthuap
SB: AGGH HIR -9.43 160.05 Honiara International; AGGM MUA -8.33 157.26 Munda
SG: WSSL XSP 1.42 103.87 Seletar; WSSS SIN 1.35 103.99 Singapore Changi
TH: VTBD DMK 13.91 100.61 Don Mueang International; VTBS BKK 13.68 100.75 Suvarnabhumi; VTBU UTP 12.68 101.00 U-Tapao
International; VTCC CNX 18.77 98.96 Chiang Mai International; VTCT CEI 19.95 99.88 Mae Fah Luang - Chiang Rai
International; VTSP HKT 8.11 98.32 Phuket International; VTSS HDY 6.93 100.39 Hat Yai International
TL: WPDL DIL -8.55 125.52 Presidente Nicolau Lobato International
TO: NFTF TBU -21.24 -175.15 Fua'amotu International; NFTL HPA -19.78 -174.34 Lifuka Island; NFTV VAV -18.59 -173.96
Vava'u International
TV: NGFU FUN -8.53 179.20 Funafuti International
TW: RCBS KNH 24.43 118.36 Kinmen; RCFG LZN 26.16 119.96 Matsu Nangan; RCFN TTT 22.75 121.10 Taitung; RCKH KHH 22.58
120.35 Kaohsiung International; RCKU CYI 23.46 120.39 Chiayi; RCKW HCN 22.04 120.73 Hengchun; RCLY KYD 22.03 121.54
Lanyu; RCMQ RMQ 24.26 120.62 Taichung International; RCMT MFK 26.22 120.00 Matsu Beigan; RCNN TNN 22.95 120.21 Tainan
International; RCQC MZG 23.57 119.63 Penghu Magong; RCSS TSA 25.07 121.55 Taipei Songshan; RCTP TPE 25.08 121.23
Taiwan Taoyuan International; RCYU HUN 24.02 121.62 Hualien
UM: PWAK AWK 19.28 166.64 Wake Island Airfield
VN: VVCI HPH 20.82 106.72 Cat Bi International; VVCT VCA 10.09 105.71 Can Tho International; VVDN DAD 16.04 108.20 Da
Nang International; VVNB HAN 21.22 105.81 Noi Bai International; VVTS SGN 10.82 106.65 Tan Son Nhat International
VU: NVSQ ZGU -14.22 167.59 Gaua Island; NVSS SON -15.51 167.22 Santo Pekoa International; NVVV VLI -17.70 168.32
Bauerfield International; NVVW TAH -19.46 169.22 Tanna
WF: NLWF FUT -14.31 -178.07 Pointe Vele; NLWW WLS -13.24 -176.20 Hihifo
WS: NSFA APW -13.83 -172.01 Faleolo International
`;
