/**
 * Ports, bases, energy sites and contested areas of the Americas: country, kind, latitude, longitude, the corridor
 * its traffic depends on or `-`, then names. Positions are approximate: they say which coast, not which berth.
 */
export const AMERICAS_SITES = `
AQ base -77.85 166.67 - McMurdo
AR port -34.58 -58.37 - Port of Buenos Aires
AR port -38.79 -62.27 - Bahía Blanca
AR port -54.81 -68.30 magellan_strait Ushuaia
AR energy -38.50 -69.50 - Vaca Muerta
BR port -23.97 -46.30 - Santos
BR port -25.50 -48.52 - Paranaguá
BR port -32.10 -52.10 - Rio Grande Brazil
BR port -2.57 -44.37 - Itaqui
BR energy -25.00 -43.00 - Santos Basin; Tupi field; Búzios
BR base -2.37 -44.40 - Alcântara; Alcantara
BS port 26.52 -78.77 - Freeport
BZ port 17.48 -88.25 - Belize port
CA port 49.29 -123.11 - Port of Vancouver
CA port 45.55 -73.53 - Port of Montreal
CA port 44.65 -63.57 - Halifax
CA port 54.31 -130.33 - Prince Rupert
CA energy 56.73 -111.38 - Fort McMurray; Alberta oil sands; Athabasca oil sands
CA energy 54.03 -128.68 - LNG Canada; Kitimat
CA base 48.43 -123.42 - CFB Esquimalt
CA area 74.00 -95.00 - Northwest Passage
CA base 82.50 -62.35 - Alert Canada
CL port -33.03 -71.63 - Valparaíso
CL port -33.59 -71.62 - San Antonio Chile
CL port -53.16 -70.91 magellan_strait Punta Arenas
CL energy -24.27 -69.07 - Escondida
CO port 10.40 -75.53 - Cartagena Colombia
CO port 3.88 -77.07 - Buenaventura
CO energy 9.41 -75.70 - Coveñas
CO area 8.50 -73.00 - Catatumbo
CO energy 7.00 -71.00 - Caño Limón
CR port 9.99 -83.03 - Limón; Puerto Limón; Moín
CU port 22.99 -82.75 yucatan_channel Mariel
CU base 19.93 -75.14 windward_passage Guantanamo Bay; Guantánamo; Guantanamo
CU base 22.99 -82.46 - Lourdes Cuba
CW energy 12.13 -68.93 - Isla refinery
DO port 18.42 -69.63 mona_passage Caucedo
EC port -2.28 -79.90 - Guayaquil
EC energy 0.99 -79.65 - Esmeraldas
EC base -0.94 -80.72 - Manta
FK base -51.82 -58.45 - Mount Pleasant; RAF Mount Pleasant
GT port 13.92 -90.79 - Puerto Quetzal
GY energy 8.10 -56.90 - Stabroek; Stabroek Block; Liza field
GY area 6.50 -59.50 - Esequibo; Essequibo; Guayana Esequiba
HN base 14.38 -87.62 - Soto Cano
HN port 15.84 -87.95 - Puerto Cortés
HT port 18.56 -72.35 windward_passage Port of Port-au-Prince; Varreux
JM port 17.97 -76.82 windward_passage Port of Kingston
MX port 19.06 -104.31 - Manzanillo
MX port 19.21 -96.13 - Veracruz
MX port 17.93 -102.18 - Lázaro Cárdenas
MX energy 19.75 -92.05 - Cantarell
MX energy 18.43 -93.19 - Dos Bocas; Olmeca refinery
MX port 22.25 -97.85 - Tampico
MX area 24.80 -107.39 - Sinaloa
NI port 12.48 -87.17 - Corinto
PA port 8.95 -79.57 panama Balboa
PA port 9.36 -79.90 panama Colón; Cristobal; Manzanillo International Terminal
PA area 7.90 -77.40 - Darién Gap; Darien; Darién
PE port -12.05 -77.15 - Callao
PE port -11.59 -77.27 - Chancay
PE energy -11.80 -72.90 - Camisea
PR base 18.24 -65.63 mona_passage Roosevelt Roads
PY energy -25.41 -54.59 - Itaipu; Itaipú
SV base 13.44 -89.05 - Comalapa
TT energy 10.18 -61.70 - Point Fortin; Atlantic LNG
TT port 10.65 -61.52 - Port of Spain port
US port 33.74 -118.26 - Port of Los Angeles
US port 33.75 -118.20 - Long Beach
US port 40.67 -74.05 - Port of New York
US port 32.08 -81.09 - Savannah port
US port 29.73 -95.27 - Port of Houston
US port 32.79 -79.93 - Charleston port
US port 39.22 -76.53 - Port of Baltimore
US port 27.81 -97.40 - Corpus Christi
US port 47.60 -122.34 - Port of Seattle
US port 37.80 -122.31 - Oakland
US energy 29.74 -93.87 - Sabine Pass
US energy 28.94 -95.31 - Freeport LNG
US energy 35.98 -96.77 - Cushing
US energy 29.86 -93.95 - Port Arthur
US energy 28.89 -90.03 - LOOP; Louisiana Offshore Oil Port
US energy 31.90 -102.50 - Permian Basin; Permian
US energy 70.26 -148.37 - Prudhoe Bay
US energy 38.39 -76.41 - Cove Point
US energy 33.75 -84.39 - Colonial Pipeline
US base 36.95 -76.33 - Norfolk; Naval Station Norfolk
US base 32.68 -117.13 - San Diego naval base
US base 21.35 -157.95 - Pearl Harbor; Hickam
US base 35.14 -79.00 - Fort Liberty; Fort Bragg
US base 48.42 -101.35 - Minot; Minot Air Force Base
US base 32.50 -93.66 - Barksdale
US base 38.73 -93.55 - Whiteman
US base 61.25 -149.80 - Elmendorf
US base 63.98 -145.73 - Fort Greely
US base 34.74 -120.57 - Vandenberg
US base 28.49 -80.57 - Cape Canaveral
US area 38.87 -77.06 - Pentagon; Пентагон; 五角大楼
UY port -34.90 -56.21 - Montevideo port
VE port 10.48 -68.01 - Puerto Cabello
VE port 10.60 -66.93 - La Guaira
VE energy 10.09 -64.85 - José Terminal; Jose terminal
VE energy 11.74 -70.21 - Amuay; Paraguaná refinery; Cardón
VE energy 10.64 -71.61 - Maracaibo; Lake Maracaibo
VE energy 8.50 -64.00 - Orinoco Belt
VE energy 7.77 -63.00 - Guri; Guri dam
`;
