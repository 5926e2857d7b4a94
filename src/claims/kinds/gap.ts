import type { SnapshotCompanion, SnapshotDraft } from '../../assessment/assess-region.ts';
import { HORIZON_WORDS, shortDate } from '../../assessment/english.ts';
import { DAY_MS } from '../../assessment/time.ts';
import type { CountryState } from '../../contract/intelligence/country-state.ts';
import { HORIZONS } from '../../contract/intelligence/vocabulary.ts';
import { CERTAIN } from '../certainty.ts';
import { type Claim, makeClaim, type Sentences } from '../claim.ts';
import type { MakeClaim } from '../claim-maker.ts';
import { clauseSentences } from '../measured.ts';
import { inputWords } from '../missing-inputs.ts';
import { day, instant, periodWords } from '../period.ts';
import { subjectInProse } from '../subjects.ts';
import { written } from '../units.ts';
import { AXIS_WORDS } from '../words.ts';

/** What a snapshot could not see, and what it saw too long ago. */
export function snapshotGaps({ regionId, generatedAt, evidence, meta }: SnapshotDraft, make: MakeClaim): Claim[] {
  const rest = {
    kind: 'gap',
    subject: `region:${regionId}`,
    period: instant(generatedAt),
    certainty: CERTAIN,
  } as const;
  return [
    ...(evidence.length === 0 ? [make({ ...rest, predicate: 'has no data' })] : []),
    ...meta.missingInputs.map((id) => make({ ...rest, predicate: 'is missing', object: topicOf(id) })),
    ...meta.staleInputs.map((id) => make({ ...rest, predicate: 'is stale', object: topicOf(id) })),
  ];
}

/** What there are no data on: an input, a corridor, an axis, a trigger. */
const topicOf = (id: string): string =>
  inputWords(id)
    .replace(/^data for /, '')
    .replace(/^all indicators/, 'any indicator');

/** The input that a gap is of, as `inputWords` has it. */
export const inputOfGap = ({ object = '' }: Claim): string =>
  object.replace(/^the trigger/, 'data for the trigger').replace(/^any indicator/, 'all indicators');

/** What opens a narrative that no news leads. */
export const withoutLead = ({ predicate }: Claim): string =>
  predicate === 'has no data'
    ? 'No usable data: all values are published priors. This does not mean that it is calm.'
    : 'Nothing in the evidence is severe enough to lead.';

/** What the lanes rest on: which deaths, without any base rates, and for a month the fitted model. */
export function companionGaps(
  { regionId, generatedAt, meta }: SnapshotDraft,
  { deathsKnownTo, hasLaneModel }: SnapshotCompanion,
  make: MakeClaim,
): Claim[] {
  const sources = HORIZONS.map((horizon) => {
    const newest = deathsKnownTo[horizon];
    const rest = { kind: 'gap', subject: `region:${regionId}`, horizon, certainty: CERTAIN } as const;
    return newest === undefined
      ? make({ ...rest, predicate: 'rests on base rates', period: instant(generatedAt) })
      : make({
          ...{ ...rest, predicate: 'rests on deaths to', period: day(newest), unit: 'days', measure: 'deathsAge' },
          value: Math.max(0, Math.floor((generatedAt - newest) / DAY_MS)),
        });
  });
  if (!hasLaneModel) return sources;
  const model = make({
    ...{ kind: 'gap', subject: `region:${regionId}`, predicate: 'rests on the model', horizon: '30d' },
    ...{ object: `version ${versionWords(meta.modelVersion)}`, period: instant(generatedAt), certainty: CERTAIN },
  });
  return [...sources, model];
}

/** `1.2.0` of `lanes-1.2.0+…`. */
const versionWords = (version: string): string => version.replace(/\+.*$/, '').replace('lanes-', '');

/** Axes of a country of which nothing current is known. */
export function countryGaps({ country, axes }: CountryState, generatedAt: number, make: MakeClaim): Claim[] {
  const rest = {
    kind: 'gap',
    subject: `country:${country}`,
    period: instant(generatedAt),
    certainty: CERTAIN,
  } as const;
  return axes
    .filter(({ status }) => status === 'missing')
    .map(({ axis }) =>
      make({ ...rest, predicate: 'is missing', object: `any indicator of ${AXIS_WORDS[axis]}`, measure: axis }),
    );
}

/** That an assessment holds nothing on something asked about. @param what behind `nothing on`: `airports`, `leverage over Taiwan` */
export const nothingOn = (subject: string, what: string, at: number): Claim =>
  makeClaim({
    ...{ kind: 'gap', subject, predicate: 'holds nothing on', object: what, period: instant(at), certainty: CERTAIN },
    ...{ evidenceIds: [], sourceUrls: [], knownAt: at },
  });

/** What one actor does to another has an author; everything else is in a place. */
const OF_ACTORS = /^(?:leverage|reported acts)\b/;

export function gapSentences(claim: Claim): Sentences {
  const { subject, predicate, object = '', horizon = '30d', value = 0, period } = claim;
  const place = subjectInProse(subject);
  const lanes = `the lanes for ${HORIZON_WORDS[horizon]} in ${place}`;
  const when = periodWords(period);
  if (predicate === 'holds nothing on') {
    const by = subject === 'region:global' ? 'any actor' : place;
    return clauseSentences(
      `the assessment held nothing on ${object} ${OF_ACTORS.test(object) ? `by ${by}` : `in ${place}`} ${when}`,
    );
  }
  if (predicate === 'has no data')
    return clauseSentences(
      `there were no usable data for ${place} ${when}: all values were published priors`,
      ', which does not mean that it was calm',
    );
  if (predicate === 'has no lead')
    return clauseSentences(`nothing in the evidence for ${place} ${when} was severe enough to lead`);
  if (predicate === 'rests on the model')
    return clauseSentences(`${lanes} came from the fitted model of conflict deaths by country, ${object}, ${when}`);
  if (predicate === 'rests on base rates')
    return clauseSentences(`${lanes} were base rates ${when}`, ', which no current event moves');
  if (predicate === 'rests on deaths to')
    return clauseSentences(
      `${lanes} used conflict deaths known up to ${shortDate(period.from)}, ${written(value, 'days')} before the assessment`,
    );
  const state = predicate === 'is stale' ? 'no recent data' : 'no data';
  return clauseSentences(
    `there were ${state} on ${object} for ${place} ${when}`,
    ', which does not mean that it was calm',
  );
}
