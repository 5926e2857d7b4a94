/** What a request body came to. */
export type JsonRead =
  | { readonly ok: true; readonly value: unknown }
  /** What is wrong, in words that follow "the body". */
  | { readonly ok: false; readonly problem: string };

/** Deepest nesting of lists and objects that a body may have (CONTRACT.md §7). */
export const MAX_DEPTH = 32;

const DECODER = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/**
 * Reads a JSON text strictly: UTF-8 without byte order mark, no member named twice in one object, at most 32 levels deep.
 * Beyond that it reads what `JSON.parse` reads, and gives the same value.
 */
export function readJson(bytes: Uint8Array): JsonRead {
  let text: string;
  try {
    text = DECODER.decode(bytes);
  } catch {
    return { ok: false, problem: 'must be UTF-8' };
  }
  if (text.startsWith('\uFEFF')) return { ok: false, problem: 'must not begin with a byte order mark' };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { ok: false, problem: 'must be JSON' };
  }
  const problem = structuralProblem(text);
  return problem === undefined ? { ok: true, value } : { ok: false, problem };
}

// In a valid JSON text only these tokens define the structure; numbers, literals and white space are skipped.
const TOKEN = /"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\]:,]/g;

/** Looks for repeated members and depth in a text that is known to be valid JSON. */
function structuralProblem(text: string): string | undefined {
  const levels: (Set<string> | undefined)[] = [];
  let lastString: string | undefined;
  for (const [token] of text.matchAll(TOKEN)) {
    if (token === '{' || token === '[') {
      levels.push(token === '{' ? new Set() : undefined);
      if (levels.length > MAX_DEPTH) return `must be at most ${MAX_DEPTH} levels deep`;
    } else if (token === '}' || token === ']') {
      levels.pop();
    } else if (token === ':') {
      const members = levels.at(-1);
      // The name is decoded, since "a" and "\u0061" name the same member.
      const name: unknown = JSON.parse(lastString ?? '""');
      if (members?.has(String(name))) return `must not name the member ${JSON.stringify(name)} twice`;
      members?.add(String(name));
    }
    lastString = token.startsWith('"') ? token : undefined;
  }
  return undefined;
}
