import type { Claim } from './claim.ts';

/** One claim that a stored thing gives as the cause of another: the only ground for a causal connective (METHOD.md §14). */
export interface Because {
  readonly effectId: string;
  readonly causeId: string;
  /** What carries the link. */
  readonly by: 'driver' | 'path' | 'explanation';
}

/**
 * Every causal link among claims of one snapshot: an axis and its drivers, a driver and the evidence it cites, a regime and the
 * axis that moved it, a path and the corridor it starts in, an axis and the evidence without which an explanation finds it
 * different. Merged drivers and long-run levels name no cause.
 */
export function becauseLinks(claims: readonly Claim[]): readonly Because[] {
  const read = claims.filter(isReading);
  const levels = claims.filter(({ kind, predicate }) => kind === 'level' && predicate === 'measures');
  return claims.flatMap((claim): readonly Because[] => {
    const cited = () => read.filter((one) => one.evidenceIds.every((id) => claim.evidenceIds.includes(id)));
    if (claim.kind === 'driver' && claim.predicate === 'would be without')
      return levels.filter(isAxisOf(claim)).flatMap((level) => linked(level, cited(), 'explanation'));
    if (claim.kind === 'driver')
      return isNamed(claim)
        ? [
            ...linked(claim, cited(), 'driver'),
            ...levels.filter(isAxisOf(claim)).map((level) => link(level, claim, 'driver')),
          ]
        : [];
    if (claim.kind === 'regime' && claim.predicate.startsWith('was '))
      return linked(claim, levels.filter(isAxisOf(claim)), 'driver');
    if (claim.kind === 'path' && claim.predicate === 'disruption moves')
      return linked(claim, read.filter(isStartOf(claim)), 'path');
    return [];
  });
}

/** What one item of evidence states. */
const isReading = ({ kind, predicate, evidenceIds, subject }: Claim): boolean =>
  evidenceIds.length === 1 &&
  !(kind === 'level' && subject.startsWith('region:')) &&
  (['event', 'corridor', 'price', 'level'].includes(kind)
    ? !predicate.startsWith('leads')
    : kind === 'act' && predicate !== 'acts as');

const isNamed = ({ object = '', evidenceIds }: Claim): boolean =>
  evidenceIds.length > 0 && !/^\d+ other drivers?$/.test(object);

/** The same axis of the same place at the same instant. */
const isAxisOf =
  ({ subject, measure, period }: Claim) =>
  (level: Claim): boolean =>
    level.subject === subject && level.measure === measure && level.period.from === period.from;

const isStartOf =
  ({ subject }: Claim) =>
  (one: Claim): boolean =>
    one.kind === 'corridor' && one.predicate === 'is' && one.object !== 'open' && one.subject === subject;

const link = (effect: Claim, cause: Claim, by: Because['by']): Because => ({
  effectId: effect.id,
  causeId: cause.id,
  by,
});

const linked = (effect: Claim, causes: readonly Claim[], by: Because['by']): readonly Because[] =>
  causes.filter(({ id }) => id !== effect.id).map((cause) => link(effect, cause, by));
