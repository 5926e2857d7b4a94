import { ENDPOINT_NAMES, ENDPOINTS } from '../endpoints.ts';
import { openApiBundle } from '../openapi.ts';
import { pythonModels } from './python-models.ts';
import { pythonOperations } from './python-operations.ts';
import { typescriptOperations } from './typescript-operations.ts';
import { typescriptTypes } from './typescript-types.ts';

/** Every generated file of the clients by its path from the root; pure, the same bytes for the same contract. */
export function clientFiles(): Readonly<Record<string, string>> {
  const bundle = openApiBundle(
    ENDPOINT_NAMES.map((name) => ENDPOINTS[name]),
    '0',
  );
  return {
    'clients/python/src/barograph/models.py': pythonModels(bundle),
    'clients/python/src/barograph/operations.py': pythonOperations(bundle),
    'clients/typescript/schema.ts': typescriptTypes(bundle),
    'clients/typescript/operations.ts': typescriptOperations(bundle),
  };
}
