import { at, items, members, resolved, textAt } from '../../../src/contract/documentation/bundle-reader.ts';
import { ENDPOINT_NAMES, ENDPOINTS } from '../../../src/contract/endpoints.ts';
import { isObject, type Json, type JsonObject } from '../../../src/contract/openapi/json.ts';
import { withoutRepetition } from '../../../src/contract/openapi/said-once.ts';
import { withSingleUsesInPlace } from '../../../src/contract/openapi/single-uses.ts';
import { openApiBundle } from '../../../src/contract/openapi.ts';
import { writtenOut } from './written-out-bundle.ts';

export interface DescribedParameter {
  readonly name: string;
  readonly isRequired: boolean;
  readonly schema: Json;
}

/** One method of one path, as the bundle describes it. */
export interface DescribedOperation {
  readonly path: string;
  /** In upper case. */
  readonly method: string;
  /** Who is let in: `public`, `key`, `pro` or `operator`. */
  readonly gate: string;
  readonly query: readonly DescribedParameter[];
  /** Names of header parameters. */
  readonly headerNames: readonly string[];
  /** Absent when the method takes no body. */
  readonly bodySchema: Json | undefined;
  readonly responses: JsonObject;
}

/** Those of our own bundle as it is served; the same contract always gives the same, so that they can name tests. */
export const bundledOperations = (): readonly DescribedOperation[] =>
  describedOperations(
    writtenOut(
      withSingleUsesInPlace(
        withoutRepetition(
          openApiBundle(
            ENDPOINT_NAMES.map((name) => ENDPOINTS[name]),
            '0.1.0',
          ),
        ),
      ),
    ),
  );

/** Every method of every path of an OpenAPI bundle that is written out, in its order. */
export function describedOperations(bundle: JsonObject): readonly DescribedOperation[] {
  return members(bundle.paths).flatMap(([path, item]) =>
    members(item).map(([method, operation]) => described(bundle, { path, method: method.toUpperCase(), operation })),
  );
}

interface Placed {
  readonly path: string;
  readonly method: string;
  readonly operation: Json;
}

function described(bundle: JsonObject, { path, method, operation }: Placed): DescribedOperation {
  const parameters = items(at(operation, 'parameters')).map((parameter) => resolved(bundle, parameter));
  const responses = at(operation, 'responses');
  return {
    path,
    method,
    gate: textAt(operation, 'x-gate'),
    query: parameters
      .filter((parameter) => at(parameter, 'in') === 'query')
      .map((parameter) => ({
        name: textAt(parameter, 'name'),
        isRequired: at(parameter, 'required') === true,
        schema: resolved(bundle, at(parameter, 'schema')) ?? {},
      })),
    headerNames: parameters
      .filter((parameter) => at(parameter, 'in') === 'header')
      .map((parameter) => textAt(parameter, 'name')),
    bodySchema: at(operation, 'requestBody', 'content', 'application/json', 'schema'),
    responses: isObject(responses) ? responses : {},
  };
}
