import { describe, expect, it } from 'vitest';
import { createModelAnalyst } from '../../src/analysis/situation/model-analyst.ts';
import { crisisSnapshot } from '../../src/analysis/test-kit/gulf-material.ts';
import { inMemorySnapshotSource } from '../../src/analysis/test-kit/in-memory-snapshot-source.ts';
import { scriptedModels } from '../../src/analysis/test-kit/scripted-models.ts';
import { plainPlan, soberPlan } from '../../src/analysis/test-kit/scripted-plans.ts';
import { DEFAULT_LIMITS } from '../../src/contract/conventions/plans.ts';
import { neverTimer } from '../kit/fake-clock.ts';
import { NOW as ASSESSED_AT } from '../kit/worlds.ts';
import { storedHistory } from './stored-history.ts';
import { bodyOf, bodyText, createWorld, headerOf, JSON_TYPE } from './world.ts';

const TARGET = '/api/intelligence/v1/answer-question';
const JUDGEMENT = 'The figures point to pressure rather than one single reading.';
const PRESSURE = 'Why is coercive pressure high in the Middle East?';
const QUOTA = 5;
const LIMITS = {
  ...DEFAULT_LIMITS,
  plans: DEFAULT_LIMITS.plans.map((plan) =>
    plan.planKey === 'pro_monthly' ? { ...plan, requestsPerMinute: 1_000, deductionsPerUtcDay: QUOTA } : plan,
  ),
};
const shelf = inMemorySnapshotSource([crisisSnapshot()]);

type Script = Parameters<typeof scriptedModels>[0];

const judging: Script = (prompt) =>
  JSON.stringify({ ...plainPlan(prompt), judgements: [{ text: JUDGEMENT, claims: ['c1', 'c2'] }] });

async function setup(script: Script = soberPlan, { fallsBack = false } = {}) {
  const models = scriptedModels(script);
  const sourced = await shelf.latest('mena');
  if (!('snapshot' in sourced)) throw new Error('a snapshot was expected');
  const history = storedHistory(() => [{ ...sourced.snapshot, state: {} }]);
  const clock = { now: () => ASSESSED_AT };
  const stored = { store: { ...history, companion: async () => undefined }, setTimer: neverTimer };
  const answering = createModelAnalyst({ models, snapshots: shelf, clock, stored, fallsBack });
  const world = createWorld({ gateway: { limits: LIMITS }, handlers: { answering, history } });
  const key = await world.newKey('acme', 'pro_monthly');
  const ask = (body: object, accept = 'application/json') =>
    world.send({ method: 'POST', target: TARGET, key, headers: [JSON_TYPE, ['Accept', accept]], body: text(body) });
  const streamed = async (body: object) => {
    const written: string[] = [];
    const stream = {
      open: () => undefined,
      write: (bytes: Uint8Array) => void written.push(Buffer.from(bytes).toString()),
    };
    const headers = [JSON_TYPE, ['Accept', 'text/event-stream'] as const] as const;
    const answer = await world.send({ method: 'POST', target: TARGET, key, headers, body: text(body), stream });
    return [...written, bodyText(answer)].join('').trimEnd().split('\n\n').map(eventIn);
  };
  return { world, models, ask, streamed };
}

const text = (body: object): string => JSON.stringify(body);

function eventIn(written: string): { readonly event: string; readonly data: Record<string, unknown> } {
  const [, event = '', data = ''] = /^event: (\w+)\ndata: (.+)$/.exec(written) ?? [];
  return { event, data: Object(JSON.parse(data)) };
}

describe('answer-question where models are configured', () => {
  it('names the model that planned the answer, and spends one run for all who ask the same', async () => {
    const { ask, models, world } = await setup();
    const answer = await ask({ query: 'Is the Strait of Hormuz open?' });
    expect(bodyOf(answer)).toMatchObject({ provider: 'scripted', model: 'script-1' });
    expect(Object(bodyOf(answer)).fallbackReason).toBeUndefined();
    expect(headerOf(answer, 'X-Fallback-Reason')).toBeUndefined();
    expect(headerOf(answer, 'RateLimit')).toContain(`"model-day";r=${QUOTA - 1}`);
    const again = await ask({ query: ' Is the Strait of  Hormuz open? ' });
    expect(headerOf(again, 'RateLimit')).toContain(`"model-day";r=${QUOTA - 1}`);
    expect(Object(bodyOf(again)).conversationId).not.toBe(Object(bodyOf(answer)).conversationId);
    expect(models.prompts).toHaveLength(1);
    expect(world.errors).toEqual([]);
  });

  it('shows a judgement as one, with what it rests on, in JSON, Markdown and on the page', async () => {
    const { ask } = await setup(judging);
    const { answer, claims } = Object(bodyOf(await ask({ query: PRESSURE })));
    const [first, second] = claims.map(({ id }: { id: string }) => id);
    const judged = answer.sections.filter(({ isJudgement }: { isJudgement: boolean }) => isJudgement);
    expect(judged).toEqual([
      {
        heading: 'Judgement',
        isJudgement: true,
        sentences: [{ text: `Judgement, from [1] [2]: ${JUDGEMENT}`, claimIds: [first, second] }],
      },
    ]);
    const markdown = bodyText(await ask({ query: PRESSURE }, 'text/markdown'));
    expect(markdown).toContain(`- *Judgement, from [^1] [^2]:* ${JUDGEMENT}`);
    const page = bodyText(await ask({ query: PRESSURE }, 'text/html'));
    expect(page.replace(/<[^>]*>/g, '')).toContain(`Judgement, from 1 2 : ${JUDGEMENT}`);
    expect(page).toContain('<h2>Judgement</h2>');
    expect(page.split(JUDGEMENT)).toHaveLength(2);
  });

  it.each<[string, Script, boolean]>([
    ['unusable_plan', () => 'All is calm.', false],
    ['budget', () => ({ status: 'over_budget' }), false],
    ['model_unavailable', () => ({ status: 'unavailable', retryAfterSeconds: 7 }), true],
  ])('is the built-in answer with the reason %s, and costs nothing', async (reason, script, fallsBack) => {
    const { ask, streamed } = await setup(script, { fallsBack });
    const answer = await ask({ query: PRESSURE });
    expect([answer.status, headerOf(answer, 'X-Fallback-Reason')]).toEqual([200, reason]);
    expect(bodyOf(answer)).toMatchObject({ provider: 'builtin', fallbackReason: reason });
    expect(Object(bodyOf(answer)).answer.sections.length).toBeGreaterThan(2);
    expect(headerOf(answer, 'RateLimit')).toContain(`"model-day";r=${QUOTA}`);
    const events = await streamed({ query: PRESSURE });
    expect(events).toContainEqual({ event: 'progress', data: { stage: 'fallback', reason } });
    expect(events.at(-1)).toMatchObject({ event: 'answer', data: { fallbackReason: reason } });
  });

  it('is a 503 that costs nothing while no model answers, unless the built-in analyst may', async () => {
    const { ask } = await setup(() => ({ status: 'unavailable', retryAfterSeconds: 7 }));
    const answer = await ask({ query: PRESSURE });
    expect([answer.status, headerOf(answer, 'X-Error-Code')]).toEqual([503, 'model_unavailable']);
    expect(headerOf(answer, 'Retry-After')).toBe('7');
    expect(headerOf(answer, 'RateLimit')).toContain(`"model-day";r=${QUOTA}`);
  });

  it('sends the opening before a model is asked, and the planned sections before the answer', async () => {
    const { streamed } = await setup(judging);
    const events = await streamed({ query: PRESSURE });
    const steps = events.map(({ event, data }) => (event === 'progress' ? data.stage : event));
    const sections = events.flatMap(({ event, data }) => (event === 'section' ? [String(data.markdown)] : []));
    const [, ...planned] = sections;
    expect(steps).toEqual(['retrieved', 'section', 'drafting', 'checking', ...planned.map(() => 'section'), 'answer']);
    expect(planned.some((section) => section.startsWith('### Judgement\n\n- *Judgement, from '))).toBe(true);
    const { analysis } = events.at(-1)?.data ?? {};
    for (const section of sections) expect(analysis).toContain(section);
  });

  it('plans a follow-up as it is meant in its conversation, and never from the answer to the same words alone', async () => {
    const { ask, models } = await setup();
    const words = 'And in the Strait of Hormuz?';
    const alone = Object(bodyOf(await ask({ query: words })));
    const first = Object(bodyOf(await ask({ query: 'How many transits were there in the Suez Canal?' })));
    const second = Object(bodyOf(await ask({ query: words, conversationId: first.conversationId })));
    expect(second).toMatchObject({ provider: 'scripted', conversationId: first.conversationId });
    expect(second.understood).toMatchObject({ intent: 'value', corridors: ['hormuz_strait'], measures: ['transits'] });
    expect(alone.understood.measures).toEqual([]);
    expect(models.prompts).toHaveLength(3);
    const [understood = ''] = (models.prompts[2]?.messages[1] ?? '').split('\n');
    expect(JSON.parse(understood)).toMatchObject({ places: ['Strait of Hormuz'], measures: ['transits'] });
  });

  it('asks a model as of an instant, and none before anything was stored', async () => {
    const { ask, models } = await setup();
    const before = await ask({ query: PRESSURE, at: String(ASSESSED_AT - 1) });
    expect([before.status, headerOf(before, 'X-Error-Code')]).toEqual([404, 'at_unavailable']);
    expect(models.prompts).toEqual([]);
    for (const at of [ASSESSED_AT, ASSESSED_AT + 60_000])
      expect(bodyOf(await ask({ query: PRESSURE, at: String(at) }))).toMatchObject({ provider: 'scripted', asOf: at });
    expect(models.prompts).toHaveLength(2);
  });
});
