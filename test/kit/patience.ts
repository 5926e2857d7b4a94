import type { SetTimer } from '../../src/concurrency/deadline.ts';
import { systemTimer } from '../../src/main/system-timer.ts';

/** For `vi.waitFor`: when a test gives up on a state. Far above what any machine needs, so that no verdict is on its speed. */
export const PATIENCE = { timeout: 60_000, interval: 5 } as const;

/** For deadlines that a test is not about: sixty times as long, so that a busy machine fails none of them. */
export const patientTimer: SetTimer = (ms, run) => systemTimer(60 * ms, run);
