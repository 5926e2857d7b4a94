import type { EvidenceItem } from '../../contract/intelligence/evidence-item.ts';
import { theaterOfCountry } from '../../reference/theaters.ts';
import { type EvidenceCluster, evidenceItem } from '../evidence.ts';
import type { SourceLabel } from '../source-label.ts';
import { isoDate } from '../time.ts';
import { sourceName } from './source-name.ts';

type Publication = Pick<EvidenceCluster, 'metric' | 'subject' | 'values' | 'summary' | 'observedAt' | 'instant'> & {
  readonly lineage: string;
  /** Named in place of the lineage's own name. */
  readonly source?: string;
  /** ISO 3166 alpha-2; absent for what is no country's. */
  readonly iso2?: string;
};

/** A figure of a market by a publisher of record, of one day, week, month or year. */
export function marketEvidence(label: SourceLabel, publication: Publication): EvidenceItem {
  const { lineage, source = sourceName(lineage), iso2, ...rest } = publication;
  return evidenceItem({
    type: 'market_signal',
    source: `${label}${source}`,
    event: isoDate(rest.observedAt),
    lineages: [lineage],
    theater: iso2 === undefined ? '' : (theaterOfCountry(iso2)?.id ?? ''),
    corridor: '',
    ...rest,
  });
}
