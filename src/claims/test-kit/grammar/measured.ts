import type { ClaimKind, Comparison, Direction } from '../../claim.ts';
import type { Measure } from '../../measures.ts';
import type { Unit } from '../../units.ts';
import { subject } from './names.ts';
import { N, number, type Parsed, type Rule, rule, share, WHEN } from './parsed.ts';
import { period } from './periods.ts';

type Row = readonly [figure: string, measure: Measure, unit: Unit, kind: ClaimKind, subjects: string];

const COUNT = `no|${N}`;
const counted = (one: string, many: string) => `(?:(?<v>no|(?!1 )${N}) ${many}|(?<v1>1) ${one})`;
const reports = (of: string) => counted(`distinct report of ${of}`, `distinct reports of ${of}`);
const acts = (of: string) => counted(`reported act of ${of}`, `reported acts of ${of}`);
const score = (noun: string) => `(?:an? )?${noun} of (?<v>−?\\d\\.\\d\\d)`;
const percent = (noun: string) => `(?:an? )?${noun} of (?<v>${N})%`;

/** Every figure, written out here a second time: a change of the sentences fails the tests. */
const ROWS: readonly Row[] = [
  ...(
    [
      ['coercive pressure', 'coercivePressure'],
      ['domestic fragility', 'domesticFragility'],
      ['capital stress', 'capitalStress'],
      ['energy vulnerability', 'energyVulnerability'],
      ['alliance cohesion', 'allianceCohesion'],
      ['maritime access', 'maritimeAccess'],
      ['energy leverage', 'energyLeverage'],
      ['net balance', 'netBalance'],
    ] as const
  ).map(([noun, measure]): Row => [score(noun), measure, 'score', 'level', 'region country']),
  [percent('assessment confidence'), 'confidence', 'share', 'level', 'region country'],
  ['(?<v>[\\d,.]+) transits? per day', 'transits', 'transits_per_day', 'corridor', 'corridor'],
  [counted('transit', 'transits'), 'transitsOfDay', 'number', 'corridor', 'corridor'],
  [counted('ship under way', 'ships under way'), 'shipsUnderWay', 'number', 'level', 'sea corridor'],
  [
    counted('navigational warning in force', 'navigational warnings in force'),
    'navigationalWarnings',
    'number',
    'level',
    'corridor',
  ],
  [
    counted('warning of attack, mines or piracy in force', 'warnings of attack, mines or piracy in force'),
    'attackWarnings',
    'number',
    'level',
    'region',
  ],
  [
    counted('naval exercise or firing announced and in force', 'naval exercises or firings announced and in force'),
    'navalExercises',
    'number',
    'level',
    'region theater',
  ],
  [counted('conflict death', 'conflict deaths'), 'conflictDeaths', 'number', 'event', 'country region'],
  [
    counted('conflict death in its worst-affected country', 'conflict deaths in its worst-affected country'),
    'worstDeaths',
    'number',
    'event',
    'region',
  ],
  [
    counted('person displaced internally or abroad', 'people displaced internally or abroad'),
    'displacedPeople',
    'number',
    'level',
    'country',
  ],
  [reports('armed force'), 'forceReports', 'number', 'event', 'country'],
  [reports('shows of military force'), 'postureReports', 'number', 'event', 'country region'],
  [reports('coercion short of force'), 'coercionReports', 'number', 'event', 'country region'],
  [reports('a blockade or movement restricted by force'), 'blockadeReports', 'number', 'event', 'country region'],
  [reports('protest'), 'protestReports', 'number', 'event', 'country region'],
  [reports('emergency rule or a coup'), 'emergencyReports', 'number', 'event', 'country region'],
  [reports('cooperation within its blocs'), 'cooperationReports', 'number', 'event', 'country'],
  [reports('cooperation between states'), 'stateCooperation', 'number', 'event', 'region'],
  [
    counted('weighted report of armed force', 'weighted reports of armed force'),
    'weightedForceReports',
    'number',
    'event',
    'region',
  ],
  [
    `(?:a )?sovereign spread (?<v>${N}) percentage points? above its norm`,
    'spreadOverNorm',
    'percentage_points',
    'level',
    'country',
  ],
  [`gas imports (?<v>${N})% below the norm of the month`, 'gasShortfall', 'share', 'level', 'country'],
  [reports('agreements and protection within its blocs'), 'treatyReports', 'number', 'event', 'country'],
  [reports('relations reduced or broken within its blocs'), 'ruptureReports', 'number', 'event', 'country'],
  [`(?<v>${COUNT}) military aircraft airborne on average`, 'militaryAircraft', 'number', 'level', 'theater'],
  [`degraded GNSS accuracy on (?<v>${N})% of aircraft`, 'degradedGnss', 'share', 'level', 'theater'],
  [
    counted('place under air-raid alert', 'places under air-raid alert'),
    'alertedPlaces',
    'number',
    'event',
    'country region',
  ],
  [
    counted('place per day under air-raid alert', 'places per day under air-raid alert'),
    'alertsPerDay',
    'number',
    'event',
    'region',
  ],
  [
    counted('country with an internet outage', 'countries with an internet outage'),
    'outages',
    'number',
    'event',
    'region',
  ],
  [`(?:an )?internet outage score of (?<v>${N})`, 'outageScore', 'number', 'event', 'country'],
  [
    counted('sanctions entry added by one authority', 'sanctions entries added by one authority'),
    'sanctionsEntries',
    'number',
    'event',
    'country region',
  ],
  ['(?<v>[\\d,]+\\.\\d\\d) USD per barrel', 'crudePrice', 'usd_bbl', 'price', 'series'],
  ['(?<v>[\\d,]+\\.\\d\\d) USD per million BTU', 'gasPrice', 'usd_mmbtu', 'price', 'series'],
  [`(?<v>${N})`, 'indexLevel', 'index_points', 'level', 'series'],
  [`equities (?<v>${N})% below their 12-month high`, 'equityDrawdown', 'share', 'level', 'country'],
  [
    `(?:a )?10-year sovereign spread of (?<v>${N}) percentage points?`,
    'sovereignSpread',
    'percentage_points',
    'level',
    'country',
  ],
  [`net gas imports of (?<v>${N}) TJ`, 'gasImports', 'terajoules', 'level', 'country'],
  [percent('consumer price inflation'), 'inflation', 'share', 'level', 'country'],
  [`(?:a )?political stability estimate of (?<v>${N})`, 'politicalStability', 'index_points', 'level', 'country'],
  [`government debt of (?<v>${N})% of GDP`, 'governmentDebt', 'percent', 'level', 'country'],
  [`short-term foreign debt of (?<v>${N})% of reserves`, 'shortTermDebt', 'percent', 'level', 'country'],
  [`reserves of (?<v>${N}) months? of imports`, 'reserves', 'months_of_imports', 'level', 'country'],
  [`(?:a )?current account balance of (?<v>${N})% of GDP`, 'currentAccount', 'percent', 'level', 'country'],
  ['oil consumption of (?<v>[\\d.]+) million barrels per day', 'oilConsumption', 'mbd', 'level', 'country'],
  ['oil production of (?<v>[\\d.]+) million barrels per day', 'oilProduction', 'mbd', 'level', 'country'],
  [`net oil imports of (?<v>${N})% of consumption`, 'oilImportShare', 'share', 'level', 'country'],
  [`net oil importers that import (?<v>${N})% of their consumption`, 'importersDependence', 'share', 'level', 'region'],
  [`(?<v>${N})% of the world's net oil exports`, 'oilExportShare', 'share', 'level', 'country region'],
  [score('leverage score'), 'leverageScore', 'score', 'leverage', 'actor'],
  [percent('shortfall of civil flights'), 'flightShortfall', 'share', 'mobility', 'theater'],
  [counted('rerouted civil flight', 'rerouted civil flights'), 'reroutedFlights', 'number', 'mobility', 'theater'],
  [percent('shortfall of civil overflights'), 'rerouteIntensity', 'share', 'mobility', 'region'],
  ['official travel advice at level (?<v>[1-4]) of 4', 'advisoryLevel', 'number', 'level', 'country'],
  [
    counted('entry added to sanctions lists', 'entries added to sanctions lists'),
    'sanctionsYear',
    'number',
    'level',
    'country',
  ],
  [acts('material conflict'), 'hostileActs', 'number', 'act', 'actor'],
  [acts('verbal conflict'), 'hostileWords', 'number', 'act', 'actor'],
  [acts('material cooperation'), 'helpfulActs', 'number', 'act', 'actor'],
  [acts('verbal cooperation'), 'helpfulWords', 'number', 'act', 'actor'],
  [acts('mediation'), 'mediations', 'number', 'act', 'actor'],
  [acts('others towards it'), 'sufferedActs', 'number', 'act', 'actor'],
];

/** `more than expected`, `92% below the seasonal norm`, with `(96)` where the sentence is in full. */
const RELATIONS: readonly (readonly [words: string, what: Comparison['what'], direction: Direction])[] = [
  ['above the seasonal norm', 'seasonal_norm', 'up'],
  ['below the seasonal norm', 'seasonal_norm', 'down'],
  ['at the seasonal norm', 'seasonal_norm', 'unchanged'],
  ['more than expected', 'expected', 'up'],
  ['fewer than expected', 'expected', 'down'],
  ['as many as expected', 'expected', 'unchanged'],
  ['above the typical level', 'typical', 'up'],
  ['below the typical level', 'typical', 'down'],
  ['at the typical level', 'typical', 'unchanged'],
  ['more than a year earlier', 'year_earlier', 'up'],
  ['fewer than a year earlier', 'year_earlier', 'down'],
  ['as many as a year earlier', 'year_earlier', 'unchanged'],
  ['above its recent median', 'recent_median', 'up'],
  ['below its recent median', 'recent_median', 'down'],
  ['at its recent median', 'recent_median', 'unchanged'],
  ['more than in the month before', 'month_before', 'up'],
  ['fewer than in the month before', 'month_before', 'down'],
  ['as many as in the month before', 'month_before', 'unchanged'],
];

/** Undefined for words that compare with nothing known. */
function compared(text: string, unit: Unit): Pick<Parsed, 'direction' | 'comparedWith'> | undefined {
  const [, by, words, bound, count, norm] =
    new RegExp(`^(?:(${N})% )?(.+?)(?: \\((fewer than )?(${N})%?\\)| of (${N})%?)?$`).exec(text) ?? [];
  const other = count ?? norm;
  const found = RELATIONS.find(([relation]) => relation === words);
  if (found === undefined) return undefined;
  const [, what, direction] = found;
  return {
    direction,
    comparedWith: {
      what,
      ...(by === undefined ? {} : { change: share(by) }),
      ...(other === undefined ? {} : { value: valueIn(other, unit) }),
      ...(bound === undefined ? {} : { bound: 'below' as const }),
    },
  };
}

const valueIn = (text: string, unit: Unit): number => (unit === 'share' ? share(text) : number(text));

function read([, measure, unit, kind, subjects]: Row): Rule['read'] {
  return ({ subject: name, v, v1, when, cmp }) => {
    const about = subject(name, subjects.split(' '));
    const at = period(when);
    const comparison = cmp === undefined ? {} : compared(cmp, unit);
    if (about === undefined || at === undefined || comparison === undefined) return undefined;
    const value = valueIn(v1 ?? v ?? '', unit);
    return { kind, subject: about, predicate: 'measures', measure, value, unit, period: at, ...comparison };
  };
}

const MOVES: readonly (readonly [figure: string, measure: Measure, kinds: string])[] = [
  ['# over five trading days', 'fiveDayMove', 'currency'],
  ['# over sixty trading days', 'sixtyDayMove', 'currency'],
  ['# year on year', 'yearMove', 'series'],
  ['# from its 30-day mean', 'meanMove', 'series'],
  ['#', 'quoteMove', 'series'],
  ['currencies of oil importers # on average against the US dollar', 'importerCurrencyMove', 'region'],
  ['equities #', 'equityMove', 'country'],
];

/** `to 19 Nov 2026` after trading days is the day they end on. */
const movedAt = (when = '') => period(when) ?? period(when.replace(/^to /, 'on '));

/** Values of subjects, and relative moves of prices. */
export const MEASURED_RULES: readonly Rule[] = [
  ...ROWS.flatMap((row) => [
    rule(`(?<subject>.+?): ${row[0]} ${WHEN}(?:, (?<cmp>.+))?`, read(row)),
    rule(`(?<subject>.+?) (?:had|was at) ${row[0]} ${WHEN}(?:, (?<cmp>.+))?`, read(row)),
  ]),
  ...MOVES.flatMap(([figure, measure, kinds]) => {
    const move = `(?:(?<direction>up|down) (?<v>${N})%|(?<still>unchanged))`;
    const source = `${figure.replace('#', move)} ${WHEN}(?:, from (?<other>${N}) USD per (?:barrel|million BTU))?`;
    const readMove: Rule['read'] = ({ subject: name, direction, v, when, other }) => {
      const [about, at] = [subject(name, kinds.split(' ')), movedAt(when)];
      if (about === undefined || at === undefined) return undefined;
      return {
        ...{ kind: 'price', subject: about, predicate: 'moved', measure, unit: 'share', period: at },
        value: v === undefined ? 0 : share(v),
        direction: direction === 'up' || direction === 'down' ? direction : 'unchanged',
        ...(other === undefined ? {} : { comparedWith: { what: 'earlier', value: number(other) } }),
      };
    };
    return [rule(`(?<subject>[^:]+): ${source}`, readMove), rule(`(?<subject>[^:]+?) (?:was|had) ${source}`, readMove)];
  }),
];
