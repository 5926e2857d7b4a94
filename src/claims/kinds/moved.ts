import { DAY_MS } from '../../assessment/time.ts';
import { AXES } from '../../contract/intelligence/vocabulary.ts';
import type { Claim } from '../claim.ts';
import type { MakeClaim } from '../claim-maker.ts';
import type { Measure } from '../measures.ts';
import { between, type Period } from '../period.ts';
import { changeClaim } from './change.ts';

/** Values that stand at an instant or at the end of a week: what lies between two of them is a change. */
const FOLLOWED: readonly Measure[] = [
  ...AXES,
  'netBalance',
  'transits',
  'crudePrice',
  'gasPrice',
  'navigationalWarnings',
];

/**
 * What moved between two snapshots, of every subject whose value both state: from the day of the earlier value to that of the later.
 * A value of one day in both says nothing of a change and is left out, as is what is stated alike.
 */
export function movedClaims(from: readonly Claim[], to: readonly Claim[], make: MakeClaim): Claim[] {
  const earlier = new Map(from.filter(isFollowed).map((claim) => [keyOf(claim), claim]));
  const later = new Map(to.filter(isFollowed).map((claim) => [keyOf(claim), claim]));
  return [...later].flatMap(([key, { subject, measure, value, evidenceIds, period, certainty }]) => {
    const before = earlier.get(key);
    if (before?.value === undefined || measure === undefined || value === undefined) return [];
    const [start, end] = [endOf(before.period), endOf(period)];
    if (start >= end) return [];
    const change = { subject, measure, from: before.value, to: value, period: between(start, end), evidenceIds };
    return changeClaim(change, (made) => make({ ...made, certainty }));
  });
}

const isFollowed = ({ predicate, measure, object, value }: Claim): boolean =>
  predicate === 'measures' && object === undefined && value !== undefined && FOLLOWED.some((one) => one === measure);

const keyOf = ({ subject, measure }: Claim): string => `${subject}\n${measure}`;

/** The instant, or the last day of a span. */
const endOf = ({ kind, from, to = from }: Period): number => (kind === 'instant' ? from : to - DAY_MS);
