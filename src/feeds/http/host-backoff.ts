/** Hosts that asked for a pause, and until when. */
export interface HostBackoff {
  /** Keeps the later of what was asked before and now. @param until epoch ms */
  ask(host: string, until: number): void;
  /** @returns until when nothing may be asked of the host, epoch ms; undefined when it may */
  until(host: string, now: number): number | undefined;
}

/** Remembered in this process; a feed's state keeps the same over restarts. */
export function createHostBackoff(): HostBackoff {
  const backoffUntil = new Map<string, number>();
  return {
    ask: (host, until) => void backoffUntil.set(host, Math.max(until, backoffUntil.get(host) ?? until)),
    until(host, now) {
      const until = backoffUntil.get(host);
      if (until === undefined || until > now) return until;
      backoffUntil.delete(host);
      return undefined;
    },
  };
}
