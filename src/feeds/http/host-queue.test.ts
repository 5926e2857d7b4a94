import { describe, expect, it } from 'vitest';
import { createHostQueue } from './host-queue.ts';
import { HOST_RULES, ruleOf, UNPACED } from './host-rules.ts';

/** Time that passes only while a caller waits for it. */
function simulated() {
  let at = 0;
  return {
    now: () => at,
    pause: async (durationMs: number, signal: AbortSignal) => {
      if (signal.aborted) return 'aborted' as const;
      at += durationMs;
      return 'elapsed' as const;
    },
  };
}

const signal = new AbortController().signal;

describe('the queue of a host', () => {
  it('keeps the pace of the table: one in 5.5 s of the search host, one a second of the flights host', async () => {
    for (const [host, everyMs] of [
      ['api.gdeltproject.org', 5_500],
      ['api.adsb.lol', 1_000],
      ['meri.digitraffic.fi', 1_000],
    ] as const) {
      const time = simulated();
      const runQueued = createHostQueue(HOST_RULES, time);
      const starts: number[] = [];
      for (let i = 0; i < 4; i += 1) await runQueued(host, signal, async () => void starts.push(time.now()));
      expect(starts).toEqual([0, everyMs, 2 * everyMs, 3 * everyMs]);
    }
  });

  it('gives every host a pace, and lets ArcGIS be asked three at a time', () => {
    expect(ruleOf('services9.arcgis.com', HOST_RULES).parallel).toBe(3);
    expect(ruleOf('constructor', HOST_RULES)).toBe(HOST_RULES.otherwise);
    for (const rule of [...Object.values(HOST_RULES.byHost), HOST_RULES.otherwise])
      expect(rule.everyMs > 0 && rule.burst >= 1 && rule.parallel >= 1).toBe(true);
  });

  it('delays no other host: hosts are paced apart from each other', async () => {
    const time = simulated();
    const runQueued = createHostQueue(HOST_RULES, time);
    for (const host of ['a.example', 'b.example', 'api.adsb.lol']) await runQueued(host, signal, async () => undefined);
    expect(time.now()).toBe(0);
  });

  it('ends the wait for the pace when its owner aborts, and passes the place on', async () => {
    const runQueued = createHostQueue(HOST_RULES);
    const owner = new AbortController();
    await runQueued('api.gdeltproject.org', signal, async () => undefined);
    const waiting = runQueued('api.gdeltproject.org', owner.signal, async () => 'never');
    const behind = runQueued('api.gdeltproject.org', owner.signal, async () => 'never');
    owner.abort(new Error('called off'));
    await expect(waiting).rejects.toThrow('called off');
    await expect(behind).rejects.toThrow('called off');
  });

  it('passes the place on when work fails, or when one who waits is called off', async () => {
    const runQueued = createHostQueue(UNPACED, simulated());
    const owner = new AbortController();
    let finish = (): void => undefined;
    const first = runQueued(
      'h',
      signal,
      () => new Promise<void>((_, reject) => (finish = () => reject(new Error('broke')))),
    );
    const second = runQueued('h', owner.signal, async () => 'never');
    const third = runQueued('h', signal, async () => 'third');
    owner.abort(new Error('called off'));
    await expect(second).rejects.toThrow('called off');
    finish();
    await expect(first).rejects.toThrow('broke');
    expect(await third).toBe('third');
    await expect(runQueued('h', signal, async () => 'late')).resolves.toBe('late');
  });
});
