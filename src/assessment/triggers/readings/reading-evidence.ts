import type { EvidenceItem } from '../../../contract/intelligence/evidence-item.ts';
import { regionById } from '../../../reference/regions.ts';
import type { World } from '../../assess-world.ts';
import { sourceName } from '../../evidence/source-name.ts';
import { evidenceItem, roundTo } from '../../evidence.ts';
import { RECORD_CONFIDENCE } from '../../evidence-clusters.ts';
import { METRICS } from '../../metrics.ts';
import type { TriggerRule } from '../trigger-rule.ts';

/** What a metric of a whole region says, also when what it says is that less happens. */
export interface Told {
  readonly lineages: readonly string[];
  /** Of whom are many, such as outlets. */
  readonly otherwise?: string;
  readonly values: readonly number[];
  /** Span or day that it covers. */
  readonly event: string;
  readonly observedAt: number;
  /** After the region's name and a colon. */
  readonly words: string;
  readonly theater?: string;
}

/** Evidence of one reading of a trigger's metric, where no indicator of a country shows it already. */
export function readingEvidence(rule: TriggerRule, { label }: World, told: Told): EvidenceItem {
  const { lineages, otherwise = '', values, event, observedAt, words, theater = '' } = told;
  const name = regionById(rule.regionId)?.name ?? rule.regionId;
  return evidenceItem({
    type: METRICS[rule.metricId].evidenceType,
    source: `${label}${otherwise === '' ? sourceName(lineages[0] ?? '') : otherwise}`,
    subject: `region:${rule.regionId}/${rule.metric}`,
    event,
    lineages,
    values,
    summary: `${name}: ${words}.`,
    confidence: RECORD_CONFIDENCE.fresh,
    observedAt,
    theater,
    corridor: '',
  });
}

/** A number as evidence writes it. */
export const formatNumber = (value: number): string => String(roundTo(value, Math.abs(value) < 10 ? 2 : 0));
