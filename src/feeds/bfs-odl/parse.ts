import type { FeedMetricId } from '../../assessment/metrics.ts';
import { countrySubject } from '../../assessment/observation.ts';
import { HOUR_MS, isoMinute } from '../../assessment/time.ts';
import type { FeedProblem, ReadObservation } from '../../ports/feed.ts';
import type { ReadRecord } from '../../ports/record.ts';
import { readPosition } from '../coordinates.ts';
import { readFeatures, unlessAllRejected } from '../feature-list.ts';
import { hourStamp } from '../hourly-heartbeat.ts';
import { parseIsoInstant } from '../iso-instant.ts';
import { memberOf, numberMember, textMember } from '../json-value.ts';
import { type Parsed, startTally } from '../parsed.ts';
import { plainText } from '../plain-text.ts';
import { recordBody, titleAndLink } from '../record-body.ts';
import { hourOf } from '../utc-hour.ts';
import { DOSE_RANGE } from './card.ts';

/** `site_status` of a probe in operation; others are defective or on trial. */
const IN_OPERATION = 1;
/** Other layers of the service hold probes of other countries, under other ids and without this number. */
const PROBE_NUMBER = /^\d{9}$/;
/** A probe that has been quiet for longer says how it was, not how it is. */
const MAX_AGE_MS = 24 * HOUR_MS;
/** With either of the two letters for micro. */
const UNIT = /^[\u00b5\u03bc]Sv\/h$/;
/** Records are to 0.01 µSv/h: what changes by less is no revision. */
const SHOWN_STEPS = 100;

interface Measurement {
  readonly record: ReadRecord;
  /** µSv/h, as measured. */
  readonly value: number;
}

/**
 * Reads the newest hourly value of every probe in operation. Figures are of the newest hour among them.
 * @param now epoch ms; later measurements are rejected
 */
export function parseProbes(bytes: Uint8Array, now: number): Parsed {
  const list = readFeatures(bytes);
  if (list.status === 'unreadable') return list;
  const tally = startTally();
  const measured = new Map<string, Measurement>();
  for (const feature of list.features) {
    const outcome = readProbe(feature, now);
    if (outcome === 'not_measured') tally.ignore();
    else if ('kind' in outcome) tally.reject(outcome);
    else if (measured.has(outcome.record.recordId))
      tally.reject({ kind: 'duplicate', recordId: outcome.record.recordId, message: 'listed twice' });
    else {
      measured.set(outcome.record.recordId, outcome);
      tally.keep([]);
    }
  }
  const all = [...measured.values()];
  const rows = tally.rows(() => figures(all));
  if (rows.totalCount > 0 && all.length === 0 && rows.rejectedCount === 0)
    return { status: 'unreadable', reason: 'no probe in operation' };
  if (rows.totalCount === 0) return { status: 'unreadable', reason: 'the list holds no probe' };
  if (all.length === 0) return { status: 'unreadable', reason: 'no probe could be read' };
  return unlessAllRejected(
    { ...rows, records: { entries: all.map(({ record }) => record), isComplete: true } },
    'probe',
  );
}

function readProbe(feature: unknown, now: number): 'not_measured' | Measurement | FeedProblem {
  const probe = memberOf(feature, 'properties');
  const recordId = plainText(textMember(probe, 'kenn') ?? '', 40);
  const rejected = (kind: string, message: string): FeedProblem => ({ kind, recordId, message });
  const ended = textMember(probe, 'end_measure');
  const status = numberMember(probe, 'site_status');
  if (!PROBE_NUMBER.test(recordId)) return rejected('bad_id', 'no number of a probe of Germany');
  if (status === undefined || memberOf(probe, 'value') === undefined || !UNIT.test(textMember(probe, 'unit') ?? ''))
    return rejected('wrong_shape', 'without status or value in µSv/h');
  if (status !== IN_OPERATION || memberOf(probe, 'value') === null) return 'not_measured';
  const value = numberMember(probe, 'value');
  if (value === undefined || value <= DOSE_RANGE.above || value > DOSE_RANGE.upTo)
    return rejected('bad_number', 'no dose rate');
  const at = parseIsoInstant(ended ?? '');
  if (at === undefined) return rejected('undated', 'no end of the hour');
  if (at > now + HOUR_MS) return rejected('future', isoMinute(at));
  if (at < now - MAX_AGE_MS) return 'not_measured';
  const place = readPosition(memberOf(memberOf(feature, 'geometry'), 'coordinates'));
  if (place === undefined) return rejected('bad_position', 'no point');
  const record: ReadRecord = {
    recordId,
    kind: 'dose_rate',
    ...titleAndLink(textMember(probe, 'name'), undefined),
    country: 'DE',
    place: { lat: place.latitude, lon: place.longitude },
    observedAt: Math.min(at, now),
    isUndated: true,
    body: recordBody({ doseRate: Math.round(value * SHOWN_STEPS) / SHOWN_STEPS }),
  };
  return { record, value };
}

function figures(all: readonly Measurement[]): readonly ReadObservation[] {
  if (all.length === 0) return [];
  const newestAt = hourOf(all.reduce((newest, { record }) => Math.max(newest, record.observedAt), 0));
  const values = all.map(({ value }) => value).toSorted((one, other) => one - other);
  const hour = hourStamp(newestAt);
  const figure = (metric: FeedMetricId, value: number): ReadObservation => ({
    recordId: hour,
    metric,
    subject: countrySubject('DE'),
    value,
    observedAt: newestAt,
    lineage: 'bfs',
    event: hour,
    detail: {},
  });
  return [
    figure('bfs-odl:median', values[Math.floor((values.length - 1) / 2)] ?? DOSE_RANGE.upTo),
    figure('bfs-odl:highest', values.at(-1) ?? DOSE_RANGE.upTo),
    figure('bfs-odl:probes', values.length),
  ];
}
