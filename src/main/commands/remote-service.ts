import {
  ApiError,
  Barograph,
  BarographError,
  ConnectionError,
  type StreamedEvent,
  type StreamInput,
  TimeoutError,
} from '../../../clients/typescript/client.ts';
import { CATALOGUE } from '../../contract/catalogue.ts';
import { CommandError, CommandFailure } from '../command-error.ts';
import type { Config } from '../config.ts';
import type { Ask } from './asked-service.ts';
import { textOfFile } from './json-file.ts';
import { profileOf } from './profiles.ts';

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
  profile: { type: 'string' },
} as const;

/** What `parseArguments` gives for them; of another type it does not. */
type Values = Readonly<Record<string, unknown>>;

/** An answer of a model takes up to 25 s, a part of a dry-run 60 s. */
const TIMEOUT_MS = 90_000;

type AskedConfig = Pick<Config, 'remote' | 'profile' | 'profilesFile'>;

/**
 * The server that `--url`, `--profile`, BAROGRAPH_URL or BAROGRAPH_PROFILE names; undefined for the store of this machine.
 * @throws CommandError for an address that is none, a key without one, a world beside one, or a profile that is not there
 */
export async function remoteOf(values: Values, config: AskedConfig): Promise<Remote | undefined> {
  const isLocal = values.exercise === true || values.live === true;
  const given = textAt(values, 'url');
  const { profile: _, ...withoutUsual } = config;
  const asked = { url: given, profile: textAt(values, 'profile') };
  const profile = await profileOf(asked, isLocal ? withoutUsual : config);
  const url = given ?? profile?.url ?? (isLocal ? undefined : config.remote?.url);
  const file = textAt(values, 'key-file') ?? (textAt(values, 'key') === undefined ? profile?.keyFile : undefined);
  const key = textAt(values, 'key');
  if (url === undefined) {
    if (key !== undefined || file !== undefined)
      throw new CommandError('a key goes with --url, which names the server that it is for');
    return undefined;
  }
  if (isLocal)
    throw new CommandError(
      `${given === undefined ? '--profile' : '--url'} names a server, which works in its own world: leave --exercise and --live out`,
    );
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol))
    throw new CommandError(
      `${profile === undefined ? '--url' : 'url of the profile'} must be an address such as http://127.0.0.1:8080`,
    );
  if (key !== undefined && file !== undefined) throw new CommandError('--key and --key-file cannot be combined');
  // BAROGRAPH_KEY is of the server that BAROGRAPH_URL or --url names, not of a profile's.
  return { url, key: await keyOf({ key, file }, profile === undefined ? config.remote?.key : undefined) };
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
  const client = new Barograph({ baseUrl: remote.url, apiKey: remote.key, timeoutMs: TIMEOUT_MS });
  return async (name, input) => {
    try {
      const { headers, bytes } = await client.request({ ...CATALOGUE[name], keepsNames: true }, input);
      // A page of something else is no answer.
      JSON.parse(new TextDecoder().decode(bytes));
      const world = headers.get('x-data-world');
      if (world !== null)
        process.stderr.write(`working in the ${world === 'exercise' ? 'EXERCISE' : 'live'} world of ${remote.url}\n`);
      return { ok: true, reply: { kind: 'bytes', pieces: [bytes], headers: [...headers] } };
    } catch (error) {
      throw failureOf(error, remote);
    }
  };
}

/**
 * Reads bytes of a server: what is at a path, or a range of it as `Range` names it.
 * @throws CommandFailure with message, code and request id of a refusal, or why there is no answer
 */
export function remoteBytes(remote: Remote): (path: string, range?: string) => Promise<Uint8Array> {
  const client = new Barograph({ baseUrl: remote.url, apiKey: remote.key, timeoutMs: TIMEOUT_MS });
  return async (path, range) => {
    const headers = { Accept: '*/*', ...(range === undefined ? {} : { Range: range }) };
    try {
      return (await client.request({ method: 'GET', path }, {}, { headers })).bytes;
    } catch (error) {
      throw failureOf(error, remote);
    }
  };
}

/** An event as the client streams it. */
export type RemoteEvent = StreamedEvent;

/**
 * Every event of a server after a place once and in order, until the signal aborts; a lost connection is made again, which is
 * reported once.
 * @throws CommandFailure where asking again does not help
 */
export async function* remoteEvents(
  remote: Remote,
  input: StreamInput,
  signal: AbortSignal,
): AsyncGenerator<RemoteEvent> {
  const client = new Barograph({ baseUrl: remote.url, apiKey: remote.key, fetch: reportingFetch(remote.url) });
  try {
    yield* client.streamEvents(input, { signal });
  } catch (error) {
    if (!signal.aborted) throw failureOf(error, remote);
  }
}

/** Says once that the server is gone: the client goes on trying. */
function reportingFetch(url: string): typeof globalThis.fetch {
  let isLost = false;
  return async (target, init) => {
    try {
      const response = await globalThis.fetch(target, init);
      if (isLost) process.stderr.write(`${url} answers again\n`);
      isLost = false;
      return response;
    } catch (error) {
      if (!isLost && init?.signal?.aborted !== true) process.stderr.write(`${url} cannot be reached: trying again\n`);
      isLost = true;
      throw error;
    }
  };
}

function failureOf(error: unknown, { url, key }: Remote): unknown {
  if (error instanceof TimeoutError)
    return new CommandFailure(`${url} has not answered within ${TIMEOUT_MS / 1_000} s`);
  if (error instanceof ApiError) return new CommandFailure(sentenceOf(error, key));
  if (error instanceof SyntaxError)
    return new CommandFailure(`${url} did not answer in JSON: is it a Barograph server?`);
  if (error instanceof ConnectionError) return new CommandFailure(`${url} cannot be reached: ${reasonOf(error.cause)}`);
  return error instanceof BarographError ? new CommandFailure(`${url}: ${error.message}`) : error;
}

/** The sentence of the service, its code and the id to quote. */
function sentenceOf({ status, code, requestId, body }: ApiError, key: string | undefined): string {
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
