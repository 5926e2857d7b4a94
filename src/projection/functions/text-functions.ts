import type { Budget } from '../budget.ts';
import type { Arguments } from './arguments.ts';
import type { FunctionTable } from './json-function.ts';
import { reverseText } from './reverse-text.ts';

export const TEXT_FUNCTIONS: FunctionTable = [
  ['ends_with', { inputs: 2, call: (given) => affixed(given, (text, affix) => text.endsWith(affix)) }],
  ['join', { inputs: 2, call: (given) => join(given.text(0), given.texts(1), given.budget) }],
  ['starts_with', { inputs: 2, call: (given) => affixed(given, (text, affix) => text.startsWith(affix)) }],
];

function affixed(given: Arguments, test: (text: string, affix: string) => boolean): boolean {
  const text = given.text(0);
  const affix = given.text(1);
  given.budget.spendReading(affix.length);
  return test(text, affix);
}

function join(glue: string, texts: readonly string[], budget: Budget): string {
  const glued = glue.length * Math.max(0, texts.length - 1);
  budget.spendText(texts.reduce((length, text) => length + text.length, glued));
  return texts.join(glue);
}

/** Charges the search for a part of a text: some searches look at every pair of places. */
export function includesText(text: string, part: string, budget: Budget): boolean {
  budget.spendReading(text.length);
  budget.spend(Math.floor((text.length * part.length) / PAIRS_PER_STEP));
  return text.includes(part);
}

/** Far more than a step's worth of work for ordinary texts; adverse ones are met seldom and bounded by this. */
const PAIRS_PER_STEP = 2_048;

/** Number of code points. */
export function textLength(text: string, budget: Budget): number {
  budget.spendScanning(text.length);
  let length = text.length;
  for (let at = 1; at < text.length; at += 1) {
    const isPair = (text.charCodeAt(at) & 0xfc00) === 0xdc00 && (text.charCodeAt(at - 1) & 0xfc00) === 0xd800;
    if (isPair) length -= 1;
  }
  return length;
}

/** By code point. */
export function reversed(text: string, budget: Budget): string {
  budget.spendText(text.length);
  // Three walks: to turn it, to mend its pairs, to make a string of it.
  budget.spendScanning(3 * text.length);
  return reverseText(text);
}
