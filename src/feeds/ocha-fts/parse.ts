import type { FeedMetricId } from '../../assessment/metrics.ts';
import { countrySubject, WORLD_SUBJECT } from '../../assessment/observation.ts';
import { DAY_MS, isoDate } from '../../assessment/time.ts';
import type { FeedProblem, ReadObservation } from '../../ports/feed.ts';
import { countryByName } from '../../reference/countries.ts';
import { memberOf, numberMember, parseJson, textMember } from '../json-value.ts';
import { type Parsed, startTally } from '../parsed.ts';
import { plainText } from '../plain-text.ts';
import { FUNDING_RANGE } from './card.ts';

/** What is no country: regions, and funds that name none. */
const NO_COUNTRY = /^(not specified|global|world|multi|regional|region|other)\b|\bregion(al)?\b/i;

/**
 * Reads what each country has received in the year of `now`. The answer bears no date: it is of the UTC day of `now`, epoch
 * ms. What several countries share is in the total alone.
 */
export function parseFunding(bytes: Uint8Array, now: number): Parsed {
  const json = parseJson(bytes);
  if (json.status === 'not_json') return { status: 'unreadable', reason: 'the answer is not JSON' };
  // `report3` groups by where funding goes; there is one group, of places, or of what else was asked for.
  const totals = memberOf(memberOf(memberOf(json.value, 'data'), 'report3'), 'fundingTotals');
  const total = numberMember(totals, 'total');
  const objects = memberOf(totals, 'objects');
  if (total === undefined || !isFunding(total) || !Array.isArray(objects))
    return { status: 'unreadable', reason: 'the answer has no totals by destination' };
  const ofPlaces = objects.filter(isOfPlaces);
  if (ofPlaces.length < objects.length) return { status: 'unreadable', reason: 'the totals are not by place' };
  const rows = ofPlaces.flatMap((group): readonly unknown[] => {
    const single = memberOf(group, 'singleFundingObjects');
    return Array.isArray(single) ? single : [];
  });
  const tally = startTally();
  const seen = new Set<string>();
  for (const row of rows) {
    const outcome = readRow(row, now);
    if (outcome === 'no_country') tally.ignore();
    else if ('message' in outcome) tally.reject(outcome);
    else if (seen.has(outcome.subject))
      tally.reject({ kind: 'duplicate', recordId: outcome.subject, message: 'listed twice' });
    else {
      seen.add(outcome.subject);
      tally.keep([outcome]);
    }
  }
  const read = tally.rows(() => [figure({ metric: 'ocha-fts:total', subject: WORLD_SUBJECT, value: total }, now)]);
  if (read.totalCount === 0) return { status: 'unreadable', reason: 'no country has received anything' };
  if (read.keptCount === 0) return { status: 'unreadable', reason: 'no country could be read' };
  return read;
}

const isOfPlaces = (group: unknown): boolean =>
  textMember(group, 'type') === 'Location' && textMember(group, 'direction') === 'destination';

const isFunding = (usd: number): boolean => usd > FUNDING_RANGE.above && usd <= FUNDING_RANGE.upTo;

function readRow(row: unknown, now: number): 'no_country' | ReadObservation | FeedProblem {
  const name = plainText(textMember(row, 'name') ?? '', 80);
  const rejected = (kind: string, message: string): FeedProblem => ({ kind, recordId: name, message });
  const usd = numberMember(row, 'totalFunding');
  if (name === '' || memberOf(row, 'totalFunding') === undefined) return rejected('wrong_shape', 'without name or sum');
  const country = countryByName(name);
  if (country === undefined) return NO_COUNTRY.test(name) ? 'no_country' : rejected('unresolved_country', name);
  if (usd === undefined || !isFunding(usd)) return rejected('bad_number', 'no sum in USD');
  return figure({ metric: 'ocha-fts:funding', subject: countrySubject(country.iso2), value: Math.round(usd) }, now);
}

interface Figure {
  readonly metric: FeedMetricId;
  readonly subject: string;
  readonly value: number;
}

function figure({ metric, subject, value }: Figure, now: number): ReadObservation {
  const day = isoDate(now);
  return {
    recordId: day,
    metric,
    subject,
    value,
    observedAt: Math.floor(now / DAY_MS) * DAY_MS,
    lineage: 'ocha-fts',
    event: day,
    detail: { year: day.slice(0, 4) },
  };
}
