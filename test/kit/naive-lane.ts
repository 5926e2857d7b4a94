/** A row of an event file: whole days since 1970-01-01 UTC. */
export interface DatedRow {
  readonly startDay: number;
  readonly endDay: number;
  readonly dyad: string;
  readonly deaths: number;
}

const RULE = { '24h': { days: 1, least: 5 }, '7d': { days: 7, least: 15 }, '30d': { days: 30, least: 40 } } as const;

/**
 * The lane of a region whose only country with a record has these rows, and that country's own: METHOD.md §5 read word for word and summed day by day, to
 * check the program's own reading of it.
 */
export function naiveLane(rows: readonly DatedRow[], horizon: keyof typeof RULE, fromDay: number) {
  const { days, least } = RULE[horizon];
  const counted = rows.filter(({ startDay, endDay }) => endDay === startDay || days >= 3 * (endDay - startDay + 1));
  const between = (from: number, to: number): readonly DatedRow[] =>
    counted.filter(({ endDay }) => endDay >= from && endDay <= to);
  const sum = (some: readonly DatedRow[]): number => some.reduce((total, row) => total + row.deaths, 0);
  const outcome = between(fromDay, fromDay + days - 1);
  const deaths = sum(outcome);
  const daily = Array.from({ length: 365 }, (_, i) => sum(between(fromDay - 365 + i, fromDay - 365 + i)));
  const windows = Array.from({ length: 365 - days + 1 }, (_, i) =>
    daily.slice(i, i + days).reduce((total, one) => total + one, 0),
  );
  const mean = windows.reduce((total, one) => total + one, 0) / windows.length;
  const shareOf = (holds: (window: number) => boolean): number => windows.filter(holds).length / windows.length;
  const excess = Math.max(least, 0.1 * mean);
  const old = new Set(
    rows.filter((row) => row.deaths > 0 && row.endDay >= fromDay - 365 && row.endDay < fromDay).map(({ dyad }) => dyad),
  );
  const fresh = sum(outcome.filter(({ dyad }) => !old.has(dyad)));
  const escalates = deaths >= least && deaths >= 1.5 * mean && shareOf((window) => window >= deaths) <= 0.1;
  const eases = mean >= least && deaths <= 0.5 * mean && shareOf((window) => window <= deaths) <= 0.15;
  const fragments = fresh >= Math.max(5, 0.1 * deaths);
  const laneBy = (least: number) => {
    if (escalates && deaths - mean >= least) return 'escalation';
    if (fragments) return 'fragmentation';
    return eases && !escalates && mean - deaths >= least ? 'containment' : 'base';
  };
  return { lane: laneBy(excess), countryLane: laneBy(0), deaths };
}
