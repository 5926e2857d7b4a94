import { counted, grouped, HORIZON_WORDS, percent } from '../../../assessment/english.ts';
import type { Outputs } from '../../../contract/endpoints.ts';
import { bar, signed, table, wrapped } from './layout.ts';

type Board = Outputs['getCalibration'];
type Group = Board['groups'][number];
type Hindcast = Board['hindcast'][number];
type Figures = Pick<Group, 'skills' | 'lanes' | 'scoredCount'>;

/** The scoreboard: published sets by kind and horizon, then the test on the past, then reliability with bars. */
export function calibrationText({ groups, hindcast }: Board): string {
  const [first] = hindcast;
  return [
    'Published forecasts',
    ...publishedLines(groups),
    '',
    'Test on the past, with settings fixed before',
    table([HINDCAST_HEAD, ...hindcast.map(hindcastRow)]),
    ...(first === undefined ? [] : lanesOf(first, `Forecasts for ${hindcastName(first)}`)),
    '',
    wrapped(
      'Skill: share of the loss of the best reference forecast that the forecasts avoid, with a 95% interval. Below 0 they are worse.',
    ),
  ].join('\n');
}

/** All regions together where the answer has them, else each one. */
function publishedLines(groups: readonly Group[]): readonly string[] {
  if (groups.length === 0) return ['  none yet'];
  const together = groups.filter(({ regionId }) => regionId === undefined);
  const shown = together.length === 0 ? groups : together;
  const scored = shown.find(({ scoredCount }) => scoredCount > 0);
  return [
    table([GROUP_HEAD, ...shown.map(groupRow)]),
    ...(shown.length < groups.length ? ['  Each region alone: --region R.'] : []),
    ...(scored === undefined ? [] : lanesOf(scored, 'Published forecasts')),
  ];
}

const GROUP_HEAD = ['kind', 'region', 'horizon', 'sets', 'pending', 'void', 'scored', 'skill (log score)'];

const groupRow = (group: Group): readonly string[] => [
  group.kind,
  group.regionId ?? 'all',
  HORIZON_WORDS[group.horizon],
  grouped(group.setCount),
  grouped(group.pendingCount),
  grouped(group.voidCount),
  grouped(group.scoredCount),
  skillOf(group),
];

const HINDCAST_HEAD = ['forecasts for', 'horizon', 'years', 'scored', 'skill (log score)'];

const hindcastRow = (group: Hindcast): readonly string[] => [
  hindcastName(group),
  HORIZON_WORDS[group.horizon],
  group.span,
  grouped(group.scoredCount),
  skillOf(group),
];

const hindcastName = ({ unit, stratum }: Hindcast): string =>
  `${unit === 'country' ? 'countries' : 'regions'}, ${stratum}`;

function skillOf({ skills, scoredCount }: Figures): string {
  if (scoredCount === 0) return 'none scored yet';
  const best = skills.find(({ score, isBestReference }) => score === 'log' && isBestReference);
  if (best === undefined) return 'unknown';
  const { skill, low, high, reference } = best;
  const range = `${bar(skill, 10)} ${signed(skill)} (${signed(low)} to ${signed(high)})`;
  return `${range} over ${REFERENCE_WORDS[reference] ?? reference}`;
}

/** The reference forecasts by name, as the end of "skill over …". */
export const REFERENCE_WORDS: Readonly<Record<string, string>> = {
  uniform: 'equal shares',
  publishedRates: 'the published base rates',
  climatology: 'long-run rates',
  pooledClimatology: 'the long-run rates of all together',
  unitClimatology: 'its own long-run rates',
  markov: 'a Markov chain',
  lastK: 'its last twelve outcomes',
  recentFrequency: 'its most recent outcomes',
  ownYear: 'its own last year',
  ewmaNegativeBinomial: 'an exponential mean of its deaths',
};

/** What was forecast of each lane and what happened, as bars. */
function lanesOf(group: Figures & Pick<Group, 'horizon'>, what: string): readonly string[] {
  if (group.lanes.length === 0) return [];
  const rows = group.lanes.map(({ lane, meanProbability, happenedShare, calibrationError }) => [
    lane,
    `${bar(meanProbability, 12)} ${percent(meanProbability, 1)}`,
    `${bar(happenedShare, 12)} ${percent(happenedShare, 1)}`,
    percent(calibrationError, 1),
  ]);
  const title = `${what}, ${HORIZON_WORDS[group.horizon]}: forecast and outcome of ${counted(group.scoredCount, 'set')}`;
  return ['', title, table([['lane', 'forecast', 'happened', 'mean error'], ...rows])];
}
