import { type SetTimer, withDeadline } from '../concurrency/deadline.ts';
import type { RecordStore } from './record-store.ts';

/** How long a list waits for the present to be settled; then it is of the last settled instant. */
const SETTLE_TIMEOUT_MS = 1_000;

interface SettleParts {
  readonly setTimer: SetTimer;
  readonly records: Pick<RecordStore, 'settle' | 'settled'>;
}

/** The instant that a list of the present is as of. @param now epoch ms */
export async function settledBy(now: number, { records, setTimer }: SettleParts): Promise<number> {
  const settled = await withDeadline({ ms: SETTLE_TIMEOUT_MS, setTimer }, () => records.settle(now));
  if (settled.status === 'done') return settled.value;
  return Math.min(now, (await records.settled()) ?? now);
}
