/**
 * Every JSON object that begins at the top of a text, whatever is around it: prose, fences, tags. A trailing comma is left out;
 * an object that the text breaks off in is closed behind its last complete member.
 */
export function jsonObjectsIn(text: string): readonly unknown[] {
  const found: unknown[] = [];
  let starts = 0;
  for (let at = text.indexOf('{'); at >= 0 && starts < MAX_STARTS; starts += 1) {
    const { end, broken } = objectFrom(text, at);
    const read = parsed(end === undefined ? broken : text.slice(at, end));
    if (read !== undefined) found.push(read);
    // A brace of prose holds no object: the next one may.
    at = text.indexOf('{', read === undefined || end === undefined ? at + 1 : end);
    if (end === undefined && read !== undefined) break;
  }
  return found;
}

/** Braces at which an object is looked for. */
const MAX_STARTS = 200;

interface Scanned {
  /** Behind the closing brace; undefined where the text ends before it. */
  readonly end: number | undefined;
  /** The text up to the last complete member, with everything closed that is open there. */
  readonly broken: string;
}

/** Deeper than any plan. */
const MAX_DEPTH = 12;

function objectFrom(text: string, start: number): Scanned {
  const open: string[] = [];
  let isString = false;
  let complete = '';
  for (let at = start; at < text.length; at += 1) {
    const sign = text[at];
    if (isString) {
      if (sign === '\\') at += 1;
      else if (sign === '"') isString = false;
      continue;
    }
    if (sign === '"') isString = true;
    else if (sign === '{' || sign === '[') open.push(sign === '{' ? '}' : ']');
    else if (sign === '}' || sign === ']') {
      if (open.pop() !== sign) return { end: undefined, broken: complete };
      if (open.length === 0) return { end: at + 1, broken: '' };
      complete = text.slice(start, at + 1) + open.toReversed().join('');
    }
    if (open.length > MAX_DEPTH) return { end: undefined, broken: complete };
  }
  return { end: undefined, broken: complete };
}

function parsed(text: string): unknown {
  for (const candidate of [text, text.replace(/,(\s*[}\]])/g, '$1')])
    try {
      return JSON.parse(candidate);
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
    }
  return undefined;
}
