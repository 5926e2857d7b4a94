import type { PreparedCodings } from '../contract/conventions/handler.ts';
import { trimWhiteSpace } from './trim-white-space.ts';

/** The codings of a body that are prepared, with the suffix each gives its ETag. */
export const CODING_SUFFIXES = { identity: '', br: '-br', gzip: '-gz' } as const;

export type ContentCoding = keyof typeof CODING_SUFFIXES;

/** Smallest body first: equal weights are decided by size. */
const PREFERENCE = ['br', 'gzip', 'identity'] as const satisfies readonly ContentCoding[];

/** Field values that most clients send are parsed once. */
const KNOWN_CAPACITY = 256;
const known = new Map<string, ContentCoding>();

/**
 * The coding that a client prefers (RFC 9110 §12.5.3): the greatest weight among those it accepts. A client that accepts none
 * of ours gets the plain body, which the RFC allows.
 * @param field `Accept-Encoding`; absent means that only plain bytes are sure to be understood
 * @param codings prepared codings of the body; without them it is plain
 */
export function contentCoding(field: string | undefined, codings: PreparedCodings | undefined): ContentCoding {
  if (field === undefined || codings === undefined) return 'identity';
  const found = known.get(field);
  if (found !== undefined) return found;
  const coding = negotiate(field);
  if (known.size < KNOWN_CAPACITY && field.length <= 100) known.set(field, coding);
  return coding;
}

function negotiate(field: string): ContentCoding {
  const weights = weightsOf(field);
  const any = weights.get('*');
  const weightOf = (coding: ContentCoding): number =>
    weights.get(coding) ??
    (coding === 'gzip' ? weights.get('x-gzip') : undefined) ??
    any ??
    (coding === 'identity' ? MIN_WEIGHT : 0);
  let best: ContentCoding = 'identity';
  let most = 0;
  for (const coding of PREFERENCE) {
    const weight = weightOf(coding);
    if (weight > most) [best, most] = [coding, weight];
  }
  return best;
}

/** Plain bytes are acceptable unless refused, and every named coding is preferred. */
const MIN_WEIGHT = 0.0001;

function weightsOf(field: string): ReadonlyMap<string, number> {
  const weights = new Map<string, number>();
  for (const part of field.split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => trimWhiteSpace(text).toLowerCase());
    const q = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    const weight = q === undefined ? 1 : WEIGHT.test(q) ? Number(q) : 0;
    if (name !== '') weights.set(name, weight);
  }
  return weights;
}

const WEIGHT = /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/;
