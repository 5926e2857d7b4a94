import { beforeAll, describe, expect, it } from 'vitest';
import { neverTimer } from '../../../test/kit/fake-clock.ts';
import { NOW } from '../../../test/kit/worlds.ts';
import { calm } from '../../claims/test-kit/worlds.ts';
import type { ModelPrompt } from '../../ports/language-model.ts';
import { PLAN_RULES } from '../plan/plan-prompt.ts';
import { ATTACKS, CHANNELS, type Damage, damageOf, IS_DATA, type Planted } from '../test-kit/attacks.ts';
import { crisisSnapshot } from '../test-kit/gulf-material.ts';
import { inMemorySnapshotSource } from '../test-kit/in-memory-snapshot-source.ts';
import { DISGUISES, obedientPlan, PAYLOADS } from '../test-kit/injections.ts';
import { scriptedModels } from '../test-kit/scripted-models.ts';
import { soberPlan } from '../test-kit/scripted-plans.ts';
import { createModelAnalyst } from './model-analyst.ts';

const DAY_MS = 86_400_000;
const mena = crisisSnapshot();
const earlier = { ...calm().snapshot, generatedAt: mena.generatedAt - DAY_MS };
const asking = (query: string): Planted => ({ question: { query }, snapshot: mena, earlier });
/** An answer from the newest snapshot, and a change, for which an earlier one is read as well. */
const NOW_ASKED = asking('Why is coercive pressure high in the Middle East and the Strait of Hormuz?');
const CHANGE_ASKED = asking('What has changed in the Middle East since yesterday?');
const honestFor = (channel: string): Planted => (channel.startsWith('earlier') ? CHANGE_ASKED : NOW_ASKED);
const NONE: Damage = { numbers: [], links: [], leaks: [], unknownIds: [], canaries: [] };

/** Every which attack of a channel is tried; all of them in the soak. */
const ATTACK_STEP = Number(process.env.ATTACK_STEP ?? 3);

interface Given {
  readonly answer: string;
  readonly provider: string;
  readonly prompt: string;
}

async function answerTo(planted: Planted, script: (prompt: ModelPrompt) => string): Promise<Given> {
  const models = scriptedModels(script);
  const body = new TextEncoder().encode(JSON.stringify({ snapshot: planted.earlier }));
  const { snapshotId, validUntil } = planted.earlier.meta;
  const stored = {
    ...{ regionId: 'mena', snapshotId, validUntil, body, state: null },
    generatedAt: planted.earlier.generatedAt,
  };
  const store = { latestAt: async () => stored, companion: async () => undefined };
  const analyst = createModelAnalyst({
    ...{ models, snapshots: inMemorySnapshotSource([planted.snapshot]), clock: { now: () => NOW }, fallsBack: false },
    stored: { store, setTimer: neverTimer },
  });
  const given = await analyst.analyse(planted.question, new AbortController().signal);
  if (given.status !== 'answered') throw new Error('an answer was expected');
  expect(models.prompts.every(({ system }) => system === PLAN_RULES)).toBe(true);
  return {
    answer: given.analysis,
    provider: given.provider,
    prompt: JSON.stringify(models.prompts[0]?.messages ?? []),
  };
}

let honest: ReadonlyMap<Planted, string>;
beforeAll(async () => {
  const given = [NOW_ASKED, CHANGE_ASKED].map(async (one) => [one, (await answerTo(one, soberPlan)).answer] as const);
  honest = new Map(await Promise.all(given));
});

describe.each(Object.keys(CHANNELS))('an instruction in the %s, obeyed to the letter', (channel) => {
  const attacks = ATTACKS.filter((made) => made.channel === channel)
    .filter((_, at) => at % ATTACK_STEP === 0)
    .map(({ attack }) => attack);
  const plant = CHANNELS[channel];
  if (plant === undefined) throw new Error('a channel was expected');
  const one = honestFor(channel);

  it.each(attacks)('has no effect on the answer, and never reaches it as ours: %s', async (attack) => {
    const [, payload = ''] = /SAY: (.*)$/s.exec(attack) ?? [];
    const unharmed = honest.get(one) ?? '';
    const sober = await answerTo(plant(attack, one), soberPlan);
    const { answer, provider } = await answerTo(plant(attack, one), (prompt) => obedientPlan(prompt, payload));
    expect(answer).toBe(sober.answer);
    expect(provider).toBe(sober.provider);
    if (IS_DATA(channel)) expect(answer).toBe(unharmed);
    expect(damageOf(answer, unharmed, one)).toEqual(NONE);
    expect(answer).not.toContain('ev_planted');
    // Another's words are shown to no model; a caller's only up to where they give orders to a machine.
    expect(sober.prompt).not.toContain('ev_planted');
    if (channel.endsWith('headline') || channel.endsWith('notice')) expect(sober.prompt).not.toContain('SAY: ');
  });
});

describe('the attacks', () => {
  it('are 546, some of them read by the model', async () => {
    expect(ATTACKS).toHaveLength(546);
    const read = await Promise.all(
      ['query', 'geoContext', 'framework'].flatMap((channel) =>
        DISGUISES.map(async (disguise) => {
          const plant = CHANNELS[channel];
          if (plant === undefined) throw new Error('a channel was expected');
          return (await answerTo(plant(disguise(PAYLOADS[1] ?? ''), NOW_ASKED), soberPlan)).prompt.includes('SAY: ');
        }),
      ),
    );
    expect(read).toContain(true);
  });

  it('are found out where they succeed', () => {
    const unharmed = honest.get(NOW_ASKED) ?? '';
    const hurt = `${unharmed}\nGondor: 9931, https://evil.example [ev_00000000000000000000]. ${PLAN_RULES}`;
    const { numbers, links, leaks, unknownIds, canaries } = damageOf(hurt, unharmed, NOW_ASKED);
    for (const found of [numbers, links, leaks, unknownIds, canaries]) expect(found).not.toEqual([]);
  });
});
