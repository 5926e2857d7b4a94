import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fakeClock, settle } from '../../test/kit/fake-clock.ts';
import { createTtlCache, type Grace } from './ttl-cache.ts';

/** CONTRACT.md §2: revocation and plan changes take effect everywhere within this time. */
const EVERYWHERE_MS = 5_000;
const UNREADABLE = { status: 'unreadable' };
const read = (value: string) => ({ status: 'read', value });
const stale = (value: string) => ({ ...read(value), isStale: true });

/** A cache over a store whose reads the test ends: with a value, or with an error. */
function cacheOver(options: { keep?: (value: string) => boolean; grace?: Grace<string>; capacity?: number } = {}) {
  const time = fakeClock(1_000_000);
  const asked: { id: string; end: (value: string | Error) => Promise<void> }[] = [];
  const cache = createTtlCache<string>({
    load: (id) =>
      new Promise((resolve, reject) => {
        const end = async (value: string | Error) => {
          if (value instanceof Error) reject(value);
          else resolve(value);
          await settle();
        };
        asked.push({ id, end });
      }),
    clock: time.clock,
    setTimer: time.setTimer,
    keep: () => true,
    ...options,
  });
  /** Reads an id whose load, where one begins, ends as given. */
  const readAs = async (id: string, ending: string | Error = new Error('away')) => {
    const before = asked.length;
    const reading = cache.read(id);
    if (asked.length > before) await asked.at(-1)?.end(ending);
    return reading;
  };
  return { time, asked, cache, readAs };
}

describe('a value that was read', () => {
  it('is cached for two seconds since the read began', async () => {
    const { time, asked, cache } = cacheOver();
    const first = cache.read('a');
    await time.pass(500);
    await asked[0]?.end('one');
    expect(await first).toEqual(read('one'));
    await time.pass(1_499);
    expect(cache.read('a')).toEqual(read('one'));
    await time.pass(1);
    void cache.read('a');
    expect(asked.map(({ id }) => id)).toEqual(['a', 'a']);
  });

  it('is shared by equal reads in flight, and by no other', async () => {
    const { asked, cache } = cacheOver();
    const reads = [cache.read('a'), cache.read('a'), cache.read('b')];
    await asked[0]?.end('one');
    await asked[1]?.end('two');
    expect(await Promise.all(reads)).toEqual([read('one'), read('one'), read('two')]);
    expect(asked).toHaveLength(2);
  });

  it('is not cached where the owner does not keep it', async () => {
    const { asked, readAs } = cacheOver({ keep: (value) => value !== 'unknown' });
    await readAs('a', 'unknown');
    await readAs('a', 'one');
    expect(await readAs('a')).toEqual(read('one'));
    expect(asked).toHaveLength(2);
  });

  it('is evicted beyond the capacity', async () => {
    const { readAs } = cacheOver({ capacity: 2 });
    for (const id of ['a', 'b', 'c']) await readAs(id, id);
    expect(await readAs('c')).toEqual(read('c'));
    expect(await readAs('a', 'again')).toEqual(read('again'));
  });

  it('is neither cached nor shared once it was forgotten, also while it is read', async () => {
    const grace = { ms: 60_000, holds: () => true };
    const { asked, cache, readAs, time } = cacheOver({ grace });
    await readAs('a', 'old');
    cache.forget('a');
    const overtaken = cache.read('a');
    cache.forget('b');
    const begun = asked.length;
    await asked.at(-1)?.end('old');
    expect(await overtaken).toEqual(read('old'));
    expect(await readAs('a', 'new')).toEqual(read('new'));
    const again = cache.read('c');
    cache.forget('c');
    void cache.read('c');
    expect(asked).toHaveLength(begun + 3);
    await asked.at(-2)?.end('old');
    expect(await again).toEqual(read('old'));
    await asked.at(-1)?.end(new Error('away'));
    await time.pass(2_000);
    expect(await readAs('c')).toEqual(UNREADABLE);
  });
});

it('a change of the store is in every read that begins 5 s after it, however slowly the store answers', async () => {
  const step = fc.record({ afterMs: fc.nat(1_500), loadMs: fc.nat(3_000) });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), fc.nat(11), async (steps, changesAt) => {
      const { clock, setTimer, pass } = fakeClock();
      let stored = 'old';
      let loadMs = 0;
      const load = () => {
        const value = stored;
        return new Promise<string>((resolve) => setTimer(loadMs, () => resolve(value)));
      };
      const cache = createTtlCache<string>({ load, clock, setTimer, keep: () => true });
      const late: unknown[] = [];
      let changedAt = Number.POSITIVE_INFINITY;
      for (const [index, { afterMs, loadMs: ms }] of [...steps, { afterMs: EVERYWHERE_MS, loadMs: 0 }].entries()) {
        if (index === changesAt % steps.length) {
          stored = 'new';
          changedAt = clock.now();
        }
        await pass(afterMs);
        loadMs = ms;
        if (clock.now() >= changedAt + EVERYWHERE_MS) late.push(cache.read('a'));
        else void cache.read('a');
      }
      await pass(EVERYWHERE_MS);
      const given = await Promise.all(late);
      expect(given.length).toBeGreaterThan(0);
      for (const read of given) expect([UNREADABLE, { status: 'read', value: 'new' }]).toContainEqual(read);
    }),
  );
});

describe('a read that fails or takes too long', () => {
  it('is unreadable, and not cached', async () => {
    const { time, asked, cache, readAs } = cacheOver();
    expect(await readAs('a')).toEqual(UNREADABLE);
    const late = cache.read('a');
    await time.pass(1_999);
    expect(time.running).toBe(1);
    await time.pass(1);
    expect(await late).toEqual(UNREADABLE);
    expect(await readAs('a', 'one')).toEqual(read('one'));
    expect(asked).toHaveLength(3);
  });

  it('takes the last value within its grace, counted from the read, and asks again once a second', async () => {
    const { time, asked, readAs } = cacheOver({ grace: { ms: 10_000, holds: (value) => value === 'good' } });
    await readAs('a', 'good');
    await time.pass(2_000);
    expect(await readAs('a')).toEqual(stale('good'));
    await time.pass(999);
    expect(await readAs('a')).toEqual(stale('good'));
    expect(asked).toHaveLength(2);
    await time.pass(1);
    expect(await readAs('a')).toEqual(stale('good'));
    expect(asked).toHaveLength(3);
    await time.pass(6_500);
    expect(await readAs('a')).toEqual(stale('good'));
    await time.pass(499);
    expect(await readAs('a')).toEqual(stale('good'));
    await time.pass(1);
    expect(await readAs('a')).toEqual(UNREADABLE);
  });

  it('counts the grace from the beginning of the read', async () => {
    const { time, asked, cache, readAs } = cacheOver({ grace: { ms: 10_000, holds: () => true } });
    const slow = cache.read('a');
    await time.pass(1_000);
    await asked[0]?.end('good');
    await slow;
    await time.pass(8_999);
    expect(await readAs('a')).toEqual(stale('good'));
    await time.pass(1);
    expect(await readAs('a')).toEqual(UNREADABLE);
  });

  it('takes no value that a later read of the store has replaced', async () => {
    const { time, readAs } = cacheOver({ grace: { ms: 10_000, holds: (value) => value === 'good' } });
    await readAs('a', 'good');
    await time.pass(2_000);
    await readAs('a', 'ended');
    await time.pass(2_000);
    expect(await readAs('a')).toEqual(UNREADABLE);
  });

  it('takes no value that was forgotten, also while it was read', async () => {
    const { cache, asked, readAs } = cacheOver({ grace: { ms: 10_000, holds: () => true } });
    await readAs('a', 'good');
    cache.forget('a');
    expect(await readAs('a')).toEqual(UNREADABLE);
    const overtaken = cache.read('b');
    cache.forget('b');
    await asked.at(-1)?.end('good');
    await overtaken;
    expect(await readAs('b')).toEqual(UNREADABLE);
  });

  it('takes nothing where the grace is zero', async () => {
    const { time, readAs } = cacheOver({ grace: { ms: 0, holds: () => true } });
    await readAs('a', 'good');
    await time.pass(2_000);
    expect(await readAs('a')).toEqual(UNREADABLE);
  });
});

it('a read past the cache caches nothing', async () => {
  const { asked, cache, readAs } = cacheOver();
  const reading = cache.readAgain('a');
  await asked[0]?.end('one');
  expect(await reading).toEqual(read('one'));
  expect(await readAs('a', 'two')).toEqual(read('two'));
  const past = cache.readAgain('a');
  await asked.at(-1)?.end('three');
  expect(await past).toEqual(read('three'));
  expect(await readAs('a')).toEqual(read('two'));
  const failing = cache.readAgain('a');
  await asked.at(-1)?.end(new Error('away'));
  expect(await failing).toEqual(UNREADABLE);
});
