import { isObject, type JsonObject } from '../openapi/json.ts';
import { at, members } from './bundle-reader.ts';

/** Operations in the bundle's order; without `HEAD` and `OPTIONS`. */
export function placedOperations(bundle: JsonObject): readonly PlacedOperation[] {
  return members(at(bundle, 'paths')).flatMap(([path, item]) =>
    (['get', 'post'] as const).flatMap((method) => {
      const operation = at(item, method);
      return isObject(operation) ? [{ path, method, operation }] : [];
    }),
  );
}

/** An operation of the bundle with its path and method. */
export interface PlacedOperation {
  readonly path: string;
  readonly method: 'get' | 'post';
  readonly operation: JsonObject;
}
