import { LANES } from '../../../contract/intelligence/vocabulary.ts';
import { regionById } from '../../../reference/regions.ts';
import type { Measure } from '../../measures.ts';
import type { Unit } from '../../units.ts';
import { subject } from './names.ts';
import { N, number, type Parsed, type Rule, rule, share, WHEN } from './parsed.ts';
import { period } from './periods.ts';
import { horizonOf } from './states.ts';

const UNITS: Readonly<Record<string, Unit>> = {
  '%': 'percent',
  ' USD per barrel': 'usd_bbl',
  ' USD per TEU': 'usd_teu',
  ' basis points': 'basis_points',
};
const UNIT = Object.keys(UNITS).join('|');

/** A disruption or a threat of a corridor, else a shock of the world under its own name. */
function shock(words: string, verb: 'moves' | 'lasts'): Pick<Parsed, 'subject' | 'predicate'> | undefined {
  const [, what, place] = /^[tT]he (disruption|threat) in (.+)$/s.exec(words) ?? [];
  if (what === undefined) return { subject: 'region:global', predicate: `${capital(words)} ${verb}` };
  const about = subject(place, ['corridor']);
  return about === undefined ? undefined : { subject: about, predicate: `${what} ${verb}` };
}

const capital = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;

/** A market of one region is labelled with it behind a comma. */
function label(market: string): string {
  const [, what = market, place] = /^(.+?)(?: in ([^,]+)| worldwide)$/.exec(market) ?? [];
  if (what === market) return capital(market);
  const region = place === undefined ? 'region:global' : subject(place, ['region']);
  const name = regionById(region?.replace('region:', '') ?? '')?.name;
  return name === undefined ? capital(market) : `${capital(what)}, ${name}`;
}

/** Measures of forecasts. */
const SCORES: readonly (readonly [figure: string, measure: Measure, unit: Unit])[] = [
  [`(?:(?<v>no|(?!1 )${N}) scored forecasts|(?<v1>1) scored forecast)`, 'scoredSets', 'number'],
  [`a log score of (?<v>${N}) nats?`, 'logScore', 'nats'],
  [`a Brier score of (?<v>${N})`, 'brierScore', 'brier'],
  [`a log skill of (?<v>${N})%`, 'logSkill', 'share'],
  [`a calibration error of (?<v>${N})%`, 'calibrationError', 'share'],
  [`an observed frequency of (?<v>${N})%`, 'happenedShare', 'share'],
];

const FORECASTS: readonly (readonly [head: string, tail: string, object: string])[] = [
  ['live forecasts', '', 'live'],
  ['replayed forecasts', '', 'replayed'],
  ['forecasts of the exercise', '', 'exercise'],
  ['hindcasts', ' from final counts', 'hindcast'],
  ['hindcasts', ' from counts as first published', 'hindcast as published'],
];

const SKILLS = { better: 'up', worse: 'down', equal: 'unchanged' } as const;
const isSkill = (text: string): text is keyof typeof SKILLS => Object.hasOwn(SKILLS, text);

const laneOf = (text: string) => LANES.find((lane) => lane === text || (lane === 'base' && text === 'the base lane'));

/** Paths to markets, and scores of forecasts. */
export const MARKET_RULES: readonly Rule[] = [
  rule(
    `(?<shock>.+?) (?:was|were) expected ${WHEN.replace('<when>(?:at|on|in|since|between|within|to)', '<when>at')} to move (?<market>.+?) (?:(?<way>up|down) by between (?<a>${N})%? and (?<b>${N})(?<unit>${UNIT})|by between (?<c>${N})%? and (?<d>${N})(?<other>${UNIT})) \\((?<band>range|80% interval)\\)(?:; the band held in (?<held>${N})% of past cases)?`,
    ({ shock: words = '', when, market = '', way, a, b, unit, c, d, other, band, held }) => {
      const [found, at] = [shock(words, 'moves'), period(when)];
      if (found === undefined || at === undefined) return undefined;
      if (held !== undefined && (band === 'range') !== number(held) < 62.5) return undefined;
      const [first, second] = way === undefined ? [number(c), number(d)] : [number(a), number(b)];
      const [low, high] = way === 'down' ? [-second, -first] : [first, second];
      if (low > high) return undefined;
      return {
        ...{ kind: 'path', ...found, object: label(market), measure: 'pathEffect', period: at },
        ...{ unit: UNITS[unit ?? other ?? ''] ?? 'number', value: low + 0, upTo: high + 0 },
        ...(way === undefined ? {} : { direction: way === 'up' ? 'up' : 'down' }),
      };
    },
  ),
  rule(
    `(?<shock>.+?) (?:was|were) expected (?<when>at [^,;(]+?) to last another (?<days>${N}) days?`,
    ({ shock: words = '', when, days }) => {
      const [found, at] = [shock(words, 'lasts'), period(when)];
      if (found === undefined || at === undefined) return undefined;
      return { kind: 'path', ...found, measure: 'expectedDays', unit: 'days', value: number(days), period: at };
    },
  ),
  rule(
    `(?<market>.+) (?:was|were) (?:(?<way>up|down) (?<v>${N})%|unchanged) ${WHEN}, counted from before the disruption in (?<place>.+)`,
    ({ market = '', way, v, when, place }) => {
      const [about, at] = [subject(place, ['corridor', 'region']), period(when)];
      if (about === undefined || at === undefined) return undefined;
      return {
        ...{ kind: 'path', subject: about, predicate: 'price since', object: label(market), measure: 'pathEffect' },
        ...{ unit: 'share', value: v === undefined ? 0 : share(v), period: at },
        direction: way === 'up' || way === 'down' ? way : 'unchanged',
      };
    },
  ),
  ...FORECASTS.flatMap(([head, tail, object]) =>
    SCORES.map(([figure, measure, unit]) =>
      rule(
        `${head}(?: of (?<lane>the base lane|escalation|containment|fragmentation))? for (?<n>24 hours|7 days|30 days) in (?<place>[^,]+?)${tail} had ${figure}(?:, (?<skill>better|worse|equal) (?:than|to) the best simple forecast,)? ${WHEN}`,
        ({ lane: name, n = '', place, v, v1, skill = '', when }) => {
          const [about, at, horizon] = [subject(place, ['region', 'regions', 'countries']), period(when), horizonOf(n)];
          if (about === undefined || at === undefined || horizon === undefined) return undefined;
          const lane = name === undefined ? undefined : laneOf(name);
          return {
            ...{ kind: 'score', subject: about, predicate: 'scores', object, measure, unit, horizon, period: at },
            value: unit === 'share' ? share(v) : number(v1 ?? v),
            ...(lane === undefined ? {} : { lane }),
            ...(isSkill(skill) ? { direction: SKILLS[skill], comparedWith: { what: 'reference' } } : {}),
          };
        },
      ),
    ),
  ),
  rule(
    `the outcome of (?<n>24 hours|7 days|30 days) in (?<place>.+?) ${WHEN} was (?<lane>the base lane|escalation|containment|fragmentation), at a sealed probability of (?<v>${N})%`,
    ({ n = '', place, when, lane: name = '', v }) => {
      const [about, at, horizon] = [subject(place, ['region', 'country']), period(when), horizonOf(n)];
      const lane = laneOf(name);
      if (about === undefined || at === undefined || horizon === undefined || lane === undefined) return undefined;
      return {
        ...{ kind: 'score', subject: about, predicate: 'resolved as', measure: 'probability', unit: 'share' },
        ...{ value: share(v), lane, horizon, period: at },
      };
    },
  ),
];
