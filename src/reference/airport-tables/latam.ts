/**
 * Airports of Latin America and the Caribbean, by country: ICAO, IATA, latitude, longitude and name without the word
 * Airport, from OurAirports (public domain).
 */
export const LATAM_AIRPORTS = `
AG: TAPA ANU 17.14 -61.79 V C Bird International; TAPH BBQ 17.64 -61.83 Codrington
AI: TQPF AXA 18.20 -63.05 Clayton J Lloyd International
AR: SAAR ROS -32.90 -60.78 Rosario Islas Malvinas International; SABE AEP -34.56 -58.42 Jorge Newbery Airpark; SAEZ
EZE -34.82 -58.54 Minister Pistarini International; SARI IGR -25.74 -54.47 Cataratas Del Iguazú International; SAWE
RGA -53.78 -67.75 Gobernador Ramón Trejo Noel International
AW: TNCA AUA 12.50 -70.02 Queen Beatrix International
BB: TBPB BGI 13.07 -59.49 Grantley Adams International
BL: TFFJ SBH 17.90 -62.84 Saint Barthélemy - Rémy de Haenen
BO: SLAL SRE -19.25 -65.15 Alcantarí; SLCB CBB -17.42 -66.18 Jorge Wilsterman International; SLLP LPB -16.51 -68.19 El
Alto International; SLVR VVI -17.64 -63.14 Viru Viru International
BQ: TNCB BON 12.13 -68.27 Flamingo International; TNCE EUX 17.50 -62.98 F. D. Roosevelt
BR: SBBE BEL -1.38 -48.48 Val de Cans; SBBR BSB -15.87 -47.92 Presidente Juscelino Kubitschek International; SBCF CNF
-19.64 -43.97 Tancredo Neves International; SBEG MAO -3.04 -60.05 Eduardo Gomes International; SBFL FLN -27.67 -48.55
Hercílio Luz International; SBGL GIG -22.81 -43.25 Rio Galeão – Tom Jobim International; SBGR GRU -23.43 -46.47
Guarulhos - Governador André Franco Montoro International; SBPB PHB -2.89 -41.73 Parnaíba - Prefeito Doutor João Silva
Filho International; SBPK PET -31.72 -52.33 João Simões Lopes Neto International; SBRF REC -8.13 -34.92 Recife; SBSV
SSA -12.91 -38.32 Deputado Luiz Eduardo Magalhães International
BS: MYAM MHH 26.51 -77.08 Leonard M Thompson International; MYEF GGT 23.56 -75.88 Exuma International; MYGF FPO 26.56
-78.70 Grand Bahama International; MYNN NAS 25.04 -77.47 Lynden Pindling International
BZ: MZBE TZA 17.52 -88.20 Sir Barry Bowen Municipal; MZBG BGK 16.52 -88.41 Big Creek; MZBZ BZE 17.54 -88.30 Philip S.
W. Goldson International; MZPB DGA 16.98 -88.23 Dangriga
CL: SCCI PUQ -53.00 -70.85 President Carlos Ibañez del Campo International; SCEL SCL -33.39 -70.79 Comodoro Arturo
Merino Benítez International; SCFA ANF -23.44 -70.45 Andrés Sabella Gálvez International; SCIP IPC -27.16 -109.42
Mataveri
CO: SKBO BOG 4.70 -74.15 El Dorado International; SKBQ BAQ 10.89 -74.78 Ernesto Cortissoz International; SKCC CUC 7.93
-72.51 Camilo Daza International; SKCL CLO 3.54 -76.38 Alfonso Bonilla Aragon International
CR: MRLB LIR 10.59 -85.54 Guanacaste; MRLM LIO 9.96 -83.02 Limon International; MROC SJO 9.99 -84.21 Juan Santamaría
International; MRPV SYQ 9.96 -84.14 Tobías Bolaños International
CU: MUBA BCA 20.37 -74.51 Gustavo Rizo; MUBY BYM 20.40 -76.62 Carlos Manuel de Cespedes; MUCA AVI 22.03 -78.79 Maximo
Gomez; MUCC CCC 22.46 -78.33 Jardines Del Rey; MUCF CFG 22.15 -80.41 Jaime Gonzalez; MUCL CYO 21.62 -81.55 Vilo Acuña
International; MUCM CMW 21.42 -77.85 Ignacio Agramonte International; MUCU SCU 19.97 -75.84 Antonio Maceo
International; MUGT GAO 20.09 -75.16 Mariana Grajales; MUHA HAV 22.99 -82.41 José Martí International; MUHG HOG 20.79
-76.32 Frank Pais International; MUMZ MZO 20.29 -77.09 Sierra Maestra International; MUNG GER 21.83 -82.78 Rafael
Cabrera; MUVR VRA 23.03 -81.44 Juan Gualberto Gomez International
CW: TNCC CUR 12.19 -68.96 Hato International
DM: TDCF DCF 15.34 -61.39 Canefield; TDPD DOM 15.55 -61.30 Douglas-Charles
DO: MDBH BRX 18.25 -71.12 Maria Montez International; MDJB JBQ 18.57 -69.99 La Isabela International; MDPC PUJ 18.57
-68.36 Punta Cana International; MDPP POP 19.76 -70.57 Gregorio Luperon International; MDSD SDQ 18.43 -69.67 Las
Américas International
EC: SEGU GYE -2.16 -79.88 José Joaquín de Olmedo International; SELT LTX -0.91 -78.62 Cotopaxi International; SEQM UIO
-0.13 -78.35 Mariscal Sucre International; SERO ETR -3.44 -80.00 Santa Rosa - Artillery Colonel Victor Larrea
International; SETU TUA 0.81 -77.71 Lieutenant Colonel Luis A. Mantilla International
FK: EGYP MPN -51.82 -58.45 Mount Pleasant; SFAL PSY -51.69 -57.78 Port Stanley
GD: TGPY GND 12.00 -61.79 Maurice Bishop International
GF: SOCA CAY 4.82 -52.36 Cayenne – Félix Eboué
GP: TFFM GBJ 15.87 -61.27 Les Bases; TFFR PTP 16.27 -61.53 Pointe-à-Pitre Le Raizet International
GT: MGGT GUA 14.58 -90.53 La Aurora; MGPB PBR 15.73 -88.58 Puerto Barrios; MGSJ GSJ 13.94 -90.84 San José; MGTK FRS
16.91 -89.87 Mundo Maya International
GY: PKSA KAI 5.17 -59.49 Kaieteur International; SYCJ GEO 6.50 -58.25 Cheddi Jagan International; SYGO OGL 6.81 -58.11
Eugene F. Correira International; SYLT LTM 3.37 -59.79 Lethem
HN: MHLC LCE 15.74 -86.85 Goloson International; MHLM SAP 15.45 -87.92 Ramón Villeda Morales International; MHRO RTB
16.32 -86.52 Juan Manuel Gálvez International; MHSC XPL 14.38 -87.62 Palmerola International
HT: MTCA CYA 18.27 -73.79 Les Cayes; MTCH CAP 19.73 -72.20 Cap Haitien International; MTJA JAK 18.24 -72.52 Jacmel;
MTJE JEE 18.66 -74.17 Jérémie; MTPP PAP 18.58 -72.29 Toussaint Louverture International
JM: MKBS OCJ 18.40 -76.97 Ian Fleming International; MKJP KIN 17.94 -76.79 Norman Manley International; MKJS MBJ 18.50
-77.91 Sangster International; MKTP KTP 17.99 -76.82 Tinson Pen
KN: TKPK SKB 17.31 -62.72 Robert L. Bradshaw International; TKPN NEV 17.21 -62.59 Vance W. Amory International
KY: MWCB CYB 19.69 -79.88 Charles Kirkconnell International; MWCR GCM 19.29 -81.36 Owen Roberts International
LC: TLPC SLU 14.02 -60.99 George F. L. Charles; TLPL UVF 13.73 -60.95 Hewanorra International
MF: TFFG SFG 18.10 -63.05 Grand Case-Espérance
MQ: TFFF FDF 14.59 -61.00 Martinique Aimé Césaire International
MS: TRPG MNI 16.79 -62.19 John A. Osborne
NI: MNBL BEF 11.99 -83.77 Bluefields; MNMG MGA 12.14 -86.17 Augusto C. Sandino International; MNPC PUZ 14.05 -83.39
Puerto Cabezas
PA: MPBO BOC 9.34 -82.25 Bocas del Toro International; MPCH CHX 9.46 -82.52 Changuinola Captain Manuel Niño
International; MPMG PAC 8.97 -79.56 Marcos A. Gelabert International; MPTO PTY 9.07 -79.38 Tocumen International
PE: SPIM LIM -12.02 -77.11 Jorge Chávez International; SPME TBP -3.55 -80.38 Captain Pedro Canga Rodríguez
International; SPTU PEM -12.61 -69.23 Padre Aldamiz International; SPYL TYL -4.58 -81.25 Captain Victor Montes Arias
International; SPZO CUZ -13.54 -71.94 Alejandro Velasco Astete International
PR: TJBQ BQN 18.49 -67.13 Rafael Hernández International; TJIG SIG 18.46 -66.10 Fernando Luis Ribas Dominicci; TJMZ
MAZ 18.26 -67.15 Eugenio Maria De Hostos; TJSJ SJU 18.44 -66.00 Luis Munoz Marin International
PY: SGAS ASU -25.24 -57.51 Aeropuerto Internacional Silvio Pettirossi; SGES AGT -25.46 -54.84 Aeropuerto Internacional
Guaraní
SR: SMJP PBM 5.45 -55.19 Johan Adolf Pengel International
SV: MSLP SAL 13.44 -89.06 Monseñor Óscar Arnulfo Romero International; MSSS ILS 13.70 -89.12 Ilopango International
SX: TNCM SXM 18.04 -63.11 Princess Juliana International
TC: MBGT GDT 21.44 -71.14 JAGS McCartney International; MBNC NCA 21.92 -71.94 North Caicos; MBPV PLS 21.77 -72.27
Providenciales International; MBSC XSC 21.52 -71.53 South Caicos
TT: TTCP TAB 11.15 -60.83 Tobago-Crown Point; TTPP POS 10.60 -61.34 Piarco International
UY: SUMU MVD -34.84 -56.03 Carrasco General Cesáreo L. Berisso International
VC: TVSA SVD 13.16 -61.15 Argyle International; TVSC CIW 12.70 -61.34 Canouan; TVSM MQS 12.89 -61.18 Mustique; TVSU
UNI 12.60 -61.41 Union Island International
VE: SVAC AGV 9.55 -69.24 Oswaldo Guevara Mujica; SVBC BLA 10.11 -64.69 General José Antonio Anzoategui International;
SVBM BRM 10.04 -69.36 Barquisimeto International; SVBS MYC 10.25 -67.65 Escuela Mariscal Sucre; SVJC LSP 11.78 -70.15
Josefa Camejo International; SVMC MAR 10.56 -71.73 La Chinita International; SVMD MRD 8.58 -71.16 Alberto Carnevalli;
SVMG PMV 10.91 -63.97 Del Caribe Santiago Mariño International; SVMI CCS 10.60 -66.99 Simón Bolívar International;
SVPA PYH 5.62 -67.61 Cacique Aramare; SVPR PZO 8.29 -62.76 General Manuel Carlos Piar International; SVSO STD 7.57
-72.04 Mayor Buenaventura Vivas International; SVST SOM 8.95 -64.15 San Tomé; SVVA VLN 10.15 -67.93 Arturo Michelena
International
VG: TUPJ EIS 18.45 -64.54 Terrance B. Lettsome International
VI: TIST STT 18.34 -64.98 Cyril E. King; TISX STX 17.70 -64.80 Henry E Rohlsen
`;
