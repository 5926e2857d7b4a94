import type { Horizon, Lane, RegimeLabel } from '../../contract/intelligence/vocabulary.ts';
import { AXES, HORIZONS, LANES, REGIME_LABELS } from '../../contract/intelligence/vocabulary.ts';
import { CORRIDORS } from '../../reference/corridors.ts';
import { REGIONS, type RegionId } from '../../reference/regions.ts';
import { AXIS_WORDS, REGIME_WORDS } from '../words.ts';

/** How an assertion compares a number. */
export type Operator = 'above' | 'below' | 'at_least' | 'at_most' | 'equal';

/** A sentence of a caller as far as the method can judge it; what it leaves open is absent. */
export type Assertion = { readonly regionId?: RegionId; readonly isNegated: boolean } & (
  | { readonly kind: 'number'; readonly pointer: string; readonly operator: Operator; readonly value: number }
  | {
      readonly kind: 'lane';
      readonly lane: Lane;
      readonly horizon: Horizon;
      readonly operator: Operator;
      readonly value: number;
    }
  | { readonly kind: 'regime'; readonly label: RegimeLabel }
  | { readonly kind: 'corridor'; readonly corridorId: string; readonly state: string }
  | { readonly kind: 'trigger'; readonly triggerId: string }
);

const NUMBERS: ReadonlyMap<string, string> = new Map([
  ...AXES.map((axis) => [AXIS_WORDS[axis], `/balance/${axis}`] as const),
  ['net balance', '/balance/netBalance'],
  ['confidence', '/meta/snapshotConfidence'],
]);

const OPERATORS: readonly (readonly [words: string, operator: Operator])[] = [
  ['above', 'above'],
  ['over', 'above'],
  ['more than', 'above'],
  ['greater than', 'above'],
  ['below', 'below'],
  ['under', 'below'],
  ['less than', 'below'],
  ['at least', 'at_least'],
  ['at most', 'at_most'],
  ['exactly', 'equal'],
  ['equal to', 'equal'],
];

/** `the Middle East and North Africa`, `mena`: names as sentences write them. */
const REGION_NAMES: ReadonlyMap<string, RegionId> = new Map(
  REGIONS.flatMap(({ id, name }) => [id, name.toLowerCase(), id.replaceAll('-', ' ')].map((one) => [one, id] as const)),
);

const CORRIDOR_IDS: ReadonlyMap<string, string> = new Map(
  CORRIDORS.flatMap(({ id, name }) => [id, name.toLowerCase()].map((one) => [one, id] as const)),
);

const REGIMES: ReadonlyMap<string, RegimeLabel> = new Map(
  REGIME_LABELS.flatMap((label) =>
    [label, label.replaceAll('_', ' '), REGIME_WORDS[label], REGIME_WORDS[label].replace('on the ', '')].map(
      (words) => [words, label] as const,
    ),
  ),
);

/** The longest first, so that no name hides in another. */
const oneOf = (words: Iterable<string>): string =>
  [...words]
    .sort((one, other) => other.length - one.length)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('|');

const regions = `(?:the )?(?<region>${oneOf(REGION_NAMES.keys())})`;
const isNot = '(?:is|are|was|were|stands at)(?<not> not)?';
const amount = `(?:(?<operator>${oneOf(OPERATORS.map(([words]) => words))}) )?(?<value>-?\\d+(?:\\.\\d+)?)(?<percent> ?%)?`;
const horizons = '(?<horizon>24|7|30) ?(?:h|hours|d|days)';

const FORMS = {
  number: new RegExp(`^(?:the )?(?<name>${oneOf(NUMBERS.keys())})(?: (?:of|in|for) ${regions})? ${isNot} ${amount}$`),
  lane: new RegExp(
    `^(?:the )?(?:probability of )?(?<lane>${LANES.join('|')})(?: (?:of|in|for) ${regions})? (?:within|over|in) (?:the next )?${horizons} ${isNot} ${amount}$`,
  ),
  regime: new RegExp(`^${regions} ${isNot} (?:in )?(?:an? )?(?<label>${oneOf(REGIMES.keys())})$`),
  regimeOf: new RegExp(`^(?:the )?regime(?: (?:of|in) ${regions})? ${isNot} (?<label>${oneOf(REGIMES.keys())})$`),
  corridor: new RegExp(
    `^(?:the )?(?<corridor>${oneOf(CORRIDOR_IDS.keys())}) ${isNot} (?<state>open|restricted|closed)$`,
  ),
  trigger: new RegExp(
    `^(?:the )?trigger (?<trigger>[a-z][a-z0-9_:-]{0,80})(?: (?:of|in) ${regions})? ${isNot} active$`,
  ),
} as const;

/**
 * Reads a sentence such as `The Strait of Hormuz is closed`, `Coercive pressure in Europe is above 0.4` or `The regime of MENA is
 * not calm`. Undefined for any other: nothing is guessed.
 */
export function readAssertion(text: string): Assertion | undefined {
  const plain = text
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/[.!]+$/, '')
    .trim();
  for (const [form, pattern] of Object.entries(FORMS)) {
    const groups = pattern.exec(plain)?.groups;
    if (groups !== undefined) return assertionOf(form, groups);
  }
  return undefined;
}

type Groups = Readonly<Record<string, string | undefined>>;

function assertionOf(form: string, groups: Groups): Assertion | undefined {
  const { region, name, lane, horizon, label, corridor, state, trigger: triggerId } = groups;
  const regionId = REGION_NAMES.get(region ?? '');
  const every = { isNegated: groups.not !== undefined, ...(regionId === undefined ? {} : { regionId }) };
  const regime = REGIMES.get(label ?? '');
  const corridorId = CORRIDOR_IDS.get(corridor ?? '');
  const pointer = NUMBERS.get(name ?? '');
  const laneName = LANES.find((one) => one === lane);
  const horizonName = HORIZONS.find((one) => Number.parseInt(one, 10) === Number(horizon));
  if (form === 'corridor' && corridorId !== undefined && state !== undefined)
    return { kind: 'corridor', ...every, corridorId, state };
  if (regime !== undefined) return { kind: 'regime', ...every, label: regime };
  if (triggerId !== undefined) return { kind: 'trigger', ...every, triggerId };
  if (pointer !== undefined) return { kind: 'number', ...every, pointer, ...amountOf(groups) };
  if (laneName !== undefined && horizonName !== undefined)
    return { kind: 'lane', ...every, lane: laneName, horizon: horizonName, ...amountOf(groups) };
  return undefined;
}

function amountOf({ operator, value, percent }: Groups): { readonly operator: Operator; readonly value: number } {
  const found = OPERATORS.find(([words]) => words === operator)?.[1] ?? 'equal';
  return { operator: found, value: Number(value) / (percent === undefined ? 1 : 100) };
}
