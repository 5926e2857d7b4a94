import { normaliseWord, wordsOf } from '../../reference/normalise-name.ts';

/** UTF-16 units; a longer "sentence" is a list or a trick. */
const LONGEST = 700;
/** Latin letters, plain digits, ordinary punctuation and tokens: no markup, no links, no other script, nothing invisible. */
const PLAIN = /^[\p{Script=Latin}0-9\s.,;:!?'"’‘“”()%{}&+\-–—…_°$€£/]*$/u;
const LINK = /:\/\/|\bwww\.|\b[\p{L}\p{N}-]+\.\p{L}{2,}|\bmailto:|\bdata:|\bjavascript:/iu;

/** Why the form of a sentence is not allowed, whatever its content. Tokens still in place. */
export function brokenForm(text: string): string | undefined {
  if (text.length > LONGEST) return 'too long for a sentence';
  if (!PLAIN.test(text)) return 'signs that plain prose does not have';
  if (/[{}]/.test(text.replace(/\{\{\s*\w+\s*\}\}/g, ''))) return 'a brace that is no token';
  if (LINK.test(text)) return 'a link';
  return undefined;
}

/** Words in a row that do not recur by chance. */
const RUN = 6;

/** Whether a text repeats a run of words of the instructions, or of a caller. */
export type Repeats = (text: string) => boolean;

/** @param texts what must not come back: the rules, the question, the caller's own framework */
export function createRepeats(texts: readonly string[]): Repeats {
  const runs = new Set(texts.flatMap(runsOf));
  return (text) => runsOf(text).some((run) => runs.has(run));
}

function runsOf(text: string): readonly string[] {
  const words = wordsOf(text).map(normaliseWord);
  return Array.from({ length: Math.max(0, words.length - RUN + 1) }, (_, i) => words.slice(i, i + RUN).join(' '));
}
