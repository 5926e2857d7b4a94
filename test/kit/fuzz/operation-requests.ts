import fc from 'fast-check';
import type { Json, JsonObject } from '../../../src/contract/openapi/json.ts';
import { bodyBytes } from './body-bytes.ts';
import { brokenValues } from './broken-values.ts';
import { type Credentials, credentialLines } from './credential-lines.ts';
import type { DescribedOperation, DescribedParameter } from './described-operations.ts';
import { contentLines, type HeaderLine, headerLines, idempotencyKeys } from './header-lines.ts';
import { type Hints, schemaValues } from './schema-values.ts';

/** A request made from the description of an operation. */
export interface FuzzedRequest {
  readonly method: string;
  readonly target: string;
  readonly headers: readonly HeaderLine[];
  readonly body?: Uint8Array;
  /** Whether parameters, body and their headers are as the description asks. */
  readonly isFaithful: boolean;
  /** Time since the request before, ms. */
  readonly elapsedMs: number;
}

export interface RequestParts {
  readonly bundle: JsonObject;
  readonly credentials: Credentials;
  readonly hints: Hints;
}

interface Input {
  readonly query: string;
  readonly body: Uint8Array | undefined;
  readonly lines: readonly HeaderLine[];
  readonly isFaithful: boolean;
}

/** Requests to an operation: what its description asks for, and every way of not doing so. */
export function operationRequests(operation: DescribedOperation, parts: RequestParts): fc.Arbitrary<FuzzedRequest> {
  const { path, gate, headerNames } = operation;
  const input = fc.oneof(
    { weight: 5, arbitrary: faithful(operation, parts) },
    { weight: 5, arbitrary: unfaithful(operation, parts) },
  );
  const keys = headerNames.includes('Idempotency-Key') ? idempotencyKeys : fc.constant<readonly HeaderLine[]>([]);
  return fc
    .tuple(
      input,
      credentialLines(gate, parts.credentials),
      headerLines,
      keys,
      methods(operation.method),
      paths(path),
      elapsed,
    )
    .map(([{ query, body, lines, isFaithful }, credential, more, key, method, target, elapsedMs]) => ({
      method,
      target: query === '' ? target : `${target}?${query}`,
      headers: [...credential, ...lines, ...key, ...more],
      ...(body === undefined ? {} : { body }),
      isFaithful: isFaithful && method === operation.method && target === path && isOneKey(key),
      elapsedMs,
    }));
}

/** None, or one in the form that is asked for. */
const isOneKey = (lines: readonly HeaderLine[]): boolean =>
  lines.length < 2 && lines.every(([, key]) => /^[\x21-\x7e]{1,255}$/.test(key));

const elapsed = fc.oneof(
  { weight: 80, arbitrary: fc.integer({ min: 0, max: 900 }) },
  { weight: 20, arbitrary: fc.integer({ min: 0, max: 30_000 }) },
  { weight: 1, arbitrary: fc.constant(86_400_000) },
);

const methods = (method: string) =>
  fc.oneof(
    { weight: 30, arbitrary: fc.constant(method) },
    { weight: 1, arbitrary: fc.constantFrom('PUT', 'PATCH', 'DELETE', 'TRACE', 'get', 'PROPFIND', 'M-SEARCH', '') },
  );

const paths = (path: string) =>
  fc.oneof(
    { weight: 30, arbitrary: fc.constant(path) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        `${path}/`,
        `${path}//`,
        `/${path}`,
        path.toUpperCase(),
        `${path}%00`,
        `${path}/../x`,
        `${path};a`,
      ),
    },
  );

function faithful({ query, bodySchema }: DescribedOperation, { bundle, hints }: RequestParts): fc.Arbitrary<Input> {
  const parameters = fc.tuple(...query.map((parameter) => pairs(parameter, bundle, hints)));
  const json: readonly HeaderLine[] = [['Content-Type', 'application/json']];
  const body: fc.Arbitrary<Uint8Array | undefined> =
    bodySchema === undefined
      ? fc.constant(undefined)
      : schemaValues(bodySchema, bundle, hints).map((value) => Buffer.from(JSON.stringify(value)));
  return fc.tuple(parameters, body).map(([sent, bytes]) => ({
    query: new URLSearchParams(sent.flat().map(([name, value]): [string, string] => [name, value])).toString(),
    body: bytes,
    lines: bytes === undefined ? [] : json,
    isFaithful: true,
  }));
}

type Pair = readonly [name: string, value: string];

function pairs(
  { name, schema, isRequired }: DescribedParameter,
  bundle: JsonObject,
  hints: Hints,
): fc.Arbitrary<readonly Pair[]> {
  const values = hints[name] ?? schemaValues(schema, bundle, hints);
  const one = values.map((value): readonly Pair[] => [
    [name, typeof value === 'string' ? value : JSON.stringify(value)],
  ]);
  return isRequired ? one : fc.oneof(one, fc.constant<readonly Pair[]>([]));
}

function unfaithful(operation: DescribedOperation, parts: RequestParts): fc.Arbitrary<Input> {
  const { bodySchema } = operation;
  const query = brokenQueries(operation, parts);
  if (bodySchema === undefined)
    return fc.tuple(query, rareBodies).map(([text, body]) => ({ query: text, body, lines: [], isFaithful: false }));
  const values: fc.Arbitrary<Json> = schemaValues(bodySchema, parts.bundle, parts.hints);
  const bodies = bodyBytes(fc.oneof({ weight: 3, arbitrary: brokenValues(values) }, { weight: 1, arbitrary: values }));
  return fc
    .tuple(query, fc.option(bodies, { freq: 20, nil: undefined }), contentLines)
    .map(([text, body, lines]) => ({ query: text, body, lines, isFaithful: false }));
}

/** A body where none is taken. */
const rareBodies = fc.option(fc.uint8Array({ maxLength: 20 }), { freq: 10, nil: undefined });

/** Parameters missing, repeated, unknown, oddly written, huge. */
function brokenQueries({ query }: DescribedOperation, { bundle, hints }: RequestParts): fc.Arbitrary<string> {
  const known = query.map((parameter) =>
    pairs({ ...parameter, isRequired: true }, bundle, hints).map((sent) => sent[0] ?? ['', '']),
  );
  const strange = fc.tuple(
    fc.oneof(fc.constantFrom('region_id[]', 'REGION_ID', '__proto__', '', 'jmespath ', 'x-service-key'), fc.string()),
    fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('', 'x'.repeat(3_000), '\u0000', '../..')),
  );
  const pair = fc.oneof(strange, ...known, ...known);
  const odd = fc
    .tuple(fc.oneof(pair, brokenPair(query)), written)
    .map(([[name, value], write]) => `${write(name)}=${write(value)}`);
  const raw = fc.constantFrom(
    '&',
    '&&=',
    '%',
    '%zz',
    '%ff=%ff',
    'region_id',
    'region_id=mena;jmespath=@',
    '=',
    '?',
    '#',
    '+',
  );
  return fc
    .array(fc.oneof({ weight: 6, arbitrary: odd }, { weight: 1, arbitrary: raw }), { maxLength: 4 })
    .map((all) => all.join('&'));
}

const brokenPair = (query: readonly DescribedParameter[]) =>
  fc.tuple(
    fc.constantFrom('a', ...query.map(({ name }) => name)),
    fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('', ' ', 'MENA', 'mena-', 'me--na', 'a'.repeat(33), '-', 'mena\u0000'),
    ),
  );

/** A lone surrogate has no encoding. */
const wellFormed = (text: string): string => Buffer.from(text).toString('utf8');

/** Ways to write a text into a query. */
const written: fc.Arbitrary<(text: string) => string> = fc.constantFrom<(text: string) => string>(
  (text) => encodeURIComponent(wellFormed(text)),
  (text) => [...Buffer.from(text)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join(''),
  (text) =>
    Buffer.from(text)
      .toString('latin1')
      .replace(/[^!-~\u0080-\u00ff]|[#&]/g, '+'),
);
