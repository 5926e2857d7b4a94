import type { Claim, Sentences } from '../claim.ts';
import { clauseSentences, measuredSentences } from '../measured.ts';
import { periodWords } from '../period.ts';
import { subjectInProse, subjectLabel } from '../subjects.ts';

/** A corridor that is not open is so since a day; one that is open, on the newest day counted. */
export function corridorSentences(claim: Claim): Sentences {
  if (claim.predicate !== 'is') return measuredSentences(claim);
  const { subject, object = '', period } = claim;
  // The Turkish Straits, the Danish Straits.
  const isPlural = subjectLabel(subject).endsWith('Straits');
  const verb = period.kind === 'since' ? (isPlural ? 'have been' : 'has been') : isPlural ? 'were' : 'was';
  return clauseSentences(`${subjectInProse(subject)} ${verb} ${object} ${periodWords(period)}`);
}
