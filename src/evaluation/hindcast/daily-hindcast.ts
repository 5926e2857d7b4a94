import type { Horizon } from '../../contract/intelligence/vocabulary.ts';
import { type DatedDeaths, type DaySpan, leftOutDeathShare } from '../dated-deaths.ts';
import { dayCases } from './day-cases.ts';
import { HINDCAST_SETTINGS } from './hindcast-settings.ts';
import type { LaneCase } from './lane-case.ts';
import { lastKnownDay, type PublicationLag } from './publication.ts';
import type { RollingOptions } from './rolling-origin.ts';

/** A country with an event history by day. */
export interface DailyHistory {
  /** ISO 3166 alpha-2. */
  readonly unit: string;
  readonly records: readonly DatedDeaths[];
  readonly span: DaySpan;
}

export interface DailyRun {
  readonly histories: readonly DailyHistory[];
  readonly horizon: Exclude<Horizon, '30d'>;
  readonly lag: Exclude<PublicationLag, 'annual'>;
  /** First and last origin, days since 1970. */
  readonly from: number;
  readonly to: number;
}

/** Days between origins: outcomes of a week do not overlap; of days every third is taken, which is work saved and little lost. */
const STRIDE_DAYS = { '24h': 3, '7d': 7 } as const;
const LAG_DAYS = { '0d': 0, '30d': 30 } as const;

export interface DailyCases {
  readonly cases: readonly LaneCase[];
  readonly options: RollingOptions;
  /** Share of deaths in records too long for the horizon, by country. */
  readonly leftOutDeathShare: Readonly<Record<string, number>>;
}

/** @throws where no history reaches the test days */
export function dailyCases({ histories, horizon, lag, from, to }: DailyRun): DailyCases {
  const cases = histories
    .flatMap(({ unit, records, span }) =>
      dayCases(records, {
        unit,
        horizon,
        span,
        to: Math.min(to, span.lastDay),
        stride: STRIDE_DAYS[horizon],
        knownAt: (day) => lastKnownDay(day, lag),
      }),
    )
    .sort((a, b) => a.time - b.time || (a.unit < b.unit ? -1 : 1));
  if (!cases.some(({ time }) => time >= from)) throw new Error('no history by day reaches the test months');
  const settings = HINDCAST_SETTINGS[horizon];
  return {
    cases,
    options: { horizon, settings, from, to, lag: LAG_DAYS[lag], refits: firstDaysOfYears(cases[0]?.time ?? from, to) },
    leftOutDeathShare: Object.fromEntries(
      histories.map(({ unit, records, span }) => [unit, leftOutDeathShare(records, horizon, span.lastDay)]),
    ),
  };
}

function firstDaysOfYears(from: number, to: number): readonly number[] {
  const yearOf = (day: number): number => new Date(day * 86_400_000).getUTCFullYear();
  const first = yearOf(from) + 1;
  return Array.from({ length: yearOf(to) - first + 1 }, (_, i) => Date.UTC(first + i, 0, 1) / 86_400_000);
}
