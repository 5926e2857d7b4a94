import { describe, expect, it } from 'vitest';
import type { FeedOutcome } from '../ports/feed.ts';
import { readOutcome } from './feed-outcome.ts';
import { collectInOrder } from './ordered-sources.ts';
import { startTally } from './parsed.ts';

const owner = new AbortController();
const request = { cursor: null, now: 0, signal: owner.signal };
const READ = readOutcome([startTally().rows()], null);
const failed = (reason: string, more: { retryAt?: number } = {}): FeedOutcome => ({
  status: 'failed',
  reason,
  cursor: null,
  ...more,
});

/** Collects from sources `a`, `b` and so on with these outcomes. */
async function collectFrom(outcomes: readonly FeedOutcome[], signal = owner.signal, onAsked = () => undefined) {
  const asked: string[] = [];
  const [first, ...others] = outcomes.map((outcome, index) => {
    const id = 'abc'[index] ?? '';
    const collect = () => {
      asked.push(id);
      onAsked();
      return Promise.resolve(outcome);
    };
    return { id, collect };
  });
  if (first === undefined) throw new Error('no source');
  return { outcome: await collectInOrder(first, others, { ...request, signal }), asked };
}

describe('sources in order', () => {
  it('are asked until one reads, and the run names those that did not', async () => {
    const { outcome, asked } = await collectFrom([failed('403'), failed('500'), READ]);
    expect(asked).toEqual(['a', 'b', 'c']);
    expect(outcome).toMatchObject({
      status: 'read',
      sources: [
        { id: 'a', problem: '403' },
        { id: 'b', problem: '500' },
        { id: 'c', isFallback: true },
      ],
      problems: [
        { kind: 'second_source', recordId: 'a', message: '403' },
        { kind: 'second_source', recordId: 'b', message: '500' },
      ],
    });
  });

  it('are not asked behind one that reads', async () => {
    const { outcome, asked } = await collectFrom([failed('403'), READ, READ]);
    expect(asked).toEqual(['a', 'b']);
    expect(outcome).toMatchObject({
      sources: [
        { id: 'a', problem: '403' },
        { id: 'b', isFallback: true },
      ],
    });
    expect((await collectFrom([READ, READ])).outcome).toBe(READ);
  });

  it('are not asked where the first says when to come again, and are where a later one does', async () => {
    expect((await collectFrom([failed('429', { retryAt: 9 }), READ])).outcome).toMatchObject({ retryAt: 9 });
    expect((await collectFrom([failed('403'), failed('429', { retryAt: 9 }), READ])).outcome.status).toBe('read');
  });

  it('fail as the first does where none reads', async () => {
    const { outcome } = await collectFrom([failed('403'), failed('500'), { status: 'unchanged', cursor: null }]);
    expect(outcome).toEqual(failed('403'));
  });

  it('are not asked after an abort', async () => {
    const aborted = new AbortController();
    const { outcome, asked } = await collectFrom([failed('aborted'), READ], aborted.signal, () => {
      aborted.abort();
    });
    expect([outcome, asked]).toEqual([failed('aborted'), ['a']]);
  });
});
