import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { WORLDS_PATIENCE, worldCount } from '../../test/kit/world-count.ts';
import type { Claim } from './claim.ts';
import { statedMembers } from './test-kit/misread.ts';
import { type Falsehood, falsehoods, MUTATIONS, truthsOf } from './test-kit/mutations.ts';
import { PAIR_CLAIMS } from './test-kit/pair-claims.ts';
import { parseSentence } from './test-kit/parse-sentence.ts';
import { RECORD_CLAIMS } from './test-kit/record-worlds.ts';
import { crisis, someClaimed } from './test-kit/worlds.ts';

/** Falsehoods that read as a claim of the set: with the value and the comparison that the claim has. */
function believed(claims: readonly Claim[]): readonly string[] {
  const truths = truthsOf(claims);
  const [stated, compared] = [false, true].map(
    (withComparison) => new Set(claims.map((one) => statedMembers(one, withComparison))),
  );
  return claims
    .flatMap((claim) => falsehoods(claim, truths))
    .filter(({ text }) =>
      parseSentence(text).some((one) =>
        // A sentence in short leaves out what a value is compared with: only its own words can be false.
        one.comparedWith?.value === undefined
          ? stated?.has(statedMembers(one, false))
          : compared?.has(statedMembers(one, true)),
      ),
    )
    .map(({ mutation, text, from }) => `${mutation}: ${text} (from: ${from})`);
}

describe('a false sentence', () => {
  const { claims, countryClaims } = crisis();
  const all = [...PAIR_CLAIMS, ...RECORD_CLAIMS, ...claims, ...countryClaims.slice(0, 300)];

  it('never reads as a claim of the set it was made from', () => {
    expect(believed(all)).toEqual([]);
  });

  it('does so in no random world', WORLDS_PATIENCE, () => {
    fc.assert(
      fc.property(someClaimed, ({ claims: some }) => {
        expect(believed(some)).toEqual([]);
      }),
      { numRuns: worldCount(300) },
    );
  });

  it('is made in all ten ways, a thousand and more of them', () => {
    const truths = truthsOf(all);
    const made = all.flatMap((claim): readonly Falsehood[] => falsehoods(claim, truths));
    expect(made.length).toBeGreaterThan(1_000);
    for (const mutation of MUTATIONS) expect(made.filter((one) => one.mutation === mutation).length).toBeGreaterThan(3);
  });
});
