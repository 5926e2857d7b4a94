import { DAY_MS } from '../assessment/time.ts';
import { failed } from '../contract/conventions/handler.ts';
import type { HandlerOf, Outputs } from '../contract/endpoints.ts';
import { LAST_INSTANT } from '../contract/intelligence/parameters.ts';
import { HORIZONS, LANES } from '../contract/intelligence/vocabulary.ts';
import { laneFigures } from '../evaluation/forecast-figures.ts';
import { sharesOfUnits } from '../evaluation/scored-forecast.ts';
import type { ForecastLedger, ListedForecast } from '../ports/forecast-ledger.ts';
import { REGION_IDS } from '../reference/regions.ts';
import type { ForecastParts } from './list-forecasts.ts';
import { readLedger } from './read-ledger.ts';
import { regionFailure } from './snapshot-history.ts';

type Lane = Outputs['getForecasts']['forecasts'][number];

export function getForecasts(parts: ForecastParts): HandlerOf<'getForecasts'> {
  return async ({ region_id: regionId, horizon: wanted, at }) => {
    const failure = regionId === undefined ? undefined : regionFailure(regionId);
    if (failure !== undefined) return failed(failure);
    const regions = regionId === undefined ? REGION_IDS : [regionId];
    const horizons = HORIZONS.filter((horizon) => (wanted ?? horizon) === horizon);
    return readLedger(parts, at, async (knownBy) => {
      const cells = regions.flatMap((id) => horizons.map((horizon) => ({ regionId: id, horizon })));
      const sets = await Promise.all(cells.map((cell) => newestOf(cell, knownBy, parts.ledger)));
      return { forecasts: sets.flatMap((set) => (set === undefined ? [] : lanesOf(set))) };
    });
  };
}

/** Sets that others submitted lie between those of the service. */
const MAX_SUBMITTED = 100;

async function newestOf(
  cell: Pick<ListedForecast, 'regionId' | 'horizon'>,
  knownBy: number | undefined,
  ledger: Pick<ForecastLedger, 'list'>,
): Promise<ListedForecast | undefined> {
  const before = { issuedAt: LAST_INSTANT, seq: 0 };
  const asOf = knownBy === undefined ? {} : { knownBy };
  const [newest] = await ledger.list({ ...cell, ...asOf, before, limit: 1 });
  if (newest === undefined || newest.forecaster === undefined) return newest;
  const more = await ledger.list({ ...cell, ...asOf, before, limit: MAX_SUBMITTED });
  return more.find(({ forecaster }) => forecaster === undefined);
}

function lanesOf({ regionId, horizon, kind, issuedAt, sealedAt, fromDay, lastDay, lanes, references }: ListedForecast) {
  const own = laneFigures(sharesOfUnits(lanes));
  const { climatology } = references;
  const base = climatology === undefined ? undefined : laneFigures(sharesOfUnits(climatology));
  return LANES.map(
    (lane): Lane => ({
      ...{ regionId, horizon, lane, probability: own[lane] },
      ...(base === undefined ? {} : { climatology: base[lane] }),
      ...{ kind, issuedAt, sealedAt, outcomeFrom: fromDay * DAY_MS, outcomeTo: (lastDay + 1) * DAY_MS },
    }),
  );
}
