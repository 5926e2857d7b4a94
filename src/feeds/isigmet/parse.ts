import { firSubject, WORLD_SUBJECT } from '../../assessment/observation.ts';
import { DAY_MS, HOUR_MS, isoMinute } from '../../assessment/time.ts';
import type { FeedProblem, ReadObservation } from '../../ports/feed.ts';
import type { ReadRecord } from '../../ports/record.ts';
import { flightRegionByIcao } from '../../reference/flight-regions.ts';
import { excessRejections } from '../excess-rejections.ts';
import { memberOf, numberMember, parseJson, textMember } from '../json-value.ts';
import { type Parsed, startTally } from '../parsed.ts';
import { plainDetail, plainText } from '../plain-text.ts';
import { namedCountries, recordBody, titleAndLink } from '../record-body.ts';
import { hourId, hourOf } from '../utc-hour.ts';

/** What closes or empties airspace: ash, radioactive cloud, cyclone, thunderstorm, dust or sand storm. */
const KEPT_HAZARDS = new Set(['VA', 'RDOACT CLD', 'TC', 'TS', 'DS', 'SS']);
/** A warning of ash or a cyclone is valid for at most six hours and issued up to twelve before (ICAO Annex 3). */
const MAX_AHEAD_MS = DAY_MS;
const MAX_VALID_MS = DAY_MS;

/**
 * Reads the warnings in force. The list speaks as of the newest warning that has begun: somewhere one begins every few
 * minutes, and a list that is served for ever stays where it stands instead of running empty. `observedAt` is the start
 * of a warning's validity, or the start of that hour when it is issued for later; an observation of the world says how
 * many of the kept hazards are in force.
 * @param now epoch ms, when the list was read
 */
export function parseIsigmets(bytes: Uint8Array, now: number): Parsed {
  const json = parseJson(bytes);
  if (json.status === 'not_json') return { status: 'unreadable', reason: 'the list is not JSON' };
  if (!Array.isArray(json.value)) return { status: 'unreadable', reason: 'no list of warnings' };
  if (json.value.length === 0) return { status: 'unreadable', reason: 'no warning in the whole world' };
  const asOf = newestBegin(json.value, now);
  if (asOf === undefined) return { status: 'unreadable', reason: 'no warning that has begun' };
  const tally = startTally();
  const seen = new Set<string>();
  const entries: ReadRecord[] = [];
  for (const row of json.value) {
    const outcome = readRow(row, asOf);
    if (outcome === 'not_ours') tally.ignore();
    else if ('kind' in outcome) tally.reject(outcome);
    // One warning stands in several rows when it draws several areas or an area now and later.
    else if (seen.has(`${outcome.subject} ${outcome.recordId}`)) tally.ignore();
    else {
      seen.add(`${outcome.subject} ${outcome.recordId}`);
      tally.keep([outcome]);
      entries.push(recordOf(row, outcome));
    }
  }
  const rows = tally.rows((_, keptCount) => [
    {
      recordId: `list:${hourId(asOf)}`,
      metric: 'airspace_hazard',
      subject: WORLD_SUBJECT,
      value: keptCount,
      observedAt: hourOf(asOf),
      lineage: 'aviation-weather-center',
      event: `list:${hourId(asOf)}`,
      detail: {},
    },
  ]);
  const broken = excessRejections(rows);
  return broken === undefined
    ? { ...rows, records: { entries, isComplete: true } }
    : { status: 'unreadable', reason: broken };
}

/** The newest begin of a warning of any hazard, not after `now`. */
function newestBegin(rows: readonly unknown[], now: number): number | undefined {
  const begins = rows.map((row) => secondsMember(row, 'validTimeFrom')).filter((at) => at !== undefined && at <= now);
  return begins.reduce<number | undefined>((newest, at) => Math.max(newest ?? 0, at ?? 0), undefined);
}

function recordOf(row: unknown, { recordId, subject, observedAt, detail }: ReadObservation): ReadRecord {
  const fir = subject.slice('fir:'.length);
  const { hazard, qualifier, from, until } = detail;
  return {
    recordId: `${fir}:${recordId}`,
    kind: 'airspace_restriction',
    ...titleAndLink(`SIGMET ${fir}: ${hazard ?? ''}`, 'https://aviationweather.gov/gfa/#sigmet'),
    ...namedCountries(flightRegionByIcao(fir)?.countries ?? []),
    observedAt,
    body: recordBody({
      fir,
      restriction: 'weather hazard',
      hazard,
      qualifier,
      from,
      until,
      text: textMember(row, 'rawSigmet'),
    }),
  };
}

function readRow(row: unknown, asOf: number): 'not_ours' | ReadObservation | FeedProblem {
  const firId = textMember(row, 'firId')?.trim();
  const hazard = textMember(row, 'hazard')?.trim().toUpperCase();
  const seriesId = plainText(textMember(row, 'seriesId') ?? '', 20);
  const rejected = (kind: string, message: string): FeedProblem => ({
    kind,
    recordId: plainText(`${firId ?? ''} ${seriesId}`, 60),
    message,
  });
  if (firId === undefined || hazard === undefined || seriesId === '' || memberOf(row, 'validTimeFrom') === undefined) {
    return rejected('wrong_shape', 'no region, hazard, series or time');
  }
  const from = secondsMember(row, 'validTimeFrom');
  const to = secondsMember(row, 'validTimeTo');
  if (from === undefined || to === undefined) return rejected('undated', 'no times in seconds');
  if (to < from || to - from > MAX_VALID_MS) return rejected('bad_span', 'it ends before it begins or days later');
  if (from > asOf + MAX_AHEAD_MS) return rejected('future', isoMinute(from));
  const raw = textMember(row, 'rawSigmet') ?? '';
  if (!KEPT_HAZARDS.has(hazard) || to < asOf || /\bCNL SIGMET\b/.test(raw)) return 'not_ours';
  const region = flightRegionByIcao(firId.toUpperCase());
  if (region === undefined)
    return rejected('unresolved_fir', plainText(`${firId} ${textMember(row, 'firName') ?? ''}`, 60));
  return {
    recordId: `${seriesId}:${isoMinute(from)}`,
    metric: 'airspace_hazard',
    subject: firSubject(region.icao),
    value: 1,
    observedAt: from <= asOf ? from : hourOf(asOf),
    lineage: plainText(textMember(row, 'icaoId') ?? '', 8) || region.icao,
    event: `${region.icao}:${hazard}:${isoMinute(from).slice(0, 10)}`,
    detail: plainDetail({
      hazard,
      qualifier: textMember(row, 'qualifier'),
      countries: region.countries.join(' '),
      from: isoMinute(from),
      until: isoMinute(to),
      text: raw,
    }),
  };
}

/** Epoch seconds between 2000 and 2100, as epoch ms; milliseconds would lie far beyond. */
function secondsMember(row: unknown, key: string): number | undefined {
  const seconds = numberMember(row, key);
  return seconds !== undefined && Number.isInteger(seconds) && seconds >= 946_684_800 && seconds < 4_102_444_800
    ? (seconds * HOUR_MS) / 3_600
    : undefined;
}
