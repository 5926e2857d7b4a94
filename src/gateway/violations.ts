import type { ErrorObject } from 'ajv';
import type { Violation } from '../contract/conventions/failure.ts';
import { pointerTokens } from '../contract/openapi/json-pointer.ts';
import { patternWords } from '../contract/pattern-words.ts';

/**
 * Ajv's errors in the caller's words: one violation per broken rule, without repetition.
 * @param whole the field name of the input itself, `body` or `query`
 */
export function violationsOf(errors: readonly ErrorObject[], whole: string): Violation[] {
  const seen = new Set<string>();
  return errors
    .map((error) => violationOf(error, whole))
    .filter((violation) => {
      const key = `${violation.field}\n${violation.description}`;
      return seen.size < seen.add(key).size;
    });
}

function violationOf(error: ErrorObject, whole: string): Violation {
  const path = fieldPath(error.instancePath);
  const params: Readonly<Record<string, unknown>> = error.params;
  switch (error.keyword) {
    case 'required':
      return { field: within(path, String(params.missingProperty)), description: 'is required' };
    case 'additionalProperties':
      return { field: within(path, String(params.additionalProperty)), description: 'is not a known member' };
    default:
      return { field: path === '' ? whole : path, description: description(error.keyword, params, error.message) };
  }
}

function description(keyword: string, params: Readonly<Record<string, unknown>>, message: string | undefined): string {
  switch (keyword) {
    case 'type':
      return `must be ${withArticle(String(params.type))}`;
    case 'minLength':
      return params.limit === 1 ? 'must not be empty' : `must have at least ${params.limit} Unicode code points`;
    case 'maxLength':
      return `must have at most ${params.limit} Unicode code points`;
    case 'minItems':
      return `must have at least ${items(params.limit)}`;
    case 'maxItems':
      return `must have at most ${items(params.limit)}`;
    case 'pattern':
      return patternWords(String(params.pattern));
    case 'enum':
      return `must be one of ${Array.isArray(params.allowedValues) ? params.allowedValues.join(', ') : 'the listed values'}`;
    default:
      return message ?? 'breaks a rule';
  }
}

const withArticle = (type: string): string =>
  type === 'object' ? 'a JSON object' : `${/^[aeio]/.test(type) ? 'an' : 'a'} ${type}`;

const within = (path: string, member: string): string => (path === '' ? member : `${path}.${member}`);

/** `/operations/1/path` as `operations[1].path`. */
function fieldPath(pointer: string): string {
  return pointerTokens(pointer).reduce(
    (path, token) => (/^\d+$/.test(token) ? `${path}[${token}]` : within(path, token)),
    '',
  );
}

const items = (count: unknown): string => `${count} item${count === 1 ? '' : 's'}`;
