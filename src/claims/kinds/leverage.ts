import type { SnapshotDraft } from '../../assessment/assess-region.ts';
import { DAY_MS } from '../../assessment/time.ts';
import { type Claim, directionOf, type Sentences } from '../claim.ts';
import type { MakeClaim } from '../claim-maker.ts';
import { clauseSentences, measuredSentences } from '../measured.ts';
import { between, instant, periodWords } from '../period.ts';
import { isKnownSubject, subjectInProse } from '../subjects.ts';
import { stated, written } from '../units.ts';
import { changeClaim } from './change.ts';
import { MECHANISM_WORDS } from './leverage-words.ts';

/** Scores of actors with their change in a week, and what each actor holds over another. */
export function leverageClaims({ actors, leverageEdges, generatedAt }: SnapshotDraft, make: MakeClaim): Claim[] {
  const period = instant(generatedAt);
  const scores = actors.flatMap(({ actorId, leverageScore, delta, evidenceIds }) => {
    const subject = `actor:${actorId}`;
    if (!isKnownSubject(subject)) return [];
    const score = make({
      ...{ kind: 'leverage', subject, predicate: 'measures', measure: 'leverageScore', unit: 'score', period },
      ...{ value: stated(leverageScore, 'score'), evidenceIds },
    });
    const week = between(generatedAt - 7 * DAY_MS, generatedAt);
    const move = { from: leverageScore - delta, to: leverageScore, period: week, evidenceIds };
    return directionOf(stated(delta, 'score')) === 'unchanged'
      ? [score]
      : [score, ...changeClaim({ subject, measure: 'leverageScore', ...move }, make)];
  });
  const edges = leverageEdges.flatMap(({ fromActorId, toActorId, mechanism, strength, evidenceIds }) => {
    const [subject, object] = [`actor:${fromActorId}`, `actor:${toActorId}`];
    if (!isKnownSubject(subject) || !isKnownSubject(object)) return [];
    return make({
      ...{ kind: 'leverage', subject, predicate: mechanism, object, measure: 'edgeStrength', unit: 'score', period },
      ...{ value: stated(strength, 'score'), evidenceIds },
    });
  });
  return [...scores, ...edges];
}

export function leverageSentences(claim: Claim): Sentences {
  const { subject, predicate, object = '', value = 0, period } = claim;
  if (predicate === 'measures') return measuredSentences(claim);
  const through = MECHANISM_WORDS[predicate] ?? predicate;
  return clauseSentences(
    `${subjectInProse(subject)} held leverage over ${subjectInProse(object)} through ${through} of strength ${written(value, 'score')} ${periodWords(period)}`,
    ', on a scale of 0 to 1',
  );
}
