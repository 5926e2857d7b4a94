import {
  AXES,
  type Axis,
  type Horizon,
  LANES,
  type Lane,
  type REGIME_LABELS,
} from '../../../contract/intelligence/vocabulary.ts';
import type { Unit } from '../../units.ts';
import { subject } from './names.ts';
import { N, number, type Parsed, type Rule, rule, share, WHEN } from './parsed.ts';
import { period } from './periods.ts';

const REGIMES: Readonly<Record<string, (typeof REGIME_LABELS)[number]>> = {
  calm: 'calm',
  'in stressed equilibrium': 'stressed_equilibrium',
  'in coercive stalemate': 'coercive_stalemate',
  'at risk of fragmentation': 'fragmentation_risk',
  'in managed de-escalation': 'managed_deescalation',
  'on the escalation ladder': 'escalation_ladder',
};
const REGIME = Object.keys(REGIMES).join('|');

/** `coercive pressure` as its axis: every axis is written as its words. */
const NOUNS: ReadonlyMap<string, Axis> = new Map(
  AXES.map((axis) => [axis.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`), axis]),
);
export const AXIS = [...NOUNS.keys()].join('|');
export const axisOf = (text = ''): Axis | undefined => NOUNS.get(text);

const laneOf = (text = ''): Lane | undefined => LANES.find((lane) => lane === text);

/** Regimes, corridors, airspaces, triggers, gaps, and what leads a region. */
export const STATE_RULES: readonly Rule[] = [
  rule(`(?<place>.+?) has been (?<label>${REGIME}) ${WHEN}`, ({ place, label = '', when }) => {
    const [about, at] = [subject(place, ['region']), period(when)];
    const object = REGIMES[label];
    if (about === undefined || at === undefined || object === undefined) return undefined;
    return { kind: 'regime', subject: about, predicate: 'is', object, period: at };
  }),
  rule(
    `(?<place>.+?) went from being (?<before>${REGIME}) to being (?<label>${REGIME}) ${WHEN}(?:, moved by (?<axis>${AXIS}))?`,
    ({ place, before = '', label = '', when, axis }) => {
      const [about, at] = [subject(place, ['region']), period(when)];
      const [object, from, measure] = [REGIMES[label], REGIMES[before], axisOf(axis)];
      if (about === undefined || at === undefined || object === undefined || from === undefined) return undefined;
      const rest = measure === undefined ? {} : { measure };
      return { kind: 'regime', subject: about, predicate: `was ${from}`, object, period: at, ...rest };
    },
  ),
  rule(
    `(?<place>.+?) would have been (?<label>${REGIME}) with (?<axis>${AXIS}) of (?<then>\\d\\.\\d\\d) instead of (?<now>\\d\\.\\d\\d) ${WHEN}`,
    ({ place, label = '', axis, then, now, when }) => {
      const [about, at] = [subject(place, ['region']), period(when)];
      const [object, measure] = [REGIMES[label], axisOf(axis)];
      if (about === undefined || at === undefined || object === undefined || measure === undefined) return undefined;
      return {
        ...{ kind: 'regime', subject: about, predicate: 'would be', object, measure, unit: 'score', period: at },
        ...against(number(then), number(now)),
      };
    },
  ),
  rule(`(?<place>.+?) (?<verb>has been|have been|was|were) (?<state>open|restricted|closed) ${WHEN}`, (groups) => {
    const { place = '', verb = '', state = '', when } = groups;
    const [about, at] = [subject(place, ['corridor']), period(when)];
    const isPlural = /straits$/i.test(place);
    const isRight =
      at?.kind === 'since' ? verb === (isPlural ? 'have been' : 'has been') : verb === (isPlural ? 'were' : 'was');
    if (about === undefined || at === undefined || !isRight) return undefined;
    return { kind: 'corridor', subject: about, predicate: 'is', object: state, period: at };
  }),
  rule(`(?<place>.+?) was (?<state>open|restricted|closed|normal|disrupted) ${WHEN}`, ({ place, state = '', when }) => {
    const [about, at] = [subject(place, ['airspace', 'airspace-over', 'airport']), period(when)];
    if (about === undefined || at === undefined) return undefined;
    return { kind: 'mobility', subject: about, predicate: 'is', object: state, period: at };
  }),
  rule(
    `a trigger on a (?<way>rise|fall), pointing to (?<lane>[a-z]+), (?:has been|was) (?<state>active|watched|dormant) in (?<place>.+?) ${WHEN} \\(“(?<what>[^”]*(?:“[^”]*”[^”]*)*)”(?:; now (?<now>(?:index |a change of )?${N}(?:%| percentage points?)?))?\\)(?:, with a threshold of (?<limit>${N}(?:%| percentage points?)?))?`,
    ({ way, lane: name, state = '', place, when, what = '', now, limit }) => {
      const [about, at, lane] = [subject(place, ['region']), period(when), laneOf(name)];
      if (about === undefined || at === undefined || lane === undefined) return undefined;
      const value = triggerValue(now, limit);
      if (value === undefined || (state === 'active') !== (at.kind === 'since')) return undefined;
      return {
        ...{ kind: 'trigger', subject: about, predicate: state, object: what, period: at, lane },
        direction: way === 'fall' ? 'down' : 'up',
        ...value,
      };
    },
  ),
  rule(
    `the most severe development in (?<place>.+?) ${WHEN} was (?<grade>(?:critical|severe|serious|moderate|minor) \\(\\d+ of 100\\)): (?<what>.+)`,
    ({ place, when, grade = '', what = '' }) => {
      const [about, at] = [subject(place, ['region']), period(when)];
      if (about === undefined || at === undefined) return undefined;
      return { kind: 'event', subject: about, predicate: `leads as ${grade}`, object: what, period: at };
    },
  ),
  rule(
    `there were no (?<recent>recent )?data on (?<what>.+) for (?<place>.+?) ${WHEN}(?:, which does not mean that it was calm)?`,
    ({ recent, what = '', place, when }) => {
      const [about, at] = [subject(place, ['region', 'country']), period(when)];
      if (about === undefined || at === undefined) return undefined;
      const measure = about.startsWith('country:') ? axisOf(what.replace(/^any indicator of /, '')) : undefined;
      return {
        ...{ kind: 'gap', subject: about, predicate: recent === undefined ? 'is missing' : 'is stale', object: what },
        ...(measure === undefined ? {} : { measure }),
        period: at,
      };
    },
  ),
  rule(
    `the assessment held nothing on (?<what>.+?) (?<how>by|in) (?<place>(?:(?! (?:by|in) ).)+?) ${WHEN}`,
    (groups) => {
      const { what = '', how, place, when } = groups;
      const isOfActors = /^(?:leverage|reported acts)\b/.test(what);
      if ((how === 'by') !== isOfActors) return undefined;
      const kinds = isOfActors ? ['actor'] : ['region', 'country', 'theater', 'corridor'];
      const about = isOfActors && place === 'any actor' ? 'region:global' : subject(place, kinds);
      const at = period(when);
      if (about === undefined || at === undefined) return undefined;
      return { kind: 'gap', subject: about, predicate: 'holds nothing on', object: what, period: at };
    },
  ),
  rule(
    `there were no usable data for (?<place>.+?) ${WHEN}: all values were published priors(?:, which does not mean that it was calm)?`,
    ({ place, when }) => {
      const [about, at] = [subject(place, ['region']), period(when)];
      if (about === undefined || at === undefined) return undefined;
      return { kind: 'gap', subject: about, predicate: 'has no data', period: at };
    },
  ),
  rule(`nothing in the evidence for (?<place>.+?) ${WHEN} was severe enough to lead`, ({ place, when }) => {
    const [about, at] = [subject(place, ['region']), period(when)];
    if (about === undefined || at === undefined) return undefined;
    return { kind: 'gap', subject: about, predicate: 'has no lead', period: at };
  }),
  rule(
    `the lanes for 30 days in (?<place>.+?) came from the fitted model of conflict deaths by country, (?<version>version [\\d.]+), ${WHEN}`,
    ({ place, version, when }) => {
      const [about, at] = [subject(place, ['region']), period(when)];
      if (about === undefined || at === undefined || version === undefined) return undefined;
      return {
        ...{ kind: 'gap', subject: about, predicate: 'rests on the model', object: version },
        ...{ horizon: '30d', period: at },
      };
    },
  ),
  rule(
    `the lanes for (?<n>24 hours|7 days|30 days) in (?<place>.+?) were base rates ${WHEN}(?:, which no current event moves)?`,
    ({ n = '', place, when }) => {
      const [about, at, horizon] = [subject(place, ['region']), period(when), horizonOf(n)];
      if (about === undefined || at === undefined || horizon === undefined) return undefined;
      return { kind: 'gap', subject: about, predicate: 'rests on base rates', horizon, period: at };
    },
  ),
  rule(
    `the lanes for (?<n>24 hours|7 days|30 days) in (?<place>.+?) used conflict deaths known up to (?<when>[^,]+), (?<age>${N}) days? before the assessment`,
    ({ n = '', place, when, age }) => {
      const [about, at, horizon] = [subject(place, ['region']), period(`on ${when}`), horizonOf(n)];
      if (about === undefined || at === undefined || horizon === undefined) return undefined;
      return {
        ...{ kind: 'gap', subject: about, predicate: 'rests on deaths to', horizon, period: at, measure: 'deathsAge' },
        ...{ unit: 'days', value: number(age) },
      };
    },
  ),
];

export const horizonOf = (text: string): Horizon | undefined =>
  text === '24 hours' ? '24h' : text === '7 days' ? '7d' : text === '30 days' ? '30d' : undefined;

/** A value then, where it is now another. */
export const against = (then: number, now: number): Pick<Parsed, 'value' | 'direction' | 'comparedWith'> => ({
  value: then,
  direction: then > now ? 'up' : then < now ? 'down' : 'unchanged',
  comparedWith: { what: 'total', value: now },
});

/** An index and a change are named; a share has its per cent, a spread its points, a count nothing. */
const VALUE_FORMS: readonly (readonly [pattern: RegExp, unit: Unit, after: string])[] = [
  [new RegExp(`^index (${N})$`), 'index_points', ''],
  [new RegExp(`^a change of (${N})%$`), 'relative_change', '%'],
  [new RegExp(`^(${N})%$`), 'share', '%'],
  [new RegExp(`^(${N}) percentage points?$`), 'percentage_points', ' percentage points'],
  [new RegExp(`^(${N})$`), 'number', ''],
];

/** Undefined where the value, or its threshold, is of no unit. */
function triggerValue(now: string | undefined, limit: string | undefined): Partial<Parsed> | undefined {
  if (now === undefined) return limit === undefined ? {} : undefined;
  const found = VALUE_FORMS.find(([pattern]) => pattern.test(now));
  if (found === undefined) return undefined;
  const [pattern, unit, after] = found;
  const read = (text: string | undefined): number => (after === '%' ? share(text) : number(text));
  const value = read(pattern.exec(now)?.[1]);
  if (limit === undefined) return { measure: 'triggerValue', unit, value };
  const [, bound, sign = ''] = new RegExp(`^(${N})(%| percentage points?)?$`).exec(limit) ?? [];
  if (bound === undefined || sign.replace(/point$/, 'points') !== after) return undefined;
  return { measure: 'triggerValue', unit, value, comparedWith: { what: 'threshold', value: read(bound) } };
}
