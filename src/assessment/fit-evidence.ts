import type { EvidenceItem } from '../contract/intelligence/evidence-item.ts';
import type { TransmissionPath } from '../contract/intelligence/transmission-path.ts';
import type { TriggerLadder } from '../contract/intelligence/trigger-ladder.ts';
import type { Balance } from './balance/balance.ts';
import { PARAMETERS } from './parameters.ts';
import { selectEvidence } from './region-evidence.ts';

/**
 * Shows as many drivers by name as fit: when more items are cited than a snapshot holds, the weakest drivers are merged
 * until every cited id is inside (METHOD.md §2). The corridors that start a path are shown like what a trigger cites.
 */
export function fitEvidence(
  items: ReadonlyMap<string, EvidenceItem>,
  { ladder, paths }: { readonly ladder: TriggerLadder; readonly paths: readonly TransmissionPath[] },
  balanceWith: (driversPerAxis: number) => Balance,
): Balance & { readonly evidence: EvidenceItem[] } {
  const channels = new Set(paths.map((path) => path.corridorId));
  const triggered = [
    ...[...ladder.active, ...ladder.watching].flatMap((trigger) => trigger.evidenceIds),
    ...[...items.values()].filter((item) => channels.has(item.corridor)).map((item) => item.id),
  ];
  for (let most: number = PARAMETERS.driversPerAxis; ; most -= 1) {
    const balance = balanceWith(most);
    const drivers = [...balance.vector.pressures, ...balance.vector.buffers];
    const cited = new Set([...triggered, ...drivers.flatMap((driver) => driver.evidenceIds)]);
    const evidence = selectEvidence(items, cited);
    if (evidence.length <= PARAMETERS.evidenceLimit || most === 0) return { ...balance, evidence };
  }
}
