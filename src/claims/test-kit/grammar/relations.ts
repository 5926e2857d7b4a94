import { LANES, type Lane, REGIME_LABELS } from '../../../contract/intelligence/vocabulary.ts';
import type { Measure } from '../../measures.ts';
import type { Unit } from '../../units.ts';
import { subject } from './names.ts';
import { N, number, type Parsed, type Rule, rule, share, WHEN } from './parsed.ts';
import { period } from './periods.ts';
import { AXIS, against, axisOf, horizonOf } from './states.ts';

const LANE = 'no change of course \\(the base lane\\)|escalation|containment|fragmentation';
const laneOf = (text = ''): Lane | undefined =>
  LANES.find((lane) => lane === text || (lane === 'base' && /^no change of course|^the base lane$/.test(text)));

/** Every probability word with its range in per cent (METHOD.md §9). */
const LIKELIHOODS: readonly (readonly [words: string, from: number, to: number])[] = [
  ['has almost no chance', 0, 5],
  ['is very unlikely', 5, 20],
  ['is unlikely', 20, 45],
  ['has roughly even odds', 45, 55],
  ['is likely', 55, 80],
  ['is very likely', 80, 95],
  ['is almost certain', 95, 100],
];

const MECHANISMS: Readonly<Record<string, string>> = {
  sanctions: 'sanctions',
  'naval posture': 'naval_posture',
  'energy supply': 'energy_supply',
  'a shift of alliances': 'alliance_shift',
  'trade friction': 'trade_friction',
};
const MECHANISM = Object.keys(MECHANISMS).join('|');

const ROLES: Readonly<Record<string, string>> = {
  'an aggressor': 'aggressor',
  'a stabilizer': 'stabilizer',
  'a swing actor': 'swing',
  'a broker': 'broker',
};

/** A horizon is that of its period, and never another's. */
function ahead(when = '') {
  const at = period(when);
  const horizon = horizonOf(/^within (\d+ \w+) /.exec(when)?.[1] ?? '');
  return at === undefined || horizon === undefined ? undefined : { period: at, horizon };
}

/** Lanes, drivers, acts, leverage. */
export const RELATION_RULES: readonly Rule[] = [
  rule(
    `(?<lane>${LANE}) in (?<place>.+?) (?<when>within [^,;(]+?) (?<words>(?:is|has) [a-z ]+?) \\((?<v>${N})%\\)`,
    ({ lane: name, place, when, words, v }) => {
      const [about, lane, at] = [subject(place, ['region']), laneOf(name), ahead(when)];
      const range = LIKELIHOODS.find(([one]) => one === words);
      const per = number(v);
      if (about === undefined || lane === undefined || at === undefined) return undefined;
      if (range === undefined || per < range[1] || per > range[2]) return undefined;
      return {
        ...{ kind: 'lane', subject: about, predicate: 'has probability', measure: 'probability', unit: 'share', lane },
        ...{ value: share(v), ...at },
      };
    },
  ),
  rule(`(?<lane>${LANE}) in (?<place>.+?) (?<when>within [^,;(]+?) would mean: (?<what>.+)`, (groups) => {
    const [about, lane, at] = [subject(groups.place, ['region']), laneOf(groups.lane), ahead(groups.when)];
    if (about === undefined || lane === undefined || at === undefined) return undefined;
    return { kind: 'lane', subject: about, predicate: 'means', object: groups.what ?? '', lane, ...at };
  }),
  rule(
    `(?<what>.+) accounted for (?<v>\\d\\.\\d\\d) of (?<axis>${AXIS}) in (?<place>.+?)(?: \\((?<all>\\d\\.\\d\\d) in all\\))? ${WHEN}`,
    ({ what = '', v, axis, place, all, when }) => {
      const [about, at, measure] = [subject(place, ['region', 'country']), period(when), axisOf(axis)];
      if (about === undefined || at === undefined || measure === undefined) return undefined;
      return {
        ...{
          kind: 'driver',
          subject: about,
          predicate: 'contributes',
          object: what,
          measure,
          unit: 'score',
          period: at,
        },
        ...{ value: number(v), ...(all === undefined ? {} : { comparedWith: { what: 'total', value: number(all) } }) },
      };
    },
  ),
  rule(
    `the loss of (?<what>.+) took (?<v>\\d\\.\\d\\d) from (?<axis>${AXIS}) in (?<place>.+?) ${WHEN}(?:, of the (?<full>\\d\\.\\d\\d) that it gives when open)?`,
    ({ what = '', v, axis, place, when, full }) => {
      const [about, at, measure] = [subject(place, ['region', 'country']), period(when), axisOf(axis)];
      if (about === undefined || at === undefined || measure === undefined) return undefined;
      return {
        ...{ kind: 'driver', subject: about, predicate: 'lost', object: what, measure, unit: 'score', period: at },
        ...{ value: number(v), direction: 'down' },
        ...(full === undefined ? {} : { comparedWith: { what: 'contribution', value: number(full) } }),
      };
    },
  ),
  rule(
    `(?<axis>${AXIS}) in (?<place>.+?) would have been (?<then>\\d\\.\\d\\d) instead of (?<now>\\d\\.\\d\\d) without the evidence on (?<what>.+) (?<when>at \\d\\d:\\d\\d UTC on [^,;(“]+)`,
    ({ axis, place, then, now, what = '', when }) => {
      const [about, at, measure] = [subject(place, ['region']), period(when), axisOf(axis)];
      if (about === undefined || at === undefined || measure === undefined) return undefined;
      return {
        ...{ kind: 'driver', subject: about, predicate: 'would be without', object: what, measure, unit: 'score' },
        ...{ period: at, ...against(number(then), number(now)) },
      };
    },
  ),
  rule(`(?<who>.+?) acted as (?<role>${Object.keys(ROLES).join('|')}) ${WHEN}`, ({ who, role = '', when }) => {
    const [about, at, object] = [subject(who, ['actor']), period(when), ROLES[role]];
    if (about === undefined || at === undefined || object === undefined) return undefined;
    return { kind: 'act', subject: about, predicate: 'acts as', object, period: at };
  }),
  rule(
    `(?<what>economic coercion|show of force or blockade|reduction of relations within a bloc|agreement or military cooperation across blocs|cooperation) by (?<from>.+?) (?<way>against|towards) (?<to>.+?) was reported (?:(?<once>once)|(?<n>${N}) times) ${WHEN}(?:, counted once per day and type)?`,
    ({ what = '', from = '', way = '', to, once, n, when }) => {
      const about = from === 'any actor' ? 'region:global' : subject(from, ['actor']);
      const [object, at] = [subject(to, ['actor']), period(when)];
      if (about === undefined || at === undefined || object === undefined) return undefined;
      return {
        ...{ kind: 'act', subject: about, predicate: `${what} ${way}`, object, measure: 'dyadActs', unit: 'number' },
        ...{ value: once === undefined ? number(n) : 1, period: at },
      };
    },
  ),
  rule(
    `(?<from>.+?) held leverage over (?<to>.+?) through (?<by>${MECHANISM}) of strength (?<v>\\d\\.\\d\\d) ${WHEN}(?:, on a scale of 0 to 1)?`,
    ({ from, to, by = '', v, when }) => {
      const [about, object, at] = [subject(from, ['actor']), subject(to, ['actor']), period(when)];
      const predicate = MECHANISMS[by];
      if (about === undefined || object === undefined || at === undefined || predicate === undefined) return undefined;
      return {
        ...{ kind: 'leverage', subject: about, predicate, object, measure: 'edgeStrength', unit: 'score' },
        ...{ value: number(v), period: at },
      };
    },
  ),
  ...changeRules(),
];

function changeRules(): readonly Rule[] {
  const moved = `(?<way>rose|fell)(?: from (?<before>${N}%?))? to (?<v>${N}%?) (?<when>between [^,;(]+?)`;
  const read = (
    fields: Partial<Omit<Parsed, 'subject'>> & {
      readonly subject: string | undefined;
      readonly measure: Measure;
      readonly unit: Unit;
    },
    { way, before, v, when }: Readonly<Record<string, string>>,
  ): Parsed | undefined => {
    const { subject: about, ...rest } = fields;
    const at = period(when);
    if (about === undefined || at === undefined) return undefined;
    const figure = (text = ''): number => (rest.unit === 'share' ? share(text.replace('%', '')) : number(text));
    if ([v, before].some((text) => text !== undefined && text.endsWith('%') !== (rest.unit === 'share')))
      return undefined;
    const [value, other] = [figure(v), before === undefined ? undefined : figure(before)];
    if (other !== undefined && (way === 'rose') !== value > other) return undefined;
    return {
      ...{ kind: 'change', subject: about, predicate: 'moved to', ...rest, value, period: at },
      direction: way === 'rose' ? 'up' : 'down',
      ...(other === undefined ? {} : { comparedWith: { what: 'earlier', value: other } }),
    };
  };
  const regimes = REGIME_LABELS.map((label) => label.replaceAll('_', ' ')).join('|');
  return [
    rule(`(?<axis>${AXIS}|net balance) in (?<place>.+?) ${moved}`, ({ axis = '', place, ...rest }) => {
      const measure = axis === 'net balance' ? 'netBalance' : axisOf(axis);
      return measure === undefined
        ? undefined
        : read({ subject: subject(place, ['region', 'country']), measure, unit: 'score' }, rest);
    }),
    rule(
      `traffic through (?<place>.+?) (?<way>rose|fell)(?: from (?<before>${N}) transits? per day)? to (?<v>${N}) transits? per day (?<when>between [^,;(]+?)`,
      ({ place, ...rest }) =>
        read({ subject: subject(place, ['corridor']), measure: 'transits', unit: 'transits_per_day' }, rest),
    ),
    rule(
      `the price of (?<place>.+?) (?<way>rose|fell)(?: from (?<before>${N}) USD per (?:barrel|million BTU))? to (?<v>${N}) USD per (?<per>barrel|million BTU) (?<when>between [^,;(]+?)`,
      ({ place, per, ...rest }) => {
        const [measure, unit] =
          per === 'barrel' ? (['crudePrice', 'usd_bbl'] as const) : (['gasPrice', 'usd_mmbtu'] as const);
        return read({ subject: subject(place, ['series']), measure, unit }, rest);
      },
    ),
    rule(`navigational warnings in force in (?<place>.+?) ${moved}`, ({ place, ...rest }) =>
      read({ subject: subject(place, ['corridor']), measure: 'navigationalWarnings', unit: 'number' }, rest),
    ),
    rule(`assessment confidence in (?<place>.+?) ${moved}`, ({ place, ...rest }) =>
      read({ subject: subject(place, ['region']), measure: 'confidence', unit: 'share' }, rest),
    ),
    rule(`the shortfall of civil overflights in (?<place>.+?) ${moved}`, ({ place, ...rest }) =>
      read({ subject: subject(place, ['region']), measure: 'rerouteIntensity', unit: 'share' }, rest),
    ),
    rule(`the leverage score of (?<who>.+?) ${moved}`, ({ who, ...rest }) =>
      read({ subject: subject(who, ['actor']), measure: 'leverageScore', unit: 'score' }, rest),
    ),
    rule(
      `the leverage of (?<who>.+?) over (?<to>.+?) through (?<by>${MECHANISM}) ${moved}`,
      ({ who, to, by = '', ...rest }) => {
        const other = subject(to, ['actor']);
        if (other === undefined) return undefined;
        const object = `${MECHANISMS[by] ?? ''} ${other}`;
        return read({ subject: subject(who, ['actor']), measure: 'edgeStrength', unit: 'score', object }, rest);
      },
    ),
    rule(
      `the probability of (?<lane>${LANE}) within (?<n>24 hours|7 days|30 days) in (?<place>.+?) ${moved}`,
      ({ lane: name, n = '', place, ...rest }) => {
        const [lane, horizon] = [laneOf(name), horizonOf(n)];
        if (lane === undefined || horizon === undefined) return undefined;
        return read(
          { subject: subject(place, ['region']), measure: 'probability', unit: 'share', lane, horizon },
          rest,
        );
      },
    ),
    rule(`the regime of (?<place>.+?) changed from (?<before>${regimes}) to (?<after>${regimes}) ${WHEN}`, (groups) => {
      const { place, before = '', after = '', when } = groups;
      const [about, at] = [subject(place, ['region']), period(when)];
      if (about === undefined || at === undefined) return undefined;
      const label = (words: string): string => words.replaceAll(' ', '_');
      return {
        kind: 'change',
        subject: about,
        predicate: `regime from ${label(before)}`,
        object: label(after),
        period: at,
      };
    }),
    rule(
      `a trigger pointing to (?<lane>[a-z]+) in (?<place>.+?) (?<verb>became active|ceased to be active) ${WHEN} \\(“(?<what>.+)”\\)`,
      ({ lane: name = '', place, verb, when, what = '' }) => {
        const [about, at] = [subject(place, ['region']), period(when)];
        const lane = LANES.find((one) => one === name);
        if (about === undefined || at === undefined || lane === undefined) return undefined;
        const predicate = verb === 'became active' ? 'trigger began' : 'trigger ended';
        return { kind: 'change', subject: about, predicate, object: what, lane, period: at };
      },
    ),
  ];
}
