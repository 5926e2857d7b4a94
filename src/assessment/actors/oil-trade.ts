import { corridorNorm } from '../corridors/corridor-norm.ts';
import { type CorridorState, corridorState, transitDays } from '../corridors/corridor-state.ts';
import { firstStraits, type OilBalance } from '../energy-exposure.ts';
import { inMbd } from '../energy-figures.ts';
import { yearlyFigure } from '../indicators/yearly-figure.ts';
import { inputById } from '../inputs.ts';
import type { KnownCorridor } from '../known-corridors.ts';
import { lazyMap } from '../lazy-map.ts';
import { chokepointSubject } from '../observation.ts';
import type { ObservationIndex } from '../observation-index.ts';
import { ENERGY_STRUCTURE } from '../parameters/energy-structure.ts';
import { clampUnit } from '../severity.ts';

const TRANSITS_MAX_AGE_MS = inputById('corridor_transits').maxAgeMs;

/** Oil trade of one country, from figures of a feed. */
export interface OilTrader extends OilBalance {
  readonly iso2: string;
  /** End of the year the figures are of, epoch ms. */
  readonly newestAt: number;
  /** Net imports over consumption, 0 to 1. */
  readonly importDependence: number;
  /** Share of the world's net exports, 0 to 1. */
  readonly exportShare: number;
  /** Of its exports, by the first strait that can stop them; the rest passes no monitored strait. */
  readonly exportsBy: ReadonlyMap<string, number>;
  /** Of its imports, by strait. */
  readonly importsBy: Readonly<Record<string, number>>;
}

export interface OilTrade {
  /** By ISO 3166 alpha-2: countries with figures from a feed only. */
  readonly traders: ReadonlyMap<string, OilTrader>;
  /** Share of the oil through a strait that one country sells, 0 to 1. */
  shareThrough(strait: string, seller: OilTrader): number;
  /** Traffic through a strait against its norm in data up to an instant, 0 to 1; undefined without recent data. */
  openness(strait: string, at: number): number | undefined;
}

export function oilTrade(index: ObservationIndex, corridors: ReadonlyMap<string, KnownCorridor>): OilTrade {
  const balances = oilBalances(index);
  const sold = ({ production, consumption }: OilBalance): number => Math.max(0, production - consumption);
  const worldExports = sumAscending([...balances.values()].map(sold));
  const traders = new Map(
    [...balances].flatMap(([iso2, balance]) => {
      if (balance.newestAt === undefined) return [];
      const { consumption, production, newestAt } = balance;
      const routes = ENERGY_STRUCTURE[iso2];
      const trader: OilTrader = {
        ...{ iso2, consumption, production, newestAt },
        importDependence: consumption === 0 ? 0 : Math.max(0, consumption - production) / consumption,
        exportShare: worldExports === 0 ? 0 : sold(balance) / worldExports,
        exportsBy: new Map(firstStraits(routes?.exportsThrough ?? {})),
        importsBy: { ...routes?.importsThrough },
      };
      return [[iso2, trader] as const];
    }),
  );
  const through = lazyMap((strait) =>
    sumAscending(
      [...balances].map(([iso2, balance]) => {
        const shares = new Map(firstStraits(ENERGY_STRUCTURE[iso2]?.exportsThrough ?? {}));
        return sold(balance) * (shares.get(strait) ?? 0);
      }),
    ),
  );
  return {
    traders,
    shareThrough(strait, seller) {
      const all = through.get(strait);
      return all === 0 ? 0 : (sold(seller) * (seller.exportsBy.get(strait) ?? 0)) / all;
    },
    openness(strait, at) {
      const known = corridors.get(strait);
      if (known === undefined) return undefined;
      return opennessOf(at >= index.instant ? known : stateAt(index, strait, at), at);
    },
  };
}

/** Figures of a feed where there are any, the published table elsewhere: the world's trade is the sum of both. */
function oilBalances(index: ObservationIndex): ReadonlyMap<string, OilBalance & { readonly newestAt?: number }> {
  const balances = new Map<string, OilBalance & { readonly newestAt?: number }>(Object.entries(ENERGY_STRUCTURE));
  for (const iso2 of Object.keys(ENERGY_STRUCTURE)) {
    const used = yearlyFigure(index, 'oil_consumption', iso2);
    if (used === undefined) continue;
    const made = yearlyFigure(index, 'oil_production', iso2);
    balances.set(iso2, {
      consumption: inMbd(used.value),
      production: inMbd(made?.value ?? 0),
      newestAt: Math.max(used.observedAt, made?.observedAt ?? 0),
    });
  }
  return balances;
}

/** Recomputed: the known state of a corridor ends at its newest day, this one ends before. */
function stateAt(index: ObservationIndex, strait: string, at: number): CorridorState | undefined {
  const transits = index
    .series('transits_total', chokepointSubject(strait))
    .filter(({ observedAt }) => observedAt <= at);
  return transits.length === 0 ? undefined : corridorState(transitDays(transits), corridorNorm(strait));
}

function opennessOf(state: CorridorState | undefined, at: number): number | undefined {
  if (state === undefined || at - state.dataAt > TRANSITS_MAX_AGE_MS) return undefined;
  return 1 - clampUnit(state.disruption);
}

const sumAscending = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b).reduce((sum, value) => sum + value, 0);
