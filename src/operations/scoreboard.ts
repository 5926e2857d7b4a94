import { setImmediate } from 'node:timers/promises';
import { type CalibrationGroup, FORECAST_KINDS } from '../contract/intelligence/get-calibration.ts';
import { HORIZONS } from '../contract/intelligence/vocabulary.ts';
import { forecastFigures } from '../evaluation/forecast-figures.ts';
import { outcomeCount, scoredForecast } from '../evaluation/scored-forecast.ts';
import type { ForecastTally, IssuedCount } from '../ports/forecast-ledger.ts';
import { REGION_IDS } from '../reference/regions.ts';

export interface BoardQuery {
  readonly regionId?: string | undefined;
  readonly horizon?: string | undefined;
  readonly modelVersion?: string | undefined;
  /** All regions together alone. */
  readonly isOverall?: boolean;
}

interface LedgerCounts {
  readonly issued: readonly IssuedCount[];
  readonly tally: readonly ForecastTally[];
}

/**
 * The groups of the scoreboard: by kind, all regions together before each one, and horizon. A group of a year of sets takes some
 * tens of milliseconds, so other requests have their turn between two.
 */
export async function scoreboard({ issued, tally }: LedgerCounts, query: BoardQuery): Promise<CalibrationGroup[]> {
  const single = query.isOverall === true ? [] : REGION_IDS;
  const regions = query.regionId === undefined ? [undefined, ...single] : [query.regionId];
  const horizons = HORIZONS.filter((horizon) => query.horizon === undefined || horizon === query.horizon);
  const cells: readonly Cell[] = FORECAST_KINDS.flatMap((kind) =>
    regions.flatMap((regionId) => horizons.map((horizon) => ({ kind, regionId, horizon }))),
  );
  const groups: CalibrationGroup[] = [];
  for (const cell of cells) {
    const isIn = (one: IssuedCount | ForecastTally): boolean =>
      one.kind === cell.kind &&
      one.horizon === cell.horizon &&
      (cell.regionId === undefined || one.regionId === cell.regionId) &&
      (query.modelVersion === undefined || one.modelVersion === query.modelVersion);
    const setCount = total(issued.filter(isIn));
    if (setCount === 0) continue;
    await setImmediate();
    groups.push(groupOf(cell, setCount, tally.filter(isIn)));
  }
  return groups;
}

type Cell = Pick<CalibrationGroup, 'kind' | 'horizon'> & { readonly regionId: string | undefined };

function groupOf(
  { kind, regionId, horizon }: Cell,
  setCount: number,
  tally: readonly ForecastTally[],
): CalibrationGroup {
  const scored = tally.filter(({ status }) => status === 'scored');
  const voided = tally.filter(({ status }) => status === 'void');
  const reasons = [...new Set(voided.map(({ result }) => result))].sort();
  return {
    kind,
    ...(regionId === undefined ? {} : { regionId }),
    horizon,
    setCount,
    pendingCount: Math.max(0, setCount - total(tally)),
    voidCount: total(voided),
    voids: reasons.map((reason) => ({ reason, count: total(voided.filter(({ result }) => result === reason)) })),
    outcomeCount: outcomeCount(scored),
    ...forecastFigures(scored.map(scoredForecast)),
  };
}

const total = (some: readonly { readonly count: number }[]): number => some.reduce((sum, { count }) => sum + count, 0);
