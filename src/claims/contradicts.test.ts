import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Claim, makeClaim } from './claim.ts';
import { contradicts } from './contradicts.ts';
import { day, since } from './period.ts';
import { crisis, someClaimed } from './test-kit/worlds.ts';

const { claims, countryClaims } = crisis();
const someClaim = fc.constantFrom(...claims, ...countryClaims);

/** The claim with other members, under the id that these give it. */
function changed({ id: _, ...rest }: Claim, others: Partial<Claim>): Claim {
  return makeClaim({ ...rest, ...others });
}

const opposite = { up: 'down', down: 'up', unchanged: 'unchanged' } as const;

describe('a contradiction', () => {
  it('is symmetric, and never of a claim with itself', () => {
    fc.assert(
      fc.property(someClaim, someClaim, (a, b) => {
        expect(contradicts(a, b)).toBe(contradicts(b, a));
        expect(contradicts(a, a)).toBe(false);
      }),
    );
  });

  it('is of any claim with the same in another direction, value or state, and of nothing on another subject', () => {
    fc.assert(
      fc.property(someClaim, fc.double({ min: 1.1, max: 9, noNaN: true }), (claim, factor) => {
        const { value, direction, predicate, object, subject } = claim;
        const others = [
          ...(value === undefined
            ? []
            : // Away from zero: nothing is so far from itself.
              [changed(claim, { value: (value + (value < 0 ? -1 : 1)) * factor })]),
          ...(direction === undefined || direction === 'unchanged'
            ? []
            : [changed(claim, { direction: opposite[direction] })]),
          ...(predicate === 'is' ? [changed(claim, { object: `${object} no more` })] : []),
        ];
        for (const other of others) {
          expect(contradicts(claim, other)).toBe(true);
          expect(contradicts(claim, changed(other, { subject: `${subject}-elsewhere` }))).toBe(false);
          expect(
            contradicts(claim, changed(other, { measure: claim.measure === 'inflation' ? 'reserves' : 'inflation' })),
          ).toBe(false);
        }
      }),
    );
  });

  it('is not of values in other periods, nor of two roundings of one figure', () => {
    const base = changed(claims.find(({ measure }) => measure === 'transits') ?? crisis().claims[0] ?? fail(), {
      value: 60,
    });
    const later = { ...base.period, from: base.period.from + 86_400_000, to: (base.period.to ?? 0) + 86_400_000 };
    expect(contradicts(base, changed(base, { value: 20, period: later }))).toBe(false);
    expect(contradicts(base, changed(base, { value: 60.5 }))).toBe(false);
    expect(contradicts(base, changed(base, { value: 61.5 }))).toBe(true);
  });

  it('is of a state with another that holds at the same time, and not with the one before it', () => {
    const is =
      claims.find(({ kind, predicate, object }) => kind === 'corridor' && predicate === 'is' && object === 'closed') ??
      fail();
    const at = is.period.from;
    expect(contradicts(is, changed(is, { object: 'open', period: day(at + 86_400_000) }))).toBe(true);
    expect(contradicts(is, changed(is, { object: 'open', period: day(at - 3 * 86_400_000) }))).toBe(false);
    expect(contradicts(is, changed(is, { object: 'restricted', period: since(at - 3 * 86_400_000) }))).toBe(true);
  });

  it('is between no two claims of one snapshot', () => {
    const pairs = (some: readonly Claim[]) =>
      some.flatMap((a, i) => some.slice(i + 1).flatMap((b) => (contradicts(a, b) ? [[a, b]] : [])));
    expect(pairs([...claims, ...countryClaims.slice(0, 400)])).toEqual([]);
    fc.assert(
      fc.property(someClaimed, (found) => {
        expect(pairs(found.claims)).toEqual([]);
      }),
      { numRuns: 10 },
    );
  });
});

function fail(): never {
  throw new Error('the crisis has no such claim');
}
