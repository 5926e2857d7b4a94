import type { World } from '../assess-world.ts';
import type { CountrySignals, Signal } from '../country-signals.ts';
import { lazyMap } from '../lazy-map.ts';
import { PARAMETERS } from '../parameters.ts';

/**
 * The same world, but what one item of evidence tells of is as usual: the signal stands at rest, the strait is open. What
 * is structure (figures of a year) stays, because nothing about it is unusual.
 */
export function counterfactualWorld(world: World, evidenceId: string): World {
  const { crude, corridors, senses, markets } = world;
  const { crude: _, ...withoutCrude } = world;
  return {
    ...(crude?.evidence.id === evidenceId ? withoutCrude : world),
    corridors: new Map(
      [...corridors].map(([id, corridor]) => [
        id,
        corridor.evidence.id === evidenceId ? { ...corridor, disruption: 0, state: 'open' as const } : corridor,
      ]),
    ),
    countries: lazyMap((iso2) => {
      const signals = world.countries.get(iso2);
      return signals === undefined ? undefined : mutedSignals(signals, evidenceId);
    }),
    markets: {
      credit: muted(markets.credit, evidenceId),
      food: muted(markets.food, evidenceId),
      gasPrice: muted(markets.gasPrice, evidenceId),
      gasImportShortfall: lazyMap((iso2) => {
        const supply = markets.gasImportShortfall.get(iso2);
        return supply === undefined ? undefined : muted(supply, evidenceId);
      }),
    },
    senses: {
      ...senses,
      volatility: muted(senses.volatility, evidenceId),
      maritimeByChokepoint: lazyMap((id) => {
        const { passage, coercion } = senses.maritimeByChokepoint.get(id);
        return { passage: muted(passage, evidenceId), coercion: muted(coercion, evidenceId) };
      }),
    },
  };
}

function mutedSignals(signals: CountrySignals, evidenceId: string): CountrySignals {
  const { reports, conditions } = signals;
  const { force, posture, coercion, blockade, protest, emergency } = reports;
  const { airPosture, gnss, sirens, navigationalWarnings, navalPosture, currency, shares, spread, ...always } =
    conditions;
  const at = (signal: Signal): Signal => muted(signal, evidenceId);
  return {
    ...signals,
    deaths: at(signals.deaths),
    reports: {
      force: at(force),
      posture: at(posture),
      coercion: at(coercion),
      blockade: at(blockade),
      protest: at(protest),
      emergency: at(emergency),
    },
    conditions: {
      ...(airPosture === undefined ? {} : { airPosture: at(airPosture) }),
      ...(gnss === undefined ? {} : { gnss: at(gnss) }),
      ...(sirens === undefined ? {} : { sirens: at(sirens) }),
      ...(navigationalWarnings === undefined ? {} : { navigationalWarnings: at(navigationalWarnings) }),
      ...(navalPosture === undefined ? {} : { navalPosture: at(navalPosture) }),
      ...(shares === undefined ? {} : { shares: at(shares) }),
      ...(spread === undefined ? {} : { spread: at(spread) }),
      ...(currency === undefined ? {} : { currency: at(currency) }),
      ...always,
      sanctions: at(always.sanctions),
      displacement: at(always.displacement),
      outages: at(always.outages),
      inflation: at(always.inflation),
      foodPrices: at(always.foodPrices),
      // A buffer rests at what its own past would lead one to expect.
      cooperation: muted(always.cooperation, evidenceId, PARAMETERS.prior.allianceCohesion),
      treaties: muted(always.treaties, evidenceId, PARAMETERS.prior.allianceCohesion),
    },
  };
}

function muted<S extends Signal>(signal: S, evidenceId: string, rest = 0): S {
  return signal.evidence?.id === evidenceId ? { ...signal, value: rest } : signal;
}
