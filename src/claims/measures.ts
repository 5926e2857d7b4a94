import type { Axis } from '../contract/intelligence/vocabulary.ts';
import { type Unit, written, writtenNumber } from './units.ts';
import { AXIS_WORDS } from './words.ts';

/** How a measure is written. */
export interface MeasureRow {
  readonly unit: Unit;
  /** As a change or an explanation names it: `coercive pressure`. */
  readonly noun: string;
  /** The figure with its noun, `#` for the number: of one, and of any other number. */
  readonly figure: readonly [one: string, many: string];
  /** Between a subject and the figure inside a sentence; `had` where absent. */
  readonly verb?: string;
}

const count = (one: string, many = `${one}s`): MeasureRow => ({
  unit: 'number',
  noun: many,
  figure: [`# ${one}`, `# ${many}`],
});
const of = (unit: Unit, noun: string): MeasureRow => ({ unit, noun, figure: [`${noun} of #`, `${noun} of #`] });
const quoted = (unit: Unit, noun: string, verb = 'was at'): MeasureRow => ({ unit, noun, figure: ['#', '#'], verb });
/** A relative change, `#` for `up 2.3%`. */
const move = (figure: string, verb = 'was'): MeasureRow => ({
  unit: 'share',
  noun: 'change',
  figure: [figure, figure],
  verb,
});
const reports = (of: string) => count(`distinct report of ${of}`, `distinct reports of ${of}`);

const AXIS_MEASURES: Readonly<Record<Axis, MeasureRow>> = {
  coercivePressure: of('score', AXIS_WORDS.coercivePressure),
  domesticFragility: of('score', AXIS_WORDS.domesticFragility),
  capitalStress: of('score', AXIS_WORDS.capitalStress),
  energyVulnerability: of('score', AXIS_WORDS.energyVulnerability),
  allianceCohesion: of('score', AXIS_WORDS.allianceCohesion),
  maritimeAccess: of('score', AXIS_WORDS.maritimeAccess),
  energyLeverage: of('score', AXIS_WORDS.energyLeverage),
};

/** Everything that a claim can give a value of. */
export const MEASURES = {
  ...AXIS_MEASURES,
  netBalance: { unit: 'score', noun: 'net balance', figure: ['a net balance of #', 'a net balance of #'] },
  confidence: of('share', 'assessment confidence'),
  transits: {
    unit: 'transits_per_day',
    noun: 'transits',
    figure: ['#', '#'],
  },
  transitsOfDay: count('transit'),
  shipsUnderWay: count('ship under way', 'ships under way'),
  navigationalWarnings: count('navigational warning in force', 'navigational warnings in force'),
  attackWarnings: count('warning of attack, mines or piracy in force', 'warnings of attack, mines or piracy in force'),
  navalExercises: count(
    'naval exercise or firing announced and in force',
    'naval exercises or firings announced and in force',
  ),
  conflictDeaths: count('conflict death'),
  worstDeaths: count('conflict death in its worst-affected country', 'conflict deaths in its worst-affected country'),
  displacedPeople: count('person displaced internally or abroad', 'people displaced internally or abroad'),
  forceReports: reports('armed force'),
  postureReports: reports('shows of military force'),
  coercionReports: reports('coercion short of force'),
  blockadeReports: reports('a blockade or movement restricted by force'),
  protestReports: reports('protest'),
  emergencyReports: reports('emergency rule or a coup'),
  cooperationReports: reports('cooperation within its blocs'),
  stateCooperation: reports('cooperation between states'),
  treatyReports: reports('agreements and protection within its blocs'),
  ruptureReports: reports('relations reduced or broken within its blocs'),
  weightedForceReports: count('weighted report of armed force', 'weighted reports of armed force'),
  militaryAircraft: {
    unit: 'number',
    noun: 'military aircraft',
    figure: ['# military aircraft airborne on average', '# military aircraft airborne on average'],
  },
  degradedGnss: {
    unit: 'share',
    noun: 'degraded GNSS accuracy',
    figure: ['degraded GNSS accuracy on # of aircraft', 'degraded GNSS accuracy on # of aircraft'],
  },
  alertedPlaces: count('place under air-raid alert', 'places under air-raid alert'),
  alertsPerDay: count('place per day under air-raid alert', 'places per day under air-raid alert'),
  outageScore: of('number', 'an internet outage score'),
  outages: count('country with an internet outage', 'countries with an internet outage'),
  sanctionsEntries: count('sanctions entry added by one authority', 'sanctions entries added by one authority'),
  crudePrice: quoted('usd_bbl', 'price'),
  gasPrice: quoted('usd_mmbtu', 'price'),
  indexLevel: quoted('index_points', 'level'),
  fiveDayMove: move('# over five trading days'),
  sixtyDayMove: move('# over sixty trading days'),
  yearMove: move('# year on year'),
  meanMove: move('# from its 30-day mean'),
  quoteMove: move('#'),
  importerCurrencyMove: move('currencies of oil importers # on average against the US dollar', 'had'),
  equityMove: move('equities #', 'had'),
  equityDrawdown: {
    unit: 'share',
    noun: 'equity drawdown',
    figure: ['equities # below their 12-month high', 'equities # below their 12-month high'],
  },
  sovereignSpread: of('percentage_points', 'a 10-year sovereign spread'),
  spreadOverNorm: {
    unit: 'percentage_points',
    noun: 'sovereign spread over its norm',
    figure: ['a sovereign spread # above its norm', 'a sovereign spread # above its norm'],
  },
  gasShortfall: {
    unit: 'share',
    noun: 'gas import shortfall',
    figure: ['gas imports # below the norm of the month', 'gas imports # below the norm of the month'],
  },
  gasImports: of('terajoules', 'net gas imports'),
  inflation: of('share', 'consumer price inflation'),
  politicalStability: of('index_points', 'a political stability estimate'),
  governmentDebt: {
    unit: 'percent',
    noun: 'government debt',
    figure: ['government debt of # of GDP', 'government debt of # of GDP'],
  },
  shortTermDebt: {
    unit: 'percent',
    noun: 'short-term foreign debt',
    figure: ['short-term foreign debt of # of reserves', 'short-term foreign debt of # of reserves'],
  },
  reserves: of('months_of_imports', 'reserves'),
  currentAccount: {
    unit: 'percent',
    noun: 'current account balance',
    figure: ['a current account balance of # of GDP', 'a current account balance of # of GDP'],
  },
  oilConsumption: of('mbd', 'oil consumption'),
  oilProduction: of('mbd', 'oil production'),
  oilImportShare: {
    unit: 'share',
    noun: 'oil import dependence',
    figure: ['net oil imports of # of consumption', 'net oil imports of # of consumption'],
  },
  importersDependence: {
    unit: 'share',
    noun: 'import dependence of net oil importers',
    figure: [
      'net oil importers that import # of their consumption',
      'net oil importers that import # of their consumption',
    ],
  },
  oilExportShare: {
    unit: 'share',
    noun: 'share of net oil exports',
    figure: ["# of the world's net oil exports", "# of the world's net oil exports"],
  },
  leverageScore: of('score', 'a leverage score'),
  flightShortfall: of('share', 'a shortfall of civil flights'),
  reroutedFlights: count('rerouted civil flight'),
  rerouteIntensity: of('share', 'a shortfall of civil overflights'),
  advisoryLevel: {
    unit: 'number',
    noun: 'travel advice level',
    figure: ['official travel advice at level # of 4', 'official travel advice at level # of 4'],
  },
  sanctionsYear: count('entry added to sanctions lists', 'entries added to sanctions lists'),
  hostileActs: count('reported act of material conflict', 'reported acts of material conflict'),
  hostileWords: count('reported act of verbal conflict', 'reported acts of verbal conflict'),
  helpfulActs: count('reported act of material cooperation', 'reported acts of material cooperation'),
  helpfulWords: count('reported act of verbal cooperation', 'reported acts of verbal cooperation'),
  mediations: count('reported act of mediation', 'reported acts of mediation'),
  sufferedActs: count('reported act of others towards it', 'reported acts of others towards it'),
  dyadActs: count('report', 'reports'),
  edgeStrength: of('score', 'strength'),
  probability: of('share', 'probability'),
  pathEffect: of('number', 'effect'),
  expectedDays: of('days', 'expected duration'),
  detourDays: of('days', 'detour'),
  deathsAge: of('days', 'age of the newest deaths'),
  contribution: of('score', 'contribution'),
  triggerValue: of('number', 'value'),
  logScore: of('nats', 'a log score'),
  brierScore: of('brier', 'a Brier score'),
  logSkill: of('share', 'a log skill'),
  calibrationError: of('share', 'a calibration error'),
  scoredSets: count('scored forecast'),
  happenedShare: of('share', 'an observed frequency'),
} as const satisfies Record<string, MeasureRow>;

export type Measure = keyof typeof MEASURES;

/** `18 navigational warnings in force`, `coercive pressure of 0.71`, `94.28 USD per barrel`. */
export function figureWords(measure: Measure, value: number, unit: Unit): string {
  const { figure }: MeasureRow = MEASURES[measure];
  const text = unit === 'number' ? writtenNumber(value, unit) : written(value, unit);
  return (text === '1' ? figure[0] : figure[1]).replace('#', () =>
    value === 0 && figure[1].startsWith('# ') && unit === 'number' ? 'no' : text,
  );
}

export const nounOf = (measure: Measure): string => MEASURES[measure].noun;

/** `had`, or what stands between a price and its figure. */
export const verbOf = (measure: Measure): string => {
  const { verb = 'had' }: MeasureRow = MEASURES[measure];
  return verb;
};
