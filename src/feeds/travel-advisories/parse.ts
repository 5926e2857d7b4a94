import { countrySubject, WORLD_SUBJECT } from '../../assessment/observation.ts';
import { DAY_MS, isoDate } from '../../assessment/time.ts';
import type { FeedProblem, ReadObservation } from '../../ports/feed.ts';
import type { ReadRecord } from '../../ports/record.ts';
import { type Country, countryByIso2, countryByName } from '../../reference/countries.ts';
import { parseJson, textMember } from '../json-value.ts';
import { type Parsed, startTally } from '../parsed.ts';
import { plainDetail, plainText } from '../plain-text.ts';
import { recordBody, titleAndLink } from '../record-body.ts';
import { parseFeedDate } from '../rfc822-date.ts';
import { type FeedItem, readXmlFeed } from '../xml-feed.ts';

/** `Mali - Level 4: Do Not Travel`, also `Mexico Travel Advisory - Level 2: …`. */
const TITLE = /^(.+?)(?: Travel Advisory)?\s+[-–]\s+Level\s+(\d+)\s*(?::\s*(.+))?$/i;
const WORST_LEVEL = 4;
/** Names of the list that are several countries of ours. */
const GROUPS: Readonly<Record<string, readonly string[]>> = { 'french west indies': ['GP', 'MQ', 'MF', 'BL'] };
/** Dates are days of Washington, which begin up to a day after ours. */
const LATEST_AFTER_NOW_MS = DAY_MS;

/**
 * Reads the list of advice in force. A country's level is reported again on the first day of each month and on the day of a
 * change, so that advice which stands for years is still read back as what it is: in force. The list bears no date of its
 * own: the months and the days are those of its newest advice, and a list without news says nothing new.
 * @param now epoch ms; later dates are rejected
 */
export function parseAdvisories(bytes: Uint8Array, now: number): Parsed {
  const feed = readXmlFeed(bytes);
  return feed.status === 'unreadable' ? feed : readList(feed.items, now);
}

/** The same list as the department's data service has it: a JSON array of `{Title, Published, …}`. @param now epoch ms */
export function parseAdvisoryData(bytes: Uint8Array, now: number): Parsed {
  const json = parseJson(bytes);
  if (json.status === 'not_json') return { status: 'unreadable', reason: 'the list is not JSON' };
  if (!Array.isArray(json.value)) return { status: 'unreadable', reason: 'the answer is no list of advice' };
  return readList(json.value.map(dataItem), now);
}

type ListItem = Pick<FeedItem, 'title' | 'date' | 'categories' | 'link'>;

const dataItem = (item: unknown): ListItem => ({
  title: textMember(item, 'Title') ?? '',
  date: textMember(item, 'Published') ?? '',
  link: textMember(item, 'Link') ?? '',
  categories: [],
});

function readList(items: readonly ListItem[], now: number): Parsed {
  const tally = startTally();
  const advisories: Advisory[] = [];
  for (const item of items) {
    const outcome = readAdvisory(item, now);
    if (outcome === 'general') tally.ignore();
    else if ('kind' in outcome) tally.reject(outcome);
    else {
      tally.keep([]);
      advisories.push(outcome);
    }
  }
  // A list without a single level means something else: all advice is never withdrawn.
  if (advisories.length === 0) return { status: 'unreadable', reason: 'no item has a level' };
  const listedAt = Math.min(now, Math.max(...advisories.map(({ issuedAt }) => startOfDay(issuedAt))));
  const byCountry = new Map<string, ReadObservation>();
  const entries = new Map<string, ReadRecord>();
  for (const advisory of advisories) {
    for (const level of levelsOf(advisory, listedAt)) {
      const worst = worse(byCountry.get(level.subject), level);
      byCountry.set(level.subject, worst);
      if (worst === level) entries.set(level.subject, recordOf(advisory, level.subject.slice('country:'.length), now));
    }
  }
  const levels = [...byCountry.values()];
  const { rejectedCount, rejectedByKind } = tally.rows();
  // A place that we do not know is missing from every mean alike; any other refusal would move the mean.
  const isWhole = rejectedCount === (rejectedByKind.unresolved_country ?? 0);
  const rows = tally.rows(() => (isWhole ? [...levels, worldLevel(levels, listedAt)] : levels));
  return { ...rows, records: { entries: [...entries.values()], isComplete: true } };
}

interface Advisory {
  readonly level: number;
  readonly countries: readonly Country[];
  /** Epoch ms. */
  readonly issuedAt: number;
  readonly title: string;
  readonly words: string | undefined;
  readonly link: string;
}

/** Of several places of one country (the Dutch islands of the Caribbean) the worst speaks, of equals the newest. */
function worse(known: ReadObservation | undefined, level: ReadObservation): ReadObservation {
  if (known === undefined) return level;
  return (known.value - level.value || known.observedAt - level.observedAt || (known.event < level.event ? -1 : 1)) > 0
    ? known
    : level;
}

function readAdvisory(item: ListItem, now: number): 'general' | Advisory | FeedProblem {
  const title = plainText(item.title, 160);
  const rejected = (kind: string, message: string): FeedProblem => ({ kind, recordId: plainText(title, 60), message });
  if (title === '') return rejected('no_title', 'an item without a title');
  const [, place, written, words] = TITLE.exec(title) ?? [];
  // The caution for the whole world, and countries of which it is said part by part.
  if (place === undefined) return 'general';
  const level = Number(written);
  if (!(level >= 1 && level <= WORST_LEVEL)) return rejected('out_of_range', `level ${level}`);
  const category = item.categories.find(({ domain }) => domain === 'Threat-Level')?.text;
  if (category !== undefined && !category.includes(String(level)))
    return rejected('contradiction', plainText(category, 60));
  const issuedAt = parseFeedDate(item.date);
  if (issuedAt === undefined) return rejected('undated', plainText(item.date, 40));
  if (issuedAt > now + LATEST_AFTER_NOW_MS) return rejected('future', plainText(item.date, 40));
  const countries = countriesOf(place);
  if (countries.length === 0) return rejected('unresolved_country', plainText(place, 60));
  return { level, countries, issuedAt, title, words, link: item.link };
}

function levelsOf(
  { level, countries, issuedAt, title, words }: Advisory,
  listedAt: number,
): readonly ReadObservation[] {
  const observedAt = Math.min(listedAt, Math.max(startOfDay(issuedAt), startOfMonth(listedAt)));
  return countries.map(({ iso2 }) => ({
    recordId: `us:${iso2}:${isoDate(observedAt)}`,
    metric: 'advisory_level',
    subject: countrySubject(iso2),
    value: level,
    observedAt,
    lineage: 'us-state',
    event: `us:${iso2}:${isoDate(issuedAt)}`,
    detail: plainDetail({ title, advice: words, issuedDate: isoDate(issuedAt) }),
  }));
}

/** The advice in force for a country. */
const recordOf = ({ level, issuedAt, title, words, link }: Advisory, country: string, now: number): ReadRecord => ({
  recordId: `us:${country}`,
  kind: 'travel_advisory',
  ...titleAndLink(title, link),
  country,
  observedAt: Math.min(issuedAt, now),
  body: recordBody({ level, advice: words, issuedDate: isoDate(issuedAt) }),
});

/** A name of the registry; of a list of places (`Mainland China, Hong Kong & Macau`) every one. */
function countriesOf(place: string): readonly Country[] {
  const group = GROUPS[place.toLowerCase()];
  if (group !== undefined) return group.map(countryByIso2).filter((country) => country !== undefined);
  const named = (name: string) => countryByName(name) ?? countryByName(name.replace(/\s*\(.*\)\s*$/, ''));
  const parts = place.split(/,|&|\sand\s/).map((part) => part.trim().replace(/^(?:and|mainland)\s+/i, ''));
  const found = [named(place) ?? parts.map(named)].flat().filter((country) => country !== undefined);
  return [...new Set(found)];
}

/** The mean level of all advice, on the day of the newest. */
function worldLevel(levels: readonly ReadObservation[], listedAt: number): ReadObservation {
  const day = isoDate(listedAt);
  return {
    recordId: `us:${day}`,
    metric: 'advisory_level',
    subject: WORLD_SUBJECT,
    value: levels.reduce((sum, { value }) => sum + value, 0) / levels.length,
    observedAt: startOfDay(listedAt),
    lineage: 'us-state',
    event: `us:${day}`,
    detail: { countries: String(levels.length) },
  };
}

const startOfDay = (instant: number): number => Math.floor(instant / DAY_MS) * DAY_MS;

function startOfMonth(instant: number): number {
  const date = new Date(instant);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1);
}
