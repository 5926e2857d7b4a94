import { KEY_HEADERS } from '../conventions/headers.ts';
import type { JsonObject } from '../openapi/json.ts';
import { at, items, resolved, textAt } from './bundle-reader.ts';
import type { PlacedOperation } from './placed-operations.ts';

/** A line for a shell that calls the operation with its example input. */
export function curlLine(bundle: JsonObject, { path, method, operation }: PlacedOperation): string {
  const example = at(operation, 'requestBody', 'content', 'application/json', 'example');
  const query = items(operation.parameters)
    .map((parameter) => resolved(bundle, parameter))
    .filter((parameter) => at(parameter, 'required') === true && textAt(parameter, 'in') === 'query')
    .map((parameter) => `${textAt(parameter, 'name')}=${encodeURIComponent(textAt(parameter, 'example'))}`)
    .join('&');
  const target = `"$BAROGRAPH_URL${path}${query === '' ? '' : `?${query}`}"`;
  const key = textAt(operation, 'x-gate') === 'public' ? [] : [`-H "${KEY_HEADERS[0]}: $BAROGRAPH_KEY"`];
  const body =
    method === 'post' ? [`-H 'Content-Type: application/json'`, `-d '${quoted(JSON.stringify(example))}'`] : [];
  return ['curl -s', ...key, ...body, target].join(' \\\n  ');
}

/** Inside single quotes of a shell. */
const quoted = (text: string): string => text.replaceAll("'", "'\\''");
