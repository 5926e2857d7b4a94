import { capitalised, listed } from '../../assessment/english.ts';
import type { Claim } from '../../claims/claim.ts';
import { regimeWords } from '../../claims/kinds/regime.ts';
import { triggerValueWords } from '../../claims/kinds/trigger.ts';
import { nounOf } from '../../claims/measures.ts';
import { periodWords } from '../../claims/period.ts';
import { subjectInProse } from '../../claims/subjects.ts';
import { written } from '../../claims/units.ts';
import { REGIME_LABELS, type RegimeLabel } from '../../contract/intelligence/vocabulary.ts';
import { type AnswerSentence, stating } from '../answer/answer.ts';

/** Claims of one kind in fewer sentences, each of which says what they share once. */
export type Merge = (claims: readonly Claim[]) => readonly AnswerSentence[];

const groupsOf = <K>(
  claims: readonly Claim[],
  key: (claim: Claim) => K,
): readonly (readonly [K, readonly Claim[]])[] => {
  const groups = new Map<K, Claim[]>();
  for (const claim of claims) groups.set(key(claim), [...(groups.get(key(claim)) ?? []), claim]);
  return [...groups];
};

/** The worst first. */
const ORDER: Readonly<Record<RegimeLabel, number>> = {
  escalation_ladder: 0,
  coercive_stalemate: 1,
  fragmentation_risk: 2,
  stressed_equilibrium: 3,
  managed_deescalation: 4,
  calm: 5,
};
const orderOf = (label: string): number => ORDER[REGIME_LABELS.find((one) => one === label) ?? 'calm'];

/** `In stressed equilibrium: North America, South Asia.` */
export const byRegime: Merge = (claims) =>
  [...groupsOf(claims, ({ object = '' }) => object)]
    .sort(([a], [b]) => orderOf(a) - orderOf(b))
    .map(([label, of]) =>
      stating(
        `${capitalised(regimeWords(label))}: ${of.map(({ subject }) => subjectInProse(subject)).join(', ')}.`,
        ...of,
      ),
    );

/** `Coercive pressure at 12:00 UTC on 1 Jun 2026: Iran (0.94), Oman (0.85).` */
export const byFigure: Merge = (claims) =>
  groupsOf(claims, ({ measure, period }) => `${measure} ${periodWords(period)}`).flatMap(([, of]) => {
    const [{ measure, period } = {}] = of;
    if (measure === undefined || period === undefined) return [];
    const figures = of.map(
      ({ subject, value = 0, unit = 'score' }) => `${subjectInProse(subject)} (${written(value, unit)})`,
    );
    return [stating(`${capitalised(nounOf(measure))} ${periodWords(period)}: ${listed(figures)}.`, ...of)];
  });

/** `Pointing to escalation, since 1 Jun 2026: “…” (now 82%); “…”.` */
export const byLane: Merge = (claims) =>
  groupsOf(claims, ({ lane = 'base', period }) => `${lane} ${periodWords(period)}`).flatMap(([, of]) => {
    const [{ lane = 'base', period } = {}] = of;
    if (period === undefined) return [];
    const named = of.map(({ object = '', value, unit = 'number' }) =>
      value === undefined ? `“${object}”` : `“${object}” (now ${triggerValueWords(value, unit)})`,
    );
    return [stating(`Pointing to ${lane}, ${periodWords(period)}: ${named.join('; ')}.`, ...of)];
  });

const gradeOf = ({ predicate }: Claim): string => predicate.slice('leads as '.length);

/** `Critical for South Asia; severe for Europe and Central Asia: Strait of Hormuz closed since 22 Nov 2026.` */
export const byDevelopment: Merge = (claims) =>
  groupsOf(claims, ({ object = '' }) => object).map(([development, of]) => {
    const grades = groupsOf(of, gradeOf).map(
      ([grade, same]) => `${grade} for ${same.map(({ subject }) => subjectInProse(subject)).join(', ')}`,
    );
    return stating(`${capitalised(grades.join('; '))}: ${development}.`, ...of);
  });
