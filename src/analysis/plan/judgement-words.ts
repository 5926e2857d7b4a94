import type { Direction } from '../../claims/claim.ts';
import { normaliseWord, wordsOf } from '../../reference/normalise-name.ts';

const set = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter(Boolean));

/** At least one of these says that a sentence judges: without it, it would read as a fact. */
export const MARKERS = set(`
  appear appears could deserve deserves depend depends fit fits indicate indicates look looks matter matters may might outweigh
  outweighs plausible point points possible seem seems suggest suggests support supports weigh weighs would
`);

/**
 * Words of a judgement's own: of weighing, of evidence and of what is left open. None of them names an event, a state, a
 * direction, an amount, a time or a cause.
 */
export const JUDGING: ReadonlySet<string> = new Set([
  ...MARKERS,
  ...set(`
    a an the of on in for to at as with into about it its this that these those which both together either here there they their
    what how whether if and but or than while whereas although though is are be can one other alone also still only own
    agree agrees another alter alters answer answers argue argues assessment basis bear bears careful case caution cautious central
    change changes claim claims clear clearest compatible concern concerns confirm confirms confirmation consider consistent
    continuation convincing corroborate corroborates course decide decides decisive detail direct direction doubt
    evidence fact facts figure figures firm first firmer forecast guide guides hard help helps hinge hinges important indirect
    judge judged judgement key kind leave leaves main measure measured mixed narrow need needs 
    outlook part parts pattern picture plain question questions read reading readings ready real reassess rely relies
    relevant reported rest rests reversal same say says sense settle settles shift shifts side sides signal
    signals single situation solid source sources speak speaks strengthen strengthens strong support-of surer
    temper tempers test tests thin think together treat uncertain uncertainty view warrant warrants weak weaken weakens
    weight whole wider worth
    rather balance-of rather-than taken-together weighs-more matters-more says-more more-than-one most-important
  `),
]);

/** Phrases whose words alone would be degrees or directions, each as one word. */
const PHRASES: readonly (readonly [phrase: RegExp, word: string])[] = [
  [/\b(?:carr(?:y|ies)|deserves?|has|have) more weight\b/g, 'weighs-more'],
  [/\b(?:carr(?:y|ies)|deserves?|has|have) less weight\b/g, 'weighs-more'],
  [/\bweighs? (?:more|most)\b/g, 'weighs-more'],
  [/\bmatters? (?:more|most)\b/g, 'matters-more'],
  [/\bsays? more\b/g, 'says-more'],
  [/\bmore than one\b/g, 'more-than-one'],
  [/\b(?:the )?(?:more|most|less|least) important\b/g, 'most-important'],
  [/\brather than\b/g, 'rather-than'],
  [/\btaken together\b/g, 'taken-together'],
  [/\bon balance\b/g, 'balance-of'],
  [/\bsupport (?:of|for)\b/g, 'support-of'],
];

/** Denials and causes: a judgement has none, since a word of either turns a true claim into a false one. */
export const REFUSED = set(`
  not no never none nothing neither nor without cannot hardly barely scarcely rarely seldom fail fails failed lack lacks absent
  deny denies denied false untrue unless except despite
  because since so due cause causes caused causing thus therefore hence consequently result results resulted lead leads led
  drive drives driven owing thanks triggers triggered blame blamed follow follows followed after before until
`);

/** Words that rate evidence, with the certainty of its claims that they ask for. */
export const RATINGS: readonly (readonly [words: ReadonlySet<string>, suits: (certainty: number) => boolean])[] = [
  [set('strong solid firm firmer convincing clear clearest decisive'), (certainty) => certainty >= 0.6],
  [set('weak thin uncertain'), (certainty) => certainty < 0.8],
];

/** States and the regimes: a claim offers them only as what it says its subject is. */
export const STATES = set(`
  open closed restricted shut blocked active watched dormant calm stressed stalemate ladder deescalation escalation containment
  fragmentation missing stale
`);

const forms = (text: string): readonly (readonly string[])[] => text.split('\n').map((row) => row.trim().split(' '));

/** Words for the way of a change or the side of a norm: each row is one, by its first form. */
const UP = forms(`above high higher highest
  rise rises rising rose risen
  up upward upwards
  more
  better
  increase increases increased increasing`);
const DOWN = forms(`below low lower lowest
  fall falls falling fell fallen
  down downward downwards
  fewer less
  worse
  decrease decreases decreased decreasing
  loss lost`);
const NEITHER = forms('severe severest');

const WAYS: Readonly<Record<string, string>> = Object.fromEntries(
  [...UP, ...DOWN, ...NEITHER].flatMap((row) => row.map((form) => [form, `way:${row[0]}`])),
);

export const isWay = (word: string): boolean => word.startsWith('way:');

/** The words that a claim of this direction may offer, where its own sentence has them. */
export function waysOf(direction: Direction | undefined): readonly string[] {
  const rows = direction === 'up' ? UP : direction === 'down' ? DOWN : [];
  return rows.map(([first]) => `way:${first}`);
}

const CHANCES = /\b(almost no chance|very unlikely|unlikely|roughly even|very likely|likely|almost certain)\b/g;

/** Words of a text, each reduced to the form in which judgements and claims are compared. */
export function plainWords(text: string): readonly string[] {
  const phrased = PHRASES.reduce(
    (rest, [phrase, word]) => rest.replace(phrase, ` ${word} `),
    text.toLowerCase().replace(/de-escalat/g, 'deescalat'),
  );
  const chances = phrased.replace(CHANCES, (chance) => ` chance-${chance.replaceAll(' ', '-')} `);
  return chances
    .split(/\s+/)
    .flatMap((token) => (/^[a-z]+(?:-[a-z]+)+$/.test(token) && isWhole(token) ? [token] : wordsOf(token)))
    .map(plainWord);
}

const isWhole = (token: string): boolean => token.startsWith('chance-') || JUDGING.has(token);

function plainWord(word: string): string {
  if (word.includes('-')) return word;
  const plain = normaliseWord(word.replace(/['’]s?$/u, ''));
  return WAYS[plain] ?? (JUDGING.has(plain) || REFUSED.has(plain) ? plain : stem(plain));
}

/** Without the ending of the plural. */
const stem = (word: string): string =>
  word.length < 4 ? word : word.replace(/(?<=[^aeiou])ies$/, 'y').replace(/(?<!s)(?:(?<=ch|sh|x)es|s)$/, '');
