import { describe, expect, it } from 'vitest';
import { CATALOGUE } from '../../src/contract/catalogue.ts';
import { clientFiles } from '../../src/contract/clients/client-files.ts';
import { ENDPOINT_NAMES, ENDPOINTS } from '../../src/contract/endpoints.ts';
import { FEED_CARDS } from '../../src/feeds/registry.ts';
import { cataloguePage } from './catalogue-page.ts';
import { endpointPage } from './endpoint-page.ts';
import { handlerFile } from './handler-file.ts';

describe('generated files are those of the contract (npm run generate)', () => {
  it.each(Object.entries(clientFiles()))('%s', async (path, text) => {
    await expect(text).toMatchFileSnapshot(`../../${path}`);
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
