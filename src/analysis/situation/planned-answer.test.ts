import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { neverTimer } from '../../../test/kit/fake-clock.ts';
import { HORMUZ_CRISIS, worldWith } from '../../../test/kit/known-worlds.ts';
import { NOW, snapshotOf } from '../../../test/kit/worlds.ts';
import { DAY_MS } from '../../assessment/time.ts';
import type { AnsweredQuestion, UnderstoodQuestion } from '../../contract/intelligence/answer-question.ts';
import type { RegionalSnapshot } from '../../contract/intelligence/regional-snapshot.ts';
import type { AnalysisProgress, AnalystAnswer, Question } from '../../ports/analyst.ts';
import { inMemorySnapshotSource } from '../test-kit/in-memory-snapshot-source.ts';
import { type ScriptedModels, scriptedModels } from '../test-kit/scripted-models.ts';
import { plainPlan, shownBlocks, soberPlan } from '../test-kit/scripted-plans.ts';
import { createBuiltinAnalyst } from './builtin-analyst.ts';
import { createModelAnalyst } from './model-analyst.ts';

const EARLIER = NOW - DAY_MS;
const signal = new AbortController().signal;
const STATUS: Question = { query: 'What is the situation in the Middle East?', askedBy: 'acme' };
const PRESSURE: Question = { query: 'Why is coercive pressure high in the Middle East?' };
const JUDGEMENT = 'The figures point to pressure rather than one single reading.';

/** A region that was calm, and is now in a crisis. */
let calm: RegionalSnapshot;
let crisis: RegionalSnapshot;
beforeAll(() => {
  calm = snapshotOf(worldWith(), 'mena', EARLIER).snapshot;
  crisis = snapshotOf(worldWith(HORMUZ_CRISIS), 'mena').snapshot;
});

function setup(models: ScriptedModels = scriptedModels(soberPlan), { fallsBack = false } = {}) {
  const snapshots = inMemorySnapshotSource([crisis]);
  const store = {
    latestAt: async (regionId: string, instant: number) => {
      const sourced = await inMemorySnapshotSource([instant < NOW ? calm : crisis]).latest(regionId);
      return 'snapshot' in sourced && instant >= EARLIER ? { ...sourced.snapshot, state: {} } : undefined;
    },
    companion: async () => undefined,
  };
  const parts = { clock: { now: () => NOW }, stored: { store, setTimer: neverTimer } };
  const analyst = createModelAnalyst({ ...parts, models, snapshots, fallsBack });
  const progress: AnalysisProgress[] = [];
  return {
    models,
    analyst,
    progress,
    builtin: createBuiltinAnalyst(snapshots, parts),
    ask: (question: Question = STATUS) => analyst.analyse(question, signal, (one) => void progress.push(one)),
  };
}

function made(answer: AnalystAnswer): { readonly analysis: string; readonly parts: AnsweredQuestion } {
  if (answer.status !== 'answered' || answer.parts === undefined) throw new Error('an answer in parts was expected');
  return { analysis: answer.analysis, parts: answer.parts };
}

const JUDGEMENTS = [
  { text: JUDGEMENT, claims: ['c1', 'c2'] },
  { text: 'Gondor has fallen.', claims: ['c1'] },
];
const judging = () => scriptedModels((prompt) => JSON.stringify({ ...plainPlan(prompt), judgements: JUDGEMENTS }));

describe('a planned answer', () => {
  it('has the sentences of its Markdown in parts, each with claims that it has, and its judgements as such', async () => {
    const { analysis, parts } = made(await setup(judging()).ask(PRESSURE));
    const ids = parts.claims.map(({ id }) => id);
    const sections = parts.answer.sections.filter(({ heading }) => heading !== 'How the question was read');
    const plain = analysis.replace(/\[\^\d+\]/g, '');
    expect(sections.length).toBeGreaterThan(2);
    for (const { text } of parts.answer.headline) expect(plain).toContain(text);
    for (const { heading, sentences } of sections) {
      expect(analysis).toContain(`### ${heading}\n`);
      for (const { text, claimIds } of sentences) {
        expect(plain).toContain(text.replace(/^Judgement, from \[1\] \[2\]: /, ''));
        expect(ids).toEqual(expect.arrayContaining(claimIds));
      }
    }
    expect(sections.filter(({ isJudgement }) => isJudgement)).toEqual([
      {
        heading: 'Judgement',
        isJudgement: true,
        sentences: [{ text: `Judgement, from [1] [2]: ${JUDGEMENT}`, claimIds: ids.slice(0, 2) }],
      },
    ]);
    expect(analysis).toContain(`### Judgement\n\n- *Judgement, from [^1] [^2]:* ${JUDGEMENT}`);
    expect(JSON.stringify(parts)).not.toContain('Gondor');
  });

  it('sends the sections of its parts in their order, also where the built-in analyst has to write them', async () => {
    for (const models of [judging(), scriptedModels(() => 'All is calm.')]) {
      const { ask, progress } = setup(models);
      const { analysis, parts } = made(await ask(PRESSURE));
      const sent = progress.flatMap((one) => (one.stage === 'section' ? [one.markdown] : []));
      const headings = sent.flatMap((text) => /^### (.*)$/m.exec(text)?.[1] ?? []);
      expect(headings).toEqual(parts.answer.sections.slice(1).map(({ heading }) => heading));
      for (const text of sent) expect(analysis).toContain(text);
    }
  });

  it('sends what the built-in analyst sends where there is nothing to plan', async () => {
    const { ask, builtin, progress, models } = setup();
    const question = { query: 'In one sentence: what is the situation in the Middle East?' };
    const sent: AnalysisProgress[] = [];
    const expected = await builtin.analyse(question, signal, (one) => void sent.push(one));
    expect(await ask(question)).toEqual(expected);
    expect(progress).toEqual(sent);
    expect(models.prompts).toEqual([]);
  });

  it('falls back to the built-in answer in parts, says why, and counts no run', async () => {
    const outcomes: readonly [string, Parameters<typeof scriptedModels>[0]][] = [
      ['unusable_plan', () => 'All is calm.'],
      ['budget', () => ({ status: 'over_budget' })],
      ['model_unavailable', () => ({ status: 'unavailable', retryAfterSeconds: 7 })],
    ];
    for (const [fallbackReason, script] of outcomes) {
      const { ask, builtin } = setup(scriptedModels(script), { fallsBack: true });
      const whole = await builtin.analyse(STATUS, signal);
      expect(made(whole).parts.answer.sections.length).toBeGreaterThan(2);
      expect(await ask()).toEqual({ ...whole, countedRuns: 0, fallbackReason });
    }
  });
});

describe('a planned answer as of an instant', () => {
  it('is asked for and made from what was known then: no later claim is in the prompt or in the answer', async () => {
    const { ask, models } = setup();
    const newest = made(await ask());
    const later = new Set(shownBlocks(models.prompts[0] ?? neverPrompt()).map(({ text }) => text));
    for (const at of [EARLIER, EARLIER + 1, NOW - 1]) {
      const { parts } = made(await ask({ ...STATUS, at }));
      expect(parts).toMatchObject({ asOf: at, snapshotIds: [calm.meta.snapshotId] });
      expect(parts.claims.length).toBeGreaterThan(0);
      expect(parts.claims.filter(({ knownAt }) => knownAt > at)).toEqual([]);
      const prompt = models.prompts.at(-1) ?? neverPrompt();
      const shown = shownBlocks(prompt).map(({ text }) => text);
      expect(shown.length).toBeGreaterThan(3);
      expect(shown.filter((text) => later.has(text))).toEqual([]);
      const [understood = ''] = (prompt.messages[1] ?? '').split('\n');
      expect(JSON.parse(understood)).toMatchObject({ asOf: new Date(at).toISOString().slice(0, 16) });
    }
    expect(newest.parts.snapshotIds).toEqual([crisis.meta.snapshotId]);
  });

  it('asks no model before anything was stored', async () => {
    const { ask, models } = setup();
    expect(made(await ask({ ...STATUS, at: EARLIER - 1 })).parts.snapshotIds).toEqual([]);
    expect(models.prompts).toEqual([]);
  });
});

describe('the cache of planned answers', () => {
  const understood = (intent: string, measures: string[], places: string[] = []): UnderstoodQuestion => ({
    ...{ language: 'en', intent, regionIds: ['mena'], corridors: [], actors: [] },
    ...{ countries: [], places, measures },
  });
  const asked = fc.record(
    {
      query: fc.constant(STATUS.query),
      askedBy: fc.constantFrom('acme', 'other'),
      at: fc.constantFrom(EARLIER, NOW - 1),
      earlier: fc.constantFrom(understood('status', []), understood('status', [], ['sea:black-sea'])),
    },
    { requiredKeys: ['query', 'askedBy'] },
  );

  it('shares no answer between two instants, two conversations, or follow-ups of two callers', async () => {
    await fc.assert(
      fc.asyncProperty(asked, asked, async (one, other) => {
        const isShared =
          one.at === other.at &&
          one.earlier === other.earlier &&
          (one.earlier === undefined || one.askedBy === other.askedBy);
        const { ask, analyst, models } = setup({ ...scriptedModels(soberPlan), busyFor: () => 5 });
        await ask(one);
        expect(analyst.refusal?.(other)).toEqual(
          isShared ? undefined : { status: 'unavailable', retryAfterSeconds: 5 },
        );
        const second = await ask(other);
        expect(models.prompts).toHaveLength(isShared ? 1 : 2);
        expect(second).toMatchObject({ status: 'answered', provider: 'scripted', countedRuns: isShared ? 0 : 1 });
      }),
      { numRuns: 20 },
    );
  });

  it('hands a model a follow-up as it is meant after the question before it', async () => {
    const { ask, models } = setup();
    await ask({ query: 'And in the Strait of Hormuz?', earlier: understood('value', ['transits']) });
    const [block = ''] = (models.prompts[0]?.messages[1] ?? '').split('\n');
    expect(JSON.parse(block)).toMatchObject({
      type: 'understood',
      intent: 'value',
      places: ['Strait of Hormuz'],
      measures: ['transits'],
    });
  });
});

function neverPrompt(): never {
  throw new Error('a prompt was expected');
}
