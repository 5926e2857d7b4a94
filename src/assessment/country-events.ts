import type { EvidenceItem } from '../contract/intelligence/evidence-item.ts';
import { countryByIso2 } from '../reference/countries.ts';
import { theatersOfCountry } from '../reference/theaters.ts';
import { headlineEvidence } from './evidence/headline-evidence.ts';
import { hazardEvidence } from './evidence/mobility-evidence.ts';
import { predictionEvidence } from './evidence/prediction-evidence.ts';
import { sanctionsMoves } from './evidence/sanctions-evidence.ts';
import { shipCountEvidence } from './evidence/sea-evidence.ts';
import { unusualShipCounts } from './indicators/ship-count.ts';
import { type LazyMap, lazyMap } from './lazy-map.ts';
import type { SignalInputs } from './theater-signals.ts';
import { DAY_MS } from './time.ts';

/** Evidence of what happened in a country and moves no axis by itself, by ISO 3166 alpha-2. */
export function countryEvents({
  index,
  label,
}: Pick<SignalInputs, 'index' | 'label'>): LazyMap<readonly EvidenceItem[]> {
  const ships = unusualShipCounts(index, index.instant - DAY_MS).map((count) => shipCountEvidence(label, count));
  const predictions = predictionEvidence(label, index);
  return lazyMap((iso2) => {
    const country = countryByIso2(iso2);
    if (country === undefined) return [];
    const theaters = theatersOfCountry(iso2).map(({ id }) => id);
    return [
      ...headlineEvidence(label, country, index),
      ...sanctionsMoves(label, country, index),
      ...hazardEvidence(label, country, index),
      ...ships.filter(({ theater }) => theaters.includes(theater)),
      ...(predictions.get(iso2) ?? []),
    ];
  });
}
