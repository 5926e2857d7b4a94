import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { memoryExportSource } from '../../test/kit/memory-export-source.ts';
import { memoryRules } from '../../test/kit/memory-rules.ts';
import { HOUR_MS } from '../assessment/time.ts';
import type { HandlerContext, ProgressEvent } from '../contract/conventions/handler.ts';
import type { Outputs } from '../contract/endpoints.ts';
import { dryRunRule } from './dry-run-rule.ts';

const BEGIN = Date.UTC(2025, 11, 30);
const REGIONS = ['mena', 'latam'] as const;
type Value = number | null;

/** Snapshots every six hours; their evidence is one number. */
function snapshotsOf(regionId: string, values: readonly Value[]) {
  return values.map((value, n) => {
    const generatedAt = BEGIN + n * 6 * HOUR_MS;
    const body = new TextEncoder().encode(JSON.stringify({ snapshot: { value } }));
    return { regionId, generatedAt, snapshotId: `${regionId}-${n}`, body, state: null };
  });
}

/** @param tickMs by which the clock moves whenever it is read */
function runnerOf(values: readonly (readonly Value[])[], tickMs: number) {
  const snapshots = REGIONS.flatMap((regionId, n) => snapshotsOf(regionId, values[n] ?? []));
  let time = BEGIN + 400 * 24 * HOUR_MS;
  const handler = dryRunRule({
    rules: memoryRules(() => undefined),
    destinations: { list: async () => [] },
    exportSource: memoryExportSource({ snapshots }),
    history: { latestAt: async () => undefined, byId: async () => undefined },
    localMinute: () => 0,
    clock: { now: () => (time += tickMs) },
    setTimer: () => () => undefined,
  });
  const events: ProgressEvent[] = [];
  const context: HandlerContext = {
    ...{ caller: undefined, requestId: 'request-1', trace: undefined, signal: new AbortController().signal },
    dispatch: () => Promise.reject(new Error('a dry-run dispatches nothing')),
    progress: (event) => events.push(event),
  };
  const pages = async (): Promise<readonly Outputs['dryRunRule'][]> => {
    const rule = { name: 'Any', regionIds: [...REGIONS], when: 'snapshot.value > `5`', forSnapshots: 2 };
    const answers: Outputs['dryRunRule'][] = [];
    for (let next: string | undefined; answers.length === 0 || next !== undefined; next = answers.at(-1)?.next) {
      const input = { rule, from: String(BEGIN), ...(next === undefined ? {} : { next }) };
      const result = await handler(input, context);
      if (!result.ok || result.reply.kind !== 'value') throw new Error('the dry-run failed');
      answers.push(result.reply.value);
    }
    return answers;
  };
  return { pages, events };
}

const someValues = fc.array(fc.option(fc.integer({ min: 0, max: 10 }), { nil: null, freq: 6 }), { maxLength: 40 });

describe('a dry-run', () => {
  it('that stops and goes on says together what one that does not stop says', async () => {
    let stopped = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.tuple(someValues, someValues),
        fc.integer({ min: 900, max: 29_000 }),
        async (values, tick) => {
          const [whole] = await runnerOf(values, 0).pages();
          const pages = await runnerOf(values, tick).pages();
          stopped += pages.length - 1;
          expect(pages.flatMap(({ firings }) => firings)).toEqual(whole?.firings);
          for (const member of ['snapshotsRead', 'count', 'held', 'unknown'] as const)
            expect(pages.reduce((total, page) => total + page[member], 0)).toBe(whole?.[member]);
        },
      ),
      { numRuns: 60 },
    );
    expect(stopped).toBeGreaterThan(60);
  });

  it('says every second how far it has come, and nothing where it takes less', async () => {
    const values = [Array.from({ length: 40 }, () => 6), []];
    const slow = runnerOf(values, 300);
    await slow.pages();
    const reached = slow.events.map(({ data }) => [Number(data.snapshotsRead), Date.parse(String(data.reached))]);
    expect(reached.length).toBeGreaterThan(10);
    for (const [read = 0, at] of reached) expect(at).toBe(BEGIN + (read - 1) * 6 * HOUR_MS);
    expect(reached.toSorted(([one = 0], [other = 0]) => one - other)).toEqual(reached);
    const fast = runnerOf(values, 0);
    await fast.pages();
    expect(fast.events).toEqual([]);
  });
});
