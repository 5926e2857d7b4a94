import { countrySubject, WORLD_SUBJECT } from '../../assessment/observation.ts';
import { DAY_MS, HOUR_MS, isoDate } from '../../assessment/time.ts';
import type { FeedProblem, ReadObservation } from '../../ports/feed.ts';
import type { ReadRecord } from '../../ports/record.ts';
import { countryByName } from '../../reference/countries.ts';
import { normaliseName } from '../../reference/normalise-name.ts';
import { hourlyHeartbeat } from '../hourly-heartbeat.ts';
import { parseIsoInstant } from '../iso-instant.ts';
import { memberOf, parseJson, textMember } from '../json-value.ts';
import { type Parsed, startTally } from '../parsed.ts';
import { plainDetail, plainText } from '../plain-text.ts';
import { namedCountries, recordBody, titleAndLink } from '../record-body.ts';

/** What the count of recent notices covers, back from the newest one. */
const RECENT_DAYS = 30;
const CLOCK_SKEW_MS = HOUR_MS;

/**
 * Reads the list of notices: one observation for each notice and country. Of a title only the name of the disease is kept,
 * and nothing of the text.
 * The list bears no date of its own: its count is of the hour of the newest notice.
 * @param now epoch ms; later notices are rejected
 */
export function parseNotices(bytes: Uint8Array, now: number): Parsed {
  const json = parseJson(bytes);
  if (json.status === 'not_json') return { status: 'unreadable', reason: 'the list is not JSON' };
  const notices = memberOf(json.value, 'value');
  if (!Array.isArray(notices)) return { status: 'unreadable', reason: 'the list has no value' };
  const tally = startTally();
  const seen = new Set<string>();
  const publishedAts: number[] = [];
  const entries: ReadRecord[] = [];
  for (const notice of notices) {
    const outcome = readNotice(notice, now);
    if ('kind' in outcome) {
      tally.reject(outcome);
      continue;
    }
    const [{ recordId, observedAt }] = outcome.observations;
    if (seen.has(recordId)) {
      tally.reject({ kind: 'duplicate', recordId, message: 'listed twice' });
      continue;
    }
    seen.add(recordId);
    tally.keep(outcome.observations);
    entries.push(outcome.record);
    publishedAts.push(observedAt);
  }
  const newestAt = Math.max(...publishedAts);
  const recentCount = publishedAts.filter((at) => at > newestAt - RECENT_DAYS * DAY_MS).length;
  const pulse = { metric: 'outbreak_notices_listed', value: recentCount, at: newestAt, lineage: 'who' } as const;
  const rows = tally.rows((_, keptCount) => (keptCount === 0 ? [] : [hourlyHeartbeat(pulse)]));
  // Notices are never taken down: a list without one is not a healthy world.
  if (rows.totalCount === 0) return { status: 'unreadable', reason: 'the list holds no notice' };
  if (rows.keptCount === 0) return { status: 'unreadable', reason: 'every notice was rejected' };
  return { ...rows, records: { entries, isComplete: false } };
}

interface Notice {
  readonly observations: readonly [ReadObservation, ...ReadObservation[]];
  readonly record: ReadRecord;
}

function readNotice(notice: unknown, now: number): Notice | FeedProblem {
  const link = textMember(notice, 'UrlName') ?? textMember(notice, 'ItemDefaultUrl') ?? '';
  const recordId = plainText(link.split('/').at(-1) ?? '', 40);
  const rejected = (kind: string, message: string): FeedProblem => ({ kind, recordId, message });
  const title = textMember(notice, 'Title');
  const date = textMember(notice, 'PublicationDateAndTime') ?? textMember(notice, 'PublicationDate');
  if (title === undefined || date === undefined || recordId === '') {
    return rejected('wrong_shape', 'without title, date or address');
  }
  const publishedAt = parseIsoInstant(date);
  if (publishedAt === undefined) return rejected('undated', 'no instant of publication');
  if (publishedAt > now + CLOCK_SKEW_MS) return rejected('future', isoDate(publishedAt));
  const said = readTitle(title);
  if (said.status === 'no_place') return rejected('no_place', 'the title names no place');
  if (said.status === 'unresolved') return rejected('unresolved_country', plainText(said.place, 60));
  const about = (subject: string): ReadObservation => ({
    recordId,
    metric: 'disease_outbreaks',
    subject,
    value: 1,
    observedAt: Math.min(publishedAt, now),
    lineage: 'who',
    event: `outbreak:${normaliseName(said.disease).replaceAll(' ', '-')}:${subject}`,
    detail: plainDetail({ disease: plainText(said.disease, 100) }),
  });
  const [first = WORLD_SUBJECT, ...others] = said.countries.map(countrySubject);
  const record: ReadRecord = {
    recordId,
    kind: 'disease_outbreak',
    ...titleAndLink(
      title,
      `https://www.who.int/emergencies/disease-outbreak-news/item/${encodeURIComponent(recordId)}`,
    ),
    ...namedCountries(said.countries),
    observedAt: Math.min(publishedAt, now),
    body: recordBody({ disease: said.disease }),
  };
  return { observations: [about(first), ...others.map(about)], record };
}

/** What the title of a notice says: which disease, and where. */
type Title =
  | { readonly status: 'read'; readonly disease: string; readonly countries: readonly string[] }
  | { readonly status: 'no_place' }
  | { readonly status: 'unresolved'; readonly place: string };

/** Places that are no country: such a notice concerns the world. */
const WIDER = /\b(global|worldwide|world|multi-?country|multiple countries|several countries|region|situation)\b/i;

/**
 * Reads `Disease - Country`. Disease names hold hyphens of their own; the dash before the place has a space on one side
 * at least, and is the last of its kind.
 */
export function readTitle(title: string): Title {
  const text = plainText(title, 300);
  const match = /^(.+?)(?:\s+[-–—]\s*|[-–—]\s+)(?!.*(?:\s[-–—]|[-–—]\s))(.+)$/.exec(text);
  const [, disease = '', place = ''] = match ?? [];
  if (disease === '' || place === '') return { status: 'no_place' };
  const countries = countriesOf(place);
  if (countries !== undefined) return { status: 'read', disease, countries };
  return WIDER.test(place) ? { status: 'read', disease, countries: [] } : { status: 'unresolved', place };
}

/** One country, or several named one after the other; undefined when one of them is none. */
function countriesOf(place: string): readonly string[] | undefined {
  const whole = countryOf(place);
  if (whole !== undefined) return [whole];
  const found = place.split(/\s*(?:,|;|&|\band\b)\s*/).filter((part) => part !== '');
  const countries = found.map(countryOf).filter((iso2) => iso2 !== undefined);
  return found.length > 1 && countries.length === found.length ? [...new Set(countries)] : undefined;
}

const countryOf = (name: string): string | undefined =>
  (countryByName(name) ?? countryByName(name.replace(/^the\s+/i, '')))?.iso2;
