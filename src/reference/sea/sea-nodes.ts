import { CHOKEPOINTS } from '../chokepoints.ts';

/** A place that ships pass or call at, decimal degrees. */
export interface SeaNode {
  readonly id: string;
  readonly latitude: number;
  readonly longitude: number;
  /** Of a port: the ISO 3166 alpha-2 code of the country whose trade it stands for, and its name. */
  readonly port?: { readonly country: string; readonly name: string };
}

/**
 * Capes, entrances and turns, `id latitude longitude`: enough of them for distances, not for navigation. A leg along a coast may
 * cut a headland.
 */
const TURNS = [
  'fartak 15 52.9; madrakah 18.7 58.3; siberut -1.5 98; enggano -5.8 101.6; stad 62.4 4.6; lofoten 67.6 10.8; hafun 10.4 52.2; merca 1.4 45.6; goa 14.7 73.3; calicut 10.5 75.2',
  'namibia_w -22 12.2; gabon_w -1 8; guinea_w 9 -15.2; three_points 4.4 -2.2; parinas -4.7 -81.8; chiloe -43 -75.6; mendocino 40.4 -125; algoa -34.5 26.5; sanriku 39 142.8',
  'shark_bay -26 112.6; palos 37.4 -0.4; hyeres 42.8 6.4; batticaloa 7.4 82.3; byron -28.6 154.2; bolinao 16.5 119.5; st_lucia -28 33.2; mindanao_se 5.4 126.6',
  'skagen 57.9 10.7; skagerrak 57.8 8; bornholm 55.2 14.2; gotland 57.2 19.9; gulf_of_finland 59.5 22.8; german_bight 54 7.9',
  'humber 53.7 1; north_sea 56 4.5; norway_sw 59 4.6; north_cape 71.4 26; pentland 58.9 -3.3; ushant 48.8 -5.9; fastnet 51 -9.8; st_georges 52 -6',
  'finisterre 43.2 -9.8; st_vincent 36.9 -9.2; cabo_gata 36.5 -2; bonifacio 41.2 9.2; cape_bon 37.4 11; sicily_s 36.3 13.6; messina 37.6 15.5',
  'otranto 39.8 18.9; kasos 35.4 26.8; ikaria 37.9 25.8; matapan 36.2 22.5; crete_s 34.5 24.5; kythira 36.4 23.3; aegean 38.2 24.9; dardanelles 39.9 25.9; port_said 31.5 32.4',
  'suez_s 29.6 32.5; red_sea_n 27.5 34.3; red_sea 21.5 38; red_sea_s 15.2 41.8; aden_gulf 12.2 45.5; guardafui 12.3 51.4; ras_al_hadd 22.7 60.2',
  'oman_gulf 25.2 57.5; gulf_w 26.6 54.2; gulf_mid 26.9 51.5; gulf_n 28.8 49.4; arabian_sea 16 60; comorin 7.4 77.3; dondra 5.7 80.6; bengal 15 89',
  'rondo 6.2 94.9; malacca_n 4.6 99.3; singapore_strait 1.2 103.9; horsburgh 1.4 104.7; vietnam_se 9.5 108.8; paracels_e 16.5 114.5; camau 8 104.3',
  'hainan_e 18.5 112; taiwan_s 21.6 120; taiwan_n 25.8 121.4; yangtze 31 122.8; shandong 37.4 123; kyushu_sw 31 129.6; osumi 30.7 130.9; izu 34.3 139',
  'kuroshio 33.3 136; bass_strait -39.5 146; tasman -37.6 150.2; leeuwin -34.7 114.6; java_sea -5.4 110; makassar_n 2.8 120.3; celebes 4 123; surigao 10 127',
  'wetar -9.2 126.5; arafura -10.2 136; coral_sea -11 147; brisbane_e -26 154; new_zealand_n -34.2 173; torres_e -10.4 143.5; north_west_cape -21.4 113.6',
  'agulhas -35.1 20; natal -30.5 31.6; mozambique -16 41.5; comores -11 42; madagascar_s -27.5 46; seychelles -4 54; mascarene -22 60',
  'dakar_w 14.8 -18.2; palmas 4.1 -7.8; canaries 28.8 -16; azores_s 36 -30; cabo_branco -7.2 -34; cabo_frio -23.3 -41.5; rio_plata -35.6 -54',
  'horn -56.3 -67.2; falklands -51 -62; magellan_w -52.6 -75.2; panama_n 9.6 -79.9; panama_s 8.5 -79.5; punta_mala 7.1 -80; grand_banks 42.5 -50',
  'nova_scotia 43.2 -65; hatteras 35 -75; florida 24.4 -80.6; florida_w 24.3 -83.2; bahamas_ne 27 -77; old_bahama 22.8 -78.2; jamaica_sw 17.5 -79.3; windward_n 21 -73.9',
  'galapagos -1 -81.5; tehuantepec 13.5 -95; corrientes 20.2 -106; cabo_lucas 22.6 -110.2; conception 34.4 -120.7; juan_de_fuca 48.4 -125; unimak 54.2 -165.5',
  'aleutians 51 -180; hokkaido_e 42 147; hawaii_n 22.2 -158; panama_w 6.8 -82; azores_n 41 -27; bermuda_n 34 -62; mona_n 19 -67.9; leeward 18.4 -63.5',
];

/** Ports, `country latitude longitude name`: the one or two through which most of a country's sea trade can be taken to go. */
const PORTS = [
  'NL 51.98 3.9 Rotterdam; BE 51.4 3.1 Antwerp; DE 53.9 8.6 Hamburg; GB 51.4 1.3 London; FR 49.5 -0.1 Le Havre; FR 43.2 5.2 Marseille; IE 53.3 -6 Dublin',
  'NO 60.3 4.9 Bergen; SE 57.6 11.6 Gothenburg; DK 56.2 10.9 Aarhus; PL 54.6 18.9 Gdansk; FI 60 25 Helsinki; EE 59.6 24.6 Tallinn; LV 57.4 21.3 Riga',
  'LT 55.7 20.9 Klaipeda; RU 60 28.8 Saint Petersburg; RU 44.6 37.7 Novorossiysk; RU 42.7 131.9 Vladivostok; RU 69.4 33.6 Murmansk; PT 38.6 -9.4 Lisbon',
  'ES 36.1 -5.4 Algeciras; ES 39.4 -0.2 Valencia; IT 44.3 8.8 Genoa; IT 45.3 12.6 Trieste; GR 37.8 23.5 Piraeus; HR 45.2 14.3 Rijeka; SI 45.5 13.5 Koper',
  'MT 35.8 14.6 Marsaxlokk; TR 40.8 28.5 Ambarli; RO 44.1 28.8 Constanta; BG 43.1 27.9 Varna; UA 46.3 30.9 Odesa; GE 42.1 41.5 Poti; CY 34.6 33 Limassol',
  'EG 31.3 29.7 Alexandria; IL 32.9 34.9 Haifa; LB 33.9 35.4 Beirut; SY 35.5 35.6 Latakia; LY 33 13.2 Tripoli; TN 36.9 10.5 Tunis; DZ 36.9 3.1 Algiers',
  'MA 35.9 -5.6 Tanger Med; SA 21.5 39 Jeddah; SA 26.8 50.3 Ras Tanura; SD 19.6 37.4 Port Sudan; DJ 11.6 43.2 Djibouti; YE 12.7 45 Aden; JO 29.4 34.9 Aqaba',
  'AE 25.1 55 Jebel Ali; QA 25.9 51.8 Ras Laffan; BH 26.3 50.7 Khalifa bin Salman; KW 29 48.4 Shuaiba; IQ 29.6 48.9 Basra; IR 27 56.1 Bandar Abbas',
  'OM 24.5 56.8 Sohar; PK 24.7 66.9 Karachi; IN 18.9 72.6 Mumbai; IN 13.1 80.5 Chennai; LK 6.9 79.7 Colombo; BD 22 91.6 Chattogram; MM 16.2 96.3 Yangon',
  'MY 2.9 101.2 Port Klang; SG 1.2 103.8 Singapore; ID -6 106.9 Jakarta; TH 13 100.7 Laem Chabang; VN 10.2 107.1 Ho Chi Minh City; KH 10.5 103.4 Sihanoukville',
  'PH 14.5 120.5 Manila; HK 22.2 114.2 Hong Kong; CN 31.1 122.5 Shanghai; CN 22.4 114.6 Shenzhen; CN 38.8 118.2 Tianjin; TW 22.5 120.1 Kaohsiung',
  'KR 35 129.1 Busan; JP 35.1 139.7 Yokohama; KE -4.1 39.8 Mombasa; TZ -6.8 39.6 Dar es Salaam; MZ -25.9 33 Maputo; ZA -29.9 31.2 Durban; ZA -33.8 18.3 Cape Town',
  'NG 6.2 3.4 Lagos; GH 5.5 0 Tema; CI 5.1 -4 Abidjan; SN 14.6 -17.5 Dakar; AO -8.8 13.1 Luanda; CM 3.7 9.4 Douala; NA -22.9 14.4 Walvis Bay',
  'BR -24.2 -46.2 Santos; AR -35 -56.8 Buenos Aires; UY -35 -56.2 Montevideo; CL -33 -71.7 San Antonio; PE -12.1 -77.3 Callao; EC -2.8 -80.3 Guayaquil',
  'CO 10.5 -75.7 Cartagena; VE 10.8 -68 Puerto Cabello; PA 9.4 -79.9 Colon; MX 19.3 -95.9 Veracruz; MX 19 -104.4 Manzanillo; CU 23.2 -82.4 Havana; JM 17.8 -76.8 Kingston',
  'DO 18.3 -69.6 Caucedo; US 40.4 -73.8 New York; US 29.2 -94.5 Houston; US 28.8 -89.4 New Orleans; US 33.6 -118.3 Los Angeles; US 37.7 -122.7 San Francisco',
  'CA 44.4 -63.4 Halifax; CA 49.1 -123.4 Vancouver; AU -33.9 151.4 Sydney; AU -38.4 144.6 Melbourne; AU -32 115.5 Fremantle; AU -20.2 118.4 Port Hedland; NZ -36.6 175 Auckland',
];

const entries = (lines: readonly string[]): readonly string[] => lines.flatMap((line) => line.split('; '));

/** Of one country several; a port is `port:` with its name in lower case. */
export const SEA_NODES: readonly SeaNode[] = [
  ...CHOKEPOINTS.map(({ id, latitude, longitude }) => ({ id, latitude, longitude })),
  ...entries(TURNS).map((entry) => {
    const [id = '', latitude, longitude] = entry.split(' ');
    return { id, latitude: Number(latitude), longitude: Number(longitude) };
  }),
  ...entries(PORTS).map((entry) => {
    const [country = '', latitude, longitude, ...words] = entry.split(' ');
    const name = words.join(' ');
    const id = portId(name);
    return { id, latitude: Number(latitude), longitude: Number(longitude), port: { country, name } };
  }),
];

/** The id of the node of a port. */
export function portId(name: string): string {
  return `port:${name.toLowerCase().replaceAll(' ', '_')}`;
}
