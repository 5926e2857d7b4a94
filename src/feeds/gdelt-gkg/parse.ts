import { countrySubject, WORLD_SUBJECT } from '../../assessment/observation.ts';
import { DAY_MS, MINUTE_MS } from '../../assessment/time.ts';
import type { FeedProblem, ReadObservation } from '../../ports/feed.ts';
import { attributeStories, type Report, type Story } from '../families/stories/attribute-stories.ts';
import { HEADLINE_LENGTH, headlineText } from '../families/stories/headline-text.ts';
import { decodeEntities } from '../html-entities.ts';
import { type Parsed, startTally } from '../parsed.ts';
import { plainDetail, plainText } from '../plain-text.ts';
import { compactInstant, parseCompactInstant } from '../utc-instant.ts';
import { articleCountry } from './article-country.ts';
import { type ArticleKind, articleKind } from './headline-kinds.ts';

/** Positions in the 27 columns of a GKG 2.1 file (FEEDS.md §2.1). */
const COLUMN = { id: 0, date: 1, source: 3, address: 4, themes: 8, locations: 10, extras: 26 } as const;
const COLUMN_COUNT = 27;

/** Headlines kept of one country in one file: the widest told. Bounds the week that is read back. */
const MAX_PER_COUNTRY = 2;
/** An article's DATE is the closing instant of its file; anything later is a clock error, anything older another file's. */
const LATEST_AFTER_CLOSE_MS = 15 * MINUTE_MS;
const OLDEST_BEFORE_CLOSE_MS = DAY_MS;

interface Edition extends Report, ArticleKind {
  readonly source: string;
}

/**
 * Reads one file of the knowledge graph: the headlines of our kinds, one for each story, the most told ones of each country.
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
    else if (outcome === 'too_narrow') tally.refuse({ kind: 'too_few_columns', recordId: '', message: 'a cut row' });
    else if ('message' in outcome) tally.refuse(outcome);
    else editions.push(outcome);
  }
  const stories = attributeStories(editions);
  const told = mostTold(stories);
  const shownEvents = new Set(told.map(({ event }) => event));
  for (const { event, editionCount } of stories) {
    for (let i = 0; i < editionCount; i += 1) {
      if (shownEvents.has(event)) tally.keep([]);
      else tally.ignore();
    }
  }
  const rows = tally.rows(() => [...told.map(headline), readingOf(titledCount, closedAt)]);
  if (rows.totalCount === 0) return { status: 'unreadable', reason: 'the file holds no article' };
  if ((rows.rejectedByKind.too_few_columns ?? 0) * 2 > rows.totalCount) {
    return { status: 'unreadable', reason: `most rows have fewer than ${COLUMN_COUNT} columns` };
  }
  // Files of before 2019 carry no titles, and neither does a file whose last column means something else.
  if (titledCount === 0) return { status: 'unreadable', reason: 'no article has a title' };
  if (rows.rejectedCount === rows.totalCount) return { status: 'unreadable', reason: 'every article was refused' };
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
  const refused = (kind: string, message: string): FeedProblem => ({ kind, recordId: plainText(id, 40), message });
  if (!/^\d{14}-T?\d{1,9}$/.test(id)) return refused('bad_id', 'GKGRECORDID is not a stamp and a number');
  const kind = articleKind(cell('themes'));
  // Titles come as in a quoted CSV cell: an inner quotation mark is doubled.
  const title = headlineText(decodeEntities(written.replaceAll('""', '"')));
  if (kind === undefined || title === undefined) return 'ignored';
  const day = parseCompactInstant(cell('date'));
  if (day === undefined) return refused('undated', 'DATE is no instant');
  if (day > closedAt + LATEST_AFTER_CLOSE_MS) return refused('future', plainText(cell('date'), 14));
  if (day < closedAt - OLDEST_BEFORE_CLOSE_MS) return refused('stale_date', plainText(cell('date'), 14));
  const country = articleCountry(cell('locations'));
  if (country === 'none') return 'ignored';
  if (country === 'unresolved') return refused('unresolved_country', plainText(cell('locations'), 60));
  const outlet = plainText(cell('address'), 2_000);
  const source = plainText(cell('source'));
  if (outlet === '' || source === '') return refused('no_source', 'no address or no source');
  return { ...kind, title, country: country.iso2, day, outlet, source };
}

/** Of each country the stories that most outlets tell; of equals those with most mentions, then by their event. */
function mostTold(stories: readonly Story<Edition>[]): readonly Story<Edition>[] {
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

/** One story of one day is one record: a later file that tells it again revises it and adds nothing. */
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
