import type { World } from './assess-world.ts';
import { statusOf } from './input-status.ts';
import { INPUTS, type Input } from './inputs.ts';
import { HOUR_MS, MINUTE_MS } from './time.ts';

/** Scheduled runs are at 00, 06, 12 and 18 UTC. */
export const SLOT_MS = 6 * HOUR_MS;
const GRACE_MS = 30 * MINUTE_MS;
/** An input that carries this share of the weight ends a snapshot's validity when it goes stale. */
const CARRIES = 0.1;

/** The next scheduled run plus 30 minutes, or the first expiry of an input that carries 10 % (METHOD.md §10). Epoch ms. */
export function validUntil(world: World): number {
  const inputs: readonly Input[] = INPUTS;
  const total = inputs.reduce((sum, input) => sum + input.weight, 0);
  const next = nextSlot(world.instant) + GRACE_MS;
  const expiries = inputs
    .filter((input) => input.weight / total >= CARRIES)
    .flatMap((input) => {
      const { status, newestAt } = statusOf(world.inputs, input.id);
      return status === 'reporting' && newestAt !== undefined ? [newestAt + input.maxAgeMs] : [];
    });
  return Math.min(next, ...expiries.filter((expiry) => expiry > world.instant));
}

/** The first scheduled run after an instant, epoch ms. */
export function nextSlot(instant: number): number {
  return (Math.floor(instant / SLOT_MS) + 1) * SLOT_MS;
}

/** The last scheduled run at or before an instant, epoch ms. */
export function currentSlot(instant: number): number {
  return Math.floor(instant / SLOT_MS) * SLOT_MS;
}
