import type { BatchError } from '../contract/batch/execute.ts';

/** A path that will not run, and why; `undefined` when it may. */
export function batchPathError(
  target: string,
  { getPaths, listPaths }: { readonly getPaths: ReadonlySet<string>; readonly listPaths: ReadonlySet<string> },
): BatchError | undefined {
  const mark = target.indexOf('?');
  const path = mark < 0 ? target : target.slice(0, mark);
  const exact = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
  // The very path of an operation is no other spelling of anything.
  if (getPaths.has(exact))
    return mark >= 0 && listPaths.has(exact) && isOtherThanJson(target.slice(mark + 1)) ? 'invalid_path' : undefined;
  return isBatch(target) ? 'nested_batch' : 'invalid_path';
}

/** Bodies of a batch are JSON. */
const isOtherThanJson = (query: string): boolean =>
  new URLSearchParams(query).getAll('format').some((format) => format !== 'json');

/**
 * Whether a target means something under `/api/batch/` in any spelling a lenient reader might resolve: encoded, also several
 * times, in other case, with repeated or reversed slashes, dot segments, blanks, or as an absolute URL.
 */
function isBatch(target: string): boolean {
  const path = decodeFully(target)
    .toLowerCase()
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what a lenient reader drops
    .replace(/[\u0000-\u0020\u007f]/g, '')
    .replaceAll('\\', '/')
    .replace(/^[a-z][a-z0-9+.-]*:/, '')
    .replace(/[?#;].*$/s, '');
  const segments = resolveDots(path.split('/').filter((segment) => segment !== ''));
  return segments.some((segment, index) => segment === 'api' && segments[index + 1] === 'batch');
}

/** Removes percent-encoding until nothing changes; each round makes the text shorter. */
function decodeFully(text: string): string {
  const decoded = text.replace(/%([0-9a-f]{2})/gi, (_, digits: string) =>
    String.fromCharCode(Number.parseInt(digits, 16)),
  );
  return decoded === text ? text : decodeFully(decoded);
}

function resolveDots(segments: readonly string[]): readonly string[] {
  const kept: string[] = [];
  for (const segment of segments) {
    if (segment === '..') kept.pop();
    else if (segment !== '.') kept.push(segment);
  }
  return kept;
}
