/**
 * Airports of South Asia, by country: ICAO, IATA, latitude, longitude and name without the word
 * Airport, from OurAirports (public domain).
 */
export const SOUTH_ASIA_AIRPORTS = `
AF: OAHR HEA 34.21 62.23 Herat - Khwaja Abdullah Ansari International; OAKB KBL 34.57 69.21 Kabul International; OAKN
KDH 31.51 65.85 Ahmad Shah Baba International; OAMS MZR 36.71 67.21 Mazar-i-Sharif International
BD: VGBR BZL 22.80 90.30 Barisal; VGEG CGP 22.25 91.81 Shah Amanat International; VGSY ZYL 24.96 91.86 Osmany
International; VGZR DAC 23.84 90.40 Hazrat Shahjalal International
BT: VQPR PBH 27.40 89.42 Paro International
IN: VAAH AMD 23.08 72.63 Sardar Vallabhbhai Patel International; VABB BOM 19.09 72.87 Chhatrapati Shivaji
International; VABP BHO 23.29 77.34 Raja Bhoj International; VAGO GOI 15.38 73.83 Dabolim; VANP NAG 21.09 79.05 Dr.
Babasaheb Ambedkar International; VECC CCU 22.65 88.45 Netaji Subhash Chandra Bose International; VEGT GAU 26.11 91.59
Lokpriya Gopinath Bordoloi International; VIAR ATQ 31.71 74.80 Sri Guru Ram Dass Jee International; VICG IXC 30.67
76.79 Chandigarh International; VIDP DEL 28.56 77.10 Indira Gandhi International; VILK LKO 26.76 80.89 Chaudhary
Charan Singh International; VISR SXR 33.99 74.77 Sheikh ul Alam International; VOBL BLR 13.20 77.71 Kempegowda
International; VOCI COK 10.15 76.40 Cochin International; VOGA GOX 15.74 73.86 Mopa International; VOHS HYD 17.23
78.43 Rajiv Gandhi International; VOML IXE 12.96 74.89 Mangalore International; VOMM MAA 12.99 80.17 Chennai
International; VOPB IXZ 11.64 92.73 Veer Savarkar International; VOTR TRZ 10.77 78.72 Tiruchirappalli International;
VOTV TRV 8.48 76.92 Trivandrum International
LK: VCBI CMB 7.18 79.88 Bandaranaike International Colombo; VCCJ JAF 9.79 80.07 Jaffna International; VCCK KCT 5.99
80.32 Koggala; VCCT TRR 8.54 81.18 China Bay; VCRI HRI 6.28 81.12 Mattala Rajapaksa International
MV: VRDA NMF 5.82 73.47 Maafaru International; VRMG GAN -0.69 73.16 Gan International; VRMH HAQ 6.74 73.17
Hanimaadhoo; VRMM MLE 4.19 73.53 Malé International
NP: VNBW BWA 27.51 83.41 Gautam Buddha International; VNJP JKR 26.71 85.92 Janakpur; VNKT KTM 27.70 85.36 Tribhuvan
International; VNTJ TPJ 27.35 87.70 Taplejung
PK: OPBW BHV 29.35 71.72 Bahawalpur; OPCH CJL 35.89 71.80 Chitral; OPDG DEA 29.96 70.49 Dera Ghazi Khan; OPDI DSK
31.91 70.90 Dera Ismael Khan; OPFA LYP 31.36 72.99 Faisalabad International; OPGD GWD 25.23 62.33 Gwadar
International; OPIS ISB 33.55 72.83 Islamabad International; OPKC KHI 24.91 67.16 Jinnah International; OPLA LHE 31.52
74.40 Allama Iqbal International; OPMT MUX 30.20 71.42 Multan International; OPPS PEW 33.99 71.51 Peshawar
International; OPQT UET 30.25 66.94 Quetta International; OPRK RYK 28.38 70.28 Shaikh Zaid; OPST SKT 32.54 74.36
Sialkot International; OPTU TUK 25.99 63.03 Turbat International
`;
