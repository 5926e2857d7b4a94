import { DAY_MS } from '../assessment/time.ts';
import type { Outputs } from '../contract/endpoints.ts';
import { BASELINE_TYPES, type BaselineType } from '../contract/infrastructure/list-temporal-anomalies.ts';
import type { ObservationListParts } from './list-observations.ts';
import type { ListedEntry } from './observation-items.ts';
import { type Observed, readObserved } from './read-observed.ts';
import type { StoreRead } from './read-with-deadline.ts';

export type Baseline = Outputs['listTemporalAnomalies']['anomalies'][number];

const NORM_DAYS = 30;
const MIN_NORM_DAYS = 15;
/** Counts of ships come up to two weeks later than the newest content of other feeds. */
const LAG_DAYS = 16;

/** What the newest day of every series of some types is against its own month. */
export async function baselinesAt(
  types: readonly BaselineType[],
  { at, subject }: { readonly at: string | undefined; readonly subject?: string },
  parts: ObservationListParts,
): Promise<StoreRead<{ readonly baselines: readonly Baseline[]; readonly read: Observed }>> {
  const rows = types.map((type) => BASELINE_TYPES[type]);
  const read = await readObserved(
    {
      metrics: rows.map(({ metric }) => metric),
      feeds: rows.map(({ feedId }) => feedId),
      kinds: [...new Set(rows.map(({ kind }) => kind))],
      ...(subject === undefined ? {} : { subjects: rows.map(({ kind }) => `${kind}:${subject}`) }),
      withinDays: NORM_DAYS + LAG_DAYS,
      per: 'observation',
    },
    at,
    parts,
  );
  if (!read.ok) return read;
  const baselines = types.flatMap((type) => {
    const own = read.value.entries.filter(({ metric }) => metric === BASELINE_TYPES[type].metric);
    return [...bySubject(own)].flatMap(([subjectId, entries]) => baselineOf(type, subjectId, entries));
  });
  return { ok: true, value: { baselines, read: read.value } };
}

function bySubject(entries: readonly ListedEntry[]): ReadonlyMap<string, readonly ListedEntry[]> {
  const series = new Map<string, ListedEntry[]>();
  for (const entry of entries) {
    const own = series.get(entry.subject);
    if (own === undefined) series.set(entry.subject, [entry]);
    else own.push(entry);
  }
  return series;
}

/** @param entries the newest first */
function baselineOf(type: BaselineType, subjectId: string, entries: readonly ListedEntry[]): readonly Baseline[] {
  const { metric } = BASELINE_TYPES[type];
  const amountOf = ({ values }: ListedEntry): number => values[metric] ?? 0;
  const [newest] = entries;
  if (newest === undefined) return [];
  const from = newest.observedAt - NORM_DAYS * DAY_MS;
  const before = entries.filter(({ observedAt }) => observedAt < newest.observedAt && observedAt >= from).map(amountOf);
  if (before.length < MIN_NORM_DAYS) return [];
  const mean = before.reduce((sum, value) => sum + value, 0) / before.length;
  const variance = before.reduce((sum, value) => sum + (value - mean) * (value - mean), 0) / (before.length - 1);
  if (!(variance > 0)) return [];
  return [
    {
      type,
      subject: subjectId.slice(subjectId.indexOf(':') + 1),
      observedAt: newest.observedAt,
      zScore: inTenths((amountOf(newest) - mean) / Math.sqrt(variance)),
      ...(mean === 0 ? {} : { percentOfMean: inTenths((100 * amountOf(newest)) / mean) }),
      days: before.length,
    },
  ];
}

const inTenths = (value: number): number => Math.round(10 * value) / 10;
