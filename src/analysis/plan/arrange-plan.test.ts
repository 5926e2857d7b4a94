import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { capitalised } from '../../assessment/english.ts';
import { becauseLinks } from '../../claims/because.ts';
import { type Claim, makeClaim } from '../../claims/claim.ts';
import { sentencesOf } from '../../claims/sentences.ts';
import { crisis, PAGES } from '../../claims/test-kit/worlds.ts';
import { FRAMEWORKS } from '../../contract/intelligence/deduct-situation.ts';
import type { AnswerSection } from '../answer/answer.ts';
import { wordCount } from '../answer/answer.ts';
import { finishAnswer, MAX_WORDS, outlineOf } from '../answer/compose.ts';
import { gatherClaims } from '../answer/gather-claims.ts';
import { understand } from '../question/understand.ts';
import { arrangePlan } from './arrange-plan.ts';
import { CONNECTIVES, type Plan, RENDERINGS } from './plan.ts';
import { shownClaims } from './plan-prompt.ts';
import { JUDGEMENT_HEADING, slotsOf } from './slots.ts';

const { snapshot, companion } = crisis();
const NOW = snapshot.generatedAt;

function setup(query: string, framework?: (typeof FRAMEWORKS)[number]) {
  const understood = understand(query, NOW);
  const claims = gatherClaims(understood, [{ now: { snapshot, companion } }], PAGES);
  const outline = outlineOf(understood, {
    claims,
    asOf: NOW,
    now: NOW,
    ...(framework === undefined ? {} : { framework }),
  });
  const slots = slotsOf(outline.body);
  const headline = outline.body.taken.flatMap(({ claim }) => (outline.body.said.has(claim.id) ? [claim] : []));
  const shown = shownClaims(headline, slots);
  const byId = new Map(shown.map(({ id, claim }) => [id, claim]));
  const links = becauseLinks(shown.map(({ claim }) => claim));
  const arrange = (plan: Plan): readonly AnswerSection[] | undefined =>
    arrangePlan(plan, { slots, byId, headline, links });
  const idOf = (matches: (claim: Claim) => boolean): string => shown.find(({ claim }) => matches(claim))?.id ?? 'c0';
  return { outline, slots, shown, byId, arrange, idOf };
}

const CAUSE = 'Why is coercive pressure high in the Middle East?';
const SETUPS = [
  setup(CAUSE),
  setup('Is the Strait of Hormuz open?'),
  setup('What is the situation in Iran?', 'dime'),
  setup(CAUSE, 'ach'),
];

const one = (claims: readonly string[], connective: (typeof CONNECTIVES)[number] = 'none') => ({
  claims,
  rendering: 'full' as const,
  connective,
});

/** Plans over the ids and headings of a prompt, and over others. */
const somePlanned = fc.constantFrom(...SETUPS).chain((made) => {
  const id = fc.constantFrom(...made.shown.map((shown) => shown.id), 'c99');
  const sentence = fc.record({
    claims: fc.array(id, { minLength: 1, maxLength: 3 }),
    rendering: fc.constantFrom(...RENDERINGS),
    connective: fc.constantFrom(...CONNECTIVES),
  });
  const heading = fc.constantFrom(...made.slots.map((slot) => slot.heading), 'Gondor has fallen');
  const plan = fc.record({
    sections: fc.array(fc.record({ heading, sentences: fc.array(sentence, { maxLength: 6 }) }), { maxLength: 5 }),
    judgements: fc.array(
      fc.record({
        text: fc.constantFrom('It seems that these figures matter.', 'Gondor has fallen.'),
        claims: fc.array(id, { minLength: 1, maxLength: 2 }),
      }),
      { maxLength: 4 },
    ),
  });
  return plan.map((planned): [typeof made, Plan] => [made, planned]);
});

const JOINTS = /, and |, because |, so |; | and |^(?:Also,|But|Meanwhile,|Later,) /;

describe('a plan arranged', () => {
  it('states nothing but the claims it cites, each once, under headings of ours that admit it', () => {
    fc.assert(
      fc.property(somePlanned, ([{ slots, byId, arrange }, plan]) => {
        const sections = arrange(plan) ?? [];
        const known = new Map([...byId.values()].map((claim) => [claim.id, claim]));
        const stated = sections.flatMap(({ sentences, isJudgement }) =>
          isJudgement ? [] : sentences.flatMap((sentence) => (sentence.kind === 'claim' ? [sentence] : [])),
        );
        for (const { text, claimIds } of stated) {
          const cited = claimIds.flatMap((id) => known.get(id) ?? []);
          // The last words of how sure an answer is are of all claims.
          if (/^(?:Certainty of|No figure of exactly)/.test(text)) continue;
          const left = cited.reduce((rest, claim) => {
            const { clause, short, full } = sentencesOf(claim);
            const start = clause.replace(/^.* had /, '');
            return [full, short, capitalised(clause), clause, start].reduce(
              (text_, written) => text_.replace(written.replace(/\.$/, ''), ''),
              rest,
            );
          }, text);
          expect(
            left.replace(JOINTS, '').replace(/^(?:Also,|But|Meanwhile,|Later,|,? and|, because|, so|[;.,\s])*$/g, ''),
          ).toBe('');
        }
        for (const { heading, sentences } of sections.filter((section) => !section.isJudgement)) {
          const slot = slots.find((candidate) => candidate.heading === heading);
          const claims = sentences
            .filter(({ text }) => !/^(?:Certainty of|No figure)/.test(text))
            .flatMap(({ claimIds }) => claimIds.flatMap((id) => known.get(id) ?? []));
          expect(
            claims.every((claim) => slot?.admits(claim) === true || slot?.candidates.includes(claim) === true),
          ).toBe(true);
        }
        const ids = stated
          .filter(({ text }) => !/^(?:Certainty of|No figure)/.test(text))
          .flatMap(({ claimIds }) => claimIds);
        expect(new Set(ids).size).toBe(ids.length);
        expect(JSON.stringify(sections)).not.toContain('Gondor');
      }),
      { numRuns: 300 },
    );
  });

  it('is no answer where it places no claim that was given', () => {
    for (const made of SETUPS)
      for (const sections of [[], [{ heading: 'How sure', sentences: [one(['c99'])] }]])
        expect(
          made.arrange({ sections, judgements: [{ text: 'It seems that these figures matter.', claims: ['c1'] }] }),
        ).toBeUndefined();
  });

  it('joins by a cause only what a claim carries, and otherwise leaves the cause out', () => {
    const made = setup(CAUSE, 'ach');
    const links = becauseLinks([...made.byId.values()]);
    fc.assert(
      fc.property(
        fc.constantFrom(...made.shown),
        fc.constantFrom(...made.shown),
        fc.constantFrom('because' as const, 'so' as const),
        (first, second, connective) => {
          fc.pre(first.id !== second.id);
          const sections = made.arrange({
            sections: made.slots.map(({ heading }) => ({
              heading,
              sentences: [one([first.id]), one([second.id], connective)],
            })),
            judgements: [],
          });
          const [effect, cause] = connective === 'because' ? [first, second] : [second, first];
          const isLinked = links.some(
            ({ effectId, causeId }) => effectId === effect.claim.id && causeId === cause.claim.id,
          );
          const text = (sections ?? [])
            .flatMap(({ sentences }) => sentences.map((sentence) => sentence.text))
            .join('\n');
          if (!isLinked) expect(text).not.toMatch(/, because |, so /);
        },
      ),
    );
    const plain = setup('Which driver moves coercive pressure in Iran?');
    expect(plain.shown.length).toBeGreaterThan(0);
  });

  it('says what is not known also where the plan leaves it out', () => {
    const { arrange, slots, shown, byId } = setup(
      'Is there leverage of Iran over Norway, and what is the coercive pressure in Iran?',
    );
    const required = slots.flatMap((slot) => slot.required);
    expect(required.length).toBeGreaterThan(0);
    const [placed] = shown.filter(
      ({ claim }) => !required.includes(claim) && slots.some(({ candidates }) => candidates.includes(claim)),
    );
    const id = placed?.id ?? shown.find(({ claim }) => required.includes(claim))?.id ?? 'c1';
    const said = (arrange({ sections: [{ heading: '', sentences: [one([id])] }], judgements: [] }) ?? []).flatMap(
      ({ sentences }) => sentences.flatMap(({ claimIds }) => claimIds),
    );
    for (const claim of required) expect(said).toContain(claim.id);
    expect(byId.size).toBeGreaterThan(0);
  });

  it('keeps the parts of a framework in their order, and fills those that a plan leaves empty', () => {
    for (const framework of FRAMEWORKS) {
      const { arrange, slots, idOf } = setup('What is the situation in Iran?', framework);
      const last = slots.toReversed().find(({ candidates }) => candidates.length > 0);
      const id = idOf((claim) => claim === last?.candidates[0]);
      const headings = (
        arrange({ sections: [{ heading: last?.heading ?? '', sentences: [one([id])] }], judgements: [] }) ?? []
      ).map(({ heading }) => heading);
      const needed = slots
        .filter(({ otherwise, heading }) => otherwise.length > 0 || heading === last?.heading)
        .map(({ heading }) => heading);
      expect(headings).toEqual(needed);
    }
  });

  it('has no judgement from a claim that another one of the answer contradicts', () => {
    const made = setup('Is the Strait of Hormuz open?');
    const [closed] = made.shown.filter(({ claim }) => claim.kind === 'corridor' && claim.object === 'closed');
    const [placed] = made.slots.flatMap(({ candidates }) => candidates);
    if (closed === undefined || placed === undefined) throw new Error('the crisis closes the strait');
    const judged = (headline: readonly Claim[]): readonly AnswerSection[] => {
      const plan = {
        sections: [{ heading: made.slots[0]?.heading ?? '', sentences: [one([placed.id])] }],
        judgements: [{ text: 'The closed Strait of Hormuz seems to be the main concern.', claims: [closed.id] }],
      };
      const byId = new Map([...made.byId, [placed.id, placed]]);
      const sections = arrangePlan(plan, { ...{ slots: made.slots, byId, links: [] }, headline }) ?? [];
      return sections.filter(({ isJudgement }) => isJudgement);
    };
    const { id: _, ...stated } = closed.claim;
    const open = makeClaim({ ...stated, object: 'open' });
    expect(judged([closed.claim])).toHaveLength(1);
    expect(judged([open])).toEqual([]);
  });

  it('has judgements in a section of their own, of at most a third of its words, and of no claim that was not given', () => {
    fc.assert(
      fc.property(somePlanned, ([{ outline, arrange, byId }, plan]) => {
        const sections = arrange(plan);
        fc.pre(sections !== undefined);
        const answer = finishAnswer(outline, sections ?? []);
        const judged = answer.sections.filter(({ isJudgement }) => isJudgement);
        expect(judged.every(({ heading }) => heading === JUDGEMENT_HEADING)).toBe(true);
        const words = (list: readonly { readonly text: string }[]) =>
          list.reduce((sum, { text }) => sum + wordCount(text), 0);
        const all = [...answer.headline, ...answer.reading, ...answer.sections.flatMap(({ sentences }) => sentences)];
        const headed = (list: readonly AnswerSection[]) => words(list.map(({ heading }) => ({ text: heading })));
        const total = words(all) + headed(answer.sections);
        expect(3 * (words(judged.flatMap(({ sentences }) => sentences)) + headed(judged))).toBeLessThanOrEqual(total);
        expect(total).toBeLessThanOrEqual(MAX_WORDS.normal);
        const ids = new Set([...byId.values()].map(({ id }) => id));
        for (const { kind, claimIds } of judged.flatMap(({ sentences }) => sentences)) {
          expect(kind).toBe('judgement');
          expect(claimIds.length > 0 && claimIds.every((id) => ids.has(id))).toBe(true);
        }
      }),
    );
  });
});
