import { describe, expect, it } from 'vitest';
import { calm, crisis, PAGES } from '../../claims/test-kit/worlds.ts';
import { understand } from '../question/understand.ts';
import { gatherClaims } from './gather-claims.ts';
import { MAX_CLAIMS, retrieve } from './retrieve.ts';

const { snapshot, companion } = crisis();
const before = { snapshot: { ...calm().snapshot, generatedAt: snapshot.generatedAt - 86_400_000 } };
const NOW = snapshot.generatedAt;

function found(question: string) {
  const understood = understand(question, NOW);
  const claims = gatherClaims(understood, [{ now: { snapshot, companion }, before }], PAGES);
  return { claims, taken: retrieve(understood, claims, NOW), understood };
}

const kinds = (question: string): readonly string[] => found(question).taken.map(({ claim }) => claim.kind);

describe('retrieve', () => {
  it.each([
    'Is the Strait of Hormuz open?',
    'What is the situation in Iran?',
    'Why is coercive pressure high in the Middle East?',
    'What has changed in the Middle East since Monday?',
    'What should we watch in the Middle East?',
    'What does the closure of Hormuz mean for Kuwait?',
  ])('gives the same for “%s” in whatever order claims are given, and no more than it may', (question) => {
    const { claims, taken, understood } = found(question);
    expect(taken.length).toBeGreaterThan(0);
    expect(taken.length).toBeLessThanOrEqual(MAX_CLAIMS);
    expect(retrieve(understood, claims.toReversed(), NOW)).toEqual(taken);
    const stated = taken.map(({ claim: { id } }) => id);
    expect(new Set(stated).size).toBe(stated.length);
  });

  it('prefers the place that is named to what is newest', () => {
    for (const { claim } of found('How many conflict deaths were there in Yemen?').taken)
      expect(claim.subject).toBe('country:YE');
  });

  it('uses of a question only what it asks', () => {
    expect(new Set(kinds('Is the Strait of Hormuz open?'))).toEqual(new Set(['corridor', 'trigger']));
    expect(new Set(kinds('How likely is an escalation in the Middle East within 7 days?'))).toEqual(
      new Set(['lane', 'score', 'gap', 'trigger']),
    );
    expect(kinds('What does coercive stalemate mean?')).toEqual(['definition']);
  });

  it('states that nothing is known where nothing is', () => {
    const [first] = found('Are any airports in Oman closed?').taken;
    expect(first?.claim).toMatchObject({ kind: 'gap', subject: 'country:OM', object: 'airports' });
  });

  it('finds nothing for what is not asked of this service', () => {
    expect(found('Should I move to Dubai for work?').taken).toEqual([]);
    expect(found('How many soldiers does Iran have?').taken).toEqual([]);
  });
});
