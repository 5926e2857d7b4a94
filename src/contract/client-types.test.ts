import { expect, it } from 'vitest';
import { clientTypes } from './client-types.ts';
import { ENDPOINT_NAMES, ENDPOINTS } from './endpoints.ts';
import { openApiBundle } from './openapi.ts';

it('the committed client types are those of the contract', async () => {
  const bundle = openApiBundle(
    ENDPOINT_NAMES.map((name) => ENDPOINTS[name]),
    '0',
  );
  await expect(clientTypes(bundle)).toMatchFileSnapshot('../../clients/typescript/schema.d.ts');
});
