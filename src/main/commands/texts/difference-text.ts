import { capitalised, counted, percent, shortTime } from '../../../assessment/english.ts';
import { AXIS_WORDS, REGIME_WORDS, score } from '../../../claims/words.ts';
import type { Outputs } from '../../../contract/endpoints.ts';
import type { SnapshotDifference } from '../../../contract/intelligence/snapshot-difference.ts';
import { AXES, HORIZONS, LANES } from '../../../contract/intelligence/vocabulary.ts';
import { item, wrapped } from './layout.ts';

const MAX_DRIVERS = 6;
const MAX_EVIDENCE = 6;
/** Below it a number reads the same. */
const MIN_CHANGE = 0.005;

/** What changed between two snapshots, in sentences. */
export function diffText({ summary, from, to, difference }: Outputs['diffRegionalSnapshots']): string {
  if (from.snapshotId === to.snapshotId) return wrapped(summary);
  return [wrapped(summary), '', differenceText(difference)].join('\n');
}

/** The same of a difference alone. */
export function differenceText(difference: SnapshotDifference): string {
  const { regimeFrom, regimeTo } = difference;
  const regime =
    regimeFrom === regimeTo
      ? `The regime is ${REGIME_WORDS[regimeTo]}, as before.`
      : `The regime changed from ${REGIME_WORDS[regimeFrom]} to ${REGIME_WORDS[regimeTo]}.`;
  const axes = axisSentences(difference);
  return [
    wrapped(regime),
    ...(axes.length === 0 ? ['No axis moved by 0.01 or more.'] : axes.map((text) => wrapped(text))),
    ...laneSentences(difference).map((text) => wrapped(text)),
    ...driverLines(difference),
    ...evidenceLines(difference),
  ].join('\n');
}

type Numbers = Pick<SnapshotDifference, 'numbers'>;

function axisSentences({ numbers }: Numbers): readonly string[] {
  return [...AXES, 'netBalance' as const].flatMap((axis) => {
    const label = axis === 'netBalance' ? 'net balance' : AXIS_WORDS[axis];
    const moved = numbers.find(({ name }) => name === `balance.${axis}`);
    return moved === undefined ? [] : moves(capitalised(label), moved, score);
  });
}

function laneSentences({ numbers }: Numbers): readonly string[] {
  return HORIZONS.flatMap((horizon) =>
    LANES.flatMap((lane) => {
      const moved = numbers.find(({ name }) => name === `scenarioSets.${horizon}.${lane}.probability`);
      const label = `Probability of ${lane === 'base' ? 'the base lane' : lane} within ${horizon}`;
      return moved === undefined ? [] : moves(label, moved, (share) => percent(share));
    }),
  );
}

/** `Maritime access fell from 0.82 to 0.67.` */
function moves(
  label: string,
  { from, to }: SnapshotDifference['numbers'][number],
  write: (value: number) => string,
): readonly string[] {
  if (from === undefined || to === undefined || Math.abs(to - from) < MIN_CHANGE) return [];
  return [`${label} ${to > from ? 'rose' : 'fell'} from ${write(from)} to ${write(to)}.`];
}

function driverLines({ drivers }: SnapshotDifference): readonly string[] {
  const moved = drivers.filter(({ change }) => Math.abs(change) >= MIN_CHANGE);
  const largest = moved.sort((one, other) => Math.abs(other.change) - Math.abs(one.change)).slice(0, MAX_DRIVERS);
  if (largest.length === 0) return [];
  return [
    '',
    'Causes, the largest change first',
    ...largest.map(({ axis, description, from, to }) =>
      item(`${description} (${AXIS_WORDS[axis]}): ${changeOf(from, to)}`),
    ),
  ];
}

function changeOf(from: number | undefined, to: number | undefined): string {
  if (from === undefined) return `new, ${score(to ?? 0)}`;
  return to === undefined ? `gone, was ${score(from)}` : `${score(from)} to ${score(to)}`;
}

function evidenceLines({ evidence: { came, left, aged } }: SnapshotDifference): readonly string[] {
  const part = (title: string, items: typeof came): readonly string[] =>
    items.length === 0
      ? []
      : [
          '',
          title,
          ...items.slice(0, MAX_EVIDENCE).map(({ item: { summary, source } }) => item(`${summary} (${source})`)),
          ...(items.length > MAX_EVIDENCE ? [`  and ${items.length - MAX_EVIDENCE} more`] : []),
        ];
  return [
    ...agedLines(aged),
    ...part(`New evidence: ${counted(came.length, 'item')}`, came),
    ...part(`Evidence no longer in the snapshot: ${counted(left.length, 'item')}`, left),
  ];
}

/** Evidence of both snapshots: older, and where it has another confidence, which. */
function agedLines(aged: SnapshotDifference['evidence']['aged']): readonly string[] {
  const moved = aged.filter(({ confidenceFrom, confidenceTo }) => score(confidenceFrom) !== score(confidenceTo));
  if (moved.length === 0) return [];
  return ['', `Evidence whose confidence changed: ${counted(moved.length, 'item')}`];
}

/** A simulation: what the observations of the caller would change. */
export function simulationText({ basedOn, difference, snapshot, preset }: Outputs['simulateRegionalSnapshot']): string {
  const base = `Simulated on the snapshot of ${snapshot.regionId} of ${shortTime(basedOn.generatedAt)}; nothing was stored.`;
  const warning = basedOn.isReproduced
    ? []
    : [wrapped('warning: without your observations the program no longer gives the numbers of that snapshot.')];
  const supposes = preset === undefined ? [] : [wrapped(`Supposed: ${preset}.`)];
  return [wrapped(base), ...supposes, ...warning, '', differenceText(difference)].join('\n');
}
