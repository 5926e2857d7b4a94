/** A signal that aborts after so many milliseconds; the test's clock may decide when that is. */
export type Deadline = (milliseconds: number) => AbortSignal;

export const timerDeadline: Deadline = (milliseconds) => AbortSignal.timeout(milliseconds);
