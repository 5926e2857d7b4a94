/** Hosts that asked to be left alone, and until when. */
export interface HostBackoff {
  /** Keeps the later of what was asked before and now. @param until epoch ms */
  ask(host: string, until: number): void;
  /** @returns until when nothing may be asked of the host, epoch ms; undefined when it may */
  until(host: string, now: number): number | undefined;
}

/** Remembered in this process; a feed's state keeps the same over restarts. */
export function createHostSilence(): HostBackoff {
  const silentUntil = new Map<string, number>();
  return {
    ask: (host, until) => void silentUntil.set(host, Math.max(until, silentUntil.get(host) ?? until)),
    until(host, now) {
      const until = silentUntil.get(host);
      if (until === undefined || until > now) return until;
      silentUntil.delete(host);
      return undefined;
    },
  };
}
