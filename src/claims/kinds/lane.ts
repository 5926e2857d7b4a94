import type { SnapshotDraft } from '../../assessment/assess-region.ts';
import { HINDCAST_SCORES } from '../../assessment/parameters/hindcast-scores.ts';
import { isForecastSet } from '../../assessment/scenarios/scenario-sets.ts';
import { VERSIONS } from '../../assessment/versions.ts';
import { BASE_RATE_CERTAINTY, CERTAIN, laneCertainty } from '../certainty.ts';
import type { Claim, Sentences } from '../claim.ts';
import type { MakeClaim } from '../claim-maker.ts';
import { likelihood } from '../likelihood.ts';
import { clauseSentences } from '../measured.ts';
import { ahead, periodWords } from '../period.ts';
import { subjectInProse } from '../subjects.ts';
import { written } from '../units.ts';
import { wholePercent } from './level.ts';

/** The probability of every lane at every horizon, and what the lane means. */
export function laneClaims({ regionId, generatedAt, scenarioSets, meta }: SnapshotDraft, make: MakeClaim): Claim[] {
  // Scores of another version are not those of this model.
  const groups = meta.modelVersion === VERSIONS.modelVersion ? HINDCAST_SCORES : [];
  return scenarioSets.flatMap((set) => {
    const { horizon, lanes } = set;
    const isModelled = isForecastSet(set);
    return lanes.flatMap(({ name, probability, consequences }) => {
      const rest = { kind: 'lane', subject: `region:${regionId}`, lane: name, horizon } as const;
      const period = ahead(generatedAt, horizon);
      const [meaning] = consequences;
      return [
        make({
          ...{ ...rest, predicate: 'has probability', measure: 'probability', unit: 'share', period },
          value: wholePercent(probability),
          certainty: isModelled ? laneCertainty(groups, horizon, name) : BASE_RATE_CERTAINTY,
        }),
        ...(meaning === undefined
          ? []
          : [make({ ...rest, predicate: 'means', object: firstSentence(meaning), period, certainty: CERTAIN })]),
      ];
    });
  });
}

/** Without its full stop; what it rests on follows as another sentence. */
const firstSentence = (text: string): string => (text.split(/\. (?=[A-Z])/)[0] ?? text).replace(/\.$/, '');

/** What the lane is called inside a sentence: `base` alone says nothing to a reader. */
export const LANE_WORDS: Readonly<Record<NonNullable<Claim['lane']>, string>> = {
  base: 'no change of course (the base lane)',
  escalation: 'escalation',
  containment: 'containment',
  fragmentation: 'fragmentation',
};

/** `is unlikely`, `has almost no chance`, `has roughly even odds`. */
function likelihoodWords(value: number): string {
  const word = likelihood(value);
  if (word === 'almost no chance') return `has ${word}`;
  return word === 'roughly even' ? `has ${word} odds` : `is ${word}`;
}

const lowered = (text: string): string => `${text.slice(0, 1).toLowerCase()}${text.slice(1)}`;

/** @throws Error for a claim without a lane */
export function laneSentences(claim: Claim): Sentences {
  const { subject, predicate, object = '', lane, value = 0, period } = claim;
  if (lane === undefined) throw new Error(`claim ${claim.id} has no lane`);
  const what = `${LANE_WORDS[lane]} in ${subjectInProse(subject)} ${periodWords(period)}`;
  if (predicate === 'means') return clauseSentences(`${what} would mean: ${lowered(object)}`);
  return clauseSentences(`${what} ${likelihoodWords(value)} (${written(value, 'share')})`);
}
