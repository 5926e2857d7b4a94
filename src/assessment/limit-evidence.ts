import type { EvidenceItem } from '../contract/intelligence/evidence-item.ts';
import type { TriggerLadder } from '../contract/intelligence/trigger-ladder.ts';
import type { KnownActors } from './actors/known-actors.ts';
import { type LimitedActors, limitActors } from './actors/limit-actors.ts';
import type { Balance, NamedDrivers } from './balance/balance.ts';
import type { Headline } from './headline/headline.ts';
import { PARAMETERS } from './parameters.ts';
import { selectEvidence } from './region-evidence.ts';
import type { FoundPath } from './transmission/transmission-paths.ts';

/** What cites evidence beside the drivers of the balance. */
export interface Citing {
  readonly ladder: TriggerLadder;
  readonly paths: readonly FoundPath[];
  readonly known: KnownActors;
  readonly headline: Headline;
  /** Evidence of alarms. */
  readonly alarming: readonly EvidenceItem[];
}

/**
 * Shows as many drivers by name as fit: when more items are cited than a snapshot holds, the weakest drivers are merged
 * and the weakest actors and edges left out until every cited id is inside (METHOD.md §2). Evidence of
 * the headline, of a path's shock and price and of its corridor is kept like evidence that a trigger cites.
 */
export function limitEvidence(
  items: ReadonlyMap<string, EvidenceItem>,
  { ladder, paths, known, headline, alarming }: Citing,
  balanceWith: (named: NamedDrivers) => Balance,
): Balance & Pick<LimitedActors, 'actors' | 'leverageEdges'> & { readonly evidence: EvidenceItem[] } {
  const channels = new Set(paths.map(({ path }) => path.corridorId).filter((id) => id !== ''));
  const triggered = [
    ...headline.evidenceIds,
    ...alarming.map((item) => item.id),
    ...[...ladder.active, ...ladder.watching].flatMap((trigger) => trigger.evidenceIds),
    ...paths.flatMap((path) => [...path.evidence, ...path.priceEvidence].map((item) => item.id)),
    ...[...items.values()].filter((item) => channels.has(item.corridor)).map((item) => item.id),
  ];
  for (const { named, actorItems } of roomLeft()) {
    const balance = balanceWith(named);
    const { actors, leverageEdges, cited: byActors } = limitActors(known, actorItems);
    const drivers = [...balance.vector.pressures, ...balance.vector.buffers];
    const cited = new Set([...triggered, ...drivers.flatMap((driver) => driver.evidenceIds), ...byActors]);
    const evidence = selectEvidence(items, cited);
    const isLast = named.pressure === 0 && actorItems === 0;
    if (evidence.length <= PARAMETERS.evidenceLimit || isLast) return { ...balance, actors, leverageEdges, evidence };
  }
  throw new Error('the last attempt to fit the evidence is always taken');
}

/** Ever less: drivers are merged down to a few of each axis, those of buffers first, then actors are left out, then the last drivers. */
function* roomLeft() {
  let [pressure, buffer]: [number, number] = [PARAMETERS.driversPerAxis, PARAMETERS.driversPerAxis];
  let actorItems: number = PARAMETERS.actors.maxEvidence;
  while (pressure > 0 || actorItems > 0) {
    yield { named: { pressure, buffer }, actorItems };
    if (pressure <= MIN_DRIVERS && actorItems > 0) actorItems = Math.max(0, actorItems - STEP);
    else if (buffer === pressure) buffer -= 1;
    else pressure -= 1;
  }
  yield { named: { pressure, buffer }, actorItems };
}

/** Items by which the actors give way. */
const STEP = 4;
/** Drivers of an axis that are named before any actor is (start). */
const MIN_DRIVERS = 3;
