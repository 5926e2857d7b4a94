import { describe, expect, it } from 'vitest';
import type { FeedState } from '../../ports/feed-state-store.ts';
import type { StoresUnderTest } from './stores-under-test.ts';

const FULL: FeedState = {
  feedId: 'b-feed',
  cursor: { etag: 'W/"x"', pages: [1, 2.5, null, true], note: '\u0000\ud800', order: { z: 1, a: 2 } },
  lastAttemptAt: 3,
  lastSuccessAt: 2,
  newestContentAt: 1,
  consecutiveFailures: 4,
  lastProblem: 'upstream said no',
  retryAt: 5,
  pausedUntil: 6,
  steadyRowCount: 7,
  shrunkRunCount: 8,
  staleSince: 9,
  sources: [{ id: 'one' }, { id: 'other', problem: 'answered 404' }],
};

export function describeFeedStateStore({ stores }: StoresUnderTest): void {
  describe('feed states', () => {
    it('come back as written, absent members absent', async () => {
      const bare: FeedState = { feedId: 'a-feed', cursor: null, consecutiveFailures: 0 };
      await stores().feedStates.write(FULL);
      await stores().feedStates.write(bare);
      expect(await stores().feedStates.read('b-feed')).toStrictEqual(FULL);
      expect(JSON.stringify((await stores().feedStates.read('b-feed'))?.cursor)).toBe(JSON.stringify(FULL.cursor));
      expect(await stores().feedStates.readAll()).toStrictEqual([bare, FULL]);
      expect(await stores().feedStates.read('c-feed')).toBeUndefined();
    });

    it('are replaced whole: a member that is gone is forgotten', async () => {
      const { retryAt: _, lastProblem: __, pausedUntil: ___, ...healthy } = FULL;
      await stores().feedStates.write(FULL);
      await stores().feedStates.write(healthy);
      expect(await stores().feedStates.read('b-feed')).toStrictEqual(healthy);
    });

    it('take any words as a problem', async () => {
      await stores().feedStates.write({ ...FULL, lastProblem: 'bad \u0000 byte' });
      expect((await stores().feedStates.read('b-feed'))?.lastProblem).toBe('bad \u{FFFD} byte');
    });
  });
}
