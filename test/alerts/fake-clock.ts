/** A clock with timers that a test moves. */
export function fakeClock(startAt: number) {
  let now = startAt;
  let timers: { readonly at: number; readonly run: () => void }[] = [];
  const fireDue = async (atRest: () => Promise<void>): Promise<void> => {
    const due = timers.filter(({ at }) => at <= now);
    timers = timers.filter(({ at }) => at > now);
    for (const { run } of due) run();
    await atRest();
  };
  return {
    clock: { now: () => now },
    after(ms: number, run: () => void) {
      const timer = { at: now + ms, run };
      timers.push(timer);
      return () => {
        timers = timers.filter((other) => other !== timer);
      };
    },
    /** Runs timer by timer. @param atRest waits until what one of them has started is done */
    async advance(ms: number, atRest: () => Promise<void>): Promise<void> {
      const end = now + ms;
      for (;;) {
        const next = Math.min(...timers.map(({ at }) => at));
        if (next > end) break;
        now = Math.max(now, next);
        await fireDue(atRest);
      }
      now = end;
    },
  };
}
