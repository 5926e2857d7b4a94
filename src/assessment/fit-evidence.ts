import type { EvidenceItem } from '../contract/intelligence/evidence-item.ts';
import type { TriggerLadder } from '../contract/intelligence/trigger-ladder.ts';
import type { Balance } from './balance/balance.ts';
import { PARAMETERS } from './parameters.ts';
import { selectEvidence } from './region-evidence.ts';

/**
 * Shows as many drivers by name as fit: when more items are cited than a snapshot holds, the weakest drivers are merged
 * until every cited id is inside (METHOD.md §2).
 */
export function fitEvidence(
  items: ReadonlyMap<string, EvidenceItem>,
  ladder: TriggerLadder,
  balanceWith: (driversPerAxis: number) => Balance,
): Balance & { readonly evidence: EvidenceItem[] } {
  const triggered = [...ladder.active, ...ladder.watching].flatMap((trigger) => trigger.evidenceIds);
  for (let most: number = PARAMETERS.driversPerAxis; ; most -= 1) {
    const balance = balanceWith(most);
    const drivers = [...balance.vector.pressures, ...balance.vector.buffers];
    const cited = new Set([...triggered, ...drivers.flatMap((driver) => driver.evidenceIds)]);
    const evidence = selectEvidence(items, cited);
    if (evidence.length <= PARAMETERS.evidenceLimit || most === 0) return { ...balance, evidence };
  }
}
