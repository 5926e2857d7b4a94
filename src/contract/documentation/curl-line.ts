import { KEY_HEADERS } from '../conventions/headers.ts';
import type { JsonObject } from '../openapi/json.ts';
import { at, items, resolved, textAt } from './bundle-reader.ts';
import type { PlacedOperation } from './placed-operations.ts';

/** A line for a shell that calls the operation with its example input. */
export function curlLine(bundle: JsonObject, placed: PlacedOperation): string {
  const { path, method, operation } = placed;
  const example = exampleInput(bundle, placed);
  const target = `"$BAROGRAPH_URL${path}${method === 'post' || example === '' ? '' : `?${example}`}"`;
  const key = textAt(operation, 'x-gate') === 'public' ? [] : [`-H "${KEY_HEADERS[0]}: $BAROGRAPH_KEY"`];
  const body = method === 'post' ? [`-H 'Content-Type: application/json'`, `-d '${quoted(example)}'`] : [];
  return ['curl -s', ...key, ...body, target].join(' \\\n  ');
}

/** The example of an operation's input: the body of a POST, the query of a GET without its question mark. */
export function exampleInput(bundle: JsonObject, { method, operation }: PlacedOperation): string {
  if (method === 'post')
    return JSON.stringify(at(operation, 'requestBody', 'content', 'application/json', 'example') ?? {});
  return items(operation.parameters)
    .map((parameter) => resolved(bundle, parameter))
    .filter((parameter) => at(parameter, 'required') === true && textAt(parameter, 'in') === 'query')
    .map((parameter) => `${textAt(parameter, 'name')}=${encodeURIComponent(textAt(parameter, 'example'))}`)
    .join('&');
}

/** Inside single quotes of a shell. */
const quoted = (text: string): string => text.replaceAll("'", "'\\''");
