/** An answer as its bytes say. */
export interface WireAnswer {
  readonly status: number;
  /** Names in lower case. */
  readonly headers: ReadonlyMap<string, string>;
  readonly body: Buffer;
}

const HEAD_END = Buffer.from('\r\n\r\n');
const STATUS_LINE = /^HTTP\/1\.1 ([1-5]\d\d) [\x20-\x7e]*$/;
const HEADER_LINE = /^([!#$%&'*+.^_`|~0-9A-Za-z-]+): ([\t\x20-\x7e\x80-\xff]*)$/;

/**
 * Reads all answers of a connection by RFC 9112; `undefined` when the bytes are anything but complete answers.
 * @param mayLackBodies whether one of the requests may have been a HEAD, whose answer declares a length and has no body
 */
export function readAnswers(bytes: Buffer, mayLackBodies: boolean): readonly WireAnswer[] | undefined {
  if (bytes.length === 0) return [];
  const end = bytes.indexOf(HEAD_END);
  const head = end < 0 ? undefined : readHead(bytes.toString('latin1', 0, end));
  if (head === undefined) return undefined;
  const rest = bytes.subarray(end + HEAD_END.length);
  for (const length of lengthsOf(head, mayLackBodies)) {
    const later = length <= rest.length ? readAnswers(rest.subarray(length), mayLackBodies) : undefined;
    if (later !== undefined) return [{ ...head, body: rest.subarray(0, length) }, ...later];
  }
  return undefined;
}

type Head = Omit<WireAnswer, 'body'>;

function readHead(text: string): Head | undefined {
  const [line = '', ...lines] = text.split('\r\n');
  const status = STATUS_LINE.exec(line)?.[1];
  const headers = new Map<string, string>();
  for (const header of lines) {
    const [, name, value] = HEADER_LINE.exec(header) ?? [];
    // No header of ours is sent twice.
    if (name === undefined || value === undefined || headers.has(name.toLowerCase())) return undefined;
    headers.set(name.toLowerCase(), value);
  }
  return status === undefined ? undefined : { status: Number(status), headers };
}

function lengthsOf({ status, headers }: Head, mayLackBodies: boolean): readonly number[] {
  if (status < 200 || status === 204 || status === 304) return [0];
  const length = Number(headers.get('content-length') ?? Number.NaN);
  if (!Number.isSafeInteger(length)) return [];
  return mayLackBodies ? [length, 0] : [length];
}
