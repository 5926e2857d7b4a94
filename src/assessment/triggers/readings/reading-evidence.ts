import type { EvidenceItem } from '../../../contract/intelligence/evidence-item.ts';
import { regionById } from '../../../reference/regions.ts';
import type { World } from '../../assess-world.ts';
import { grouped } from '../../english.ts';
import { sourceName } from '../../evidence/source-name.ts';
import { evidenceItem } from '../../evidence.ts';
import { METRICS } from '../../metrics.ts';
import type { TriggerRule } from '../trigger-rule.ts';

/** A reading of a metric of one region; a fall is a reading too. */
export interface RegionReading {
  readonly lineages: readonly string[];
  /** Source of the item, in the place of the first lineage: where there are many, such as outlets. */
  readonly otherwise?: string;
  readonly values: readonly number[];
  /** Span or day that it covers. */
  readonly event: string;
  readonly observedAt: number;
  /** After the region's name and a colon, without the full stop. */
  readonly words: string;
  readonly theater?: string;
}

/** Evidence of one reading of a trigger's metric, where no indicator of a country shows it already. */
export function readingEvidence(rule: TriggerRule, { label, instant }: World, reading: RegionReading): EvidenceItem {
  const { lineages, otherwise = '', values, event, observedAt, words, theater = '' } = reading;
  const name = regionById(rule.regionId)?.name ?? rule.regionId;
  return evidenceItem({
    type: METRICS[rule.metricId].evidenceType,
    source: `${label}${otherwise === '' ? sourceName(lineages[0] ?? '') : otherwise}`,
    subject: `region:${rule.regionId}/${rule.metric}`,
    event,
    lineages,
    values,
    summary: `${name}: ${words}.`,
    metric: rule.metricId,
    instant,
    observedAt,
    theater,
    corridor: '',
  });
}

/** A number as evidence writes it: `7.1`, `1,388`. */
export const formatNumber = (value: number): string => grouped(value, Math.abs(value) < 10 ? 1 : 0);

/** `1 place`, `2.5 places`. */
export const quantity = (value: number, noun: string): string =>
  formatNumber(value) === '1' ? `1 ${noun}` : `${formatNumber(value)} ${noun}s`;
