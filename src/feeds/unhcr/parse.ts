import { countrySubject } from '../../assessment/observation.ts';
import { isoDate } from '../../assessment/time.ts';
import type { FeedProblem, ReadObservation } from '../../ports/feed.ts';
import { countryByIso3 } from '../../reference/countries.ts';
import { memberOf, numberMember, parseJson, textMember, writtenValue } from '../json-value.ts';
import { type Parsed, type ParsedRows, startTally } from '../parsed.ts';
import { plainDetail, plainText } from '../plain-text.ts';
import { endOfYear } from '../yearly-figure.ts';

type PopulationPage = (ParsedRows & { readonly pageCount: number }) | Extract<Parsed, { status: 'unreadable' }>;

/** Groups that are displaced: field and name in the detail. `ooc` (of concern, not displaced) and stateless are left out. */
const GROUPS = [
  ['refugees', 'refugees'],
  ['asylum_seekers', 'asylumSeekers'],
  ['oip', 'inNeedOfProtection'],
  ['idps', 'internallyDisplaced'],
] as const;
/** Origins that are no country: unknown, stateless, Tibetans. */
const NO_COUNTRY = new Set(['UNK', 'XXA', 'TIB', '-', '']);
/** No country has 100 million displaced people. */
const MAX_PEOPLE = 100_000_000;

/**
 * Reads one page of totals by origin. A year that has ended is booked on its end, a running one (mid-year figures) on
 * 30 June.
 * @param now epoch ms; figures for a later day are rejected
 */
export function parsePopulationPage(bytes: Uint8Array, now: number): PopulationPage {
  const json = parseJson(bytes);
  if (json.status === 'not_json') return { status: 'unreadable', reason: 'the page is not JSON' };
  const items = memberOf(json.value, 'items');
  const pageCount = numberMember(json.value, 'maxPages');
  if (!Array.isArray(items)) return { status: 'unreadable', reason: 'the page has no items' };
  if (pageCount === undefined) return { status: 'unreadable', reason: 'the page does not say how many there are' };
  const tally = startTally();
  for (const item of items) {
    const outcome = readOrigin(item, now);
    if (outcome === 'ignored') tally.ignore();
    else if ('kind' in outcome) tally.reject(outcome);
    else tally.keep([outcome]);
  }
  return { ...tally.rows(), pageCount };
}

function readOrigin(item: unknown, now: number): ReadObservation | FeedProblem | 'ignored' {
  const iso3 = textMember(item, 'coo_iso');
  const year = memberOf(item, 'year');
  const recordId = plainText(`${iso3 ?? ''} ${writtenValue(year)}`, 30);
  const rejected = (kind: string, message: string): FeedProblem => ({
    kind,
    recordId,
    message: plainText(message, 60),
  });
  if (iso3 === undefined || GROUPS.some(([field]) => memberOf(item, field) === undefined)) {
    return rejected('wrong_shape', 'a field is absent');
  }
  const observedAt = dayOf(year, now);
  if (observedAt === undefined) return rejected('undated', 'no year');
  if (observedAt > now) return rejected('future', isoDate(observedAt));
  if (NO_COUNTRY.has(iso3)) return 'ignored';
  const country = countryByIso3(iso3);
  if (country === undefined) return rejected('unresolved_country', iso3);
  let total = 0;
  const detail: Record<string, string> = {};
  for (const [field, name] of GROUPS) {
    const people = peopleOf(memberOf(item, field));
    if (people === 'bad') return rejected('bad_number', `${field} is no count of people`);
    if (people === 'missing') continue;
    total += people;
    detail[name] = String(people);
  }
  if (Object.keys(detail).length === 0) return 'ignored';
  return {
    recordId: `${country.iso2}:${isoDate(observedAt)}`,
    metric: 'displaced_people',
    subject: countrySubject(country.iso2),
    value: total,
    observedAt,
    lineage: 'unhcr',
    event: isoDate(observedAt),
    detail: plainDetail(detail),
  };
}

function dayOf(year: unknown, now: number): number | undefined {
  const number = typeof year === 'string' && /^\d{4}$/.test(year) ? Number(year) : year;
  if (typeof number !== 'number' || !Number.isInteger(number) || number < 1951 || number > 2100) return undefined;
  return endOfYear(number) > now ? Date.UTC(number, 5, 30) : endOfYear(number);
}

/** A number, or the same as text; `-` and nothing are missing, which is not zero. */
function peopleOf(value: unknown): number | 'missing' | 'bad' {
  if (value === null || value === '-' || value === '') return 'missing';
  const people = typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : value;
  if (typeof people !== 'number' || !Number.isInteger(people) || people < 0 || people > MAX_PEOPLE) return 'bad';
  return people;
}
