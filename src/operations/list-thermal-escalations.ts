import { DAY_MS } from '../assessment/time.ts';
import { failed } from '../contract/conventions/handler.ts';
import type { HandlerOf, Outputs } from '../contract/endpoints.ts';
import { countryByIso2 } from '../reference/countries.ts';
import { asOfReply } from './as-of.ts';
import type { ObservationListParts } from './list-observations.ts';
import type { ListedEntry } from './observation-items.ts';
import { readObserved } from './read-observed.ts';

type Cluster = Outputs['listThermalEscalations']['clusters'][number];

const NORM_DAYS = 30;
/** Days that make a mean, and hotspots that make a difference (start values). */
const MIN_NORM_DAYS = 14;
const MIN_MORE = 10;
const USUAL_RATIO = 2;

export function listThermalEscalations(parts: ObservationListParts): HandlerOf<'listThermalEscalations'> {
  return async ({ min_ratio: minRatio = USUAL_RATIO, at }) => {
    const read = await readObserved(
      {
        metrics: ['thermal_hotspots', 'force_reports'],
        feeds: ['firms-hotspots', 'gdelt-events'],
        kinds: ['country'],
        withinDays: NORM_DAYS + 7,
        per: 'day',
      },
      at,
      parts,
    );
    if (!read.ok) return failed(read.failure);
    const { entries, asOf, about } = read.value;
    const day = entries.find(({ values }) => values.thermal_hotspots !== undefined)?.observedAt;
    const judged = day === undefined ? [] : judge(entries, day);
    const clusters = judged
      .filter(({ ratio, countDelta }) => ratio >= minRatio && countDelta >= MIN_MORE)
      .sort((a, b) => b.ratio - a.ratio || (a.countryCode < b.countryCode ? -1 : 1));
    const window = { ...(day === undefined ? {} : { day }), comparedCountries: judged.length };
    return asOfReply({ clusters, window, ...about }, asOf);
  };
}

function judge(entries: readonly ListedEntry[], day: number): readonly Cluster[] {
  const byCountry = new Map<string, ListedEntry[]>();
  for (const entry of entries) {
    const own = byCountry.get(entry.subject);
    if (own === undefined) byCountry.set(entry.subject, [entry]);
    else own.push(entry);
  }
  return [...byCountry].flatMap(([subject, own]) => {
    const count = own.find(({ observedAt, values }) => observedAt === day && values.thermal_hotspots !== undefined);
    const before = own.flatMap(({ observedAt, values }) =>
      values.thermal_hotspots !== undefined && observedAt < day && observedAt >= day - NORM_DAYS * DAY_MS
        ? [values.thermal_hotspots]
        : [],
    );
    if (count === undefined || before.length < MIN_NORM_DAYS) return [];
    const reports = own.flatMap(({ observedAt, values }) =>
      observedAt <= day && observedAt > day - 7 * DAY_MS ? [values.force_reports ?? 0] : [],
    );
    return [clusterOf(subject.slice('country:'.length), { count, before, reports })];
  });
}

interface Figures {
  readonly count: ListedEntry;
  readonly before: readonly number[];
  readonly reports: readonly number[];
}

function clusterOf(countryCode: string, { count, before, reports }: Figures): Cluster {
  const value = count.values.thermal_hotspots ?? 0;
  const mean = before.reduce((sum, one) => sum + one, 0) / before.length;
  return {
    countryCode,
    countryName: countryByIso2(countryCode)?.name ?? countryCode,
    count: value,
    baselineExpectedCount: inTenths(mean),
    countDelta: inTenths(value - mean),
    ratio: inTenths(value / Math.max(1, mean)),
    forceReports7d: reports.reduce((sum, one) => sum + one, 0),
  };
}

const inTenths = (value: number): number => Math.round(10 * value) / 10;
