import { countrySubject, WORLD_SUBJECT } from '../../assessment/observation.ts';
import { DAY_MS, MINUTE_MS } from '../../assessment/time.ts';
import type { FeedProblem, ReadObservation } from '../../ports/feed.ts';
import { type Country, countryByFips } from '../../reference/countries.ts';
import { attributeStories, type Report, type Story } from '../families/stories/attribute-stories.ts';
import { HEADLINE_LENGTH, headlineText } from '../families/stories/headline-text.ts';
import { decodeEntities } from '../html-entities.ts';
import { type Parsed, startTally } from '../parsed.ts';
import { plainDetail, plainText } from '../plain-text.ts';
import { compactInstant, parseCompactInstant } from '../utc-instant.ts';

/** Positions in the 27 columns of a GKG 2.1 file (FEEDS.md §2.1). */
const COLUMN = { id: 0, date: 1, source: 3, address: 4, themes: 8, locations: 10, extras: 26 } as const;
const COLUMN_COUNT = 27;

/** Headlines kept of one country in one file: the most widespread. Bounds the week that is read back. */
const MAX_PER_COUNTRY = 2;
/** An article's DATE is the closing instant of its file; anything later is a clock error, anything older another file's. */
const LATEST_AFTER_CLOSE_MS = 15 * MINUTE_MS;
const OLDEST_BEFORE_CLOSE_MS = DAY_MS;

interface Edition extends Report, ArticleKind {
  readonly source: string;
}

/**
 * Reads one file of the knowledge graph: the headlines of our kinds, one for each story, the most widespread ones of each country.
 * @param bytes the unzipped file; invalid UTF-8 becomes replacement characters
 * @param closedAt closing instant of the file, epoch ms
 */
export function parseGkg(bytes: Uint8Array, closedAt: number): Parsed {
  const tally = startTally();
  const editions: Edition[] = [];
  let titledCount = 0;
  for (const line of new TextDecoder().decode(bytes).split('\n')) {
    const row = line.endsWith('\r') ? line.slice(0, -1) : line;
    if (row === '') continue;
    const outcome = readArticle(row.split('\t'), closedAt);
    if (outcome !== 'untitled' && outcome !== 'too_narrow') titledCount += 1;
    if (outcome === 'untitled' || outcome === 'ignored') tally.ignore();
    else if (outcome === 'too_narrow') tally.reject({ kind: 'too_few_columns', recordId: '', message: 'a cut row' });
    else if ('message' in outcome) tally.reject(outcome);
    else editions.push(outcome);
  }
  const stories = attributeStories(editions);
  const reported = topStories(stories);
  const shownEvents = new Set(reported.map(({ event }) => event));
  for (const { event, editionCount } of stories) {
    for (let i = 0; i < editionCount; i += 1) {
      if (shownEvents.has(event)) tally.keep([]);
      else tally.ignore();
    }
  }
  const rows = tally.rows(() => [...reported.map(headline), readingOf(titledCount, closedAt)]);
  if (rows.totalCount === 0) return { status: 'unreadable', reason: 'the file holds no article' };
  if ((rows.rejectedByKind.too_few_columns ?? 0) * 2 > rows.totalCount) {
    return { status: 'unreadable', reason: `most rows have fewer than ${COLUMN_COUNT} columns` };
  }
  // Files of before 2019 carry no titles, and neither does a file whose last column means something else.
  if (titledCount === 0) return { status: 'unreadable', reason: 'no article has a title' };
  if (rows.rejectedCount === rows.totalCount) return { status: 'unreadable', reason: 'every article was rejected' };
  return rows;
}

function readArticle(
  cells: readonly string[],
  closedAt: number,
): 'untitled' | 'too_narrow' | 'ignored' | FeedProblem | Edition {
  if (cells.length < COLUMN_COUNT) return 'too_narrow';
  const cell = (name: keyof typeof COLUMN): string => cells[COLUMN[name]] ?? '';
  const [, written] = /<PAGE_TITLE>([^<]*)<\/PAGE_TITLE>/.exec(cell('extras')) ?? [];
  if (written === undefined) return 'untitled';
  const id = cell('id');
  const rejected = (kind: string, message: string): FeedProblem => ({ kind, recordId: plainText(id, 40), message });
  if (!/^\d{14}-T?\d{1,9}$/.test(id)) return rejected('bad_id', 'GKGRECORDID is not a stamp and a number');
  const kind = articleKind(cell('themes'));
  // Titles come as in a quoted CSV cell: an inner quotation mark is doubled.
  const title = headlineText(decodeEntities(written.replaceAll('""', '"')));
  if (kind === undefined || title === undefined) return 'ignored';
  const day = parseCompactInstant(cell('date'));
  if (day === undefined) return rejected('undated', 'DATE is no instant');
  if (day > closedAt + LATEST_AFTER_CLOSE_MS) return rejected('future', plainText(cell('date'), 14));
  if (day < closedAt - OLDEST_BEFORE_CLOSE_MS) return rejected('stale_date', plainText(cell('date'), 14));
  const country = articleCountry(cell('locations'));
  if (country === 'none') return 'ignored';
  if (country === 'unresolved') return rejected('unresolved_country', plainText(cell('locations'), 60));
  const outlet = plainText(cell('address'), 2_000);
  const source = plainText(cell('source'));
  if (outlet === '' || source === '') return rejected('no_source', 'no address or no source');
  return { ...kind, title, country: country.iso2, day, outlet, source };
}

/** Of each country the stories that most outlets tell; of equals those with most mentions, then by their event. */
function topStories(stories: readonly Story<Edition>[]): readonly Story<Edition>[] {
  const left = new Map<string, number>();
  return [...stories]
    .sort(
      (a, b) =>
        b.outletCount - a.outletCount ||
        b.shown.mentionCount - a.shown.mentionCount ||
        (a.event < b.event ? -1 : a.event > b.event ? 1 : 0),
    )
    .filter(({ shown }) => {
      const count = left.get(shown.country) ?? MAX_PER_COUNTRY;
      left.set(shown.country, count - 1);
      return count > 0;
    });
}

/** One story of one day is one record: a later file that repeats it revises it and adds nothing. */
function headline({ event, lineage, outletCount, shown }: Story<Edition>): ReadObservation {
  return {
    recordId: event,
    metric: 'headlines',
    subject: countrySubject(shown.country),
    value: 1,
    observedAt: shown.day,
    lineage: plainText(lineage),
    event,
    detail: {
      title: plainText(shown.title, HEADLINE_LENGTH),
      ...plainDetail({
        kind: shown.kind,
        source: shown.source,
        outlets: String(outletCount),
      }),
      ...(/^https?:\/\/\S+$/.test(shown.outlet) && shown.outlet.length <= 500 ? { link: shown.outlet } : {}),
    },
  };
}

/** Says that the news was read, and how much of it, whatever it is about. */
function readingOf(titledCount: number, closedAt: number): ReadObservation {
  const stamp = compactInstant(closedAt);
  return {
    recordId: stamp,
    metric: 'headlines',
    subject: WORLD_SUBJECT,
    value: titledCount,
    observedAt: closedAt,
    lineage: 'gdelt',
    event: stamp,
    detail: {},
  };
}

/**
 * The country that an article mentions most, of equals the one mentioned first; what is no country (seas, disputed reefs)
 * is passed over. `none` where the article names no place, `unresolved` where none of its codes is a country's.
 * @param locations the V2Locations column: `type#name#FIPS#ADM1#ADM2#lat#lon#feature#offset;`…
 */
function articleCountry(locations: string): Country | 'none' | 'unresolved' {
  if (locations.trim() === '') return 'none';
  const found = new Map<string, { readonly country: Country; count: number; firstOffset: number }>();
  for (const mention of locations.split(';')) {
    const fields = mention.split('#');
    const country = countryByFips(fields[2] ?? '');
    if (country === undefined) continue;
    const offset = Number(fields[8] ?? Number.NaN);
    const known = found.get(country.iso2) ?? { country, count: 0, firstOffset: Number.POSITIVE_INFINITY };
    known.count += 1;
    if (offset < known.firstOffset) known.firstOffset = offset;
    found.set(country.iso2, known);
  }
  const [most] = [...found.values()].sort(
    (a, b) => b.count - a.count || order(a.firstOffset, b.firstOffset) || order(a.country.iso2, b.country.iso2),
  );
  return most?.country ?? 'unresolved';
}

const order = <Value extends string | number>(a: Value, b: Value): number => (a < b ? -1 : a > b ? 1 : 0);

/** What a headline is about, for us. */
type HeadlineKind =
  | 'conflict'
  | 'terror'
  | 'protest'
  | 'sanctions'
  | 'maritime'
  | 'energy'
  | 'diplomacy'
  | 'displacement'
  | 'cyber'
  | 'nuclear';

/** Themes of the knowledge graph that we collect; every other theme says nothing to us. */
const KIND_BY_THEME: ReadonlyMap<string, HeadlineKind> = new Map(
  Object.entries({
    ARMEDCONFLICT: 'conflict',
    WB_2433_CONFLICT_AND_VIOLENCE: 'conflict',
    UNREST_BELLIGERENT: 'conflict',
    MILITARY: 'conflict',
    REBELLION: 'conflict',
    REBELS: 'conflict',
    COUP: 'conflict',
    TERROR: 'terror',
    WB_2467_TERRORISM: 'terror',
    PROTEST: 'protest',
    STRIKE: 'protest',
    POLITICAL_TURMOIL: 'protest',
    UNREST_CLOSINGBORDER: 'conflict',
    UNREST_ULTIMATUM: 'conflict',
    SANCTIONS: 'sanctions',
    EMBARGO: 'sanctions',
    BLOCKADE: 'maritime',
    MARITIME_INCIDENT: 'maritime',
    MARITIME_PIRACY: 'maritime',
    PIRACY: 'maritime',
    ECON_OILPRICE: 'energy',
    ENV_OIL: 'energy',
    ENV_NATURALGAS: 'energy',
    WB_1768_OIL_AND_GAS_PIPELINE: 'energy',
    CEASEFIRE: 'diplomacy',
    NEGOTIATIONS: 'diplomacy',
    REFUGEES: 'displacement',
    DISPLACED: 'displacement',
    CYBER_ATTACK: 'cyber',
    WMD: 'nuclear',
    NUCLEARWEAPONS: 'nuclear',
  } as const satisfies Record<string, HeadlineKind>),
);

/** A theme that is met once is as often a figure of speech: "strike a deal". */
const MIN_MENTIONS = 2;

interface ArticleKind {
  readonly kind: HeadlineKind;
  /** Mentions of the kind's themes in the article. */
  readonly mentionCount: number;
}

/**
 * The kind that an article mentions most and more than once; of equals the one that comes first in the alphabet.
 * @param themes the V2Themes column: `THEME,offset;`…
 */
function articleKind(themes: string): ArticleKind | undefined {
  const counts = new Map<HeadlineKind, number>();
  for (const mention of themes.split(';')) {
    const kind = KIND_BY_THEME.get(mention.slice(0, mention.indexOf(',')));
    if (kind !== undefined) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  const [most] = [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
  return most === undefined || most[1] < MIN_MENTIONS ? undefined : { kind: most[0], mentionCount: most[1] };
}
