import { trimWhiteSpace } from './trim-white-space.ts';

/**
 * Whether an `Accept` header asks for `application/problem+json` by name, at least as much as for plain JSON. Wildcards do
 * not count: a caller that does not know problem documents gets SPEC.md's bodies.
 */
export function acceptsProblem(accept: string | undefined): boolean {
  if (accept === undefined) return false;
  const problem = mediaQuality(accept, 'application/problem+json');
  return problem > 0 && problem >= mediaQuality(accept, 'application/json');
}

/** How much an `Accept` header asks for a media type by name, 0 to 1; wildcards do not count. */
export function mediaQuality(accept: string, wanted: string): number {
  for (const range of accept.split(',')) {
    const [media, ...parameters] = range.split(';').map((part) => trimWhiteSpace(part).toLowerCase());
    if (media !== wanted) continue;
    const q = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    const value = q === undefined ? 1 : Number(q);
    return Number.isFinite(value) ? value : 0;
  }
  return 0;
}
