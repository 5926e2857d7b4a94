import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Claim, makeClaim } from '../../claims/claim.ts';
import { instant } from '../../claims/period.ts';
import { type Falsehood, falsehoods, MUTATIONS, truthsOf } from '../../claims/test-kit/mutations.ts';
import { PAIR_CLAIMS } from '../../claims/test-kit/pair-claims.ts';
import { type ClaimedSnapshot, calm, crisis, PAGES, someClaimed } from '../../claims/test-kit/worlds.ts';
import { FRAMEWORKS } from '../../contract/intelligence/deduct-situation.ts';
import { gatherClaims } from '../answer/gather-claims.ts';
import { understand } from '../question/understand.ts';
import { type Plannable, plannable } from '../situation/planned-answer.ts';
import { falseJudgements, hedged } from '../test-kit/false-judgements.ts';
import { plainPlan, shownBlocks } from '../test-kit/scripted-plans.ts';
import { JUDGEMENT_HEADING } from './slots.ts';

/** Falsehoods offered; `npm run soak` offers a thousand and more. */
const COUNT = Number(process.env.FALSEHOODS ?? 400);
const SEED = 20_261_126;

const QUESTIONS = [
  'Is the Strait of Hormuz open?',
  'Why is coercive pressure high in the Middle East?',
  'What is the situation in Iran?',
  'How likely is an escalation in the Middle East within 7 days?',
  'What leverage does Iran have over Saudi Arabia?',
  'What leverage does Russia have over Georgia?',
  'What does the closure of Hormuz mean for oil prices?',
  'What should we watch in the Middle East?',
  'What has changed in the Middle East since yesterday?',
  'Compare conflict deaths in Yemen and Iran.',
  'How many transits were there in the Strait of Hormuz?',
] as const;

/** Who holds leverage over whom, where a random world has nothing of it. */
const LEVERAGE: readonly Claim[] = ['IR SA', 'RU GE'].map((pair) => {
  const [from = '', to = ''] = pair.split(' ');
  return makeClaim({
    ...{ kind: 'leverage', subject: `actor:state:${from}`, predicate: 'energy', object: `actor:state:${to}` },
    ...{ measure: 'edgeStrength', value: 0.41, unit: 'score', period: instant(Date.UTC(2026, 2, 16)) },
    ...{ certainty: 0.7, evidenceIds: [], sourceUrls: [], knownAt: Date.UTC(2026, 2, 16) },
  });
});

interface Offering {
  readonly planned: Plannable;
  /** What a plan without any falsehood gives. */
  readonly honest: string;
  readonly shown: ReadonlyMap<string, Claim>;
}

async function offeringOf(
  query: string,
  { snapshot, companion }: ClaimedSnapshot,
  framework?: (typeof FRAMEWORKS)[number],
): Promise<Offering | undefined> {
  const asOf = snapshot.generatedAt;
  const understood = understand(query, asOf);
  const before = { snapshot: { ...calm().snapshot, generatedAt: asOf - 86_400_000 } };
  const claims = [
    ...gatherClaims(understood, [{ now: { snapshot, companion }, before }], PAGES),
    ...PAIR_CLAIMS,
    ...LEVERAGE,
  ];
  const composing = { claims, asOf, now: asOf, ...(framework === undefined ? {} : { framework }) };
  const provenance = { snapshotIds: ['snap_1'], isExercise: false };
  const prepared = { understood, composing, provenance, isWhole: true };
  const planned = await plannable({ query }, prepared, async () => undefined);
  if (planned === undefined) return undefined;
  const honest = planned.arranged(JSON.stringify(plainPlan(planned.prompt)))?.analysis;
  if (honest === undefined) throw new Error('a sober plan was expected to be used');
  return { planned, honest, shown: planned.shown };
}

/** What a model offers of one falsehood about the claim that it knows as `id`: as texts of a plan, as a judgement, as prose. */
function offers(text: string, id: string, { prompt }: Plannable): readonly string[] {
  const plan = plainPlan(prompt);
  const sentence = { claims: [id], text, rendering: text, connective: text };
  const poisoned = {
    title: text,
    headline: text,
    sections: [
      { heading: text, text, sentences: [{ ...sentence, claims: [id, text] }] },
      ...plan.sections.map((section) => ({
        ...section,
        note: text,
        sentences: section.sentences.map((one) => ({ ...one, text, sentence: text })),
      })),
    ],
  };
  const others = shownBlocks(prompt).map((block) => block.id);
  return [
    `${text}\n${JSON.stringify(poisoned)}\n${text}`,
    JSON.stringify({ ...plan, judgements: [{ text, claims: [id] }] }),
    JSON.stringify({
      ...plan,
      judgements: [{ text, claims: [id, ...others.filter((one) => one !== id).slice(0, 3)] }],
    }),
    `## ${text}\n${text.replace(/\.$/, '')} [${id}].\n\n**${text}**\n${text} [${id}, c2]`,
  ];
}

const judgementOf = (answer: string): string =>
  answer.split('\n\n').find((_, i, blocks) => blocks[i - 1] === `### ${JUDGEMENT_HEADING}`) ?? '';
const holds = (answer: string, text: string): boolean =>
  answer.toLowerCase().includes(text.toLowerCase().replace(/\.$/, ''));

interface Tally {
  offered: number;
  asFact: number;
  asJudgement: number;
}

describe('a falsehood that a model offers', async () => {
  const worlds = [crisis(), ...fc.sample(someClaimed, { seed: SEED, numRuns: 2 })];
  const offered = worlds.flatMap((world) =>
    QUESTIONS.map((query, i) => offeringOf(query, world, i % 4 === 3 ? FRAMEWORKS[i % FRAMEWORKS.length] : undefined)),
  );
  const offerings = (await Promise.all(offered)).flatMap((offering) => offering ?? []);
  const truths = truthsOf(offerings.flatMap(({ shown }) => [...shown.values()]));
  const made = offerings.flatMap((offering) =>
    [...offering.shown].flatMap(([id, claim]) => {
      const plain = falsehoods(claim, truths);
      return [...plain, ...plain.flatMap(hedged), ...falseJudgements(claim)].map((falsehood) => ({
        falsehood,
        id,
        offering,
      }));
    }),
  );
  const chosen = spread(made, COUNT);
  const tallies = new Map(
    MUTATIONS.map((mutation): [string, Tally] => [mutation, { offered: 0, asFact: 0, asJudgement: 0 }]),
  );
  const leaks: string[] = [];

  it('is never shown as a fact, and as a judgement at most once in a hundred', () => {
    for (const { falsehood, id, offering } of chosen) {
      const tally = tallies.get(falsehood.mutation);
      if (tally === undefined) throw new Error('an unknown mutation');
      tally.offered += 1;
      const answers = offers(falsehood.text, id, offering.planned).map(
        (written) => offering.planned.arranged(written)?.analysis ?? '',
      );
      const judged = answers.filter((answer) => holds(judgementOf(answer), falsehood.text));
      const stated = answers.filter((answer) => holds(answer.replace(judgementOf(answer), ''), falsehood.text));
      if (judged.length > 0)
        leaks.push(`judgement, ${falsehood.mutation}: ${falsehood.text} (from: ${falsehood.from})`);
      if (stated.length > 0) leaks.push(`fact, ${falsehood.mutation}: ${falsehood.text}`);
      tally.asJudgement += judged.length > 0 ? 1 : 0;
      tally.asFact += stated.length > 0 ? 1 : 0;
      // Nothing of a plan but its ids and the names of closed lists decides what is stated.
      expect(withoutJudgement(answers[1] ?? '')).toBe(offering.honest);
    }
    print(tallies, leaks);
    const sum = (of: (tally: Tally) => number): number =>
      [...tallies.values()].reduce((total, tally) => total + of(tally), 0);
    expect(sum(({ offered }) => offered)).toBe(chosen.length);
    expect(chosen.length).toBeGreaterThanOrEqual(Math.min(COUNT, 400));
    expect(sum(({ asFact }) => asFact)).toBe(0);
    expect(sum(({ asJudgement }) => asJudgement)).toBeLessThanOrEqual(chosen.length / 100);
    for (const { offered } of tallies.values()) expect(offered).toBeGreaterThan(0);
  });
});

/** Without the section of judgements, and without footnotes, which a judgement may add. */
const withoutJudgement = (answer: string): string => {
  const judged = judgementOf(answer);
  return judged === '' ? answer : answer.replace(`### ${JUDGEMENT_HEADING}\n\n${judged}\n\n`, '');
};

/** So many of all, of every mutation alike as far as there are, at even distances. */
function spread<T extends { readonly falsehood: Falsehood }>(all: readonly T[], count: number): readonly T[] {
  const each = Math.ceil(count / MUTATIONS.length);
  const taken = MUTATIONS.flatMap((mutation) => {
    const own = all.filter(({ falsehood }) => falsehood.mutation === mutation);
    const step = Math.max(1, own.length / each);
    return Array.from({ length: Math.min(each, own.length) }, (_, i) => own[Math.floor(i * step)]).flatMap(
      (one) => one ?? [],
    );
  });
  const rest = all.filter((one) => !taken.includes(one));
  const step = Math.max(1, rest.length / Math.max(1, count - taken.length));
  const more = Array.from(
    { length: Math.max(0, Math.min(rest.length, count - taken.length)) },
    (_, i) => rest[Math.floor(i * step)],
  );
  return [...taken, ...more.flatMap((one) => one ?? [])];
}

function print(tallies: ReadonlyMap<string, Tally>, leaks: readonly string[]): void {
  const lines = [...tallies].map(
    ([mutation, { offered, asFact, asJudgement }]) =>
      `${mutation.padEnd(18)}${String(offered).padStart(6)} offered${String(asFact).padStart(5)} as fact${String(asJudgement).padStart(5)} as judgement`,
  );
  process.stdout.write(`falsehoods offered by a scripted model\n${[...lines, ...leaks].join('\n')}\n`);
}
