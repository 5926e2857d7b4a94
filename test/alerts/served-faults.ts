import { vi } from 'vitest';
import { TARGET, Timeline } from '../kit/alerts/timeline.ts';
import type { FaultCase } from './fault-case.ts';
import type { ServedProgram } from './served-program.ts';

const SNAPSHOT = '/api/intelligence/v1/get-regional-snapshot?region_id=mena';
const HISTORY = '/api/intelligence/v1/list-regional-snapshots?region_id=mena';
const BATCH = '/api/batch/v1/execute';
const PATIENCE = { timeout: 60_000, interval: 50 };

/** Faults of a process that serves, with what it depends on taken away from it. */
export function servedFaults(program: () => ServedProgram): readonly FaultCase[] {
  const timelineOf = () => new Timeline(() => program().scrape());
  const read = () => program().send(SNAPSHOT);
  let asked = 0;
  /** Each time another question: an answer of the store is given again for a second. */
  const readHistory = () => {
    asked += 1;
    return program().send(`${HISTORY}&from=${asked}`);
  };
  const answers = (send: () => Promise<number>, status: number) =>
    vi.waitFor(async () => {
      const came = await send();
      if (came !== status) throw new Error(`${came} instead of ${status}`);
    }, PATIENCE);
  let keys = 0;
  const batch = () => {
    keys += 1;
    return program().send(BATCH, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': `key-${keys}` },
      body: JSON.stringify({ operations: [{ path: SNAPSHOT }] }),
    });
  };
  const purge = () =>
    program().send('/api/cache-purge', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ regions: ['mena'] }),
    });

  /** The store is away for so long while this goes on. */
  async function withoutStore(
    minutes: Readonly<Record<'well' | 'fault' | 'after', number>>,
    go: () => Promise<unknown>,
  ) {
    const timeline = timelineOf();
    await timeline.well(minutes.well, go);
    program().store.cut();
    try {
      await timeline.fault(minutes.fault, go);
    } finally {
      program().store.restore();
    }
    await answers(readHistory, 200);
    await timeline.well(minutes.after, go);
    return timeline;
  }

  return [
    {
      alert: 'BarographServerErrors',
      firing: [{}],
      play: () => withoutStore({ well: 5, fault: 10, after: 10 }, readHistory),
    },
    {
      alert: 'BarographFeedStatesUnreadable',
      firing: [{ ...TARGET }],
      play: () => withoutStore({ well: 3, fault: 8, after: 3 }, async () => undefined),
    },
    {
      alert: 'BarographIdempotencyUnavailable',
      firing: [{ outcome: 'unavailable', ...TARGET }],
      play: () => {
        const { store } = program();
        const sent = { count: 0 };
        return withoutStore({ well: 3, fault: 8, after: 20 }, async () => {
          sent.count += 1;
          if (sent.count < 4) await batch();
          if (sent.count !== 4) return;
          // One request without its guarantee is enough. Keys are remembered for some two seconds: on a busy machine not until then.
          while ((await batch()) !== 200) {
            store.restore();
            await answers(readHistory, 200);
            store.cut();
          }
        });
      },
    },
    {
      alert: 'BarographCountsAlone',
      firing: [{ ...TARGET }],
      async play() {
        const timeline = timelineOf();
        await timeline.well(5, read);
        await program().redis.kill();
        await timeline.fault(12, read);
        await program().redis.start();
        await vi.waitFor(async () => {
          const { headers } = await fetch(`${program().url}${SNAPSHOT}`, {
            headers: { 'X-Service-Key': program().key },
          });
          if (headers.has('x-ratelimit-mode')) throw new Error('it still counts alone');
        }, PATIENCE);
        await timeline.well(8, read);
        return timeline;
      },
    },
    {
      alert: 'BarographSlowReads',
      firing: [{}],
      async play() {
        const timeline = timelineOf();
        const readUncached = async () => {
          await purge();
          return read();
        };
        // From memory: what the store takes on a busy machine is no fault of its own.
        await timeline.well(7, read);
        program().store.delay(250);
        await timeline.fault(16, readUncached);
        program().store.delay(0);
        await answers(readUncached, 200);
        // The slow ones are out of the window once nothing but quick ones is in it.
        await timeline.well(20, read);
        return timeline;
      },
    },
    {
      alert: 'BarographDown',
      firing: [{ ...TARGET }],
      async play() {
        const timeline = timelineOf();
        const nothing = async () => undefined;
        await timeline.well(3, nothing);
        await program().kill();
        await timeline.fault(4, nothing);
        await program().start();
        await timeline.well(3, nothing);
        return timeline;
      },
    },
  ];
}
