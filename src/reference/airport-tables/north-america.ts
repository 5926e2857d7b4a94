/**
 * Airports of North America, by country: ICAO, IATA, latitude, longitude and name without the word
 * Airport, from OurAirports (public domain).
 */
export const NORTH_AMERICA_AIRPORTS = `
BM: TXKF BDA 32.36 -64.68 L.F. Wade International International
CA: CYEG YEG 53.31 -113.58 Edmonton International; CYFJ YTM 46.41 -74.78 Mont-Tremblant International; CYHM YHM 43.17
-79.93 John C. Munro Hamilton International; CYHZ YHZ 44.88 -63.51 Halifax; CYLW YLW 49.96 -119.38 Kelowna
International; CYOW YOW 45.32 -75.67 Ottawa Macdonald-Cartier International; CYQB YQB 46.79 -71.39 Quebec Jean Lesage
International; CYUL YUL 45.47 -73.74 Montreal; CYVR YVR 49.19 -123.18 Vancouver International; CYWG YWG 49.91 -97.24
Winnipeg; CYXS YXS 53.88 -122.67 Prince George; CYXX YXX 49.03 -122.36 Abbotsford International; CYYC YYC 51.11
-114.02 Calgary International; CYYJ YYJ 48.65 -123.43 Victoria International; CYYT YYT 47.62 -52.75 St. John's
International; CYYZ YYZ 43.68 -79.63 Lester B. Pearson International
MX: MMAA ACA 16.76 -99.76 Aeropuerto Internacional Juan N. Álvarez; MMAS AGU 21.70 -102.32 Governor Jesús Terán Peredo
International; MMCL CUL 24.77 -107.48 Bachigualato Federal International; MMCZ CZM 20.51 -86.93 Aeropuerto
Internacional de Cozumel; MMDO DGO 24.13 -104.53 Aeropuerto Internacional Gral, Guadalupe Victoria; MMGL GDL 20.53
-103.30 Aeropuerto Internacional Miguel Hidalgo; MMHO HMO 29.10 -111.05 General Ignacio P. Garcia International; MMLO
BJX 20.99 -101.48 Aeropuerto Internacional Del Bajío; MMMD MID 20.93 -89.66 Aeropuerto Internacional Manuel Crescencio
Rejón; MMML MXL 32.63 -115.24 General Rodolfo Sánchez Taboada International; MMMX MEX 19.44 -99.08 Aeropuerto
Internacional Lic. Benito Juárez; MMMY MTY 25.78 -100.11 Aeropuerto Internacional Gral. Mariano Escobedo; MMMZ MZT
23.17 -106.27 Aeropuerto Internacional Gral. Rafael Buelna; MMPR PVR 20.68 -105.25 Aeropuerto Internacional Lic.
Gustavo Díaz Ordaz; MMSD SJD 23.16 -109.72 Aeropuerto Internacional de Los Cabos; MMSM NLU 19.75 -99.01 General Felipe
Ángeles International; MMTJ TIJ 32.55 -116.98 Aeropuerto Internacional Gral. Abelardo Rodriguez; MMTO TLC 19.34 -99.57
Aeropuerto Internacional Adolfo López Mateos; MMUN CUN 21.04 -86.87 Aeropuerto Internacional de Cancún
PM: LFVM MQC 47.10 -56.38 Miquelon; LFVP FSP 46.76 -56.17 St Pierre
US: KABQ ABQ 35.04 -106.61 Albuquerque International Sunport; KALB ALB 42.75 -73.80 Albany International; KAPA APA
39.57 -104.85 Centennial; KAPF APF 26.15 -81.78 Naples Municipal; KASE ASE 39.22 -106.87 Aspen-Pitkin County; KATL ATL
33.64 -84.43 Hartsfield Jackson Atlanta International; KAUS AUS 30.20 -97.66 Austin Bergstrom International; KBDL BDL
41.94 -72.69 Bradley International; KBHM BHM 33.56 -86.75 Birmingham-Shuttlesworth International; KBJC BJC 39.91
-105.12 Rocky Mountain Metropolitan; KBNA BNA 36.12 -86.68 Nashville International; KBOI BOI 43.56 -116.22 Boise Air
Terminal; KBOS BOS 42.36 -71.01 Logan International; KBUF BUF 42.94 -78.73 Buffalo Niagara International; KBUR BUR
34.20 -118.36 Bob Hope; KBWI BWI 39.18 -76.67 Baltimore; KCHS CHS 32.90 -80.04 Charleston International; KCLE CLE
41.41 -81.85 Cleveland Hopkins International; KCLT CLT 35.21 -80.94 Charlotte Douglas International; KCMH CMH 40.00
-82.89 John Glenn Columbus International; KCVG CVG 39.05 -84.67 Cincinnati Northern Kentucky International; KDAB DAB
29.18 -81.06 Daytona Beach International; KDAL DAL 32.85 -96.85 Dallas Love Field; KDCA DCA 38.85 -77.04 Ronald Reagan
Washington National; KDEN DEN 39.86 -104.67 Denver International; KDFW DFW 32.90 -97.04 Dallas Fort Worth
International; KDSM DSM 41.53 -93.66 Des Moines International; KDTW DTW 42.21 -83.35 Detroit Metropolitan Wayne
County; KEGE EGE 39.64 -106.92 Eagle County Regional; KELP ELP 31.81 -106.38 El Paso International; KEWR EWR 40.69
-74.17 Newark Liberty International; KFLL FLL 26.07 -80.15 Fort Lauderdale Hollywood International; KFRG FRG 40.73
-73.41 Republic; KGEG GEG 47.62 -117.53 Spokane International; KGRR GRR 42.88 -85.52 Gerald R. Ford International;
KGSO GSO 36.10 -79.94 Piedmont Triad International; KHOU HOU 29.65 -95.28 William P Hobby; KHPN HPN 41.07 -73.71
Westchester County; KIAD IAD 38.94 -77.46 Washington Dulles International; KIAH IAH 29.98 -95.34 George Bush
Intercontinental Houston; KIND IND 39.72 -86.29 Indianapolis International; KISP ISP 40.80 -73.10 Long Island Mac
Arthur; KJAC JAC 43.61 -110.74 Jackson Hole; KJAX JAX 30.49 -81.69 Jacksonville International; KJFK JFK 40.64 -73.78
John F Kennedy International; KLAS LAS 36.08 -115.15 Harry Reid International; KLAX LAX 33.94 -118.41 Los Angeles
International; KLGA LGA 40.78 -73.87 La Guardia; KLIT LIT 34.73 -92.22 Bill & Hillary Clinton National; KMCI MCI 39.30
-94.71 Kansas City International; KMCO MCO 28.43 -81.31 Orlando International; KMDW MDW 41.79 -87.75 Chicago Midway
International; KMEM MEM 35.04 -89.98 Memphis International; KMHT MHT 42.93 -71.44 Manchester-Boston Regional; KMIA MIA
25.79 -80.29 Miami International; KMKE MKE 42.95 -87.90 General Mitchell International; KMMU MMU 40.80 -74.41
Morristown Municipal; KMSP MSP 44.88 -93.22 Minneapolis–Saint Paul International; KMSY MSY 29.99 -90.26 Louis
Armstrong New Orleans International; KMYR MYR 33.68 -78.93 Myrtle Beach International; KOAK OAK 37.72 -122.22
Metropolitan Oakland International; KOKC OKC 35.39 -97.60 Will Rogers World; KOMA OMA 41.30 -95.89 Eppley Airfield;
KONT ONT 34.06 -117.60 Ontario International; KORD ORD 41.98 -87.90 Chicago O'Hare International; KORF ORF 36.89
-76.20 Norfolk International; KPBI PBI 26.68 -80.10 Palm Beach International; KPDK PDK 33.88 -84.30 DeKalb Peachtree;
KPDX PDX 45.59 -122.60 Portland International; KPHL PHL 39.87 -75.24 Philadelphia International; KPHX PHX 33.44
-112.01 Phoenix Sky Harbor International; KPIT PIT 40.49 -80.23 Pittsburgh International; KPVD PVD 41.73 -71.43
Theodore Francis Green State; KPWM PWM 43.65 -70.31 Portland International Jetport; KRDU RDU 35.88 -78.79 Raleigh
Durham International; KRIC RIC 37.51 -77.32 Richmond International; KROC ROC 43.12 -77.67 Frederick Douglass Greater
Rochester International; KRSW RSW 26.54 -81.76 Southwest Florida International; KSAN SAN 32.73 -117.19 San Diego
International; KSAT SAT 29.53 -98.47 San Antonio International; KSAV SAV 32.13 -81.20 Savannah Hilton Head
International; KSDF SDF 38.17 -85.74 Louisville Muhammad Ali International; KSEA SEA 47.45 -122.31 Seattle–Tacoma
International; KSFB SFB 28.78 -81.24 Orlando Sanford International; KSFO SFO 37.62 -122.38 San Francisco
International; KSJC SJC 37.36 -121.93 Norman Y. Mineta San Jose International; KSLC SLC 40.79 -111.98 Salt Lake City
International; KSMF SMF 38.70 -121.59 Sacramento International; KSNA SNA 33.68 -117.87 John Wayne Airport-Orange
County; KSTL STL 38.75 -90.37 St Louis Lambert International; KSUN SUN 43.50 -114.30 Friedman Memorial; KSWF SWF 41.50
-74.10 New York Stewart International; KSYR SYR 43.11 -76.11 Syracuse Hancock International; KTEB TEB 40.85 -74.06
Teterboro; KTPA TPA 27.98 -82.53 Tampa International; KTUL TUL 36.20 -95.89 Tulsa International; KTUS TUS 32.12
-110.94 Tucson International; KVNY VNY 34.21 -118.49 Van Nuys; PAFA FAI 64.82 -147.86 Fairbanks International; PANC
ANC 61.17 -150.00 Ted Stevens Anchorage International; PHNL HNL 21.32 -157.92 Daniel K Inouye International; PHOG OGG
20.90 -156.43 Kahului
`;
