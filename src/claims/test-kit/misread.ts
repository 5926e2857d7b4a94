import { canonicalJson } from '../../reference/content-hash.ts';
import type { Claim } from '../claim.ts';
import { sentencesOf } from '../sentences.ts';
import type { Parsed } from './grammar/parsed.ts';
import { parseSentence, withoutCase } from './parse-sentence.ts';

/** What every sentence of a claim has to give back. */
const MEMBERS = [
  'kind',
  'subject',
  'predicate',
  'object',
  'measure',
  'value',
  'upTo',
  'unit',
  'direction',
  'period',
  'lane',
  'horizon',
] as const;

/** The members of a claim that words carry, comparable with what a sentence states. */
export function statedMembers(claim: Parsed, withComparison: boolean): string {
  const members = [...MEMBERS, ...(withComparison ? (['comparedWith'] as const) : [])].flatMap((name) => {
    const value = claim[name];
    if (value === undefined) return [];
    const isLabel = name === 'object' && !/^[a-z-]+:/.test(String(value));
    return [[name, isLabel && typeof value === 'string' ? withoutCase(value) : value]];
  });
  return canonicalJson(Object.fromEntries(members));
}

/** Renderings that do not read back as their claim, each with what was read; empty where all do. */
export function misread(claim: Claim): readonly string[] {
  const sentences = sentencesOf(claim);
  return (['short', 'full', 'clause'] as const).flatMap((name) => {
    const isFull = name === 'full';
    const wanted = statedMembers(claim, isFull);
    const found = parseSentence(sentences[name]).map((one) => statedMembers(one, isFull));
    return found.length === 1 && found[0] === wanted
      ? []
      : [`${name}: ${sentences[name]}\n  wanted ${wanted}\n  read   ${found.join('\n         ') || 'nothing'}`];
  });
}
