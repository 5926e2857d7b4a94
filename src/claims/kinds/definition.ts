import { AXES, REGIME_LABELS } from '../../contract/intelligence/vocabulary.ts';
import { CERTAIN } from '../certainty.ts';
import type { Claim, Sentences } from '../claim.ts';
import type { MakeClaim } from '../claim-maker.ts';
import { clauseSentences } from '../measured.ts';
import { ALWAYS } from '../period.ts';
import { subjectInProse } from '../subjects.ts';
import { TERMS } from '../terms.ts';

/** What the method means by each of its terms; a regime's label has `regime` as its object's kind. */
export function definitionClaims(make: MakeClaim): Claim[] {
  return Object.entries(TERMS).map(([id, { meaning }]) => {
    const axis = AXES.find((one) => one === id);
    return make({
      ...{ kind: 'definition', subject: `term:${id}`, object: meaning, period: ALWAYS, certainty: CERTAIN },
      predicate: REGIME_LABELS.some((label) => label === id) ? 'as a regime means' : 'means',
      ...(axis === undefined ? {} : { measure: axis }),
    });
  });
}

export function definitionSentences({ subject, predicate, object = '' }: Claim): Sentences {
  return clauseSentences(`${subjectInProse(subject)} ${predicate} ${object}`);
}
