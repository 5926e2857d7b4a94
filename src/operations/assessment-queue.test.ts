import { beforeEach, describe, expect, it } from 'vitest';
import { neverTimer } from '../../test/kit/fake-clock.ts';
import { REGIONAL_SNAPSHOT_EXAMPLE } from '../contract/intelligence/regional-snapshot-example.ts';
import { type AssessmentQueue, createAssessmentQueue, type QueueResult } from './assessment-queue.ts';
import type { Assessed } from './assessor.ts';

const never = () => new AbortController().signal;
const caller = (accountId: string) => ({ accountId, scheme: 'key', credentialId: accountId, scopes: [] }) as const;
const task = (pointer: string) =>
  ({
    kind: 'explanation',
    snapshotId: 's',
    generatedAt: 1,
    snapshot: REGIONAL_SNAPSHOT_EXAMPLE,
    prior: undefined,
    pointer,
  }) as const;
const busy = { ok: false, failure: { code: 'assessment_busy' } };
const text = (answer: QueueResult) => (answer.ok ? new TextDecoder().decode(answer.bytes) : answer.failure.code);

/** Pointers in the order in which they were assessed, and how to let the one that runs end. */
let began: string[];
let ends: ((assessed: Assessed | Error) => void)[];
let reading: () => Promise<readonly never[]>;
let queue: AssessmentQueue;

beforeEach(() => {
  began = [];
  ends = [];
  reading = async () => [];
  queue = createAssessmentQueue({
    observationsAt: () => reading(),
    setTimer: neverTimer,
    assessor: {
      answer: async (asked, known) => {
        if (asked.kind !== 'explanation' || known === undefined) return { status: 'unread' };
        began.push(asked.pointer);
        return new Promise((resolve, reject) => {
          ends.push((assessed) => (assessed instanceof Error ? reject(assessed) : resolve(assessed)));
        });
      },
    },
  });
});

const ask = (pointer: string, accountId = pointer, signal = never()) =>
  queue.work(task(pointer), { caller: caller(accountId), signal });
const answered = (word: string): Assessed => ({ status: 'answered', bytes: new TextEncoder().encode(word) });
async function end(index: number, assessed: Assessed | Error = answered(`${index}`)): Promise<void> {
  await expect.poll(() => ends.length).toBe(index + 1);
  ends[index]?.(assessed);
}

describe('the assessment queue', () => {
  it('works for one after the other, accounts in turn, and sends away who would wait too long', async () => {
    const first = ask('a0', 'a');
    await expect.poll(() => began).toEqual(['a0']);
    const rest = [ask('a1', 'a'), ask('a2', 'a'), ask('a3', 'a'), ask('b1', 'b'), ask('c1', 'c')];
    expect(await ask('a4', 'a')).toMatchObject(busy);
    const more = ['d', 'e', 'f'].map((account) => ask(account));
    expect(await ask('g')).toMatchObject(busy);
    const asked = [first, ...rest, ...more];
    for (const index of asked.keys()) await end(index);
    expect(began).toEqual(['a0', 'a1', 'b1', 'c1', 'd', 'e', 'f', 'a2', 'a3']);
    expect((await Promise.all(asked)).map(text)).toEqual(['0', '1', '7', '8', '2', '3', '4', '5', '6']);
  });

  it('frees the place of a caller who goes, waiting or being read for', async () => {
    const first = ask('a0', 'a');
    await expect.poll(() => began).toEqual(['a0']);
    const going = new AbortController();
    const waiting = [ask('a1', 'a', going.signal), ask('a2', 'a'), ask('a3', 'a')];
    expect(await ask('a4', 'a')).toMatchObject(busy);
    going.abort();
    expect(await waiting[0]).toMatchObject(busy);
    const instead = ask('a5', 'a');
    for (const index of [0, 1, 2, 3]) await end(index);
    expect((await Promise.all([first, ...waiting.slice(1), instead])).map(text)).toEqual(['0', '1', '2', '3']);
    expect(await ask('b', 'b', AbortSignal.abort())).toMatchObject(busy);

    reading = () => new Promise(() => undefined);
    const left = new AbortController();
    const unread = ask('c', 'c', left.signal);
    left.abort();
    expect(await unread).toMatchObject(busy);
    reading = async () => [];
    const next = ask('d');
    await end(4);
    expect(text(await next)).toBe('4');
  });

  it('says busy of what was given up, rejects what broke, and works on', async () => {
    const asked = [ask('a'), ask('b'), ask('c')];
    const settled = Promise.allSettled(asked);
    await end(0, { status: 'ended' });
    await end(1, new Error('broken'));
    await end(2);
    expect(await settled).toMatchObject([{ value: busy }, { reason: { message: 'broken' } }, { value: { ok: true } }]);
  });

  it('says that the store cannot be read where it cannot', async () => {
    reading = () => Promise.reject(new Error('down'));
    expect(await ask('a')).toMatchObject({ ok: false, failure: { code: 'store_unavailable' } });
  });
});
