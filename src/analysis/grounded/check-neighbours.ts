import type { Source } from './material.ts';
import { unitBehind, unitOf } from './unit-words.ts';

const TOKEN = /\{\{\s*(\w+)\s*\}\}/g;
/** Words between a figure and the word it belongs to. */
const BETWEEN = new Set(['of', 'at', 'on', 'to', 'the', 'a', 'an', 'in', 'its', 'their', 'over', 'with', 'by', 'from']);

/** The words right before and behind each figure, in lower case. */
interface Neighbours {
  readonly before?: string;
  readonly behind?: string;
}

/**
 * Whether a sentence puts a figure where its source has another one: "{{n5}} ships" of a source with "{{n1}} ships … below the
 * norm of {{n5}}". A word next to no figure of the source decides nothing.
 */
export function isMisplaced(text: string, { masked }: Source): boolean {
  const inSource = neighboursIn(masked);
  return [...neighboursIn(text)].some(([token, { before, behind }]) => {
    const own = inSource.get(token);
    if (own === undefined) return false;
    const others = [...inSource].filter(([other]) => other !== token).map(([, beside]) => beside);
    const isOfAnother = (side: keyof Neighbours, word: string | undefined): boolean =>
      word !== undefined && own[side] !== word && others.some((other) => other[side] === word);
    return isOfAnother('behind', behind) || isOfAnother('before', before);
  });
}

function neighboursIn(text: string): ReadonlyMap<string, Neighbours> {
  const found = new Map<string, Neighbours>();
  for (const { 0: written, 1: token = '', index } of text.matchAll(TOKEN)) {
    const words = [...text.slice(0, index).matchAll(/[\p{L}]+|[.,;:()\n]|\}\}/gu)].map(([word]) => word.toLowerCase());
    const before = words.findLast((word) => !BETWEEN.has(word));
    const counted = /^[ -]\p{L}/u.test(text.slice(index + written.length))
      ? unitBehind(text.slice(index + written.length))
      : undefined;
    const behind = counted === undefined ? undefined : unitOf(counted);
    found.set(token, {
      ...(before !== undefined && /\p{L}/u.test(before) ? { before } : {}),
      ...(behind === undefined || BETWEEN.has(behind) ? {} : { behind }),
    });
  }
  return found;
}
