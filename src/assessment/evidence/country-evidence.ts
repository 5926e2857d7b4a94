import type { EvidenceItem } from '../../contract/intelligence/evidence-item.ts';
import { theaterOfCountry } from '../../reference/theaters.ts';
import { type EvidenceCluster, evidenceItem } from '../evidence.ts';

type Condition = Omit<EvidenceCluster, 'type' | 'subject' | 'theater' | 'corridor'> & {
  /** Part of the country's condition, such as `displacement`. */
  readonly about: string;
};

/** Evidence of a country's own condition, `cii_spike`. @param iso2 ISO 3166 alpha-2 */
export function countryEvidence(iso2: string, { about, ...rest }: Condition): EvidenceItem {
  return evidenceItem({
    type: 'cii_spike',
    subject: `country:${iso2}/${about}`,
    theater: theaterOfCountry(iso2)?.id ?? '',
    corridor: '',
    ...rest,
  });
}
