import type { Violation } from '../contract/conventions/failure.ts';
import type { Endpoint } from '../contract/conventions/operation.ts';
import { LIST_FORMAT_NAMES, type ListFormat } from '../contract/records/list-formats.ts';

export interface QueryRead {
  /** Known parameters that were sent, by name. */
  readonly input: Readonly<Record<string, string>>;
  /** `undefined` when absent or empty. */
  readonly jmespath: string | undefined;
  /** The form of a list; `undefined` when absent, or none of the list's own, which is a violation. */
  readonly format: ListFormat | undefined;
  /** Known parameters sent more than once, or that exclude each other. */
  readonly violations: readonly Violation[];
}

/** Reads a query string by the endpoint's own parameters; unknown ones are ignored, repeated known ones are violations. */
export function readQuery(query: string, endpoint: Endpoint): QueryRead {
  const sent = new URLSearchParams(query);
  const names = parameterNames(endpoint);
  const known = endpoint.acceptsJmespath ? [...names, 'jmespath'] : names;
  const violations = known
    .filter((name) => sent.getAll(name).length > 1)
    .map((field) => ({ field, description: 'must be sent once' }));
  const input = Object.fromEntries(names.flatMap((name) => sent.getAll(name).map((value) => [name, value])));
  const jmespath = endpoint.acceptsJmespath ? sent.get('jmespath') || undefined : undefined;
  const format =
    endpoint.listed === undefined ? undefined : LIST_FORMAT_NAMES.find((name) => name === sent.get('format'));
  const excluded =
    jmespath !== undefined && format !== undefined && format !== 'json'
      ? [{ field: 'format', description: 'must be json with jmespath' }]
      : [];
  return { input, jmespath, format, violations: [...violations, ...excluded] };
}

function parameterNames({ input }: Endpoint): readonly string[] {
  return 'properties' in input && typeof input.properties === 'object' && input.properties !== null
    ? Object.keys(input.properties)
    : [];
}
