import { SHORT_MONTHS } from '../../assessment/english.ts';
import { roundTo } from '../../assessment/evidence.ts';
import type { EvidenceItem } from '../../contract/intelligence/evidence-item.ts';
import type { EvidenceType } from '../../contract/intelligence/vocabulary.ts';
import type { ClaimKind, Comparison, Direction } from '../claim.ts';
import { MEASURES, type Measure } from '../measures.ts';
import type { Period } from '../period.ts';
import { stated } from '../units.ts';

/** What one sentence of evidence states: the fields of a claim that the sentence decides. */
export interface Reading {
  readonly kind: ClaimKind;
  readonly subject: string;
  readonly predicate: string;
  readonly object?: string;
  readonly measure?: Measure;
  readonly value?: number;
  readonly direction?: Direction;
  readonly comparedWith?: Comparison;
  readonly period: Period;
}

/** One form in which an assessment words evidence. A summary of no form is another's text: nothing is claimed from it. */
export interface EvidenceForm {
  readonly types: readonly EvidenceType[];
  readonly pattern: RegExp;
  /** @param knownAt epoch ms; where the end of a window is not written */
  readonly read: (groups: Groups, item: EvidenceItem, knownAt: number) => readonly (Reading | undefined)[];
}

export type Groups = Readonly<Record<string, string>>;

/** Sources of patterns for what english.ts writes. */
export const DATE = String.raw`\d{1,2} [A-Z][a-z]{2} \d{4}`;
export const TIME = String.raw`${DATE}, \d{2}:\d{2} UTC`;
export const NUMBER = String.raw`−?[\d,]+(?:\.\d+)?`;
export const PERCENT = `(?:less than |more than )?${NUMBER}%`;

export const MONTH = String.raw`[A-Z][a-z]{2} \d{4}`;
export const MOVE = `(?:up|down) ${PERCENT}`;

/** `−1,388.5` as a number. */
export const numberIn = (text = ''): number => Number(text.replaceAll(',', '').replace('−', '-'));

/** Start of a written UTC day, or the minute of a written time; of `Sep 2026` the first day. Epoch ms. */
export function timeIn(text = ''): number {
  const [, day = '1', name = '', year = '0', hour = '0', minute = '0'] =
    /^(?:(\d{1,2}) )?([A-Z][a-z]{2}) (\d{4})(?:, (\d{2}):(\d{2}) UTC)?$/.exec(text) ?? [];
  return Date.UTC(Number(year), SHORT_MONTHS.indexOf(name), Number(day), Number(hour), Number(minute));
}

/** `43.6%` as a share of 1; undefined for a bound, which is no figure. */
export function shareIn(text = ''): number | undefined {
  return /^[lm]/.test(text) ? undefined : roundTo(numberIn(text.replace('%', '')) / 100, 4);
}

type Level = Omit<Reading, 'kind' | 'predicate' | 'subject' | 'value'> & {
  readonly kind?: ClaimKind;
  readonly subject: string | undefined;
  readonly measure: Measure;
  readonly value: number | undefined;
};

/** A value of a subject, compared where both are written; undefined where either is not known. */
export function level({ kind = 'level', subject, value, measure, comparedWith, ...rest }: Level): Reading | undefined {
  if (subject === undefined || value === undefined) return undefined;
  const { unit } = MEASURES[measure];
  const held = stated(value, unit);
  if (comparedWith?.value === undefined) return { kind, subject, predicate: 'measures', measure, value: held, ...rest };
  const other = stated(comparedWith.value, unit);
  const isBelow = comparedWith.bound === 'below';
  // Of an upper bound it is known only that a value of at least it lies above.
  if (isBelow && held < other) return { kind, subject, predicate: 'measures', measure, value: held, ...rest };
  const direction = isBelow || held > other ? 'up' : held < other ? 'down' : 'unchanged';
  const { change, ...than } = comparedWith;
  // What lies at its norm, as both are written, is by no share above or below it.
  const by = change === undefined || direction === 'unchanged' ? {} : { change };
  const compared = { ...than, value: other, ...by };
  return { kind, subject, predicate: 'measures', measure, value: held, direction, comparedWith: compared, ...rest };
}

interface Move {
  readonly subject: string | undefined;
  readonly measure: Measure;
  /** As written: `up 3.1%`, `down 0%`. */
  readonly words: string | undefined;
  readonly period: Period;
  readonly comparedWith?: Comparison;
}

/** A relative change; undefined where it is a bound or of nothing known. */
export function move({ subject, measure, words = '', period, comparedWith }: Move): Reading | undefined {
  const [, way = '', share = ''] = /^(up|down) (.+)$/.exec(words) ?? [];
  const value = shareIn(share);
  if (subject === undefined || value === undefined || way === '') return undefined;
  const direction = value === 0 ? 'unchanged' : way === 'up' ? 'up' : 'down';
  const compared = comparedWith === undefined ? {} : { comparedWith };
  return { kind: 'price', subject, predicate: 'moved', measure, value, direction, period, ...compared };
}

/** `2.7`, `none` or `fewer than 0.1`, as `expectedCount` writes it. */
export const EXPECTED = String.raw`fewer than 0\.1|none|${NUMBER}`;

export function expectedIn(text: string | undefined): { comparedWith: Comparison } | Record<never, never> {
  if (text === undefined) return {};
  if (text.startsWith('fewer')) return { comparedWith: { what: 'expected', value: 0.1, bound: 'below' } };
  return { comparedWith: { what: 'expected', value: text === 'none' ? 0 : numberIn(text) } };
}

/** Whole pattern of a summary. */
export const form = (source: string): RegExp => new RegExp(`^${source}$`, 'su');

/** A form of evidence of markets and of national figures. */
export const market = (source: string, read: EvidenceForm['read']): EvidenceForm => ({
  types: ['market_signal', 'cii_spike'],
  pattern: form(source),
  read,
});
