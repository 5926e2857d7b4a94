import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Claim } from '../../claims/claim.ts';
import { likelihood } from '../../claims/likelihood.ts';
import { PAIR_CLAIMS } from '../../claims/test-kit/pair-claims.ts';
import { RECORD_CLAIMS } from '../../claims/test-kit/record-worlds.ts';
import { crisis } from '../../claims/test-kit/worlds.ts';
import { isBoundJudgement } from './bound-judgement.ts';

const { claims } = crisis();
const found = (matches: (claim: Claim) => boolean): Claim => {
  const claim = [...claims, ...PAIR_CLAIMS].find(matches);
  if (claim === undefined) throw new Error('the crisis has no such claim');
  return claim;
};
const closed = found(({ kind, object }) => kind === 'corridor' && object === 'closed');
const transits = found(
  ({ kind, measure, subject }) => kind === 'corridor' && measure === 'transits' && subject === closed.subject,
);
const pressure = found(
  ({ kind, measure, subject }) => kind === 'level' && measure === 'coercivePressure' && subject === 'region:mena',
);
const access = found(
  ({ kind, measure, subject }) => kind === 'level' && measure === 'maritimeAccess' && subject === 'region:mena',
);
const lane = found(
  ({ kind, lane: of, horizon, predicate }) =>
    kind === 'lane' && of === 'escalation' && horizon === '7d' && predicate === 'has probability',
);
const act = found(
  ({ kind, subject, object }) => kind === 'act' && subject === 'actor:state:IR' && object === 'actor:state:SA',
);
const trigger = found(({ kind, predicate }) => kind === 'trigger' && predicate === 'active');

describe('a judgement', () => {
  it('rests on nothing that a source only published', () => {
    const [headline] = RECORD_CLAIMS.filter(({ kind }) => kind === 'headline');
    if (headline === undefined) throw new Error('an entry of every kind was expected');
    expect(isBoundJudgement('The headline seems to matter for this reading.', [headline])).toBe(false);
    expect(isBoundJudgement('The transits could matter for this reading.', [transits, headline])).toBe(false);
    expect(isBoundJudgement('The transits could matter for this reading.', [transits])).toBe(true);
  });

  it.each<[string, readonly Claim[]]>([
    ['Taken together, these figures point to pressure rather than one single reading.', [pressure, transits]],
    ['The closed Strait of Hormuz weighs more than the acts of Iran against Saudi Arabia.', [closed, act]],
    ['The Strait of Hormuz seems to be the main concern.', [closed, transits]],
    ['A reversal of the transits could change this picture.', [transits]],
    ['The transits below the seasonal norm support this reading.', [transits]],
    [`Escalation seems ${likelihood(lane.value ?? 0)}, but the outlook depends on the pattern.`, [lane]],
    ['The coercion by Iran against Saudi Arabia could matter.', [act]],
    ['The active trigger deserves more weight than the coercive pressure in the Middle East.', [trigger, pressure]],
    ['A shift of coercive pressure would be the signal to consider.', [pressure]],
    ['It would help to confirm the figures with another reading.', [transits]],
  ])('is shown: %s', (text, grounds) => {
    expect(isBoundJudgement(text, grounds)).toBe(true);
  });

  it.each<[string, string, readonly Claim[]]>([
    ['a fact', 'The Strait of Hormuz is closed.', [closed]],
    ['another state', 'It seems that the Strait of Hormuz is open.', [closed, transits]],
    ['another direction', 'The transits above the seasonal norm support this reading.', [transits]],
    ['a figure', 'The 90 transits could matter for this reading.', [transits]],
    ['a spelled number', 'The ninety transits could matter for this reading.', [transits]],
    ['a date', 'The transits in March could matter for this reading.', [transits]],
    ['another place', 'The transits in the Bosphorus could matter.', [transits]],
    ['the place of another claim', 'The coercive pressure in the Strait of Hormuz could matter.', [transits, pressure]],
    ['the measure of another claim', 'Acts and transits in the Strait of Hormuz could matter.', [transits, act]],
    ['a person', 'The transits could matter, says Colonel Ruritanov.', [transits]],
    ['a cause', 'The transits matter because of coercion.', [transits, act]],
    ['a denial', 'The Strait of Hormuz does not seem closed.', [closed]],
    [
      'the direction of another measure of one place, across the and of its name',
      'It seems that maritime access in the Middle East and North Africa is below the seasonal norm.',
      [access, { ...transits, subject: 'region:mena' }],
    ],
    ['another likelihood', 'Escalation seems very likely to matter here.', [lane]],
    ['another lane', 'Containment seems unlikely, which could matter.', [lane]],
    ['swapped actors', 'The coercion by Saudi Arabia against Iran could matter.', [act]],
    ['one who suffers as one who acts', 'The coercion by Saudi Arabia could matter here.', [act]],
    ['the passive turned', 'The coercion against Iran by Saudi Arabia could matter.', [act]],
    ['a rating against its certainty', 'The evidence for the transits seems thin.', [transits]],
    ['a link', 'The transits could matter, see evil.example.', [transits]],
    ['markup', 'The **transits** could matter for this.', [transits]],
    ['several sentences', 'The transits could matter. Gondor won.', [transits]],
    ['another language', 'Los tránsitos podrían importar mucho.', [transits]],
    ['no claim', 'The transits could matter for this.', []],
  ])('is not shown with %s: %s', (_, text, grounds) => {
    expect(isBoundJudgement(text, grounds)).toBe(false);
  });

  it('is not shown of a claim that it does not name, in whatever words it takes from another', () => {
    fc.assert(
      fc.property(fc.constantFrom(...claims), fc.constantFrom(...claims), (one, other) => {
        fc.pre(one.kind === 'corridor' && !other.subject.includes(one.subject.slice('corridor:'.length)));
        fc.pre(!/Hormuz|Suez|transit|traffic/i.test(`${other.object}`));
        const text = 'It seems that the Strait of Hormuz is closed.';
        expect(isBoundJudgement(text, [one])).toBe(one.subject === closed.subject && one.object === 'closed');
        expect(isBoundJudgement(text, [other])).toBe(other.subject === closed.subject && other.object === 'closed');
      }),
    );
  });
});
