import { LruCache } from '../../concurrency/lru-cache.ts';
import type { Clock } from '../../ports/clock.ts';
import type { RateLimiter, RateWindow } from '../../ports/rate-limiter.ts';
import { windowIndex, windowStates } from './window-states.ts';

/** Subjects kept of one kind of counter; about 10 MB when every one of them is a long text. */
const CAPACITY = 100_000;

/** Units of one subject. */
interface Count {
  used: number;
}

const isNew = ({ used }: Count): boolean => used === 0;
const usedIn = (count: Count | undefined): number => count?.used ?? 0;

/** All subjects of one kind of counter in the one window that runs now. */
interface Generation {
  readonly index: number;
  readonly counts: LruCache<string, Count>;
}

/**
 * Counts in this process. The counts of a window are dropped as one when it ends, so memory is bounded by the subjects of
 * one window. Beyond `capacity` the least recently counted subject is evicted: a client with so many addresses has as many
 * limits anyway, and subjects of another kind are not affected.
 */
export function createMemoryLimiter(parts: { readonly clock: Clock; readonly capacity?: number }): RateLimiter {
  const { clock, capacity = CAPACITY } = parts;
  const generations = new Map<string, Generation>();

  return {
    take: (windows, units) => {
      const at = clock.now();
      const counts = windows.map((window) => generationAt(window, at).counts.get(window.subject) ?? { used: 0 });
      const isRefused = windows.some(
        ({ limit }, index) => limit !== undefined && usedIn(counts[index]) + units > limit,
      );
      if (!isRefused && units > 0) {
        if (counts.some(isNew)) keep(windows, counts, at);
        for (const count of counts) count.used += units;
      }
      const used = counts.map(usedIn);
      return { status: isRefused ? 'refused' : 'taken', at, windows: windowStates(windows, used, at) };
    },
    giveBack: async (windows, units, takenAt) => {
      for (const window of windows) {
        const generation = generations.get(kindOf(window));
        const count = generation?.counts.get(window.subject);
        if (count === undefined || generation?.index !== windowIndex(takenAt, window.lengthMs)) continue;
        count.used = Math.max(0, count.used - units);
      }
    },
  };

  /** What is kept already is counted up in place. */
  function keep(windows: readonly RateWindow[], counts: readonly Count[], at: number): void {
    for (const [index, window] of windows.entries()) {
      const count = counts[index];
      if (count?.used === 0) generationAt(window, at).counts.set(window.subject, count);
    }
  }

  function generationAt(window: RateWindow, at: number): Generation {
    const kind = kindOf(window);
    const index = windowIndex(at, window.lengthMs);
    const known = generations.get(kind);
    if (known?.index === index) return known;
    const fresh = { index, counts: new LruCache<string, Count>({ maxWeight: capacity }) };
    generations.set(kind, fresh);
    return fresh;
  }
}

/** Callers hand in the same windows again and again. */
const kinds = new WeakMap<RateWindow, string>();

/** Addresses never push accounts out: each kind of subject and counter has its own room. */
function kindOf(window: RateWindow): string {
  const known = kinds.get(window);
  if (known !== undefined) return known;
  const { subject, counter, lengthMs } = window;
  const kind = `${subject.slice(0, subject.indexOf(':'))} ${counter} ${lengthMs}`;
  kinds.set(window, kind);
  return kind;
}
