import { type SetTimer, withDeadline } from '../../concurrency/deadline.ts';
import type { Clock } from '../../ports/clock.ts';
import type { ConsumeResult, RateLimiter, RateWindow } from '../../ports/rate-limiter.ts';
import { GIVE_BACK_SCRIPT, TAKE_SCRIPT } from './limit-script.ts';
import type { RedisConnection } from './redis-connection.ts';
import { windowIndex, windowStates } from './window-states.ts';

/** How long a request waits for its count, ms; far above a healthy server's answer, far below a caller's patience. */
const TIMEOUT_MS = 250;
/** After a late answer the server is left alone for so long, ms, so that a hanging one does not slow every request. */
const PAUSE_MS = 1_000;

export interface RedisLimiterParts {
  readonly connection: RedisConnection;
  /** Begins every key. */
  readonly keyPrefix: string;
  /** Of this process; paces the pause after a late answer. */
  readonly clock: Clock;
  readonly setTimer: SetTimer;
  /** Whose instants count instead of the server's: a test's clock. */
  readonly instants?: Clock;
  readonly timeoutMs?: number;
  /** Called when the server stops or starts answering. */
  readonly onChange?: (isReachable: boolean, reason: string) => void;
}

interface Question {
  readonly script: string;
  readonly values: readonly string[];
  /** Handles an answer that arrives after the deadline. */
  readonly late?: (integers: readonly number[]) => Promise<void> | undefined;
}

type Answer = { readonly status: 'answered'; readonly integers: readonly number[] } | { readonly status: 'none' };

const NONE: Answer = { status: 'none' };

/**
 * Counts on a Redis server, for any number of processes. The windows are those of the server's clock, so that processes with
 * different clocks agree. Keys expire one window length after the last taking.
 */
export function createRedisLimiter(parts: RedisLimiterParts): RateLimiter {
  const { connection, keyPrefix, clock, setTimer, instants, timeoutMs = TIMEOUT_MS, onChange } = parts;
  let isReachable = true;
  let pausedUntil = 0;

  return {
    take: async (windows, units): Promise<ConsumeResult> => {
      if (isPaused()) return { status: 'unavailable' };
      const limits = windows.flatMap(({ lengthMs, limit }) => [
        String(lengthMs),
        limit === undefined ? '' : String(limit),
      ]);
      const values = [instants === undefined ? '' : String(instants.now()), String(units), ...limits];
      const late = (integers: readonly number[]) => {
        const [allowed, at] = integers;
        if (allowed === 1 && at !== undefined && units > 0) return giveBack(windows, units, at);
        return undefined;
      };
      const answer = await ask(windows, { script: TAKE_SCRIPT, values, late });
      if (answer.status === 'none') return { status: 'unavailable' };
      const [allowed, at, ...used] = answer.integers;
      if (at === undefined || used.length !== windows.length) return { status: 'unavailable' };
      return { status: allowed === 1 ? 'taken' : 'refused', at, windows: windowStates(windows, used, at) };
    },
    giveBack,
  };

  async function giveBack(windows: readonly RateWindow[], units: number, takenAt: number): Promise<void> {
    const indices = windows.map(({ lengthMs }) => String(windowIndex(takenAt, lengthMs)));
    await ask(windows, { script: GIVE_BACK_SCRIPT, values: [String(units), ...indices] });
  }

  async function ask(windows: readonly RateWindow[], { script, values, late }: Question): Promise<Answer> {
    const keys = windows.map((window) => keyOf(keyPrefix, window));
    const run = () => connection.run(script, keys, values);
    const settled = await withDeadline({ ms: timeoutMs, setTimer }, run, (integers) => void late?.(integers));
    switch (settled.status) {
      case 'done':
        became(true, '');
        return { status: 'answered', integers: settled.value };
      case 'failed':
        became(false, settled.error instanceof Error ? settled.error.message : String(settled.error));
        return NONE;
      case 'aborted':
        pausedUntil = clock.now() + PAUSE_MS;
        became(false, `no answer within ${timeoutMs} ms`);
        return NONE;
    }
  }

  /** A clock that steps back must not make the pause longer. */
  function isPaused(): boolean {
    const leftMs = pausedUntil - clock.now();
    return leftMs > 0 && leftMs <= PAUSE_MS;
  }

  function became(reachable: boolean, reason: string): void {
    if (reachable === isReachable) return;
    isReachable = reachable;
    onChange?.(reachable, reason);
  }
}

/** The braces keep all counters of a subject on one node of a cluster. */
const keyOf = (prefix: string, { subject, counter, lengthMs }: RateWindow): string =>
  `${prefix}{${subject}}:${counter}:${lengthMs}`;
