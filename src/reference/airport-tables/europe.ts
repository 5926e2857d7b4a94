/**
 * Airports of Europe and Central Asia, by country: ICAO, IATA, latitude, longitude and name without the word
 * Airport, from OurAirports (public domain).
 */
export const EUROPE_AIRPORTS = `
AL: LATI TIA 41.41 19.72 Tirana International Airport Mother Teresa
AM: UDSG LWN 40.75 43.86 Shirak International; UDYZ EVN 40.15 44.40 Zvartnots International
AT: LOWG GRZ 46.99 15.44 Graz; LOWI INN 47.26 11.34 Innsbruck; LOWK KLU 46.64 14.34 Klagenfurt; LOWW VIE 48.11 16.57
Vienna International
AZ: UBBB GYD 40.47 50.05 Heydar Aliyev International; UBBG KVD 40.74 46.32 Ganja International; UBBN NAJ 39.19 45.46
Nakhchivan; UBBQ GBB 40.81 47.73 Gabala International
BA: LQBK BNX 44.94 17.30 Banja Luka International; LQMO OMO 43.28 17.85 Mostar International; LQSA SJJ 43.82 18.33
Sarajevo International; LQTZ TZL 44.46 18.72 Tuzla International
BE: EBAW ANR 51.19 4.46 Antwerp International; EBBR BRU 50.90 4.48 Brussels; EBCI CRL 50.46 4.45 Brussels South
Charleroi; EBOS OST 51.20 2.87 Ostend-Bruges International
BG: LBBG BOJ 42.57 27.52 Burgas; LBPD PDV 42.07 24.85 Plovdiv International; LBSF SOF 42.70 23.41 Sofia; LBWN VAR
43.23 27.83 Varna
BY: UMBB BQT 52.11 23.90 Brest; UMGG GME 52.53 31.02 Gomel; UMMG GNA 53.60 24.05 Hrodna; UMMS MSQ 53.89 28.04 Minsk
National; UMOO MVQ 53.95 30.10 Mogilev
CH: LSGG GVA 46.24 6.11 Geneva Cointrin International; LSZA LUG 46.00 8.91 Lugano; LSZB BRN 46.91 7.50 Bern-Belp; LSZH
ZRH 47.46 8.55 Zürich; LSZR ACH 47.49 9.56 St Gallen Altenrhein
CY: LCEN ECN 35.15 33.51 Nicosia Ercan International; LCGK GEC 35.24 33.72 Lefkoniko; LCLK LCA 34.88 33.62 Larnaca
International; LCPH PFO 34.72 32.49 Paphos International
CZ: LKKV KLV 50.20 12.91 Karlovy Vary International; LKMT OSR 49.70 18.11 Ostrava Leos Janáček; LKPD PED 50.01 15.74
Pardubice; LKPR PRG 50.10 14.26 Václav Havel Airport Prague
DE: EDDB BER 52.36 13.50 Berlin Brandenburg; EDDE ERF 50.98 10.96 Erfurt; EDDF FRA 50.04 8.56 Frankfurt; EDDH HAM
53.63 9.99 Hamburg Helmut Schmidt; EDDK CGN 50.87 7.14 Cologne Bonn; EDDL DUS 51.29 6.77 Düsseldorf; EDDM MUC 48.35
11.79 Munich; EDDN NUE 49.50 11.08 Nuremberg; EDDP LEJ 51.42 12.24 Leipzig; EDDS STR 48.69 9.22 Stuttgart; EDDV HAJ
52.46 9.69 Hannover; EDFM MHG 49.47 8.51 Mannheim-City; EDLV NRN 51.60 6.14 Weeze
DK: EKBI BLL 55.74 9.15 Billund; EKCH CPH 55.62 12.66 Copenhagen Kastrup; EKEB EBJ 55.53 8.55 Esbjerg; EKRN RNN 55.06
14.76 Bornholm; EKSB SGD 54.96 9.79 Sønderborg
EE: EEKA KDL 58.99 22.83 Kärdla; EEKE URE 58.23 22.51 Kuressaare; EEPU EPU 58.42 24.47 Pärnu; EETN TLL 59.41 24.83
Lennart Meri Tallinn; EETU TAY 58.31 26.69 Tartu
ES: GCFV FUE 28.45 -13.86 Fuerteventura; GCHI VDE 27.81 -17.89 El Hierro; GCLP LPA 27.93 -15.39 Gran Canaria; GCRR ACE
28.95 -13.61 César Manrique-Lanzarote; GCTS TFS 28.04 -16.57 Tenerife Sur; GCXO TFN 28.48 -16.34 Tenerife Norte-Ciudad
de La Laguna; LEAL ALC 38.28 -0.56 Alicante-Elche Miguel Hernández; LEBL BCN 41.30 2.08 Josep Tarradellas Barcelona-El
Prat; LEIB IBZ 38.87 1.37 Ibiza; LEMD MAD 40.47 -3.56 Adolfo Suárez Madrid–Barajas; LEMG AGP 36.67 -4.50 Málaga-Costa
del Sol; LEMI RMU 37.80 -1.12 Región de Murcia International; LEPA PMI 39.55 2.74 Palma de Mallorca; LEST SCQ 42.90
-8.42 Santiago-Rosalía de Castro
FI: EFET ENF 68.36 23.42 Enontekio; EFHK HEL 60.32 24.96 Helsinki Vantaa; EFIV IVL 68.61 27.41 Ivalo; EFJO JOE 62.66
29.61 Joensuu; EFJY JYV 62.40 25.68 Jyväskylä; EFKE KEM 65.78 24.58 Kemi-Tornio; EFKI KAJ 64.29 27.69 Kajaani; EFKK
KOK 63.72 23.14 Kokkola-Pietarsaari; EFKS KAO 65.99 29.24 Kuusamo; EFKT KTT 67.70 24.85 Kittilä; EFKU KUO 63.01 27.80
Kuopio; EFLP LPP 61.04 28.14 Lappeenranta; EFMA MHQ 60.12 19.90 Mariehamn
FO: EKVG FAE 62.06 -7.28 Vágar
FR: LFBD BOD 44.83 -0.72 Bordeaux-Mérignac; LFBH LRH 46.18 -1.20 La Rochelle-Île de Ré; LFBO TLS 43.63 1.36
Toulouse-Blagnac; LFGJ DLE 47.04 5.44 Dole-Tavaux; LFLL LYS 45.73 5.08 Lyon Saint-Exupéry; LFML MRS 43.44 5.22
Marseille Provence; LFMN NCE 43.66 7.22 Nice-Côte d'Azur; LFPG CDG 49.01 2.55 Charles de Gaulle International; LFPO
ORY 48.72 2.38 Paris-Orly; LFSB BSL 47.59 7.53 EuroAirport Basel-Mulhouse-Freiburg; LFSD DIJ 47.27 5.09
Dijon-Bourgogne
GB: EGAA BFS 54.66 -6.22 Belfast International; EGBB BHX 52.45 -1.75 Birmingham International; EGCC MAN 53.35 -2.28
Manchester; EGFF CWL 51.40 -3.34 Cardiff International; EGGW LTN 51.87 -0.37 London Luton; EGKK LGW 51.15 -0.19 London
Gatwick; EGLL LHR 51.47 -0.46 London Heathrow; EGNH BLK 53.77 -3.03 Blackpool International; EGNV MME 54.51 -1.43
Teesside International; EGPF GLA 55.87 -4.43 Glasgow International; EGPH EDI 55.95 -3.37 Edinburgh; EGSS STN 51.88
0.23 London Stansted
GE: UGKO KUT 42.18 42.48 David the Builder Kutaisi International; UGSB BUS 41.61 41.60 Batumi International; UGSS SUI
42.86 41.13 Sukhumi Babushara; UGTB TBS 41.67 44.95 Tbilisi International
GG: EGJA ACI 49.71 -2.21 Alderney; EGJB GCI 49.44 -2.60 Guernsey
GI: LXGB GIB 36.15 -5.35 Gibraltar
GL: BGAA JEG 68.72 -52.78 Aasiaat; BGBW UAK 61.16 -45.43 Narsarsuaq; BGGH GOH 64.19 -51.68 Nuuk; BGKK KUS 65.57 -37.12
Kulusuk
GR: LGAV ATH 37.94 23.94 Athens Eleftherios Venizelos International; LGIR HER 35.34 25.18 Heraklion International
Nikos Kazantzakis; LGKR CFU 39.60 19.91 Ioannis Kapodistrias International; LGKV KVA 40.91 24.62 Kavala Alexander the
Great International; LGMT MJT 39.06 26.60 Mytilene International; LGTS SKG 40.52 22.97 Thessaloniki Macedonia
International
HR: LDDU DBV 42.56 18.27 Dubrovnik; LDRI RJK 45.22 14.57 Rijeka; LDSB BWK 43.29 16.68 Brač; LDZA ZAG 45.74 16.07
Zagreb
HU: LHBP BUD 47.43 19.26 Budapest Liszt Ferenc International; LHDC DEB 47.49 21.62 Debrecen International; LHSM SOB
46.69 17.16 Hévíz–Balaton
IE: EICK ORK 51.84 -8.49 Cork; EIDL CFN 55.04 -8.34 Donegal; EIDW DUB 53.43 -6.26 Dublin; EIKN NOC 53.91 -8.82 Ireland
West Knock; EINN SNN 52.70 -8.92 Shannon
IM: EGNS IOM 54.08 -4.62 Isle of Man
IS: BIAR AEY 65.66 -18.07 Akureyri; BIEG EGS 65.28 -14.40 Egilsstaðir; BIKF KEF 63.99 -22.61 Keflavik International;
BIRK RKV 64.13 -21.94 Reykjavik
IT: LIBD BRI 41.14 16.76 Bari Karol Wojtyła; LIBR BDS 40.66 17.95 Brindisi; LICC CTA 37.47 15.07 Catania-Fontanarossa;
LICJ PMO 38.18 13.09 Falcone–Borsellino; LIEE CAG 39.25 9.05 Cagliari Elmas; LIMC MXP 45.63 8.73 Malpensa
International; LIME BGY 45.67 9.70 Milan Bergamo; LIMF TRN 45.20 7.65 Turin; LIMZ CUF 44.55 7.62 Cuneo International;
LIPE BLQ 44.54 11.29 Bologna Guglielmo Marconi; LIPR RMI 44.02 12.61 Federico Fellini International; LIPX VRN 45.39
10.89 Verona-Villafranca Valerio Catullo; LIPZ VCE 45.51 12.35 Venice Marco Polo; LIRA CIA 41.80 12.59 Ciampino–G. B.
Pastine International; LIRF FCO 41.80 12.25 Rome–Fiumicino Leonardo da Vinci International; LIRN NAP 40.89 14.29
Naples International; LIRP PSA 43.68 10.39 Pisa International
JE: EGJJ JER 49.21 -2.20 Jersey
KG: UAFL IKU 42.59 76.70 Issyk-Kul International; UAFM FRU 43.06 74.48 Manas International; UAFO OSS 40.61 72.79 Osh
KZ: UAAA ALA 43.35 77.04 Almaty International; UACC NQZ 51.02 71.47 Nursultan Nazarbayev International; UACK KOV 53.33
69.59 Kokshetau; UADD DMB 42.85 71.30 Taraz; UAII CIT 42.36 69.48 Shymkent; UAIT HSA 43.31 68.55 Hazrat Sultan
International; UAKD DZN 47.71 67.74 Zhezkazgan National; UAKK KGF 49.67 73.33 Sary-Arka; UARR URA 51.15 51.54 Uralsk;
UASK UKK 50.04 82.49 Ust-Kamenogorsk; UASP PWQ 52.19 77.07 Pavlodar; UASS PLX 50.35 80.23 Semey; UATE SCO 43.86 51.09
Aktau; UATG GUW 47.12 51.82 Atyrau International; UATT AKX 50.25 57.21 Aktobe
LT: EYKA KUN 54.96 24.08 Kaunas International; EYPA PLQ 55.97 21.09 Palanga International; EYVI VNO 54.63 25.29
Vilnius International
LU: ELLX LUX 49.62 6.20 Luxembourg-Findel International
LV: EVLA LPX 56.52 21.10 Liepāja International; EVRA RIX 56.92 23.97 Riga International; EVVA VNT 57.36 21.54
Ventspils International
MD: LUKK KIV 46.93 28.93 Chişinău International
ME: LYPG TGD 42.36 19.25 Podgorica; LYTV TIV 42.40 18.72 Tivat
MK: LWOH OHD 41.18 20.74 Ohrid St. Paul the Apostle; LWSK SKP 41.96 21.62 Skopje International
NL: EHAM AMS 52.31 4.76 Amsterdam Airport Schiphol; EHBK MST 50.91 5.77 Maastricht Aachen; EHEH EIN 51.45 5.37
Eindhoven; EHGG GRQ 53.12 6.58 Eelde; EHRD RTM 51.96 4.44 Rotterdam The Hague
NO: ENAL AES 62.56 6.12 Ålesund Airport, Vigra; ENBN BNN 65.46 12.22 Brønnøysund Airport, Brønnøy; ENBO BOO 67.27
14.37 Bodø; ENBR BGO 60.29 5.22 Bergen Airport, Flesland; ENGM OSL 60.19 11.10 Oslo Airport, Gardermoen; ENTC TOS
69.68 18.92 Tromsø Airport, Langnes; ENVA TRD 63.46 10.92 Trondheim Airport, Værnes; ENZV SVG 58.88 5.64 Stavanger
Airport, Sola
PL: EPBY BZG 53.10 17.98 Bydgoszcz Ignacy Jan Paderewski; EPGD GDN 54.38 18.47 Gdańsk Lech Wałęsa; EPKK KRK 50.08
19.78 Kraków John Paul II International; EPKT KTW 50.47 19.08 Katowice International; EPLB LUZ 51.24 22.71 Lublin;
EPLL LCJ 51.72 19.40 Łódź Władysław Reymont; EPMO WMI 52.45 20.65 Modlin; EPPO POZ 52.42 16.83 Poznań-Ławica; EPRA RDO
51.39 21.21 Radom; EPRZ RZE 50.11 22.02 Rzeszów-Jasionka; EPSC SZZ 53.58 14.90 Szczecin-Goleniów "Solidarność"; EPSY
SZY 53.48 20.94 Olsztyn-Mazury; EPWA WAW 52.17 20.97 Warsaw Chopin; EPWR WRO 51.10 16.89 Copernicus Wrocław; EPZG IEG
52.14 15.80 Zielona Góra-Babimost
PT: LPCS CAT 38.72 -9.36 Cascais; LPFR FAO 37.01 -7.97 Faro; LPLA TER 38.76 -27.09 Lajes; LPMA FNC 32.70 -16.77
Madeira International Airport Cristiano Ronaldo; LPPD PDL 37.74 -25.70 João Paulo II; LPPR OPO 41.25 -8.68 Francisco
de Sá Carneiro; LPPT LIS 38.78 -9.14 Humberto Delgado
RO: LRAR ARW 46.18 21.26 Arad International; LRBC BCM 46.52 26.91 Bacău; LRBM BAY 47.66 23.47 Maramureș International;
LRCK CND 44.36 28.49 Mihail Kogălniceanu International; LRCL CLJ 46.79 23.69 Cluj-Napoca International; LRCV CRA 44.32
23.89 Craiova; LRIA IAS 47.18 27.62 Iaşi; LROD OMR 47.03 21.90 Oradea International; LROP OTP 44.57 26.09 Henri Coandă
International; LRSB SBZ 45.79 24.09 Sibiu International; LRSM SUJ 47.70 22.89 Satu Mare; LRTM TGM 46.47 24.41
Transilvania Târgu Mureş International; LRTR TSR 45.81 21.34 Timişoara Traian Vuia
RS: LYBE BEG 44.82 20.31 Belgrade Nikola Tesla; LYKV KVO 43.82 20.59 Morava; LYNI INI 43.34 21.85 Nis
RU: UHWW VVO 43.40 132.15 Vladivostok International; UIAA HTA 52.03 113.31 Chita-Kadala International; UIII IKT 52.27
104.39 Irkutsk International; UIUU UUD 51.81 107.44 Baikal International; ULLI LED 59.80 30.26 Pulkovo; UNAA ABA 53.74
91.39 Abakan International; UNKL KJA 56.17 92.49 Krasnoyarsk International; UNNT OVB 55.02 82.62 Novosibirsk
Tolmachevo; URKK KRR 45.03 39.17 Krasnodar Pashkovsky International; URMO OGZ 43.21 44.61 Vladikavkaz Beslan
International; URRP ROV 47.49 39.92 Platov International; URSS AER 43.45 39.96 Sochi International; URWA ASF 46.28
48.01 Astrakhan Narimanovo Boris M. Kustodiev International; URWW VOG 48.78 44.35 Volgograd International; USDA SBT
71.22 72.05 Sabetta International; USPP PEE 57.91 56.02 Perm International; USSS SVX 56.74 60.80 Koltsovo; UUBW ZIA
55.55 38.15 Zhukovsky International; UUDD DME 55.41 37.91 Domodedovo International; UUEE SVO 55.97 37.41 Sheremetyevo
International; UUOO VOZ 51.81 39.23 Voronezh International; UUWW VKO 55.59 37.26 Vnukovo International; UWGG GOJ 56.23
43.78 Nizhny Novgorod Strigino International; UWKD KZN 55.61 49.28 Kazan International; UWSG GSV 51.71 46.17 Gagarin
International; UWUU UFA 54.56 55.87 Ufa International; UWWW KUF 53.50 50.16 Kurumoch International
SE: ESGG GOT 57.66 12.28 Gothenburg-Landvetter; ESKS SCR 61.16 12.84 Scandinavian Mountains; ESNZ OSD 63.19 14.50 Åre
Östersund; ESPA LLA 65.54 22.12 Luleå; ESSA ARN 59.65 17.92 Stockholm-Arlanda
SI: LJLJ LJU 46.22 14.46 Ljubljana Jože Pučnik
SK: LZIB BTS 48.17 17.21 M. R. Štefánik; LZKZ KSC 48.66 21.24 Košice; LZSL SLD 48.64 19.13 Sliač; LZTT TAT 49.07 20.24
Poprad-Tatry
TJ: UTDD DYU 38.54 68.82 Dushanbe; UTDK TJU 37.99 69.81 Kulob; UTDL LBD 40.22 69.69 Khujand; UTDT KQT 37.87 68.86
Qurghonteppa International
TM: UTAA ASB 37.99 58.36 Ashgabat International; UTAK KRW 40.06 53.01 Turkmenbashi International; UTAM MYP 37.62 61.90
Mary International; UTAV CRZ 38.93 63.56 Türkmenabat International
UA: UKBB KBP 50.35 30.89 Boryspil International; UKCM MPW 47.08 37.45 Mariupol International; UKDD DNK 48.36 35.10
Dnipro International; UKDE OZH 47.87 35.32 Zaporizhzhia International; UKDR KWG 48.04 33.21 Kryvyi Rih International;
UKFF SIP 45.05 33.98 Simferopol International; UKHH HRK 49.92 36.29 Kharkiv International; UKKK IEV 50.40 30.45 Ihor
Sikorsky Kyiv International; UKLI IFO 48.88 24.69 Ivano-Frankivsk International; UKLL LWO 49.81 23.96 Lviv
International; UKLR RWN 50.61 26.14 Rivne International; UKLU UDJ 48.63 22.26 Uzhhorod International; UKON NLV 47.06
31.92 Mykolaiv International; UKOO ODS 46.43 30.68 Odessa International
UZ: UTKA AZN 40.73 72.29 Andizhan; UTKF FEG 40.36 71.75 Fergana International; UTSB BHK 39.78 64.48 Bukhara
International; UTTT TAS 41.26 69.28 Tashkent International
XK: BKPR PRN 42.57 21.04 Priština Adem Jashari International
`;
