import { capitalised, counted, HORIZON_WORDS, listed, percent, shortTime } from '../assessment/english.ts';
import type { SnapshotDifference } from '../contract/intelligence/snapshot-difference.ts';
import { AXES, HORIZONS, LANES } from '../contract/intelligence/vocabulary.ts';
import { regimeWords } from './kinds/regime.ts';
import { subjectInProse } from './subjects.ts';
import { AXIS_WORDS, score } from './words.ts';

interface Reference {
  readonly snapshotId: string;
  /** Epoch ms. */
  readonly generatedAt: number;
}

interface Compared {
  readonly regionId: string;
  readonly from: Reference;
  readonly to: Reference;
  readonly difference: SnapshotDifference;
}

/** Below it a number reads the same. */
const MIN_CHANGE = 0.005;
/** Axes that are named. */
const MAX_AXES = 3;

/** What changed between two snapshots, in one sentence: the regime, the axes that moved most, the lane that moved most, the evidence. */
export function differenceSummary({ regionId, from, to, difference }: Compared): string {
  const place = subjectInProse(`region:${regionId}`);
  if (from.snapshotId === to.snapshotId)
    return `Both instants have the same snapshot of ${place}, of ${shortTime(to.generatedAt)}: nothing changed.`;
  const { regime, axes, lane, evidence } = differenceParts(regionId, difference);
  const parts = [
    `${regime} from ${shortTime(from.generatedAt)} to ${shortTime(to.generatedAt)}`,
    ...(axes.length === 0 ? ['no axis moved by 0.01 or more'] : axes),
    ...lane,
    ...evidence,
  ];
  return `${capitalised(parts.join('; '))}.`;
}

/** What a difference says, each as a clause; none where nothing moved. */
interface DifferenceParts {
  readonly regime: string;
  readonly axes: readonly string[];
  readonly lane: readonly string[];
  readonly evidence: readonly string[];
}

/** Of the regime, of the axes that moved most, of the lane that moved most, of the evidence. */
export function differenceParts(
  regionId: string,
  difference: Pick<SnapshotDifference, 'regimeFrom' | 'regimeTo' | 'numbers' | 'evidence'>,
): DifferenceParts {
  const place = subjectInProse(`region:${regionId}`);
  const { regimeFrom, regimeTo, evidence } = difference;
  return {
    regime:
      regimeFrom === regimeTo
        ? `${place} stayed ${regimeWords(regimeTo)}`
        : `${place} went from being ${regimeWords(regimeFrom)} to being ${regimeWords(regimeTo)}`,
    axes: axisWords(difference),
    lane: laneWords(difference),
    evidence: evidenceWords(evidence.came.length, evidence.left.length),
  };
}

type Numbers = Pick<SnapshotDifference, 'numbers'>;

function axisWords({ numbers }: Numbers): readonly string[] {
  const moved = AXES.flatMap((axis) => {
    const found = numbers.find(({ name }) => name === `balance.${axis}`);
    const { from, to, change = 0 } = found ?? {};
    return from === undefined || to === undefined || Math.abs(change) < MIN_CHANGE ? [] : [{ axis, from, to, change }];
  }).sort((a, b) => Math.abs(b.change) - Math.abs(a.change));
  if (moved.length === 0) return [];
  const named = moved
    .slice(0, MAX_AXES)
    .map(
      ({ axis, from, to }) => `${AXIS_WORDS[axis]} ${to > from ? 'rose' : 'fell'} from ${score(from)} to ${score(to)}`,
    );
  const more =
    moved.length > MAX_AXES ? [counted(moved.length - MAX_AXES, 'more axis', 'more axes').concat(' moved')] : [];
  return [listed([...named, ...more])];
}

/** The probability that moved most, by two points or more. */
function laneWords({ numbers }: Numbers): readonly string[] {
  const moved = HORIZONS.flatMap((horizon) =>
    LANES.flatMap((lane) => {
      const found = numbers.find(({ name }) => name === `scenarioSets.${horizon}.${lane}.probability`);
      const { from, to, change = 0 } = found ?? {};
      return from === undefined || to === undefined || Math.abs(change) < MIN_LANE_CHANGE
        ? []
        : [{ horizon, lane, from, to, change }];
    }),
  ).sort((a, b) => Math.abs(b.change) - Math.abs(a.change));
  const [most] = moved;
  if (most === undefined) return [];
  const { horizon, lane, from, to } = most;
  const what = lane === 'base' ? 'the base lane' : lane;
  return [
    `the probability of ${what} within ${HORIZON_WORDS[horizon]} ${to > from ? 'rose' : 'fell'} from ${percent(from)} to ${percent(to)}`,
  ];
}

const MIN_LANE_CHANGE = 0.02;

function evidenceWords(came: number, left: number): readonly string[] {
  if (came + left === 0) return [];
  return [`${counted(came, 'item')} of evidence came and ${left} left`];
}
