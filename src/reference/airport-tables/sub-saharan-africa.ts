/**
 * Airports of sub-Saharan Africa, by country: ICAO, IATA, latitude, longitude and name without the word
 * Airport, from OurAirports (public domain).
 */
export const SUB_SAHARAN_AFRICA_AIRPORTS = `
AO: FNGI VPE -17.04 15.68 Ngjiva Pereira; FNHU NOV -12.81 15.76 Nova Lisboa; FNLU LAD -8.86 13.23 Quatro de Fevereiro
International; FNMO MSZ -15.26 12.15 Welwitschia Mirabilis International
BF: DFFD OUA 12.35 -1.51 Ouagadougou; DFOO BOY 11.16 -4.33 Bobo Dioulasso
BI: HBBA BJM -3.32 29.32 Bujumbura Melchior Ndadaye International
BJ: DBBB COO 6.36 2.38 Cadjehoun
BW: FBFT FRW -21.16 27.47 P G Matante International; FBJW JWA -24.60 24.69 Jwaneng; FBKE BBK -17.83 25.16 Kasane; FBSK
GBE -24.56 25.92 Sir Seretse Khama International
CD: FZAA FIH -4.39 15.44 Ndjili International; FZBO FDU -3.31 17.38 Bandundu; FZCA KKW -5.04 18.79 Kikwit; FZEA MDK
0.02 18.29 Mbandaka; FZFD BDT 4.25 20.98 Gbadolite; FZFK GMA 3.24 19.77 Gemena; FZIC FKI 0.48 25.34 Bangoka
International; FZJH IRP 2.83 27.59 Matari; FZKA BUX 1.57 30.22 Bunia; FZNA GOM -1.67 29.24 Goma International; FZOA
KND -2.92 25.92 Kindu; FZQA FBM -11.59 27.53 Lubumbashi International; FZQM KWZ -10.77 25.51 Kolwezi
CF: FEFF BGF 4.40 18.52 Bangui M'Poko International
CG: FCBB BZV -4.25 15.25 Maya-Maya; FCPL DIS -4.21 12.66 Ngot Nzoungou; FCPP PNR -4.82 11.89 Antonio Agostinho-Neto
International
CI: DIAP ABJ 5.26 -3.93 Félix-Houphouët-Boigny International; DIBK BYK 7.74 -5.07 Bouaké
CM: FKKD DLA 4.01 9.72 Douala International; FKKL MVR 10.45 14.26 Salak; FKKN NGE 7.36 13.56 N'Gaoundéré; FKKR GOU
9.34 13.37 Garoua International; FKKY YAO 3.84 11.52 Yaoundé; FKYS NSI 3.72 11.55 Yaoundé Nsimalen International
CV: GVAC SID 16.74 -22.95 Amílcar Cabral International; GVBA BVC 16.14 -22.89 Rabil; GVMA MMO 15.16 -23.21 Maio; GVNP
RAI 14.92 -23.49 Praia International
ER: HHAS ASM 15.29 38.91 Asmara International; HHMS MSW 15.67 39.37 Massawa International; HHSB ASA 13.07 42.65 Assab
International
ET: HAAB ADD 8.98 38.80 Addis Ababa Bole International; HAAM AMH 6.04 37.59 Arba Minch; HAAX AXU 14.15 38.77 Axum;
HABD BJR 11.61 37.32 Bahir Dar; HADR DIR 9.62 41.85 Aba Tenna Dejazmach Yilma International; HAGM GMB 8.13 34.56
Gambela; HAGN GDQ 12.52 37.43 Gondar; HAGO GDE 5.94 43.58 Gode; HAJJ JIJ 9.33 42.91 Wilwal International; HAJM JIM
7.67 36.82 Jimma; HAKD ABK 6.73 44.24 Kebri Dahar; HALA AWA 7.10 38.40 Hawassa International; HAMK MQX 13.47 39.53
Alula Aba Nega
GA: FOGK KOU -1.18 12.44 Koulamoutou Mabimbi; FOGM MJL -1.85 11.06 Mouilla Ville; FOOL LBV 0.46 9.41 Libreville Leon
M'ba International; FOON MVB -1.66 13.44 M'Vengue El Hadj Omar Bongo Ondimba International
GH: DGAA ACC 5.61 -0.17 Kotoka International; DGLE TML 9.56 -0.86 Tamale; DGSI KMS 6.71 -1.59 Kumasi; DGSN NYI 7.36
-2.33 Sunyani
GM: GBYD BJL 13.34 -16.65 Banjul International
GN: GUCY CKY 9.58 -13.61 Conakry International
GQ: FGBT BSG 1.91 9.81 Bata; FGSL SSG 3.76 8.71 Malabo
GW: GGOV OXB 11.89 -15.65 Osvaldo Vieira International
KE: HKAM ASV -2.65 37.25 Amboseli; HKEL EDL 0.40 35.24 Eldoret International; HKJK NBO -1.32 36.93 Jomo Kenyatta
International; HKMO MBA -4.03 39.59 Moi International; HKMS MRE -1.41 35.01 Mara Serena Lodge Airstrip
KM: FMCH HAH -11.53 43.27 Prince Said Ibrahim International; FMCI NWA -12.30 43.77 Mohéli Bandar Es Eslam; FMCV AJN
-12.13 44.43 Ouani
LR: GLMR MLW 6.29 -10.76 Spriggs Payne; GLRB ROB 6.23 -10.36 Roberts International
LS: FXMM MSU -29.46 27.55 Moshoeshoe I International
MG: FMMI TNR -18.80 47.48 Ivato; FMNA DIE -12.35 49.29 Arrachart; FMNC WMR -16.16 49.77 Mananara Nord; FMNM MJN -15.67
46.35 Amborovy
ML: GABS BKO 12.53 -7.95 Modibo Keita International; GAGO GAQ 16.25 -0.01 Gao; GAKY KYS 14.48 -11.40 Kayes Dag Dag;
GAMB MZI 14.51 -4.08 Mopti Ambodédjo International; GATB TOM 16.73 -3.01 Timbuktu
MR: GQNO NKC 18.31 -15.97 Nouakchott–Oumtounsy International; GQPP NDB 20.93 -17.03 Nouadhibou International
MU: FIMP MRU -20.43 57.68 Sir Seewoosagur Ramgoolam International; FIMR RRG -19.76 63.36 Sir Charles Gaetan Duval
MW: FWCL BLZ -15.68 34.97 Chileka International; FWKI LLW -13.79 33.78 Lilongwe International; FWUU ZZU -11.44 34.01
Mzuzu
MZ: FQBR BEW -19.80 34.91 Beira; FQCH VPY -19.15 33.43 Chimoio; FQIN INH -23.88 35.41 Inhambane; FQLC VXC -13.27 35.27
Lichinga; FQMA MPM -25.92 32.57 Maputo; FQNP APL -15.11 39.28 Nampula; FQPB POL -12.99 40.52 Pemba; FQQL UEL -17.86
36.87 Quelimane; FQTT TET -16.10 33.64 Chingozi; FQVL VNX -22.02 35.31 Vilankulo
NA: FYLZ LUD -26.69 15.24 Luderitz; FYOA OND -17.88 15.95 Ondangwa; FYOG OMD -28.58 16.45 Oranjemund; FYWH WDH -22.48
17.47 Hosea Kutako International
NE: DRRN NIM 13.48 2.18 Diori Hamani International; DRZA AJY 16.97 8.00 Mano Dayak International; DRZR ZND 13.78 8.98
Zinder
NG: DNAA ABV 9.01 7.26 Nnamdi Azikiwe International; DNAI QUO 4.87 8.09 Akwa Ibom International; DNBC BCU 10.48 9.74
Sir Abubakar Tafawa Balewa International; DNCA CBQ 4.98 8.35 Margaret Ekpo International; DNEN ENU 6.47 7.56 Akanu
Ibiam International; DNGO GMO 10.30 10.90 Gombe Lawanti International; DNIL ILR 8.44 4.49 Ilorin International; DNIM
QOW 5.43 7.21 Sam Mbakwe International; DNKN KAN 12.05 8.52 Mallam Aminu International; DNMA MIU 11.86 13.08 Maiduguri
International; DNMM LOS 6.58 3.32 Murtala Muhammed International; DNPO PHC 5.02 6.95 Port Harcourt International; DNSO
SKO 12.92 5.21 Sadiq Abubakar III International; DNSU QRW 5.60 5.82 Warri
RE: FMEE RUN -20.89 55.52 Roland Garros; FMEP ZSE -21.32 55.42 Pierrefonds
RW: HRYR KGL -1.97 30.14 Kigali International; HRZA KME -2.46 28.91 Kamembe
SC: FSIA SEZ -4.67 55.52 Seychelles International; FSPP PRI -4.32 55.69 Praslin
SD: HSDN DOG 19.15 30.43 Dongola; HSFS ELF 13.61 25.32 El Fasher; HSKA KSL 15.39 36.33 Kassala; HSNN UYL 12.05 24.96
Nyala; HSOB EBD 13.15 30.23 El-Obeid; HSPN PZU 19.43 37.23 Port Sudan New International; HSSK KRT 15.59 32.55 Khartoum
International
SH: FHAW ASI -7.97 -14.39 RAF Ascension Island
SL: GFBO KBS 7.94 -11.76 Bo; GFKE KEN 7.90 -11.17 Kenema; GFLL FNA 8.62 -13.20 Lungi International; GFYE WYE 8.61
-11.05 Yengema
SN: GOBD DSS 14.67 -17.07 Blaise Diagne International; GOGG ZIG 12.56 -16.28 Ziguinchor; GOGS CSK 12.40 -16.75 Cap
Skirring; GOSM MAX 15.59 -13.32 Ouro Sogui
SO: HCMH HGA 9.51 44.08 Egal International; HCMI BBO 10.39 44.94 Berbera; HCMM MGQ 2.01 45.30 Aden Adde International
SS: HJJJ JUB 4.87 31.60 Juba International; HSSM MAK 9.56 31.65 Malakal; HSWW WUU 7.73 27.98 Wau
ST: FPPR PCP 1.66 7.41 Principe; FPST TMS 0.38 6.71 São Tomé International
SZ: FDSK SHO -26.36 31.72 King Mswati III International
TD: FTTC AEH 13.85 20.84 Abeche; FTTD MQQ 8.62 16.07 Moundou; FTTJ NDJ 12.13 15.03 N'Djamena International
TG: DXXX LFW 6.17 1.25 Lomé–Tokoin International
TZ: HTAR ARK -3.37 36.63 Arusha; HTDA DAR -6.88 39.20 Julius Nyerere International; HTDO DOD -6.17 35.75 Dodoma; HTKJ
JRO -3.43 37.07 Kilimanjaro International; HTZA ZNZ -6.22 39.22 Abeid Amani Karume International
UG: HUAR RUA 3.05 30.91 Arua; HUEN EBB 0.04 32.44 Entebbe International; HUGU ULU 2.81 32.27 Gulu; HUSO SRT 1.73 33.62
Soroti
YT: FMCZ DZA -12.81 45.28 Dzaoudzi Pamandzi International
ZA: FACT CPT -33.96 18.60 Cape Town International; FALE DUR -29.61 31.12 King Shaka International; FAMM MBD -25.80
25.55 Mmabatho International; FAOR JNB -26.14 28.25 OR Tambo International; FAPE PLZ -33.98 25.62 Chief Dawid Stuurman
International; FAPP PTG -23.85 29.46 Polokwane International
ZM: FLLI LVI -17.82 25.82 Harry Mwanga Nkumbula International; FLLS LUN -15.33 28.45 Kenneth Kaunda International;
FLMF MFU -13.26 31.94 Mfuwe; FLND NLA -13.00 28.66 Simon Mwansa Kapwepwe International
ZW: FVBU BUQ -20.02 28.62 Joshua Mqabuko Nkomo International; FVFA VFA -18.10 25.84 Victoria Falls International; FVHA
HRE -17.93 31.09 Robert Gabriel Mugabe International
`;
