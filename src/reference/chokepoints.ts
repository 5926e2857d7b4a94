/** A strait or canal through which shipping is counted. */
export interface Chokepoint {
  readonly id: string;
  /** Id and name in IMF PortWatch, which counts ships at 28 of them. */
  readonly portwatchId: string;
  readonly portwatchName: string;
  readonly name: string;
  /** Decimal degrees, WGS 84; a point in the fairway. */
  readonly latitude: number;
  readonly longitude: number;
  /** Crude and products passing, million barrels a day, EIA 2023 (METHOD.md §1); absent where EIA publishes none. */
  readonly oilFlowMbd?: number;
  /** ISO 3166 alpha-2 codes of the states and territories on its shores. */
  readonly littoral: readonly string[];
  readonly theaterId: string;
}

type Row = readonly [
  id: string,
  number: number,
  portwatchName: string,
  name: string,
  latitude: number,
  longitude: number,
  littoral: string,
  theaterId: string,
  oilFlowMbd?: number,
];

const ROWS: readonly Row[] = [
  ['suez', 1, 'Suez Canal', 'Suez Canal', 30.45, 32.35, 'EG', 'red-sea', 8.8],
  ['panama', 2, 'Panama Canal', 'Panama Canal', 9.08, -79.68, 'PA', 'central-america', 2.1],
  ['bosphorus', 3, 'Bosporus Strait', 'Turkish Straits', 41.12, 29.05, 'TR', 'eastern-mediterranean', 3.4],
  ['bab_el_mandeb', 4, 'Bab el-Mandeb Strait', 'Bab el-Mandeb', 12.58, 43.33, 'YE DJ ER', 'red-sea', 8.6],
  ['malacca_strait', 5, 'Malacca Strait', 'Strait of Malacca', 2.5, 101.5, 'MY ID SG', 'south-east-asia', 23.7],
  ['hormuz_strait', 6, 'Strait of Hormuz', 'Strait of Hormuz', 26.56, 56.25, 'IR OM AE', 'gulf', 20.9],
  ['cape_of_good_hope', 7, 'Cape of Good Hope', 'Cape of Good Hope', -34.36, 18.49, 'ZA', 'southern-africa', 6],
  ['gibraltar', 8, 'Gibraltar Strait', 'Strait of Gibraltar', 35.96, -5.35, 'ES MA GI', 'southern-europe'],
  ['dover_strait', 9, 'Dover Strait', 'Strait of Dover', 51.05, 1.45, 'GB FR', 'western-europe'],
  ['oresund', 10, 'Oresund Strait', 'Danish Straits', 55.9, 12.7, 'DK SE', 'baltic-nordic', 4.9],
  ['taiwan_strait', 11, 'Taiwan Strait', 'Taiwan Strait', 24, 119.5, 'CN TW', 'taiwan-strait'],
  ['korea_strait', 12, 'Korea Strait', 'Korea Strait', 34, 129, 'KR JP', 'korean-peninsula'],
  ['tsugaru_strait', 13, 'Tsugaru Strait', 'Tsugaru Strait', 41.33, 140.35, 'JP', 'north-east-asia'],
  ['luzon_strait', 14, 'Luzon Strait', 'Luzon Strait', 20.49, 121.35, 'TW PH', 'south-china-sea'],
  ['lombok_strait', 15, 'Lombok Strait', 'Lombok Strait', -8.47, 115.72, 'ID', 'south-east-asia'],
  ['ombai_strait', 16, 'Ombai Strait', 'Ombai Strait', -8.4, 125.09, 'ID TL', 'south-east-asia'],
  ['bohai_strait', 17, 'Bohai Strait', 'Bohai Strait', 38.37, 120.9, 'CN', 'china'],
  ['torres_strait', 18, 'Torres Strait', 'Torres Strait', -9.86, 142.25, 'AU PG', 'pacific'],
  ['sunda_strait', 19, 'Sunda Strait', 'Sunda Strait', -5.97, 105.78, 'ID', 'south-east-asia'],
  ['makassar_strait', 20, 'Makassar Strait', 'Makassar Strait', 0.35, 119.26, 'ID', 'south-east-asia'],
  ['magellan_strait', 21, 'Magellan Strait', 'Strait of Magellan', -52.64, -69.59, 'CL AR', 'southern-cone'],
  ['yucatan_channel', 22, 'Yucatan Channel', 'Yucatán Channel', 21.82, -85.65, 'MX CU', 'caribbean'],
  ['windward_passage', 23, 'Windward Passage', 'Windward Passage', 19.99, -73.7, 'CU HT', 'caribbean'],
  ['mona_passage', 24, 'Mona Passage', 'Mona Passage', 18.45, -67.71, 'DO PR', 'caribbean'],
  ['balabac_strait', 25, 'Balabac Strait', 'Balabac Strait', 7.41, 117.11, 'PH MY', 'south-china-sea'],
  ['bering_strait', 26, 'Bering Strait', 'Bering Strait', 65.97, -165.55, 'US RU', 'arctic-north-pacific'],
  ['mindoro_strait', 27, 'Mindoro Strait', 'Mindoro Strait', 12.47, 120.4, 'PH', 'south-china-sea'],
  ['kerch_strait', 28, 'Kerch Strait', 'Kerch Strait', 45.33, 36.6, 'UA RU', 'black-sea'],
];

/** All chokepoints that PortWatch counts, in its order. Positions of the listed ones: FEEDS.md §4; of the others: PortWatch. */
export const CHOKEPOINTS: readonly Chokepoint[] = ROWS.map(
  ([id, number, portwatchName, name, latitude, longitude, littoral, theaterId, oilFlowMbd]) => ({
    id,
    portwatchId: `chokepoint${number}`,
    portwatchName,
    name,
    latitude,
    longitude,
    ...(oilFlowMbd === undefined ? {} : { oilFlowMbd }),
    littoral: littoral.split(' '),
    theaterId,
  }),
);

const BY_ID = new Map(CHOKEPOINTS.map((chokepoint) => [chokepoint.id, chokepoint]));
const BY_PORTWATCH_ID = new Map(CHOKEPOINTS.map((chokepoint) => [chokepoint.portwatchId, chokepoint]));
const BY_PORTWATCH_NAME = new Map(CHOKEPOINTS.map((chokepoint) => [chokepoint.portwatchName, chokepoint]));

export function chokepointById(id: string): Chokepoint | undefined {
  return BY_ID.get(id);
}

/** @param portwatchId `chokepoint1` to `chokepoint28` */
export function chokepointByPortwatchId(portwatchId: string): Chokepoint | undefined {
  return BY_PORTWATCH_ID.get(portwatchId);
}

/** @param portwatchName PortWatch's `portname`, exactly */
export function chokepointByPortwatchName(portwatchName: string): Chokepoint | undefined {
  return BY_PORTWATCH_NAME.get(portwatchName);
}
