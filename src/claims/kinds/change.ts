import { capitalised, HORIZON_WORDS } from '../../assessment/english.ts';
import type { RegionalSnapshot } from '../../contract/intelligence/regional-snapshot.ts';
import type { SnapshotDifference } from '../../contract/intelligence/snapshot-difference.ts';
import {
  AXES,
  HORIZONS,
  type Horizon,
  LANES,
  type Lane,
  LEVERAGE_MECHANISMS,
} from '../../contract/intelligence/vocabulary.ts';
import { type Claim, directionOf, type Sentences } from '../claim.ts';
import type { MakeClaim } from '../claim-maker.ts';
import { clauseSentences } from '../measured.ts';
import { MEASURES, type Measure, type MeasureRow, nounOf } from '../measures.ts';
import { between, type Period, periodWords } from '../period.ts';
import { isKnownSubject, subjectInProse } from '../subjects.ts';
import { stated, type Unit, written } from '../units.ts';
import { LANE_WORDS } from './lane.ts';
import { wholePercent } from './level.ts';
import { MECHANISM_WORDS } from './leverage-words.ts';

interface Change {
  readonly subject: string;
  readonly measure: Measure;
  readonly object?: string;
  readonly lane?: Lane;
  readonly horizon?: Horizon;
  readonly from: number;
  readonly to: number;
  readonly period: Period;
  readonly evidenceIds?: readonly string[];
}

/** A number then and now, both as they are stated; none where they are stated alike. */
export function changeClaim({ from, to, measure, ...rest }: Change, make: MakeClaim): Claim[] {
  const { unit }: MeasureRow = MEASURES[measure];
  const [before, value] = [held(from, unit), held(to, unit)];
  if (before === value) return [];
  return [
    make({
      ...{
        kind: 'change',
        predicate: 'moved to',
        measure,
        value,
        unit,
        direction: directionOf(value - before),
        ...rest,
      },
      comparedWith: { what: 'earlier', value: before },
    }),
  ];
}

/** Shares of whole assessments are stated in whole per cent. */
const held = (value: number, unit: Unit): number => (unit === 'share' ? wholePercent(value) : stated(value, unit));

/** What differs between two snapshots of a region: numbers, the regime, triggers that became active or are no longer so. */
export function differenceClaims(
  {
    from,
    to,
    difference,
  }: { readonly from: RegionalSnapshot; readonly to: RegionalSnapshot; readonly difference: SnapshotDifference },
  make: MakeClaim,
): Claim[] {
  const region = `region:${to.regionId}`;
  const period = between(from.generatedAt, to.generatedAt);
  const rest = { kind: 'change', subject: region, period, certainty: to.meta.snapshotConfidence } as const;
  const numbers = difference.numbers.flatMap((one) => {
    const what = numberNamed(one.name, region);
    if (what === undefined || one.from === undefined || one.to === undefined) return [];
    return changeClaim(
      { ...what, from: one.from, to: one.to, period, evidenceIds: evidenceOf(what.measure, to) },
      make,
    );
  });
  const regime =
    difference.regimeFrom === difference.regimeTo
      ? []
      : [make({ ...rest, predicate: `regime from ${difference.regimeFrom}`, object: difference.regimeTo })];
  const active = ({ triggers }: RegionalSnapshot) => new Map(triggers.active.map((one) => [one.id, one]));
  const [before, after] = [active(from), active(to)];
  const began = [...after.values()].filter(({ id }) => !before.has(id));
  const ended = [...before.values()].filter(({ id }) => !after.has(id));
  return [
    ...regime,
    ...numbers,
    ...began.map(({ description, scenarioLane, evidenceIds }) =>
      make({ ...rest, predicate: 'trigger began', object: description, lane: scenarioLane, evidenceIds }),
    ),
    ...ended.map(({ description, scenarioLane }) =>
      make({ ...rest, predicate: 'trigger ended', object: description, lane: scenarioLane }),
    ),
  ];
}

const evidenceOf = (measure: Measure, { balance }: RegionalSnapshot): readonly string[] =>
  [...balance.pressures, ...balance.buffers]
    .filter(({ axis }) => axis === measure)
    .flatMap(({ evidenceIds }) => evidenceIds);

type Numbered = Pick<Change, 'subject' | 'measure' | 'object' | 'lane' | 'horizon'>;

/** What a number of a difference is of; undefined for one without a claim of its own. */
function numberNamed(name: string, region: string): Numbered | undefined {
  const parts = name.split('.');
  const [section = '', first = '', second = '', third = ''] = parts;
  if (section === 'meta' && first === 'snapshotConfidence') return { subject: region, measure: 'confidence' };
  if (section === 'balance') {
    const measure = first === 'netBalance' ? 'netBalance' : AXES.find((axis) => axis === first);
    return measure === undefined ? undefined : { subject: region, measure };
  }
  if (section === 'scenarioSets') {
    const [horizon, lane] = [HORIZONS.find((one) => one === first), LANES.find((one) => one === second)];
    return horizon === undefined || lane === undefined
      ? undefined
      : { subject: region, measure: 'probability', lane, horizon };
  }
  if (section === 'actors') {
    const subject = `actor:${first}`;
    return isKnownSubject(subject) ? { subject, measure: 'leverageScore' } : undefined;
  }
  if (section === 'leverageEdges' && LEVERAGE_MECHANISMS.some((one) => one === third)) {
    const [subject, object] = [`actor:${first}`, `actor:${second}`];
    if (!isKnownSubject(subject) || !isKnownSubject(object)) return undefined;
    return { subject, measure: 'edgeStrength', object: `${third} ${object}` };
  }
  if (section === 'mobility' && first === 'rerouteIntensity') return { subject: region, measure: 'rerouteIntensity' };
  return undefined;
}

export function changeSentences(claim: Claim): Sentences {
  const {
    subject,
    predicate,
    object = '',
    measure,
    lane,
    value = 0,
    unit = 'number',
    direction,
    comparedWith,
    period,
  } = claim;
  const when = periodWords(period);
  const place = subjectInProse(subject);
  if (predicate.startsWith('regime from ')) {
    const before = predicate.slice('regime from '.length);
    return clauseSentences(`the regime of ${place} changed from ${regime(before)} to ${regime(object)} ${when}`);
  }
  if (predicate.startsWith('trigger')) {
    const became = predicate === 'trigger began' ? 'became active' : 'ceased to be active';
    return clauseSentences(`a trigger pointing to ${lane ?? 'base'} in ${place} ${became} ${when} (“${object}”)`);
  }
  if (measure === undefined) throw new Error(`claim ${claim.id} has no measure`);
  const verb = direction === 'up' ? 'rose' : 'fell';
  const before = written(comparedWith?.value ?? 0, unit);
  const what = `${topic(claim)} ${verb}`;
  const now = `to ${written(value, unit)} ${when}`;
  return { ...clauseSentences(`${what} ${now}`), full: `${capitalised(what)} from ${before} ${now}.` };
}

const regime = (label: string): string => label.replaceAll('_', ' ');

/** What changed, with its place. */
function topic({ subject, object = '', measure, lane, horizon }: Claim): string {
  const place = subjectInProse(subject);
  if (lane !== undefined && horizon !== undefined)
    return `the probability of ${LANE_WORDS[lane]} within ${HORIZON_WORDS[horizon]} in ${place}`;
  if (measure === 'edgeStrength') {
    const [mechanism = '', over = ''] = object.split(/ (.*)/s);
    return `the leverage of ${place} over ${subjectInProse(over)} through ${MECHANISM_WORDS[mechanism] ?? mechanism}`;
  }
  const noun = measure === undefined ? '' : nounOf(measure);
  // `a leverage score` that changed is the one known before.
  const known = noun.replace(/^an? /, 'the ');
  if (subject.startsWith('series:')) return `the ${known} of ${place}`;
  if (measure === 'transits') return `traffic through ${place}`;
  return subject.startsWith('actor:') ? `${known} of ${place}` : `${known} in ${place}`;
}
