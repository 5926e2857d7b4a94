import type { EvidenceItem } from '../../contract/intelligence/evidence-item.ts';
import { ACT_FORMS } from './acts.ts';
import { ALERT_FORMS } from './alerts.ts';
import { MARKET_FORMS } from './markets.ts';
import { NATIONAL_FIGURE_FORMS } from './national-figures.ts';
import type { EvidenceForm, Reading } from './reading.ts';
import { REPORT_FORMS } from './reports.ts';
import { SENSOR_FORMS } from './sensors.ts';

const FORMS: readonly EvidenceForm[] = [
  ...SENSOR_FORMS,
  ...ALERT_FORMS,
  ...ACT_FORMS,
  ...REPORT_FORMS,
  ...MARKET_FORMS,
  ...NATIONAL_FIGURE_FORMS,
];

/**
 * What an item of evidence states, read from the sentence that an assessment wrote. Empty for a text of another form: headlines,
 * notices and listings have other words than ours, and become claims with their records.
 * @param knownAt when the item was read, epoch ms
 */
export function readEvidence(item: EvidenceItem, knownAt: number): readonly Reading[] {
  for (const { types, pattern, read } of FORMS) {
    if (!types.includes(item.type)) continue;
    const groups = pattern.exec(item.summary)?.groups;
    if (groups !== undefined) return read(groups, item, knownAt).filter((one) => one !== undefined);
  }
  return [];
}
