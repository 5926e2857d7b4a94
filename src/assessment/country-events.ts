import type { EvidenceItem } from '../contract/intelligence/evidence-item.ts';
import { countryByIso2 } from '../reference/countries.ts';
import { theatersOfCountry } from '../reference/theaters.ts';
import { headlineEvidence } from './evidence/headline-evidence.ts';
import { hazardEvidence } from './evidence/mobility-evidence.ts';
import { predictionEvidence } from './evidence/prediction-evidence.ts';
import { sanctionsMoves } from './evidence/sanctions-evidence.ts';
import { shipCountEvidence, unusualShipCounts } from './indicators/ship-count.ts';
import { type LazyMap, lazyMap } from './lazy-map.ts';
import type { SourceInputs } from './signal.ts';
import { DAY_MS } from './time.ts';

/** Events in a country that move no axis by themselves, as evidence, by ISO 3166 alpha-2. */
export function countryEvents({
  index,
  label,
}: Pick<SourceInputs, 'index' | 'label'>): LazyMap<readonly EvidenceItem[]> {
  const ships = unusualShipCounts(index, index.instant - DAY_MS).map((count) =>
    shipCountEvidence(label, count, index.instant),
  );
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
