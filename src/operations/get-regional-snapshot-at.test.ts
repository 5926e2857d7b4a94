import { describe, expect, it } from 'vitest';
import { neverTimer } from '../../test/kit/fake-clock.ts';
import type { HandlerContext } from '../contract/conventions/handler.ts';
import { getRegionalSnapshotAt } from './get-regional-snapshot-at.ts';

const NOW = 1_000;

describe('answers with an earlier snapshot', () => {
  it('share its bytes, however often the store reads them', async () => {
    let readCount = 0;
    const latestAt = async (regionId: string, at: number) => {
      readCount += 1;
      return {
        regionId,
        snapshotId: `s${at}`,
        generatedAt: at,
        validUntil: at + NOW,
        body: Buffer.from(`{"at":${at}}`),
        state: {},
      };
    };
    const history = { latestAt, history: async () => [], byId: async () => undefined };
    const handle = getRegionalSnapshotAt({ history, setTimer: neverTimer, clock: { now: () => NOW } });
    const context: HandlerContext = {
      caller: undefined,
      requestId: 'r',
      trace: undefined,
      signal: new AbortController().signal,
      dispatch: () => Promise.reject(new Error('nothing is dispatched')),
    };
    const bytesAt = async (at: number) => {
      const answer = await handle({ region_id: 'mena', at: String(at) }, context);
      return answer.ok && answer.reply.kind === 'bytes' ? answer.reply.pieces[0] : undefined;
    };
    const first = await bytesAt(1);
    expect(await bytesAt(1)).toBe(first);
    expect([String(first), String(await bytesAt(2)), readCount]).toEqual(['{"at":1}', '{"at":2}', 3]);
  });
});
