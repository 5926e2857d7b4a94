import { listed } from '../../assessment/english.ts';
import type { Claim } from '../../claims/claim.ts';
import { subjectInProse } from '../../claims/subjects.ts';
import { type AnswerSentence, stating } from './answer.ts';
import type { Asked } from './asked.ts';
import { type Facet, facet, kind, measures, of, ofRegion, predicate } from './fits.ts';

/** Inputs that one answer names. */
const MAX_INPUTS = 7;

/** What an assessment could not see: inputs without data, and how far it is trusted because of it. */
export const missingFacets = ({ regions, countries }: Asked): readonly Facet[] => [
  ...regions
    .slice(0, 1)
    .flatMap((id) => [
      facet(`missing inputs of ${id}`, MAX_INPUTS, kind('gap'), predicate('is missing'), ofRegion(id)),
      facet(`stale inputs of ${id}`, 2, kind('gap'), predicate('is stale'), ofRegion(id)),
      facet(`confidence of ${id}`, 1, kind('level'), measures(['confidence']), ofRegion(id)),
    ]),
  ...countries
    .slice(0, 2)
    .map((iso2) => facet(`missing axes of ${iso2}`, 2, kind('gap'), predicate('is missing'), of(`country:${iso2}`))),
];

/** The inputs without data in one sentence for each place; none where all report. */
export function missingLead(claims: readonly Claim[]): readonly AnswerSentence[] {
  const gaps = claims.filter((claim) => claim.kind === 'gap' && claim.predicate === 'is missing');
  return [...new Set(gaps.map(({ subject }) => subject))].map((subject) => {
    const own = gaps.filter((gap) => gap.subject === subject);
    return stating(
      `Nothing current is known in ${subjectInProse(subject)} of ${listed(own.map(({ object = '' }) => object))}.`,
      ...own,
    );
  });
}
