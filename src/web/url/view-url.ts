import { LANGUAGES, type Language } from './language.ts';

export const REGION_IDS = [
  'mena',
  'east-asia',
  'europe',
  'north-america',
  'south-asia',
  'latam',
  'sub-saharan-africa',
  'global',
] as const;

export type RegionId = (typeof REGION_IDS)[number];

export type AxisName =
  | 'coercivePressure'
  | 'domesticFragility'
  | 'capitalStress'
  | 'energyVulnerability'
  | 'allianceCohesion'
  | 'maritimeAccess'
  | 'energyLeverage';

/** The seven axes: four pressures, then three buffers, as a snapshot has them. */
export const PRESSURES: readonly AxisName[] = [
  'coercivePressure',
  'domesticFragility',
  'capitalStress',
  'energyVulnerability',
];
export const BUFFERS: readonly AxisName[] = ['allianceCohesion', 'maritimeAccess', 'energyLeverage'];

/** What the drawer shows: where a number comes from, or one piece of evidence. */
export type Opened =
  | { readonly kind: 'explain'; readonly pointer: string }
  | { readonly kind: 'evidence'; readonly id: string };

/** Views of one region, each at `/<view>/<region>`; at `/<view>` of the world as a whole. */
export const REGION_VIEWS = ['region', 'time', 'changes', 'triggers', 'forecasts', 'what-if'] as const;
/** Views without a region, each at `/<view>`. */
export const PLAIN_VIEWS = ['corridors', 'ask', 'feeds', 'verify', 'keys', 'find'] as const;

export type ViewId = 'world' | 'country' | (typeof REGION_VIEWS)[number] | (typeof PLAIN_VIEWS)[number];

export const HORIZONS = ['24h', '7d', '30d'] as const;

export interface ViewUrl {
  readonly view: ViewId;
  /** Of a region view; `global` elsewhere. */
  readonly regionId: RegionId;
  /** ISO 3166-1 alpha-2, of a country view. */
  readonly country?: string;
  /** Of forecasts: all regions, not one. */
  readonly isAll?: true;
  /** Epoch ms; the newest when absent. */
  readonly at?: number;
  /** Epoch ms that changes are counted from. */
  readonly from?: number;
  /** Epoch ms that changes are counted to. */
  readonly to?: number;
  /** Which axis the map is shaded by. */
  readonly axis: AxisName;
  /** Of forecasts: only sets of this horizon. */
  readonly horizon?: (typeof HORIZONS)[number];
  /** A question that the form of Ask begins with, or words to find. */
  readonly q?: string;
  /** What a what-if supposes: `<metric>~<subject>~<value>` or `preset~chokepoint:<id>~open`. */
  readonly s?: readonly string[];
  readonly open?: Opened;
  /** English when absent. */
  readonly lang?: Exclude<Language, 'en'>;
  readonly theme?: 'light' | 'dark';
}

export type ReadUrl =
  | { readonly status: 'view'; readonly url: ViewUrl }
  | { readonly status: 'unknown' }
  /** A value of the query that is none of its kind. */
  | { readonly status: 'bad'; readonly name: string; readonly value: string };

const NAMES = ['at', 'from', 'to', 'axis', 'horizon', 'q', 's', 'open', 'lang', 'theme'];
const AXES = [...PRESSURES, ...BUFFERS];
const THEMES = ['light', 'dark'] as const;
const CHOICES = { axis: AXES, horizon: HORIZONS, lang: LANGUAGES, theme: THEMES };
/** Suppositions of one what-if. */
export const MAX_SUPPOSITIONS = 8;
/** Of a question, as the service takes it. */
export const MAX_QUESTION = 500;
/** No view has a longer one, characters. */
const MAX_QUERY = 2_000;

/** Reads a path and its query. A query member that is unknown, repeated or of another form is named. */
export function readViewUrl(path: string, query: string): ReadUrl {
  const place = placeOf(path);
  if (place === undefined) return { status: 'unknown' };
  if (query.length > MAX_QUERY) return { status: 'bad', name: 'query', value: `${query.length} characters` };
  // A form sends a field that is left empty: it asks for what is usual.
  const given = new URLSearchParams([...new URLSearchParams(query)].filter(([, value]) => value !== ''));
  for (const [name, value] of given)
    if (!NAMES.includes(name) || given.getAll(name).length > (name === 's' ? MAX_SUPPOSITIONS : 1))
      return { status: 'bad', name, value };
  const url: { -readonly [Name in keyof ViewUrl]: ViewUrl[Name] } = { ...place, axis: 'coercivePressure' };
  for (const name of ['at', 'from', 'to'] as const) {
    const value = given.get(name);
    if (value === null) continue;
    const instant = instantOf(value);
    if (instant === undefined) return { status: 'bad', name, value };
    url[name] = instant;
  }
  if (url.from !== undefined && url.to !== undefined && url.from >= url.to)
    return { status: 'bad', name: 'to', value: instantText(url.to) };
  for (const [name, known] of Object.entries<readonly string[]>(CHOICES)) {
    const value = given.get(name);
    if (value !== null && !known.includes(value)) return { status: 'bad', name, value };
  }
  const chosen = <T extends string>(name: string, known: readonly T[]) => known.find((one) => one === given.get(name));
  url.axis = chosen('axis', AXES) ?? url.axis;
  const [horizon, lang, theme] = [chosen('horizon', HORIZONS), chosen('lang', LANGUAGES), chosen('theme', THEMES)];
  if (horizon !== undefined) url.horizon = horizon;
  if (lang !== undefined && lang !== 'en') url.lang = lang;
  if (theme !== undefined) url.theme = theme;
  const question = given.get('q');
  if (question !== null) {
    if (question.trim() === '' || question.length > MAX_QUESTION) return { status: 'bad', name: 'q', value: question };
    url.q = question;
  }
  const suppositions = given.getAll('s');
  if (suppositions.length > 0) {
    const wrong = suppositions.find((one) => !SUPPOSITION.test(one));
    if (wrong !== undefined) return { status: 'bad', name: 's', value: wrong };
    url.s = suppositions;
  }
  const open = given.get('open');
  if (open !== null) {
    const opened = openedOf(open);
    if (opened === undefined) return { status: 'bad', name: 'open', value: open };
    url.open = opened;
  }
  return { status: 'view', url };
}

/** The address of a view: path and query in one order, without defaults. `readViewUrl` reads it back to the same view. */
export function viewUrl(url: ViewUrl): string {
  const query = queryMembers(url).map(([name, value]) => `${name}=${encoded(value)}`);
  return query.length === 0 ? pathOf(url) : `${pathOf(url)}?${query.join('&')}`;
}

/** Names and texts of the query of a view, without defaults. */
export function queryMembers(url: ViewUrl): readonly (readonly [name: string, value: string])[] {
  const members: [string, string | undefined][] = [
    ['at', url.at === undefined ? undefined : instantText(url.at)],
    ['from', url.from === undefined ? undefined : instantText(url.from)],
    ['to', url.to === undefined ? undefined : instantText(url.to)],
    ['axis', url.axis === 'coercivePressure' ? undefined : url.axis],
    ['horizon', url.horizon],
    ['q', url.q],
    ...(url.s ?? []).map((one): [string, string] => ['s', one]),
    ['open', url.open === undefined ? undefined : openText(url.open)],
    ['lang', url.lang],
    ['theme', url.theme],
  ];
  return members.flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const]));
}

/** The path of a view, without a query. */
export function pathOf({ view, regionId, country = '', isAll }: ViewUrl): string {
  if (view === 'world') return '/';
  if (view === 'country') return `/country/${country}`;
  return isRegionView(view) && !isAll ? `/${view}/${regionId}` : `/${view}`;
}

export const isRegionView = (view: ViewId): boolean => REGION_VIEWS.some((one) => one === view);

/** Whether a path belongs to a view, even one that does not exist below it, such as `/region/atlantis`. */
export const isViewPath = (path: string): boolean =>
  path === '/' ||
  ['country', ...REGION_VIEWS, ...PLAIN_VIEWS].some((view) => path === `/${view}` || path.startsWith(`/${view}/`));

/** Another view of the same place, at the same instant and from the same one. */
export function otherView(url: ViewUrl, view: ViewId): ViewUrl {
  const isAll = view === 'forecasts' && !isRegionView(url.view) ? true : undefined;
  const regionId = isRegionView(view) ? url.regionId : 'global';
  return withMembers(url, {
    view,
    regionId,
    isAll,
    axis: 'coercivePressure',
    to: undefined,
    horizon: undefined,
    country: undefined,
    q: undefined,
    s: undefined,
    open: undefined,
  });
}

/** The same view with other members; `undefined` takes one away. */
export function withMembers(url: ViewUrl, members: { [Name in keyof ViewUrl]?: ViewUrl[Name] | undefined }): ViewUrl {
  const merged = { ...url, ...members };
  const kept = Object.entries(merged).filter(([, value]) => value !== undefined);
  return Object.assign({ view: url.view, regionId: url.regionId, axis: url.axis }, Object.fromEntries(kept));
}

function placeOf(path: string): Pick<ViewUrl, 'view' | 'regionId' | 'country' | 'isAll'> | undefined {
  const [, name = '', id, ...deeper] = path.split('/');
  if (deeper.length > 0) return undefined;
  if (path === '/') return { view: 'world', regionId: 'global' };
  if (name === 'country')
    return /^[A-Z]{2}$/.test(id ?? '') ? { view: name, regionId: 'global', country: id ?? '' } : undefined;
  const plain = PLAIN_VIEWS.find((one) => one === name);
  if (plain !== undefined) return id === undefined ? { view: plain, regionId: 'global' } : undefined;
  const view = REGION_VIEWS.find((one) => one === name);
  if (view === undefined) return undefined;
  if (id === undefined) return { view, regionId: 'global', ...(view === 'forecasts' ? { isAll: true } : {}) };
  const regionId = REGION_IDS.find((one) => one === id);
  return regionId === undefined ? undefined : { view, regionId };
}

const SUPPOSITION =
  /^(?:preset~chokepoint:[a-z0-9_-]{1,60}~(?:open|closed)|(?!preset~)[a-z][a-z0-9_]{0,63}~(?:world|(?:country|chokepoint|theater|airport|fir|series):[A-Za-z0-9_-]{1,64})~-?\d{1,12}(?:\.\d{1,6})?)$/;

function openedOf(text: string): Opened | undefined {
  const pointer = /^explain:((?:\/[A-Za-z0-9_.:-]{1,80}){1,8})$/.exec(text)?.[1];
  if (pointer !== undefined) return { kind: 'explain', pointer };
  const id = /^evidence:(ev_[0-9a-f]{20})$/.exec(text)?.[1];
  return id === undefined ? undefined : { kind: 'evidence', id };
}

const openText = (open: Opened): string =>
  open.kind === 'explain' ? `explain:${open.pointer}` : `evidence:${open.id}`;

/** Whole minutes, or milliseconds where there are some. */
export function instantText(instant: number): string {
  const text = new Date(instant).toISOString();
  return instant % 60_000 === 0 ? `${text.slice(0, 16)}Z` : text;
}

/** `2026-11-22T12:00Z`, seconds and milliseconds optional. */
function instantOf(text: string): number | undefined {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{3})?)?Z$/.test(text)) return undefined;
  const instant = Date.parse(text);
  return Number.isNaN(instant) || instant < 0 ? undefined : instant;
}

/** Colons and slashes may stand in a query (RFC 3986 §3.4); an address stays readable with them. */
const encoded = (value: string): string => encodeURIComponent(value).replaceAll('%3A', ':').replaceAll('%2F', '/');
