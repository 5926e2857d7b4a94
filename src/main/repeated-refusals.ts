import type { SetTimer } from '../concurrency/deadline.ts';
import type { AccessEntry } from '../gateway/access-entry.ts';

/** Refusals of one address and code within a window, less the first, which has a line of its own. */
export interface RepeatedRefusals {
  /** Undefined for those of all addresses beyond the limit, and where not even the headers could be read. */
  readonly clientAddress: string | undefined;
  readonly status: number;
  readonly code: AccessEntry['code'];
  readonly count: number;
}

/** CONTRACT.md §16: counted and logged once a second. */
const WINDOW_MS = 1_000;
/** Addresses and codes counted apart within a window; what exceeds them is counted by code alone. */
const MAX_APART = 200;

export interface RefusalCounts {
  /** Whether the answer has a line of its own; else it is counted. */
  hasOwnLine(entry: AccessEntry): boolean;
  /** Reports the counts of the window and ends it. */
  flush(): void;
}

/**
 * Bounds the lines of a client that is refused again and again: the first refusal of an address and code in a second has its
 * line, the others are reported as a count. An accepted request, and a server error, always has its own.
 */
export function countRefusals(
  report: (refusals: RepeatedRefusals) => void,
  { setTimer }: { readonly setTimer: SetTimer },
): RefusalCounts {
  const counts = new Map<string, RepeatedRefusals>();
  let cancel: (() => void) | undefined;

  function flush(): void {
    cancel?.();
    cancel = undefined;
    const ended = [...counts.values()];
    counts.clear();
    for (const refusals of ended) if (refusals.count > 0) report(refusals);
  }

  return {
    hasOwnLine(entry) {
      if (!isRefusal(entry)) return true;
      const { clientAddress, status, code } = entry;
      cancel ??= setTimer(WINDOW_MS, flush);
      const own = `${status} ${code} ${clientAddress}`;
      const isApart = counts.has(own) || counts.size < MAX_APART;
      const key = isApart ? own : `${status} ${code}`;
      const known = counts.get(key);
      const subject = { clientAddress: isApart ? clientAddress : undefined, status, code };
      // Beyond the limit no address has a line of its own: their number is what an attacker chooses.
      counts.set(key, { ...subject, count: known === undefined ? (isApart ? 0 : 1) : known.count + 1 });
      return known === undefined && isApart;
    },
    flush,
  };
}

/** Turned away without an account, or above a limit; other answers to a verified caller are accepted requests. */
const isRefusal = ({ status, accountId }: AccessEntry): boolean =>
  status === 429 || (status >= 400 && status < 500 && accountId === undefined);
