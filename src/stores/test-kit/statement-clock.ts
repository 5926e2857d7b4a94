/** When every statement is sent, epoch ms: the same always. */
export const NOW = Date.UTC(2026, 9, 14, 12);
export const clock = { now: () => NOW };
