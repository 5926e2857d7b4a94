import type { World } from '../assess-world.ts';
import type { Indicator } from '../indicators/indicator.ts';
import type { KnownCorridor } from '../known-corridors.ts';
import { lazyMap } from '../lazy-map.ts';
import type { Signal } from '../signal.ts';

/**
 * The same world with nothing unusual in what one item of evidence reports: its signal is at rest, its strait open. A
 * structural figure stays, because nothing about it is unusual.
 */
export function counterfactualWorld(world: World, evidenceId: string): World {
  const { crude, corridors, signals } = world;
  const { crude: _, ...withoutCrude } = world;
  const atRest = (indicator: Indicator, signal: Signal | undefined): Signal | undefined =>
    signal?.evidence?.id === evidenceId ? { ...signal, value: indicator.rest ?? signal.value } : signal;
  return {
    ...(crude?.evidence.id === evidenceId ? withoutCrude : world),
    corridors: new Map(
      [...corridors].map(([id, corridor]) => [id, corridor.evidence.id === evidenceId ? opened(corridor) : corridor]),
    ),
    countries: lazyMap((iso2) => {
      const country = world.countries.get(iso2);
      return country && { ...country, of: (indicator) => atRest(indicator, country.of(indicator)) };
    }),
    signals: { at: (indicator, place) => atRest(indicator, signals.at(indicator, place)) },
  };
}

/** As on a day of normal traffic. */
function opened({ stoppedSince: _, ...corridor }: KnownCorridor): KnownCorridor {
  return { ...corridor, state: 'open', disruption: 0, newestCount: corridor.reference };
}
