/**
 * Airports of the Middle East and North Africa, by country: ICAO, IATA, latitude, longitude and name without the word
 * Airport, from OurAirports (public domain).
 */
export const MENA_AIRPORTS = `
AE: OMAA AUH 24.44 54.65 Abu Dhabi International; OMAL AAN 24.26 55.61 Al Ain International; OMDB DXB 25.25 55.36
Dubai International; OMDW DWC 24.90 55.16 Al Maktoum International; OMFJ FJR 25.11 56.32 Fujairah International; OMRK
RKT 25.61 55.94 Ras Al Khaimah International; OMSJ SHJ 25.33 55.52 Sharjah International
BH: OBBI BAH 26.27 50.64 Bahrain International
DJ: HDAM JIB 11.55 43.16 Djibouti-Ambouli
DZ: DAAG ALG 36.69 3.21 Houari Boumediene; DABC CZL 36.28 6.62 Mohamed Boudiaf International; DAOI CFK 36.22 1.34
Chlef Aboubakr Belkaid International; DAOO ORN 35.62 -0.62 Oran Es-Sénia International
EG: HEAL DBB 30.93 28.46 El Alamein International; HEAR AAC 31.08 33.84 El Arish International; HEAT ATZ 27.05 31.02
Asyut International; HEBA HBE 30.93 29.70 Borj El Arab International; HEBL ABS 22.37 31.61 Abu Simbel; HECA CAI 30.11
31.40 Cairo International; HEGN HRG 27.18 33.80 Hurghada International; HELX LXR 25.67 32.70 Luxor International; HEMA
RMF 25.56 34.59 Marsa Alam International; HEMM MUH 31.34 27.22 Marsa Matruh International; HESG HMB 26.34 31.74 Suhaj
Mubarak International; HESH SSH 27.98 34.39 Sharm El Sheikh International; HESN ASW 23.97 32.82 Aswan International;
HESX SPX 30.11 30.89 Sphinx International; HETB TCP 29.59 34.78 Taba International
EH: GMMA SMW 26.73 -11.68 Smara; GMMH VIL 23.72 -15.93 Dakhla; GMML EUN 27.14 -13.22 Hassan I
IL: LLBG TLV 32.01 34.89 Ben Gurion International; LLER ETM 29.73 35.01 Ramon International; LLHA HFA 32.81 35.04
Haifa International
IQ: ORBI BGW 33.26 44.23 Baghdad International; ORER EBL 36.24 43.96 Erbil International; ORMM BSR 30.55 47.66 Basra
International; ORNI NJF 31.99 44.40 Al Najaf International; ORSU ISU 35.56 45.32 Sulaymaniyah International
IR: OIAW AWZ 31.34 48.76 Lieutenant General Qasem Soleimani International; OIBK KIH 26.53 53.98 Kish International;
OIBL BDH 26.53 54.82 Bandar Lengeh International; OIBP PGU 27.38 52.74 Persian Gulf International; OIFM IFN 32.75
51.86 Isfahan Shahid Beheshti International; OIIE IKA 35.42 51.15 Imam Khomeini International; OIII THR 35.69 51.31
Mehrabad International; OIIP PYK 35.78 50.83 Payam Karaj International; OIKB BND 27.22 56.38 Bandar Abbas
International; OIKK KER 30.27 56.95 Ayatollah Hashemi Rafsanjani International; OIMB XBJ 32.90 59.28 Birjand
International; OIMM MHD 36.24 59.64 Mashhad International; OINZ SRY 36.64 53.19 Sari Dasht-e Naz International; OISS
SYZ 29.54 52.59 Shiraz Shahid Dastghaib International; OITT TBZ 38.13 46.24 Tabriz International; OIZC ZBR 25.44 60.38
Chabahar Konarak International
JO: OJAI AMM 31.72 35.99 Queen Alia International; OJAM ADJ 31.97 35.99 Amman Civil; OJAQ AQJ 29.61 35.02 Aqaba King
Hussein International
KW: OKBK KWI 29.23 47.97 Kuwait International
LB: OLBA BEY 33.82 35.49 Beirut Rafic Hariri International
LY: HLGD SRX 31.06 16.59 Sirt International; HLGT GHT 25.15 10.14 Ghat; HLKF AKF 24.18 23.31 Kufra; HLLB BEN 32.10
20.27 Benina International; HLLM MJI 32.89 13.29 Mitiga International; HLLQ LAQ 32.79 21.96 Al Abraq International;
HLLS SEB 26.99 14.47 Sabha; HLTD LTD 30.15 9.72 Ghadames East
MA: GMAT TTA 28.45 -11.16 Tan Tan; GMFF FEZ 33.93 -4.98 Fes Saïss International; GMMN CMN 33.37 -7.59 Mohammed V
International; GMMW NDR 34.99 -3.03 Nador Al Aaroui International
MT: LMML MLA 35.86 14.48 Malta International
OM: OODQ DQM 19.50 57.63 Duqm International; OOKB KHS 26.17 56.24 Khasab; OOMS MCT 23.59 58.28 Muscat International;
OOSA SLL 17.04 54.09 Salalah
QA: OTHH DOH 25.27 51.61 Hamad International
SA: OEAB AHB 18.24 42.66 Abha International; OEAH HOF 25.29 49.49 Al-Ahsa International; OEBA ABT 20.30 41.64 King
Saud Bin Abdulaziz; OEDF DMM 26.47 49.80 King Fahd International; OEGN GIZ 16.90 42.59 Jizan Regional; OEGT URY 31.41
37.28 Gurayat Domestic; OEHL HAS 27.44 41.69 Ha'il; OEJN JED 21.68 39.16 King Abdulaziz International; OEMA MED 24.55
39.71 Prince Mohammad Bin Abdulaziz; OENN NUM 27.93 35.29 Neom Bay; OEPA AQI 28.34 46.13 Al Qaisumah; OERK RUH 24.96
46.70 King Khaled International; OESK AJF 29.79 40.10 Al-Jawf Domestic; OETF TIF 21.48 40.54 Ta’if Regional; OEWJ EJH
26.20 36.48 Al Wajh Domestic; OEYN YNB 24.14 38.06 Yanbu
SY: OSAP ALP 36.18 37.22 Aleppo International; OSDI DAM 33.41 36.52 Damascus International; OSKL KAC 37.02 41.19
Qamishli; OSLK LTK 35.40 35.95 Bassel Al-Assad International
TN: DTKA TBJ 36.98 8.88 Tabarka-Aïn Draham International; DTMB MIR 35.76 10.75 Monastir Habib Bourguiba International;
DTNH NBE 36.08 10.44 Enfidha - Hammamet International; DTTA TUN 36.85 10.23 Tunis Carthage International
TR: LTAC ESB 40.13 33.00 Esenboğa International; LTAI AYT 36.90 30.80 Antalya International; LTAJ GZT 36.95 37.48
Gaziantep International; LTBA ISL 40.97 28.82 İstanbul Atatürk; LTBJ ADB 38.29 27.16 Adnan Menderes International;
LTBS DLM 36.71 28.79 Dalaman International; LTCE ERZ 39.96 41.17 Erzurum International; LTCG TZX 41.00 39.79 Trabzon
International; LTFE BJV 37.25 27.66 Milas Bodrum International; LTFJ SAW 40.90 29.31 Istanbul Sabiha Gökçen
International; LTFM IST 41.26 28.74 İstanbul
YE: OYAA ADE 12.83 45.03 Aden International; OYGD AAY 16.19 52.17 Al Ghaydah International; OYHD HOD 14.75 42.98
Hodeidah International; OYRN RIY 14.66 49.38 Riyan Mukalla International; OYSN SAH 15.48 44.22 Sana'a International;
OYSQ SCT 12.63 53.91 Socotra International; OYSY GXF 15.97 48.79 Seiyun Hadhramaut International; OYTZ TAI 13.69 44.14
Ta'izz International
`;
