import { wordsOf } from '../../reference/normalise-name.ts';
import { CLAIMS, FUNCTION_WORDS, SUPPOSING } from './vocabulary.ts';

const DENIAL = /\b(?:not|no|never|none|nothing|neither|nor|cannot|without|denies|denied|false|untrue)\b|n['’]t\b/i;

/** "The war is over", unlike "over the Gulf", where a noun follows. */
const OVER = /\bover\b(?!\s+(?:the|a|an|its|their|this|these|all|land|sea|time|water|\p{Lu}))/u;

/** Words that only point to a place in the text, or say that something occurs. */
const NO_CLAIM =
  /\b(?:turn(?:s|ed|ing)? up|made up|make up|sum(?:s|ming)? up|(?:everything|described|listed|shown|quoted) (?:below|above))\b/gi;

/** Denials that a source supports in other words: above the norm there is no shortfall. */
const DENIED_SO: readonly { readonly denial: RegExp; readonly source: RegExp }[] = [
  {
    denial: /\b(?:no|without)(?: sign of)?(?: a)? (?:shortfall|disruption|loss of traffic)\b/gi,
    source: /% above the (?:seasonal )?norm of/,
  },
  { denial: /\b(?:no|without)(?: sign of)?(?: a)? surge\b|\bnothing unusual\b/gi, source: /no surge/ },
];

/** "A fall of the price would …": what the noun says is supposed, and nothing else before the verb. */
const SUPPOSED_NOUN =
  /^\s*(?:and |but )?(?:a|an|any|another|further) +(?:(?:further|lasting|renewed|sudden) +)?(?:fall|rise|drop|return|recovery|decline|increase|decrease|easing|resumption|reopening)(?= (?:(?!\b(?:that|which|who)\b).)*\b(?:would|could|might)\b)/u;

/** Words that a supposition reaches over, within its clause. */
const REACH = 6;
const CLAUSE = /[,;:()–—]|\b(?:because|since|after|as)\b/;

/**
 * Why what a sentence asserts does not hold: what happened, in which direction, in which state, must be in the words of a
 * cited source, and a figure is not denied. What is supposed (if, would, could) is not asserted.
 */
export function brokenClaim(text: string, cited: string): string | undefined {
  const plain = text.replace(/\{\{[^}]*\}\}/g, ' ').replace(NO_CLAIM, ' ');
  const isFree = !text.includes('{{');
  const denied = DENIED_SO.reduce((rest, so) => (so.source.test(cited) ? rest.replace(so.denial, ' ') : rest), plain);
  if (!isFree && DENIAL.test(denied) && !DENIAL.test(cited)) return 'a figure that is denied';
  const known = wordsOf(cited.toLowerCase());
  if (isFree && !isAbout(wordsOf(plain.toLowerCase()), known) && !namesCode(plain, cited))
    return 'nothing of what it cites';
  if (OVER.test(text.replace(/\{\{[^}]*\}\}/g, 'N')) && !OVER.test(cited)) return 'a claim that no cited source makes';
  const asserted = plain.toLowerCase().split(CLAUSE).flatMap(assertedWords);
  const strange = CLAIMS.some((forms) => asserted.some((word) => isForm(word, forms)) && !isSupported(forms, known));
  return strange ? 'a claim that no cited source makes' : undefined;
}

/** The words of a clause that no supposition reaches. */
function assertedWords(clause: string): readonly string[] {
  const words = wordsOf(clause.replace(SUPPOSED_NOUN, ' '));
  return words.filter(
    (_, index) => !words.slice(Math.max(0, index - REACH), index).some((word) => SUPPOSING.has(word)),
  );
}

/** A shorter word could be in any text. */
const SHORTEST_SHARED = 4;

/** Whether a sentence shares a word of substance, or a claim in other words, with what it cites. */
function isAbout(words: readonly string[], known: readonly string[]): boolean {
  const substance = new Set(known.filter((word) => word.length >= SHORTEST_SHARED && !FUNCTION_WORDS.has(word)));
  return (
    words.some((word) => substance.has(word)) ||
    CLAIMS.some((forms) => words.some((word) => isForm(word, forms)) && isSupported(forms, known))
  );
}

/** A currency or a place by its code, in capitals on both sides. */
const namesCode = (text: string, cited: string): boolean =>
  (text.match(/\b\p{Lu}{3,4}\b/gu) ?? []).some((code) => wordsOf(cited).includes(code));

const isSupported = (forms: readonly string[], known: readonly string[]): boolean =>
  known.some((word) => isForm(word, forms));

const isForm = (word: string, forms: readonly string[]): boolean =>
  forms.some((form) => (form.endsWith('*') ? word.startsWith(form.slice(0, -1)) : word === form));
