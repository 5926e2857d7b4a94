import type { Claim, Sentences } from '../claim.ts';
import { clauseSentences, measuredSentences } from '../measured.ts';
import { periodWords } from '../period.ts';
import { subjectInProse, subjectLabel } from '../subjects.ts';

/** Transits, or the state: not open since a day, or open on the newest day counted. */
export function corridorSentences(claim: Claim): Sentences {
  if (claim.predicate !== 'is') return measuredSentences(claim);
  const { subject, object = '', period } = claim;
  return clauseSentences(`${subjectInProse(subject)} ${stateVerb(claim)} ${object} ${periodWords(period)}`);
}

/** The Turkish Straits and the Danish Straits are plural. */
function stateVerb({ subject, period }: Claim): string {
  const isPlural = subjectLabel(subject).endsWith('Straits');
  if (period.kind === 'since') return isPlural ? 'have been' : 'has been';
  return isPlural ? 'were' : 'was';
}
