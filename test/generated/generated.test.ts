import { describe, expect, it } from 'vitest';
import { CATALOGUE } from '../../src/contract/catalogue.ts';
import { clientOperations } from '../../src/contract/client-operations.ts';
import { clientTypes } from '../../src/contract/client-types.ts';
import { ENDPOINT_NAMES, ENDPOINTS } from '../../src/contract/endpoints.ts';
import { openApiBundle } from '../../src/contract/openapi.ts';
import { PLATFORM } from '../../src/contract/platform.ts';
import { FEED_CARDS } from '../../src/feeds/registry.ts';
import { cataloguePage } from './catalogue-page.ts';
import { endpointPage } from './endpoint-page.ts';
import { handlerFile } from './handler-file.ts';

const bundle = openApiBundle(
  ENDPOINT_NAMES.map((name) => ENDPOINTS[name]),
  '0',
);

describe('generated files are those of the contract (npm run generate)', () => {
  it('the types of the client', async () => {
    await expect(clientTypes(bundle)).toMatchFileSnapshot('../../clients/typescript/schema.d.ts');
  });

  it('the methods of the client', async () => {
    const { health, me, listKeys, createKey, revokeKey, listSessions, endSession, attribution, jwks } = PLATFORM;
    const account = { me, listKeys, createKey, revokeKey, listSessions, endSession };
    const called = { ...CATALOGUE, health, ...account, attribution, jwks };
    await expect(clientOperations(called, bundle)).toMatchFileSnapshot('../../clients/typescript/operations.ts');
  });

  it('the handlers of the catalogue', async () => {
    await expect(handlerFile(CATALOGUE)).toMatchFileSnapshot('../../src/operations/catalogue-handlers.ts');
  });

  it('the page of endpoints', async () => {
    const page = endpointPage(ENDPOINT_NAMES.map((name) => ENDPOINTS[name]));
    await expect(page).toMatchFileSnapshot('../../docs/endpoints.md');
  });

  it('the page of the catalogue', async () => {
    const page = cataloguePage(CATALOGUE, FEED_CARDS);
    await expect(page).toMatchFileSnapshot('../../docs/catalogue.md');
    // Every cell of every row says something, what an operation leaves out too.
    expect(page.split('\n').filter((line) => /\|\s*\|/.test(line))).toEqual([]);
    expect(page.match(/^\| [a-z-]+ \| `/gm)).toHaveLength(Object.keys(CATALOGUE).length);
  });
});
