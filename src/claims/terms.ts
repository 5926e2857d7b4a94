import { PARAMETERS } from '../assessment/parameters.ts';
import {
  AXES,
  type Axis,
  LANES,
  type Lane,
  REGIME_LABELS,
  type RegimeLabel,
} from '../contract/intelligence/vocabulary.ts';
import { AXIS_WORDS, REGIME_WORDS } from './words.ts';

const { hot, hotMemoryDays } = PARAMETERS.regime;
const { ladderDays } = PARAMETERS.alarms;

/** What the method means by an axis (METHOD.md §3). */
const AXIS_MEANINGS: Readonly<Record<Axis, string>> = {
  coercivePressure:
    'how hard force and the threat of it press on a place: conflict deaths, reports of armed force and coercion, military flights, GNSS interference and closures by force, on a scale of 0 to 1 where high is bad',
  domesticFragility:
    'how unstable a place is within: protest, emergency rule and coups, displaced people, internet outages, inflation and political stability, on a scale of 0 to 1 where high is bad',
  capitalStress:
    'how far money is under strain: currency, equities, sovereign spread, external debts and reserves, on a scale of 0 to 1 where high is bad',
  energyVulnerability:
    'how much a place suffers from cuts and prices of energy: its dependence on imports times lost traffic of straits, dearer crude and missing gas, on a scale of 0 to 1 where high is bad',
  allianceCohesion:
    'how closely the states of a bloc act together, by reported cooperation and agreements compared with their own past, on a scale of 0 to 1 where high is good',
  maritimeAccess:
    'how much of the sea traffic that a place depends on gets through its straits and canals, weighted by its exposure, on a scale of 0 to 1 where high is good',
  energyLeverage:
    "the share of the world's net oil exports that a place can deliver, less what straits stop, on a scale of 0 to 1 where high is good",
};

/** What the method means by a regime (METHOD.md §4). */
const REGIME_MEANINGS: Readonly<Record<RegimeLabel, string>> = {
  calm: 'that coercive pressure and domestic fragility are low',
  stressed_equilibrium: 'that coercive pressure or domestic fragility is raised, and neither is high',
  coercive_stalemate: `that coercive pressure is high (${hot} or more, smoothed) without a steep rise, or that an alarm of force has lasted ${ladderDays} days or more`,
  fragmentation_risk: 'that domestic fragility is high, or that an alarm of unrest is on',
  managed_deescalation: `that coercive pressure was high within the last ${hotMemoryDays} days and falls, or that an alarm of force has ended`,
  escalation_ladder: `that coercive pressure is high (${hot} or more, smoothed) and rises steeply, or that an alarm of force began within the last ${ladderDays} days`,
};

/** What the method means by a lane (METHOD.md §5). */
const LANE_MEANINGS: Readonly<Record<Lane, string>> = {
  base: 'that conflict deaths stay within what the months before make usual: none of the three other lanes',
  escalation:
    'that conflict deaths of a country rise to at least half more than is usual there, to a number that at most a tenth of the earlier windows reached',
  containment: 'that conflict deaths of a country that usually has some fall to half of them or less',
  fragmentation: 'that conflict deaths appear in parts or pairs of a country that had none in the year before',
};

interface TermRow {
  /** As a sentence begins with it. */
  readonly name: string;
  readonly meaning: string;
}

/** Terms of the method with what they mean, by id: an axis, a regime, and words of their own. */
export const TERMS: Readonly<Record<string, TermRow>> = {
  regime: {
    name: 'regime',
    meaning:
      'one of six states of a region, from calm to the escalation ladder, read from smoothed coercive pressure and domestic fragility; a rise counts immediately, a fall after a dwell',
  },
  netBalance: {
    name: 'net balance',
    meaning: 'the mean of the three buffers minus the mean of the four pressures, on a scale of −1 to 1',
  },
  confidence: {
    name: 'confidence of an assessment',
    meaning:
      'how far its inputs can be relied on: the geometric mean of their coverage, freshness and agreement and of the skill of past forecasts, where a missing input counts as 0, on a scale of 0 to 1',
  },
  corridor_state: {
    name: 'corridor state',
    meaning:
      'open, restricted or closed by the share of its usual transits that a strait or canal has lost, compared with the same season of earlier years',
  },
  schedule: {
    name: 'schedule of assessments',
    meaning:
      'that every region is assessed every six hours, from midnight UTC on, and between when the readings of its triggers or events change',
  },
  ...Object.fromEntries(AXES.map((axis) => [axis, { name: AXIS_WORDS[axis], meaning: AXIS_MEANINGS[axis] }])),
  ...Object.fromEntries(
    LANES.map((lane) => [lane, { name: lane === 'base' ? 'base lane' : lane, meaning: LANE_MEANINGS[lane] }]),
  ),
  ...Object.fromEntries(
    REGIME_LABELS.map((label) => [label, { name: nameOfRegime(label), meaning: REGIME_MEANINGS[label] }]),
  ),
};

/** `escalation ladder`: the label itself, not the place to be in. */
function nameOfRegime(label: RegimeLabel): string {
  return REGIME_WORDS[label].replace(/^on the /, '');
}
