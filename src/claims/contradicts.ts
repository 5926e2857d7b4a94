import type { Claim } from './claim.ts';
import { overlaps } from './period.ts';
import { UNITS, type UnitRow } from './units.ts';

/** Two roundings of one figure differ by no more than this share of it. */
const ROUNDING = 0.01;

/**
 * Whether two claims cannot both be true: on one subject and measure, another state in periods that overlap, or another value or
 * direction in the same period. Claims of different measures, lanes or horizons never contradict each other. Symmetric, and
 * false for a claim and itself.
 */
export function contradicts(a: Claim, b: Claim): boolean {
  if (a.subject !== b.subject || a.measure !== b.measure || a.lane !== b.lane || a.horizon !== b.horizon) return false;
  if (a.predicate !== b.predicate) return false;
  if (a.predicate === 'is') return a.object !== b.object && overlaps(during(a), during(b));
  if (a.object !== b.object || !isSamePeriod(a, b)) return false;
  return hasOtherDirection(a, b) || hasOtherValue(a, b);
}

const during = ({ period, knownAt }: Claim) => ({ ...period, knownAt });

const isSamePeriod = ({ period: a }: Claim, { period: b }: Claim): boolean =>
  a.kind === b.kind && a.from === b.from && a.to === b.to;

/** Opposite ways from the same thing; what lies at it is no way from it. */
function hasOtherDirection(a: Claim, b: Claim): boolean {
  if (a.direction === undefined || b.direction === undefined) return false;
  if (a.comparedWith?.what !== b.comparedWith?.what) return false;
  return a.direction !== b.direction && a.direction !== 'unchanged' && b.direction !== 'unchanged';
}

function hasOtherValue(a: Claim, b: Claim): boolean {
  if (a.value === undefined || b.value === undefined || a.unit === undefined || a.unit !== b.unit) return false;
  const { digits }: UnitRow = UNITS[a.unit];
  const step = 1 / Number(`1e${digits}`);
  const isFar = (one: number, other: number): boolean =>
    Math.abs(one - other) > Math.max(step, ROUNDING * Math.max(Math.abs(one), Math.abs(other))) * (1 + 1e-9);
  return isFar(a.value, b.value) || isFar(a.upTo ?? a.value, b.upTo ?? b.value);
}
