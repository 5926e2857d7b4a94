import { REGION_IDS } from '../../reference/regions.ts';
import type { Claim } from '../claim.ts';
import { sentencesOf } from '../sentences.ts';
import { subjectInProse, subjectLabel } from '../subjects.ts';

/** Ten ways to make a false sentence from a true one. */
export const MUTATIONS = [
  'negated',
  'swapped actors',
  'other lane',
  'other direction',
  'other time',
  'other unit',
  'other place',
  'cause',
  'exaggeration',
  'invented',
] as const;
export type Mutation = (typeof MUTATIONS)[number];

export interface Falsehood {
  readonly mutation: Mutation;
  readonly text: string;
  /** The true sentence it was made from. */
  readonly from: string;
}

type Mutate = (sentence: string, claim: Claim) => string | undefined;

/** First replacement that changes the sentence; undefined where none does. */
function replaced(sentence: string, pairs: readonly (readonly [from: RegExp, to: string])[]): string | undefined {
  for (const [from, to] of pairs) {
    const changed = sentence.replace(from, to);
    if (changed !== sentence) return changed;
  }
  return undefined;
}

const OPPOSITES: readonly (readonly [one: string, other: string])[] = [
  ['above', 'below'],
  ['more than', 'fewer than'],
  ['a rise', 'a fall'],
  ['up', 'down'],
  ['rose', 'fell'],
  ['better', 'worse'],
  ['closed', 'open'],
  ['restricted', 'open'],
  ['active', 'dormant'],
  ['became', 'ceased to be'],
  ['took', 'added'],
];

const bothWays = OPPOSITES.flatMap(([one, other]) => [
  [new RegExp(`\\b${one}\\b`), other] as const,
  [new RegExp(`\\b${other}\\b`), one] as const,
]);

const LANES: readonly (readonly [RegExp, string])[] = [
  [/\bescalation\b/i, 'containment'],
  [/\bcontainment\b/i, 'fragmentation'],
  [/\bfragmentation\b/i, 'escalation'],
  [/no change of course \(the base lane\)/i, 'escalation'],
  [/\bpointing to base\b/, 'pointing to escalation'],
  [/\bthe base lane\b/, 'escalation'],
];

const UNITS: readonly (readonly [RegExp, string])[] = [
  [/per day/, 'per week'],
  [/USD per barrel/, 'EUR per barrel'],
  [/USD per million BTU/, 'USD per barrel'],
  [/USD per TEU/, 'USD per tonne'],
  [/(\d)%/, '$1 percentage points'],
  [/million barrels/, 'thousand barrels'],
  [/ TJ\b/, ' GWh'],
  [/\bdays\b/, 'weeks'],
  [/\bhours\b/, 'days'],
  [/(of|by|from|to) (−?\d\.\d\d)\b/, '$1 $2%'],
];

/** Another subject of the same kind, written as the sentence writes the first. */
function otherPlace(sentence: string, { subject }: Claim): string | undefined {
  const [kind = ''] = subject.split(':');
  const others: Readonly<Record<string, readonly string[]>> = {
    region: REGION_IDS.map((id) => `region:${id}`),
    country: ['country:NO', 'country:BR', 'country:JP'],
    corridor: ['corridor:bering_strait', 'corridor:torres_strait'],
    theater: ['theater:andes', 'theater:canada'],
    actor: ['actor:state:NO', 'actor:state:PY'],
    currency: ['currency:NOK', 'currency:BRL'],
  };
  const other = others[kind]?.find((one) => one !== subject && !sentence.includes(subjectLabel(one)));
  if (other === undefined) return undefined;
  return replaced(sentence, [
    [new RegExp(escaped(subjectInProse(subject)), 'i'), subjectInProse(other)],
    [new RegExp(escaped(subjectLabel(subject))), subjectLabel(other)],
  ]);
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function swapped(sentence: string, { subject, object = '' }: Claim): string | undefined {
  if (!subject.startsWith('actor:') || !object.startsWith('actor:')) return undefined;
  const [one, other] = [subjectInProse(subject), subjectInProse(object)];
  return sentence
    .replace(new RegExp(escaped(one), 'i'), '\u0000')
    .replace(other, one)
    .replace('\u0000', other)
    .replace(/^the /, 'The ');
}

const YEAR = /\b(20\d\d)\b(?!.*\b20\d\d\b)/;

const MUTATE: Readonly<Record<Mutation, Mutate>> = {
  negated: (text) =>
    replaced(text, [
      [/ (was|were|is|has been|have been|would have been) /, ' $1 not '],
      [/ accounted for /, ' did not account for '],
      [/ (had|held|took|rose|fell|went|used|acted|changed|became) /, ' never $1 '],
      [/ (has|would) /, ' $1 not '],
      [/: /, ': not '],
    ]),
  'swapped actors': swapped,
  'other lane': (text, { lane }) => (lane === undefined ? undefined : replaced(text, LANES)),
  'other direction': (text) => replaced(text, bothWays),
  'other time': (text) => text.replace(YEAR, (year) => String(Number(year) - 1)),
  'other unit': (text, { measure }) => (measure === undefined ? undefined : replaced(text, UNITS)),
  'other place': otherPlace,
  cause: (text, { subject }) => text.replace(/\.$/, `, because of unrest in ${subjectInProse(subject)}.`),
  exaggeration: (text, { value }) =>
    value === undefined || value === 0
      ? undefined
      : replaced(text, [
          [
            /(?<![\d.,:-])(\d+(?:\.\d+)?)(?=%| |,|\)|\.)(?! (?:[A-Z][a-z]{2} )?\d{4}| hours? (?:to|in)| days? (?:to|of|in))/,
            '9$1',
          ],
        ]),
  invented: (text, { subject }) =>
    text.replace(
      /.*/s,
      `${subjectLabel(subject)}: 4,321 conflict deaths in the week to 3 Jan 2019, more than expected.`,
    ),
};

const sameWords = (text: string): string => text.toLowerCase();

/** False sentences of every mutation that a claim allows. @param truths every true sentence: what equals one is no falsehood */
export function falsehoods(claim: Claim, truths: ReadonlySet<string>): readonly Falsehood[] {
  const { full, short } = sentencesOf(claim);
  return MUTATIONS.flatMap((mutation) =>
    [full, short].flatMap((from): readonly Falsehood[] => {
      const text = MUTATE[mutation](from, claim);
      return text === undefined || text === from || truths.has(sameWords(text)) ? [] : [{ mutation, text, from }];
    }),
  );
}

/** The sentences of claims, comparable with those of `falsehoods`. */
export const truthsOf = (claims: readonly Claim[]): ReadonlySet<string> =>
  new Set(claims.flatMap((claim) => Object.values(sentencesOf(claim)).map(sameWords)));
