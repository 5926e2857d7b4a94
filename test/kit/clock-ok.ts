import type { ClockVerdict } from '../../src/ports/clock.ts';

/** The verdict on a clock that is right. */
export const CLOCK_OK: ClockVerdict = { state: 'ok', aheadMs: 0, sentence: 'The local clock is plausible.' };
