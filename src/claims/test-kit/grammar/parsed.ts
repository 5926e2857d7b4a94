import type { Claim } from '../../claim.ts';

/** What a sentence states, read from its words alone: the members of a claim that words can carry. */
export type Parsed = Pick<Claim, 'kind' | 'subject' | 'predicate' | 'period'> &
  Partial<
    Pick<Claim, 'object' | 'measure' | 'value' | 'upTo' | 'unit' | 'direction' | 'lane' | 'horizon' | 'comparedWith'>
  >;

/** One form of sentence of a kind: without its full stop, its first letter in lower case where it is no name's. */
export interface Rule {
  readonly pattern: RegExp;
  /** Undefined where the words are not of this form after all. */
  readonly read: (groups: Readonly<Record<string, string>>) => Parsed | undefined;
}

/** A number as sentences write it. */
export const N = String.raw`[+−]?[\d,]+(?:\.\d+)?`;
/** A period never holds a comma, a bracket or a semicolon. */
export const WHEN = `(?<when>(?:at|on|in|since|between|within|to) [^,;(“]+?)`;

/** `−1,388.5` as a number; `no` as 0. @throws Error for what is no number */
export function number(text = ''): number {
  if (text === 'no') return 0;
  const value = Number(text.replaceAll(',', '').replace('−', '-').replace('+', ''));
  if (text === '' || !Number.isFinite(value)) throw new Error(`no number: ${text}`);
  return value;
}

/** `43.6` of `43.6%` as a share of 1, to a tenth of a per cent. */
export const share = (text: string | undefined): number => Math.round(number(text) * 10) / 1_000;

export const rule = (source: string, read: Rule['read']): Rule => ({ pattern: new RegExp(`^${source}$`, 'su'), read });
