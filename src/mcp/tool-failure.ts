import { isList, isObject, type Json, type JsonObject } from '../contract/openapi/json.ts';
import type { Asked, Tool } from './catalogue.ts';
import type { InputProblem } from './check-input.ts';

/** What a refused call states: a stable code, a sentence, and a call that works. */
interface Failed {
  readonly code: string;
  readonly message: string;
  readonly field?: string;
  readonly retryAfterSeconds?: number;
}

/** A call whose arguments break a rule. */
export const wrongInput = ({ field, message }: InputProblem, tool: Tool): JsonObject =>
  failureResult({ code: 'invalid_argument', field, message: `${field} ${message}` }, nextOf(tool));

/** What the service refused: plan, rate, no snapshot, store, or an argument that only it could judge. */
export function refusedCall(asked: Asked, tool: Tool, next: JsonObject | undefined): JsonObject {
  const body = parsed(asked.text);
  const retryAfter = Number(asked.header('Retry-After'));
  const violation = isList(body.violations) ? body.violations.find(isObject) : undefined;
  const field = violation === undefined ? undefined : argumentOf(String(violation.field));
  const described = violation === undefined ? textOf(body) : `${field} ${String(violation.description)}`;
  return failureResult(
    {
      code: asked.header('X-Error-Code') ?? `status_${asked.status}`,
      message: described,
      ...(field === undefined ? {} : { field }),
      ...(retryAfter > 0 ? { retryAfterSeconds: retryAfter } : {}),
    },
    next ?? nextOf(tool),
  );
}

/** Parameters of operations whose arguments have other names. */
const ARGUMENTS: Readonly<Record<string, string>> = {
  region_id: 'region',
  regionId: 'region',
  from: 'since',
  q: 'query',
  page_size: 'limit',
  pointer: 'number',
  'Idempotency-Key': 'requestKey',
};

const argumentOf = (field: string): string => (Object.hasOwn(ARGUMENTS, field) ? (ARGUMENTS[field] ?? field) : field);

/** A result that a model reads as a failure of its call and can correct. */
export function failureResult(failed: Failed, next: JsonObject): JsonObject {
  const { code, message, field, retryAfterSeconds } = failed;
  const error: JsonObject = {
    code,
    message,
    ...(field === undefined ? {} : { field }),
    ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
    next,
  };
  const wait = retryAfterSeconds === undefined ? '' : ` Retry after ${retryAfterSeconds} s.`;
  const text = `${code}: ${message}.${wait} A call that works: ${JSON.stringify(next)}`;
  return {
    isError: true,
    content: [
      { type: 'text', text },
      { type: 'text', text: JSON.stringify(error) },
    ],
  };
}

const nextOf = ({ name, example }: Tool): JsonObject => ({ name, arguments: example });

function textOf(body: JsonObject): string {
  const text = body.message ?? body.error ?? body._jmespath_error;
  return typeof text === 'string' ? text : 'The service refused the call';
}

function parsed(text: string): JsonObject {
  try {
    const value: Json = JSON.parse(text);
    return isObject(value) ? value : {};
  } catch {
    return {};
  }
}
