import type { ReplyCodings } from '../contract/conventions/handler.ts';

/** The codings of a body that are prepared, with the suffix each gives its ETag. */
export const CODING_SUFFIXES = { identity: '', br: '-br', gzip: '-gz' } as const;

export type ContentCoding = keyof typeof CODING_SUFFIXES;

/** Smallest body first: what a caller weighs alike is decided by size. */
const PREFERENCE = ['br', 'gzip', 'identity'] as const satisfies readonly ContentCoding[];

/** What most callers send, answered without reading it each time. */
const KNOWN_CAPACITY = 256;
const known = { both: new Map<string, ContentCoding>(), gzip: new Map<string, ContentCoding>() };

/**
 * The coding of those there are that a caller would rather have (RFC 9110 §12.5.3): the greatest weight among those it accepts. A caller that
 * accepts none of ours gets the plain body, which the RFC allows and every client can read.
 * @param field `Accept-Encoding`; absent means that only plain bytes are sure to be understood
 * @param codings those that the body is there in, besides plain
 */
export function contentCoding(field: string | undefined, codings: ReplyCodings | undefined): ContentCoding {
  if (field === undefined || codings === undefined) return 'identity';
  const hasBr = codings.br !== undefined;
  const read = hasBr ? known.both : known.gzip;
  const found = read.get(field);
  if (found !== undefined) return found;
  const coding = negotiate(field, hasBr);
  if (read.size < KNOWN_CAPACITY && field.length <= 100) read.set(field, coding);
  return coding;
}

function negotiate(field: string, hasBr: boolean): ContentCoding {
  const weights = weightsOf(field);
  const any = weights.get('*');
  const weightOf = (coding: ContentCoding): number =>
    weights.get(coding) ??
    (coding === 'gzip' ? weights.get('x-gzip') : undefined) ??
    any ??
    (coding === 'identity' ? LEAST : 0);
  let best: ContentCoding = 'identity';
  let most = 0;
  for (const coding of PREFERENCE) {
    if (coding === 'br' && !hasBr) continue;
    const weight = weightOf(coding);
    if (weight > most) [best, most] = [coding, weight];
  }
  return best;
}

/** Plain bytes are acceptable unless refused, and everything that is named is liked better. */
const LEAST = 0.0001;

function weightsOf(field: string): ReadonlyMap<string, number> {
  const weights = new Map<string, number>();
  for (const part of field.split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
    const q = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    const weight = q === undefined ? 1 : WEIGHT.test(q) ? Number(q) : 0;
    if (name !== '') weights.set(name, weight);
  }
  return weights;
}

const WEIGHT = /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/;
