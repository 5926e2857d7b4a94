import { createClient, ServiceError } from '../../../clients/typescript/client.ts';
import { startDeadline } from '../../concurrency/deadline.ts';
import { CommandError, CommandFailure } from '../command-error.ts';
import type { Config } from '../config.ts';
import { systemTimer } from '../system-timer.ts';
import type { Ask, OperationName } from './asked-service.ts';
import { textOfFile } from './json-file.ts';

/** Where a server is asked instead of the store of this machine, and by which key. */
export interface Remote {
  readonly url: string;
  readonly key: string | undefined;
}

/** Options of every command that asks the service. */
export const SERVICE_OPTIONS = {
  json: { type: 'boolean' },
  url: { type: 'string' },
  key: { type: 'string' },
  'key-file': { type: 'string' },
} as const;

/** What `parseArguments` gives for them; of another type it does not. */
type Values = Readonly<Record<string, unknown>>;

/** An answer of a model takes up to 25 s. */
const TIMEOUT_MS = 60_000;
/** Far above the largest page of a list. */
const MAX_BYTES = 67_108_864;

/**
 * The server that `--url` or BAROGRAPH_URL names; undefined for the store of this machine.
 * @throws CommandError for an address that is none, a key without one, or a world beside one
 */
export async function remoteOf(values: Values, { remote }: Pick<Config, 'remote'>): Promise<Remote | undefined> {
  const isLocal = values.exercise === true || values.live === true;
  const url = textAt(values, 'url') ?? (isLocal ? undefined : remote?.url);
  const file = textAt(values, 'key-file');
  const key = textAt(values, 'key');
  if (url === undefined) {
    if (key !== undefined || file !== undefined)
      throw new CommandError('a key goes with --url, which names the server that it is for');
    return undefined;
  }
  if (isLocal)
    throw new CommandError('--url names a server, which works in its own world: leave --exercise and --live out');
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol))
    throw new CommandError('--url must be an address such as http://127.0.0.1:8080');
  if (key !== undefined && file !== undefined) throw new CommandError('--key and --key-file cannot be combined');
  return { url, key: await keyOf({ key, file }, remote?.key) };
}

async function keyOf(
  { key, file }: { readonly key: string | undefined; readonly file: string | undefined },
  known: string | undefined,
): Promise<string | undefined> {
  if (file !== undefined) return (await textOfFile(file)).trim();
  if (key === '-') return (await textOfFile('-')).trim();
  if (key !== undefined)
    process.stderr.write('other programs of this machine can read a key in a command: prefer --key - or --key-file\n');
  return key ?? known;
}

const textAt = (values: Values, name: string): string | undefined => {
  const value = values[name];
  return typeof value === 'string' ? value : undefined;
};

/**
 * Asks a server by the typed client. The answer has its bytes and headers as they came.
 * @throws CommandFailure with message, code and request id of a refusal, or why there is no answer
 */
export function remoteService(remote: Remote): Ask {
  return async (name, input) => {
    let received: Received | undefined;
    const deadline = startDeadline({ ms: TIMEOUT_MS, setTimer: systemTimer });
    const client: Client = createClient({
      baseUrl: remote.url,
      apiKey: remote.key ?? '',
      fetch: async (url, init) => {
        const headers = new Headers(init?.headers);
        // Some operations are for everyone.
        if (remote.key === undefined) headers.delete('X-Service-Key');
        received = await receive(await fetch(url, { ...init, headers, redirect: 'error' }));
        return new Response(received.bytes, { status: received.status, headers: received.headers });
      },
    });
    try {
      await client.call(name, input, { signal: deadline.signal });
    } catch (error) {
      throw failureOf(error, remote, deadline.signal.aborted);
    } finally {
      deadline.end();
    }
    if (received === undefined) throw new Error('a client answered without asking');
    const world = received.headers.get('x-data-world');
    if (world !== null)
      process.stderr.write(`working in the ${world === 'exercise' ? 'EXERCISE' : 'live'} world of ${remote.url}\n`);
    return { ok: true, reply: { kind: 'bytes', pieces: [received.bytes], headers: [...received.headers] } };
  };
}

/** The typed client, of which a command calls an operation by a name that it computes. */
interface Client {
  call(name: OperationName, input: object, options: { readonly signal: AbortSignal }): Promise<unknown>;
}

interface Received {
  readonly status: number;
  readonly headers: Headers;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

async function receive({ status, headers, body }: Response): Promise<Received> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of body ?? []) {
    size += piece.length;
    if (size > MAX_BYTES) throw new CommandFailure(`the answer is larger than ${MAX_BYTES} bytes`);
    pieces.push(piece);
  }
  return { status, headers, bytes: new Uint8Array(Buffer.concat(pieces)) };
}

function failureOf(error: unknown, { url, key }: Remote, isLate: boolean): unknown {
  if (error instanceof CommandFailure) return error;
  if (isLate) return new CommandFailure(`${url} has not answered within ${TIMEOUT_MS / 1_000} s`);
  if (error instanceof ServiceError) return new CommandFailure(sentenceOf(error, key));
  if (error instanceof SyntaxError)
    return new CommandFailure(`${url} did not answer in JSON: is it a Barograph server?`);
  return new CommandFailure(`${url} cannot be reached: ${reasonOf(error)}`);
}

/** The sentence of the service, its code and the id to quote. */
function sentenceOf({ status, code, requestId, body }: ServiceError, key: string | undefined): string {
  const { message, violations = [] } = Object(body);
  const rules = Array.isArray(violations) ? violations.map(({ field, description }) => `${field} ${description}`) : [];
  const said = [typeof message === 'string' ? message : `status ${status}`, ...rules].join('; ');
  const advice = status === 401 && key === undefined ? '; give a key by --key - or --key-file' : '';
  const id = requestId === '' ? '' : `, request ${requestId}`;
  return `${said} (${code}${id})${advice}`;
}

/** What a socket says: Node puts it beneath its own error. */
function reasonOf(error: unknown): string {
  const cause: unknown = Object(error).cause ?? error;
  const { code, message } = Object(cause);
  return code === 'ECONNREFUSED' ? 'nothing listens there' : String(code ?? message ?? cause);
}
