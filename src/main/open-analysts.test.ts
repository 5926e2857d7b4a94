import { describe, expect, it } from 'vitest';
import { neverTimer } from '../../test/kit/fake-clock.ts';
import { memoryRecordStore } from '../../test/kit/memory-record-store.ts';
import { crisisSnapshot } from '../analysis/test-kit/gulf-material.ts';
import { inMemorySnapshotSource } from '../analysis/test-kit/in-memory-snapshot-source.ts';
import { scriptedModels } from '../analysis/test-kit/scripted-models.ts';
import { soberPlan } from '../analysis/test-kit/scripted-plans.ts';
import { openAnalysts } from './open-analysts.ts';

const nothing = { latestAt: async () => undefined, companion: async () => undefined, history: async () => [] };
const stores = { snapshots: nothing, records: memoryRecordStore([]) };
const signal = new AbortController().signal;
const QUESTION = { query: 'Is the Strait of Hormuz open?' };

const open = (chain?: ReturnType<typeof scriptedModels>) =>
  openAnalysts(
    { deductFallsBack: false },
    { ...(chain === undefined ? {} : { models: { chain } }), stores },
    { snapshots: inMemorySnapshotSource([crisisSnapshot()]), setTimer: neverTimer },
  );

describe('the analysts of a server', () => {
  it('have configured models plan the answers of both operations, and the same answer once', async () => {
    const models = scriptedModels(soberPlan);
    const { analyst, answering } = open(models);
    const answer = await answering.analyse(QUESTION, signal);
    expect(answer).toMatchObject({ provider: 'scripted', countedRuns: 1, parts: { understood: { intent: 'status' } } });
    expect(await analyst.analyse(QUESTION, signal)).toEqual({ ...answer, countedRuns: 0 });
    expect(models.prompts).toHaveLength(1);
  });

  it('are built in without models', async () => {
    const { analyst, answering } = open();
    for (const one of [analyst, answering])
      expect(await one.analyse(QUESTION, signal)).toMatchObject({ provider: 'builtin' });
  });
});
