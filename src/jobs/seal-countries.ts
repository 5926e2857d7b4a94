import type { ObservationIndex } from '../assessment/observation-index.ts';
import { type CountryLanes, countryLanes } from '../assessment/scenarios/country-lanes.ts';
import { onLaneGrid } from '../assessment/scenarios/lane-grid.ts';
import { HORIZON_DAYS } from '../assessment/scenarios/lane-rule-figures.ts';
import { DAY_MS, isoDate } from '../assessment/time.ts';
import { VERSIONS } from '../assessment/versions.ts';
import { HORIZONS } from '../contract/intelligence/vocabulary.ts';
import { countryUnit } from '../evaluation/forecast-unit.ts';
import type { ForecastLedger, ForecastSet } from '../ports/forecast-ledger.ts';
import { contentHash } from '../reference/content-hash.ts';
import { kindOfSet, unitsOf } from './lane-forecasts.ts';
import { type RefreshDeps, readIndex } from './refresh-regions.ts';
import { type ClaimedDeps, runClaimed } from './run-claimed.ts';

/** A run takes seconds; a worker that is gone this long has crashed. */
const LEASE_MS = 5 * 60_000;
const JOB = 'seal-countries';

export type SealingDeps = Pick<RefreshDeps, 'observations' | 'clock' | 'label'> & {
  readonly forecasts: Pick<ForecastLedger, 'sealNew'>;
};

export type SealingRun = { readonly status: 'sealed'; readonly setCount: number } | { readonly status: 'taken' };

/**
 * Seals the countries' sets once a UTC day, whatever the number of processes.
 * @throws whatever a store throws; the day is then tried again after a pause
 */
export async function runCountrySealing(deps: SealingDeps & ClaimedDeps): Promise<SealingRun> {
  const run = await runClaimed(
    {
      job: JOB,
      slot: isoDate(deps.clock.now()),
      leaseMs: LEASE_MS,
      work: () => sealCountries(deps),
      endingOf: () => 'done',
    },
    deps,
  );
  return run.status === 'taken' ? run : { status: 'sealed', setCount: run.result };
}

/** Seals one set a country and horizon for the outcome that begins next (METHOD.md §13.3). @returns how many were new */
export async function sealCountries({ observations, clock, label, forecasts }: SealingDeps): Promise<number> {
  const instant = clock.now();
  const index = await readIndex(instant, { observations });
  const sets = countryForecasts(index, { sealedAt: clock.now(), isExercise: label !== '' });
  return forecasts.sealNew(sets);
}

interface Sealing {
  /** When the sets go to the store, epoch ms. */
  readonly sealedAt: number;
  readonly isExercise: boolean;
}

/** The sets of every country and horizon for which enough deaths are known, as they are sealed: an id a country and first day of the outcome. */
export const countryForecasts = (index: ObservationIndex, sealing: Sealing): readonly ForecastSet[] =>
  countryLanes(index).flatMap((country) => setsOf(country, index.instant, sealing));

function setsOf({ iso2, sets }: CountryLanes, issuedAt: number, sealing: Sealing): readonly ForecastSet[] {
  const fromDay = Math.ceil(issuedAt / DAY_MS);
  const unit = countryUnit(iso2);
  return HORIZONS.flatMap((horizon) => {
    const own = sets[horizon];
    if (own === undefined) return [];
    return [
      {
        snapshotId: `country_${contentHash([unit, fromDay]).slice(0, 24)}`,
        regionId: unit,
        horizon,
        kind: kindOfSet({ ...sealing, fromDay }),
        issuedAt,
        sealedAt: sealing.sealedAt,
        modelVersion: VERSIONS.modelVersion,
        fromDay,
        lastDay: fromDay + HORIZON_DAYS[horizon] - 1,
        lanes: unitsOf(onLaneGrid(own.lanes, horizon)),
        references: Object.fromEntries(
          Object.entries(own.references).map(([name, shares]) => [name, unitsOf(onLaneGrid(shares, horizon))]),
        ),
      },
    ];
  });
}
