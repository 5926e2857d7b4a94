import { LruCache } from '../../concurrency/lru-cache.ts';
import type { Clock } from '../../ports/clock.ts';
import type { RateLimiter, RateWindow } from '../../ports/rate-limiter.ts';
import { windowIndex, windowStates } from './window-states.ts';

/** Subjects kept of one kind of counter; about 10 MB when every one of them is a long text. */
const CAPACITY = 100_000;

/** All subjects of one kind of counter in the one window that runs now. */
interface Generation {
  readonly index: number;
  readonly used: LruCache<string, number>;
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
      const before = windows.map((window) => generationAt(window, at).used.get(window.subject) ?? 0);
      const isRefused = windows.some(({ limit }, index) => limit !== undefined && (before[index] ?? 0) + units > limit);
      if (isRefused || units === 0)
        return { status: isRefused ? 'refused' : 'taken', at, windows: windowStates(windows, before, at) };
      const after = windows.map((window, index) => {
        const used = (before[index] ?? 0) + units;
        generationAt(window, at).used.set(window.subject, used);
        return used;
      });
      return { status: 'taken', at, windows: windowStates(windows, after, at) };
    },
    giveBack: async (windows, units, takenAt) => {
      for (const window of windows) {
        const generation = generations.get(kindOf(window));
        const count = generation?.used.get(window.subject);
        if (count === undefined || generation?.index !== windowIndex(takenAt, window.lengthMs)) continue;
        generation.used.set(window.subject, Math.max(0, count - units));
      }
    },
  };

  function generationAt(window: RateWindow, at: number): Generation {
    const kind = kindOf(window);
    const index = windowIndex(at, window.lengthMs);
    const known = generations.get(kind);
    if (known?.index === index) return known;
    const fresh = { index, used: new LruCache<string, number>({ maxWeight: capacity }) };
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
