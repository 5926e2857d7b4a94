/** A sea route of trade through one or more chokepoints; a loss at a chokepoint is a loss of its corridor. */
export interface Corridor {
  readonly id: string;
  readonly name: string;
  readonly chokepointIds: readonly string[];
  /** The way round, and the days it adds to a voyage [low, high]; absent where there is none. */
  readonly alternative?: CorridorAlternative;
}

export interface CorridorAlternative {
  readonly corridorId: string;
  readonly extraDays: readonly [low: number, high: number];
}

/**
 * Corridors a region can be exposed to. Each has the id of its chokepoint; `red_sea` is the run between Bab el-Mandeb and
 * Suez as one trade lane. Extra days: METHOD.md §1 for the Red Sea; the others are detours at 14 knots (start values).
 */
export const CORRIDORS: readonly Corridor[] = [
  single('hormuz_strait', 'Strait of Hormuz'),
  single('bab_el_mandeb', 'Bab el-Mandeb', { corridorId: 'cape_of_good_hope', extraDays: [10, 14] }),
  single('suez', 'Suez Canal', { corridorId: 'cape_of_good_hope', extraDays: [10, 14] }),
  {
    id: 'red_sea',
    name: 'Red Sea',
    chokepointIds: ['bab_el_mandeb', 'suez'],
    alternative: { corridorId: 'cape_of_good_hope', extraDays: [10, 14] },
  },
  single('cape_of_good_hope', 'Cape of Good Hope'),
  single('malacca_strait', 'Strait of Malacca', { corridorId: 'lombok_strait', extraDays: [2, 4] }),
  single('sunda_strait', 'Sunda Strait', { corridorId: 'lombok_strait', extraDays: [1, 2] }),
  single('lombok_strait', 'Lombok Strait', { corridorId: 'ombai_strait', extraDays: [1, 3] }),
  single('makassar_strait', 'Makassar Strait', { corridorId: 'ombai_strait', extraDays: [1, 3] }),
  single('ombai_strait', 'Ombai Strait', { corridorId: 'lombok_strait', extraDays: [1, 3] }),
  single('taiwan_strait', 'Taiwan Strait', { corridorId: 'luzon_strait', extraDays: [1, 2] }),
  single('luzon_strait', 'Luzon Strait', { corridorId: 'taiwan_strait', extraDays: [1, 2] }),
  single('korea_strait', 'Korea Strait', { corridorId: 'tsugaru_strait', extraDays: [2, 4] }),
  single('tsugaru_strait', 'Tsugaru Strait', { corridorId: 'korea_strait', extraDays: [2, 4] }),
  single('bohai_strait', 'Bohai Strait'),
  single('balabac_strait', 'Balabac Strait', { corridorId: 'mindoro_strait', extraDays: [1, 2] }),
  single('mindoro_strait', 'Mindoro Strait', { corridorId: 'luzon_strait', extraDays: [1, 2] }),
  single('torres_strait', 'Torres Strait'),
  single('bosphorus', 'Turkish Straits'),
  single('kerch_strait', 'Kerch Strait'),
  single('oresund', 'Danish Straits'),
  single('dover_strait', 'Strait of Dover'),
  single('gibraltar', 'Strait of Gibraltar'),
  single('panama', 'Panama Canal', { corridorId: 'magellan_strait', extraDays: [15, 22] }),
  single('magellan_strait', 'Strait of Magellan'),
  single('yucatan_channel', 'Yucatán Channel', { corridorId: 'windward_passage', extraDays: [1, 2] }),
  single('windward_passage', 'Windward Passage', { corridorId: 'mona_passage', extraDays: [1, 1] }),
  single('mona_passage', 'Mona Passage', { corridorId: 'windward_passage', extraDays: [1, 1] }),
  single('bering_strait', 'Bering Strait'),
];

const BY_ID = new Map(CORRIDORS.map((corridor) => [corridor.id, corridor]));

export function corridorById(id: string): Corridor | undefined {
  return BY_ID.get(id);
}

/** Names that take no article. */
const WITHOUT_ARTICLE: readonly string[] = ['Bab el-Mandeb'];

/** A corridor inside a sentence: `the Strait of Hormuz`. Labels have no article. */
export const corridorInProse = ({ name }: Pick<Corridor, 'name'>): string =>
  WITHOUT_ARTICLE.includes(name) ? name : `the ${name}`;

/** Corridors that run through a chokepoint, in table order. */
export function corridorsThrough(chokepointId: string): readonly Corridor[] {
  return CORRIDORS.filter((corridor) => corridor.chokepointIds.includes(chokepointId));
}

function single(id: string, name: string, alternative?: CorridorAlternative): Corridor {
  return { id, name, chokepointIds: [id], ...(alternative === undefined ? {} : { alternative }) };
}
