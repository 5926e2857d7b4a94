import type { SnapshotDraft } from '../../assessment/assess-region.ts';
import type { Claim, Sentences } from '../claim.ts';
import type { MakeClaim } from '../claim-maker.ts';
import { clauseSentences, measuredSentences } from '../measured.ts';
import { latestDays, periodWords } from '../period.ts';
import { isKnownSubject, subjectInProse } from '../subjects.ts';
import { writtenNumber } from '../units.ts';

/** Days of behaviour that a role is judged by (METHOD.md §8). */
const ROLE_DAYS = 90;

/** By behaviour of the latest ninety days: aggressor, stabilizer, broker or swing. */
export function roleClaims({ actors, generatedAt }: SnapshotDraft, make: MakeClaim): Claim[] {
  return actors
    .map(({ actorId, role, evidenceIds }) => ({ subject: `actor:${actorId}`, role, evidenceIds }))
    .filter(({ subject }) => isKnownSubject(subject))
    .map(({ subject, role, evidenceIds }) =>
      make({
        kind: 'act',
        subject,
        predicate: 'acts as',
        object: role,
        period: latestDays(ROLE_DAYS, generatedAt),
        evidenceIds,
      }),
    );
}

/** The role in words that a reader understands without the method. */
export const ROLE_WORDS: Readonly<Record<string, string>> = {
  aggressor: 'an aggressor',
  stabilizer: 'a stabilizer',
  swing: 'a swing actor',
  broker: 'a broker',
};

/** A role, what one actor did to another, or how often it acted. */
export function actSentences(claim: Claim): Sentences {
  const { subject, predicate, object = '', value = 0, period } = claim;
  const when = periodWords(period);
  if (predicate === 'measures') return measuredSentences(claim);
  if (predicate === 'acts as')
    return clauseSentences(`${subjectInProse(subject)} acted as ${ROLE_WORDS[object] ?? object} ${when}`);
  const times = value === 1 ? 'once' : `${writtenNumber(value, 'number')} times`;
  const [, what = '', way = ''] = /^(.+) (against|towards)$/.exec(predicate) ?? [];
  const by = subject === 'region:global' ? 'any actor' : subjectInProse(subject);
  return clauseSentences(
    `${what} by ${by} ${way} ${subjectInProse(object)} was reported ${times} ${when}`,
    ', counted once per day and type',
  );
}
