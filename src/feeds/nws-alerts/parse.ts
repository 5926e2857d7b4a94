import { countrySubject } from '../../assessment/observation.ts';
import { HOUR_MS } from '../../assessment/time.ts';
import type { FeedProblem, ReadObservation } from '../../ports/feed.ts';
import type { ReadRecord } from '../../ports/record.ts';
import { readFeatures, unlessAllRejected } from '../feature-list.ts';
import { hourStamp } from '../hourly-heartbeat.ts';
import { parseIsoInstant } from '../iso-instant.ts';
import { memberOf, textMember } from '../json-value.ts';
import { type Parsed, startTally } from '../parsed.ts';
import { plainDetail, plainText } from '../plain-text.ts';
import { namedCountries, recordBody, titleAndLink } from '../record-body.ts';

interface Warning {
  readonly id: string;
  readonly kind: string;
  readonly isExtreme: boolean;
  readonly countries: readonly string[];
  readonly sentAt: number;
  readonly endsAt: number;
  readonly headline: string | undefined;
  readonly area: string | undefined;
}

const MEMBERS = ['id', 'severity', 'status', 'messageType', 'event', 'sent', 'expires', 'geocode'] as const;
const SEVERITIES = new Set(['Extreme', 'Severe', 'Moderate', 'Minor', 'Unknown']);
const CLOCK_SKEW_MS = HOUR_MS;
/** Kinds of warning that are named beside a count. */
const KINDS_SHOWN = 3;

/**
 * Reads the active alerts: how many severe and extreme warnings were in force in each country the service warns when the
 * list was updated, once an hour. None is zero: the list was read.
 * @param now epoch ms; what is dated later is rejected
 */
export function parseWarnings(bytes: Uint8Array, now: number): Parsed {
  const list = readFeatures(bytes);
  if (list.status === 'unreadable') return list;
  const { features, document } = list;
  const updatedAt = parseIsoInstant(textMember(document, 'updated') ?? '') ?? newestSentAt(features, now);
  if (updatedAt === undefined) return { status: 'unreadable', reason: 'the list is not dated' };
  if (updatedAt > now + CLOCK_SKEW_MS) return { status: 'unreadable', reason: 'the list is of the future' };
  const listedAt = Math.min(updatedAt, now);
  const tally = startTally();
  const warnings = new Map<string, Warning>();
  for (const feature of features) {
    const outcome = readWarning(memberOf(feature, 'properties'), { now, listedAt });
    if (outcome === 'ignored') tally.ignore();
    else if (!('id' in outcome)) tally.reject(outcome);
    else if (warnings.has(outcome.id)) {
      tally.reject({ kind: 'duplicate', recordId: outcome.id, message: 'listed twice' });
    } else {
      warnings.set(outcome.id, outcome);
      tally.keep([]);
    }
  }
  const hourAt = Math.floor(listedAt / HOUR_MS) * HOUR_MS;
  const rows = tally.rows(() => WARNED_COUNTRIES.map((country) => hourOf(country, hourAt, [...warnings.values()])));
  const entries = [...warnings.values()].map(recordOf);
  return unlessAllRejected({ ...rows, records: { entries, isComplete: true } }, 'alert');
}

const recordOf = ({ id, kind, isExtreme, countries, sentAt, endsAt, headline, area }: Warning): ReadRecord => ({
  recordId: id,
  kind: 'weather_warning',
  ...titleAndLink(headline ?? kind, `https://api.weather.gov/alerts/${encodeURIComponent(id)}`),
  ...namedCountries(countries),
  observedAt: sentAt,
  body: recordBody({ event: kind, severity: isExtreme ? 'extreme' : 'severe', area, endsAt }),
});

/** What a list without its own date is dated by. */
function newestSentAt(features: readonly unknown[], now: number): number | undefined {
  const sentAts = features.map((feature) => parseIsoInstant(textMember(memberOf(feature, 'properties'), 'sent') ?? ''));
  return sentAts.reduce(
    (newest, at) => (at === undefined || at > now ? newest : Math.max(newest ?? at, at)),
    undefined,
  );
}

function readWarning(
  alert: unknown,
  { now, listedAt }: { readonly now: number; readonly listedAt: number },
): 'ignored' | Warning | FeedProblem {
  const id = plainText(textMember(alert, 'id') ?? '', 100);
  const rejected = (kind: string, message: string): FeedProblem => ({ kind, recordId: id, message });
  const lost = MEMBERS.filter((name) => memberOf(alert, name) === undefined);
  if (lost.length > 0 || id === '') return rejected('wrong_shape', `without ${['id', ...lost].at(-1)}`);
  const severity = textMember(alert, 'severity') ?? '';
  if (!SEVERITIES.has(severity)) return rejected('bad_severity', plainText(severity, 20));
  if (textMember(alert, 'status') !== 'Actual' || textMember(alert, 'messageType') === 'Cancel') return 'ignored';
  if (severity !== 'Extreme' && severity !== 'Severe') return 'ignored';
  const sentAt = parseIsoInstant(textMember(alert, 'sent') ?? '');
  const endsAt = parseIsoInstant(textMember(alert, 'ends') ?? textMember(alert, 'expires') ?? '');
  if (sentAt === undefined || endsAt === undefined) return rejected('undated', 'sent or ends is no instant');
  if (sentAt > now + CLOCK_SKEW_MS) return rejected('future', 'sent after now');
  // By the list's own time: one that is never updated again must not count fewer and fewer.
  if (endsAt <= listedAt) return 'ignored';
  const codes = memberOf(memberOf(alert, 'geocode'), 'UGC');
  const zones = Array.isArray(codes) ? codes.filter((zone) => typeof zone === 'string') : [];
  const countries = new Set(zones.map(warnedCountry));
  if (zones.length === 0 || countries.has(undefined))
    return rejected('unresolved_area', plainText(zones.join(' '), 60));
  const known = [...countries].filter((country) => country !== undefined);
  const kind = plainText(textMember(alert, 'event') ?? '', 60);
  const [headline, area] = [textMember(alert, 'headline'), textMember(alert, 'areaDesc')];
  return {
    id,
    kind,
    isExtreme: severity === 'Extreme',
    countries: known,
    sentAt: Math.min(sentAt, now),
    endsAt,
    headline,
    area,
  };
}

function hourOf(country: string, hourAt: number, all: readonly Warning[]): ReadObservation {
  const warnings = all.filter(({ countries }) => countries.includes(country));
  const extremeCount = warnings.filter(({ isExtreme }) => isExtreme).length;
  const hour = hourStamp(hourAt);
  return {
    recordId: hour,
    metric: 'weather_warnings',
    subject: countrySubject(country),
    value: warnings.length,
    observedAt: hourAt,
    lineage: 'nws',
    event: hour,
    detail: plainDetail({
      extreme: extremeCount === 0 ? undefined : String(extremeCount),
      kinds: commonestKinds(warnings),
    }),
  };
}

/** `Flood Warning 19, Flash Flood Warning 15`: the commonest first, equal ones by name. */
function commonestKinds(warnings: readonly Warning[]): string {
  const counts = new Map<string, number>();
  for (const { kind } of warnings) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return [...counts]
    .sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
    .slice(0, KINDS_SHOWN)
    .map(([kind, count]) => `${kind} ${count}`)
    .join(', ');
}

/** Territories and associated states that the service warns, by the first letters of a zone code; each is counted apart. */
export const WARNED_COUNTRIES = ['US', 'PR', 'VI', 'GU', 'MP', 'AS', 'FM', 'MH', 'PW'] as const;

/** States by their postal codes, and the waters before them: Atlantic, Gulf, Lakes, Pacific, Saint Lawrence. */
const UNITED_STATES = new Set(
  (
    'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR ' +
    'PA RI SC SD TN TX UT VT VA WA WV WI WY AM AN GM LC LE LH LM LO LS PH PK PM PS PZ SL'
  ).split(' '),
);

/**
 * Country of a zone or county code such as `COC113` or `PRZ012`. `PM` and `PS`, the waters of Micronesia and Samoa, are
 * counted for the United States, which warns there.
 */
function warnedCountry(zone: string): string | undefined {
  const letters = /^([A-Z]{2})[CZ]\d{3}$/.exec(zone)?.[1];
  if (letters === undefined) return undefined;
  return UNITED_STATES.has(letters) ? 'US' : WARNED_COUNTRIES.find((country) => country === letters);
}
