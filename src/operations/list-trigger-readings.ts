import type { StoredCompanion } from '../assessment/snapshot-companion.ts';
import { failed } from '../contract/conventions/handler.ts';
import type { HandlerOf, Outputs } from '../contract/endpoints.ts';
import type { RegionalSnapshot } from '../contract/intelligence/regional-snapshot.ts';
import { accompaniedSnapshot } from './accompanied-snapshot.ts';
import { asOfReply } from './as-of.ts';
import { snapshotInBody } from './stored-body.ts';
import type { CompanionParts } from './stored-companion.ts';

type Reading = Outputs['listTriggerReadings']['readings'][number];
type State = keyof RegionalSnapshot['triggers'];

/** Everything in it was stored with the snapshot: nothing is computed here. */
export function listTriggerReadings(parts: CompanionParts): HandlerOf<'listTriggerReadings'> {
  return async (input) => {
    const read = await accompaniedSnapshot(input, parts);
    if (!read.ok) return failed(read.failure);
    const { stored, companion, asOf } = read.value;
    const { snapshotId, generatedAt } = stored;
    const { triggers } = snapshotInBody(stored);
    const readings = (['active', 'watching', 'dormant'] as const)
      .flatMap((state) => triggers[state].map((trigger) => readingOf(trigger, state, companion)))
      .sort((a, b) => orderOf(a) - orderOf(b));
    return asOfReply({ readings, snapshotId, generatedAt, asOf: asOf.instant }, asOf);
  };
}

function readingOf(
  { id, description, scenarioLane, threshold, activatedAt }: RegionalSnapshot['triggers'][State][number],
  state: State,
  companion: StoredCompanion | 'none',
): Reading {
  const observed = companion === 'none' ? undefined : companion.observed[id];
  const note = companion === 'none' ? undefined : companion.triggerNotes?.[id];
  return {
    ...{ id, description, status: statusOf(state, observed !== undefined), scenarioLane, threshold },
    ...(state === 'active' ? { activatedAt } : {}),
    ...(observed === undefined
      ? {}
      : {
          ...{ observed: observed.value, unit: observed.unit, baselineValue: observed.baselineValue },
          ...{ words: observed.words, thresholdWords: observed.threshold },
        }),
    ...(note ?? { cannotTell: [NOTHING_KEPT] }),
  };
}

const NOTHING_KEPT = 'How it moved and how often it was active: an earlier version of the service kept neither.';

/** Beyond every distance. */
const FARTHEST = 1e12;

const statusOf = (state: State, isRead: boolean): Reading['status'] =>
  isRead ? state : state === 'active' ? 'kept' : 'missing';

/** Active first, then the nearest; without a reading last. */
function orderOf({ status, distanceShare }: Reading): number {
  if (status === 'active' || status === 'kept') return -FARTHEST;
  return status === 'missing' ? FARTHEST : Math.min(distanceShare ?? FARTHEST / 2, FARTHEST / 2);
}
