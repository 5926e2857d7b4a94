import { describe, expect, it } from 'vitest';
import { fakeClock, immediateTimer, settle } from '../../../test/kit/fake-clock.ts';
import { GIVE_BACK_SCRIPT, TAKE_SCRIPT } from './limit-script.ts';
import { createRedisLimiter } from './redis-limiter.ts';

const DAY = 86_400_000;
const MINUTE = 60_000;
const START = 1_795_176_010_000;
const WINDOWS = [
  { subject: 'account:a', counter: 'requests', policy: 'minute', lengthMs: MINUTE, limit: 3 },
  { subject: 'account:a', counter: 'model-runs', policy: 'day', lengthMs: DAY, limit: undefined },
];
const KEYS = ['p:{account:a}:requests:60000', 'p:{account:a}:model-runs:86400000'];
const UNAVAILABLE = { status: 'unavailable' };

interface Run {
  readonly script: string;
  readonly keys: readonly string[];
  readonly values: readonly string[];
  readonly answer: (integers: readonly number[]) => Promise<void>;
  readonly fail: (reason: unknown) => Promise<void>;
}

/** A limiter over a connection whose scripts the test answers. */
function scripted(more: { readonly timeoutMs?: number; readonly instants?: { now(): number } } = {}) {
  const time = fakeClock(START);
  const runs: Run[] = [];
  const changes: (readonly [isReachable: boolean, reason: string])[] = [];
  const limiter = createRedisLimiter({
    connection: {
      run: (script, keys, values) =>
        new Promise((resolve, reject) => {
          const answer = async (integers: readonly number[]) => {
            resolve(integers);
            await settle();
          };
          const fail = async (reason: unknown) => {
            reject(reason);
            await settle();
          };
          runs.push({ script, keys, values, answer, fail });
        }),
      close: async () => undefined,
    },
    keyPrefix: 'p:',
    clock: time.clock,
    setTimer: time.setTimer,
    onChange: (...change) => changes.push(change),
    ...more,
  });
  return { time, runs, changes, limiter };
}

describe('the Redis limiter', () => {
  it('takes from every window in one run of the script, by the clock of the server', async () => {
    const { limiter, runs, time } = scripted();
    const taking = limiter.take(WINDOWS, 2);
    await runs[0]?.answer([1, START + 5, 2, 9]);
    const minute = { policy: 'minute', lengthMs: MINUTE, limit: 3, remaining: 1, resetAt: START + 50_000 };
    expect(await taking).toEqual({ status: 'taken', at: START + 5, windows: [minute] });
    expect(runs).toMatchObject([
      { script: TAKE_SCRIPT, keys: KEYS, values: ['', '2', String(MINUTE), '3', String(DAY), ''] },
    ]);
    expect(time.running).toBe(0);
  });

  it('counts by given instants', async () => {
    const { limiter, runs } = scripted({ instants: { now: () => 7 } });
    void limiter.take(WINDOWS, 1);
    expect(runs[0]?.values[0]).toBe('7');
  });

  it('refuses what the script does not allow', async () => {
    const { limiter, runs } = scripted();
    const taking = limiter.take(WINDOWS, 1);
    await runs[0]?.answer([0, START, 3, 9]);
    expect(await taking).toMatchObject({ status: 'refused', windows: [{ remaining: 0 }] });
  });

  it.each([[[]], [[1]], [[1, START, 1]], [[1, START, 1, 1, 1]]])('takes %j for no answer', async (integers) => {
    const { limiter, runs } = scripted();
    const taking = limiter.take(WINDOWS, 1);
    await runs[0]?.answer(integers);
    expect(await taking).toEqual(UNAVAILABLE);
  });

  it('returns units to the windows they were taken from', async () => {
    const { limiter, runs } = scripted();
    const returning = limiter.giveBack(WINDOWS, 2, START);
    await runs[0]?.answer([1]);
    await returning;
    const values = ['2', String(Math.floor(START / MINUTE)), String(Math.floor(START / DAY))];
    expect(runs).toMatchObject([{ script: GIVE_BACK_SCRIPT, keys: KEYS, values }]);
  });
});

describe('the Redis limiter over a connection that fails', () => {
  it('reports each change of its state once, with the reason, and asks again in the next request', async () => {
    const { limiter, runs, changes } = scripted();
    for (const reason of [new Error('gone'), new Error('still gone'), 'odd']) {
      const taking = limiter.take(WINDOWS, 1);
      await runs.at(-1)?.fail(reason);
      expect(await taking).toEqual(UNAVAILABLE);
    }
    for (let count = 0; count < 2; count += 1) {
      void limiter.take(WINDOWS, 1);
      await runs.at(-1)?.answer([1, START, 1, 1]);
    }
    void limiter.take(WINDOWS, 1);
    await runs.at(-1)?.fail('odd');
    expect(runs).toHaveLength(6);
    expect(changes).toEqual([
      [false, 'gone'],
      [true, ''],
      [false, 'odd'],
    ]);
  });
});

describe('the Redis limiter over a connection that is late', () => {
  it('waits for 250 ms, leaves it alone for a second and then asks again', async () => {
    const { limiter, runs, changes, time } = scripted();
    const late = limiter.take(WINDOWS, 1);
    await time.pass(249);
    expect(time.running).toBe(1);
    await time.pass(1);
    expect(await late).toEqual(UNAVAILABLE);
    expect(changes).toEqual([[false, 'no answer within 250 ms']]);
    await time.pass(999);
    expect(await limiter.take(WINDOWS, 1)).toEqual(UNAVAILABLE);
    expect(runs).toHaveLength(1);
    await time.pass(1);
    void limiter.take(WINDOWS, 1);
    expect(runs).toHaveLength(2);
  });

  it('does not leave it alone for longer when the clock steps back', async () => {
    let now = START;
    let runCount = 0;
    const limiter = createRedisLimiter({
      connection: {
        run: () => {
          runCount += 1;
          return new Promise(() => undefined);
        },
        close: async () => undefined,
      },
      keyPrefix: '',
      clock: { now: () => now },
      setTimer: immediateTimer,
    });
    await limiter.take(WINDOWS, 1);
    await limiter.take(WINDOWS, 1);
    expect(runCount).toBe(1);
    now -= 1;
    await limiter.take(WINDOWS, 1);
    expect(runCount).toBe(2);
  });

  it.each([
    { integers: [1, START, 2, 2], units: 2, returned: true },
    { integers: [0, START, 3, 3], units: 2, returned: false },
    { integers: [1, START, 2, 2], units: 0, returned: false },
    { integers: [1], units: 2, returned: false },
  ])('returns what was taken after the deadline: $integers of $units', async ({ integers, units, returned }) => {
    const { limiter, runs, time } = scripted({ timeoutMs: 10 });
    const late = limiter.take(WINDOWS, units);
    await time.pass(10);
    expect(await late).toEqual(UNAVAILABLE);
    await runs[0]?.answer(integers);
    expect(runs.slice(1).map(({ script, values }) => [script, values[0]])).toEqual(
      returned ? [[GIVE_BACK_SCRIPT, String(units)]] : [],
    );
  });

  it('does not wait for units that are returned late', async () => {
    const { limiter, runs, time } = scripted();
    const returning = limiter.giveBack(WINDOWS, 1, START);
    await time.pass(250);
    await returning;
    await runs[0]?.answer([1]);
    expect(runs).toHaveLength(1);
  });

  it('returns nothing that came in time', async () => {
    const { limiter, runs } = scripted();
    const taking = limiter.take(WINDOWS, 1);
    await runs[0]?.answer([1, START, 1, 1]);
    await taking;
    expect(runs).toHaveLength(1);
  });
});
