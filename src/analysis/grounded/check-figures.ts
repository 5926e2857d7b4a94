import { likelihood } from '../../claims/likelihood.ts';
import { wordsOf } from '../../reference/normalise-name.ts';
import { isMisplaced } from './check-neighbours.ts';
import type { Figure, Source } from './material.ts';
import { unitBehind, unitOf } from './unit-words.ts';
import { DATE_WORDS, FUNCTION_WORDS, NUMBER_WORDS, UNDEFINED_CHANCES } from './vocabulary.ts';

/** What a sentence is checked against. */
export interface Grounds {
  /** The sources it cites. */
  readonly cited: readonly Source[];
  readonly figures: ReadonlyMap<string, Figure>;
}

const TOKEN = /\{\{\s*(\w+)\s*\}\}/g;

/** Why the numbers, dates and chances of a sentence do not hold; undefined when they do. */
export function brokenFigure(text: string, grounds: Grounds): string | undefined {
  const used = [...text.matchAll(TOKEN)];
  for (const { 1: name = '', index, 0: written } of used) {
    const figure = grounds.figures.get(name);
    if (figure === undefined) return 'an unknown token';
    const source = grounds.cited.find(({ alias }) => alias === figure.alias);
    if (source === undefined) return 'a figure of a source that is not cited';
    const bent = BENT.exec(text.slice(0, index))?.[1];
    const isSpan = OPENING_OVER.test(text.slice(0, index)) && SPAN_AND_SUBJECT.test(text.slice(index + written.length));
    if (bent !== undefined && !isSpan && !isSaidSo(bent, figure, source)) return 'a figure made a bound';
    const unit = unitBehind(text.slice(index + written.length));
    if (unit !== undefined && isStrangeUnit(unit, figure, source)) return 'a figure of something else';
  }
  if (grounds.cited.some((source) => isMisplaced(text, source))) return 'a figure in the place of another';
  return brokenWords(text.replace(TOKEN, ' '), grounds) ?? brokenChance(text, grounds);
}

/** Words before a figure that make another statement of it. */
const BENT =
  /\b(over|under|below|above|at least|at most|more than|less than|fewer than|up to|minus|plus|times|since|until|nearly|almost)\s*$/i;

/** At the beginning of a sentence it introduces a span of time: "Over {{n2}} days Iran …", not "Over {{n2}} days have passed". */
const OPENING_OVER = /^\s*over\s*$/i;
const SPAN_AND_SUBJECT = /^ (?:days|hours)(?:,| the\b| \p{Lu})/u;

const isSaidSo = (bent: string, figure: Figure, source: Source): boolean =>
  ['', 'the '].some((article) =>
    source.text.toLowerCase().includes(`${bent.toLowerCase()} ${article}${figure.text.toLowerCase()}`),
  );

/** "{{n1}} missiles" of a source that counts ships. */
function isStrangeUnit(unit: string, { probability }: Figure, { text }: Source): boolean {
  if (probability !== undefined || FUNCTION_WORDS.has(unit)) return false;
  return !wordsOf(text.toLowerCase()).some((word) => unitOf(word) === unitOf(unit));
}

/** Digits, spelled numbers and days that no cited source holds. A word with a digit in it is a name: M23, 24h. */
function brokenWords(text: string, { cited }: Grounds): string | undefined {
  if (/(?<![\p{L}\p{N}])\p{N}+(?![\p{L}\p{N}])/u.test(text)) return 'a number that is no token';
  // Figures stand apart: the month of a date is no word of its source.
  const known = new Set(cited.flatMap(({ masked }) => wordsOf(masked.replace(TOKEN, ' ').toLowerCase())));
  for (const word of text.toLowerCase().split(/[^\p{L}\p{N}]+/u)) {
    if (known.has(word)) continue;
    if (/\p{N}/u.test(word)) return 'a number that no source holds';
    if (NUMBER_WORDS.has(word)) return 'a spelled number';
    if (DATE_WORDS.has(word)) return 'a date that no source holds';
  }
  return undefined;
}

const CHANCE_WORDS = /\b(almost no chance|very unlikely|unlikely|roughly even|very likely|likely|almost certain)\b/gi;
/** An adverb before a word of the table makes another word of it. */
const STRENGTHENED =
  /\b(?:highly|extremely|quite|fairly|rather|most|more|less|increasingly|not|un|hardly)\s+(?:very\s+)?(?:un)?likely\b/i;

/** A word for a probability is next to the figure that it describes, and to no other. */
function brokenChance(text: string, { figures }: Grounds): string | undefined {
  const words = [...text.matchAll(CHANCE_WORDS)];
  const rest = text.replace(CHANCE_WORDS, ' ');
  if (STRENGTHENED.test(text) || UNDEFINED_CHANCES.test(rest)) return 'a chance that was not computed';
  const chances = [...text.matchAll(TOKEN)].flatMap(({ 1: name = '', index }) => {
    const probability = figures.get(name)?.probability;
    return probability === undefined ? [] : [{ index, word: likelihood(probability) }];
  });
  for (const { 0: word, index } of words) {
    const nearest = [...chances].sort((a, b) => Math.abs(a.index - index) - Math.abs(b.index - index))[0];
    if (nearest === undefined) return 'a chance without its number';
    if (nearest.word !== word.toLowerCase()) return 'a chance in the wrong words';
  }
  return undefined;
}
