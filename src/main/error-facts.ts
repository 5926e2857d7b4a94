/** Facts of an error without its message. */
export interface ErrorFacts {
  /** Name of its class. */
  readonly type: string;
  /** Of a driver or the system, if it is a plain word. */
  readonly code?: string;
  /** Calls that led to it, innermost first. */
  readonly frames: readonly string[];
  readonly cause?: ErrorFacts;
}

const MAX_FRAMES = 20;
const MAX_CAUSES = 4;
const WORD = /^[A-Za-z0-9_]{1,40}$/;

/** Where an error occurred, without its message, which may repeat a caller's text. */
export function errorFacts(error: unknown, depth = 0): ErrorFacts {
  if (!(error instanceof Error)) return { type: typeof error, frames: [] };
  const code = 'code' in error ? error.code : 'sqlState' in error ? error.sqlState : undefined;
  return {
    type: WORD.test(error.name) ? error.name : 'Error',
    ...(typeof code === 'string' && WORD.test(code) ? { code } : {}),
    frames: framesOf(error),
    ...(error.cause !== undefined && depth < MAX_CAUSES ? { cause: errorFacts(error.cause, depth + 1) } : {}),
  };
}

/**
 * The frames below the message. A message may hold lines that look like frames, so its own lines are cut off by their
 * count, and a stack that does not begin with it is not used.
 */
function framesOf({ stack = '', message, name }: Error): readonly string[] {
  const heading = [`${name}: ${message}`, message, name].find((text) => text !== '' && stack.startsWith(text));
  if (heading === undefined) return [];
  const frames = stack.slice(heading.length).split('\n');
  return frames
    .filter((line) => /^ {4}at /.test(line))
    .map((line) => line.trim())
    .slice(0, MAX_FRAMES);
}

const SECRETS: readonly (readonly [RegExp, string])[] = [
  // A service key, complete or in part (CONTRACT.md §2).
  [/\b(baro|isb)_(live|test)_\w+/g, '$1_$2_…'],
  // Three parts in base64url: a token (RFC 7515 §3.1).
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, '…'],
  [/\b(bearer|basic)\s+\S+/gi, '$1 …'],
  // The user part of an address, and what looks like a credential in its query.
  [/(:\/\/)[^/\s@]*@/g, '$1…@'],
  [/\b((?:api[_-]?key|key|token|secret|password|sig(?:nature)?)=)[^&\s"']+/gi, '$1…'],
];

const MAX_CHARACTERS = 1_000;

/** A message of the program without text in the form of a credential. */
export const withoutSecrets = (text: string): string =>
  SECRETS.reduce((cleaned, [form, replacement]) => cleaned.replace(form, replacement), text.slice(0, MAX_CHARACTERS));
