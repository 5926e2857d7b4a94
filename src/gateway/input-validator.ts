import { Ajv, type ValidateFunction } from 'ajv';
import type { Violation } from '../contract/conventions/failure.ts';
import type { Endpoint } from '../contract/conventions/operation.ts';
import { toJson } from '../contract/openapi/json.ts';
import { violationsOf } from './violations.ts';

export type Validated<T> =
  | { readonly ok: true; readonly input: T }
  | { readonly ok: false; readonly violations: readonly Violation[] };

export type InputValidator<T> = (raw: unknown) => Validated<T>;

/**
 * Compiles an endpoint's input schema. Every broken rule is reported; strings marked `x-trim` are trimmed before they are
 * measured; only query strings are coerced to numbers and booleans.
 */
export function inputValidator<T>(endpoint: Endpoint): InputValidator<T> {
  const validate: ValidateFunction<T> = COMPILERS[endpoint.method].compile<T>(schemaOf(endpoint));
  const whole = endpoint.method === 'GET' ? 'query' : 'body';
  return (raw) => {
    const extra = endpoint.check?.(raw) ?? [];
    if (!validate(raw)) return { ok: false, violations: [...violationsOf(validate.errors ?? [], whole), ...extra] };
    return extra.length > 0 ? { ok: false, violations: extra } : { ok: true, input: raw };
  };
}

const INTEGER_FORMATS = { int32: true, int64: true } as const;

/** One for each way a value arrives; a compiler keeps what it has compiled, which takes longer than thousands of checks. */
const COMPILERS = { GET: compiler(true), POST: compiler(false) } as const;

const schemas = new WeakMap<Endpoint, object>();

function schemaOf(endpoint: Endpoint): object {
  const schema = schemas.get(endpoint) ?? withoutNames(endpoint.input);
  schemas.set(endpoint, schema);
  return schema;
}

function compiler(coerceTypes: boolean): Ajv {
  const ajv = new Ajv({ allErrors: true, strict: true, strictTypes: false, coerceTypes, formats: INTEGER_FORMATS });
  return ajv.addKeyword({
    keyword: 'x-trim',
    type: 'string',
    schemaType: 'boolean',
    before: 'maxLength',
    modifying: true,
    validate: trimInPlace,
  });
}

function trimInPlace(wanted: boolean, text: string, _schema?: unknown, place?: TrimPlace): boolean {
  if (wanted && place !== undefined) place.parentData[place.parentDataProperty] = text.trim();
  return true;
}

interface TrimPlace {
  // Ajv's own type: the object or list that holds the string.
  readonly parentData: Record<string | number, unknown>;
  readonly parentDataProperty: string | number;
}

/** Names are for the documentation; two compilations of one name would collide. */
function withoutNames(schema: unknown) {
  const copy: unknown = JSON.parse(JSON.stringify(toJson(schema)), (member, value: unknown) =>
    member === '$id' ? undefined : value,
  );
  if (typeof copy !== 'object' || copy === null) throw new TypeError('an input schema is an object');
  return copy;
}
