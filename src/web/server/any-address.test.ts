import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyUrl } from '../test-kit/any-url.ts';
import { askConsole, EXAMPLES, refusal } from '../test-kit/ask-console.ts';
import { viewUrl } from '../url/view-url.ts';

const REFUSALS = [
  [403, 'not_entitled'],
  [404, 'snapshot_not_found'],
  [429, 'rate_limited'],
  [503, 'store_unavailable'],
] as const;

/** Paths of operations that views ask. */
const ASKED = [...EXAMPLES.keys()].filter((path) =>
  /region|regime|companion|forecast|calibration|chokepoint|macro|energy-prices|implications|airport|airspace|country-states|evidence/.test(
    path,
  ),
);

/** Operations that refuse, by path. */
const anyRefusals = fc.uniqueArray(fc.tuple(fc.constantFrom(...ASKED), fc.constantFrom(...REFUSALS)), {
  selector: ([path]) => path,
  maxLength: 8,
});

describe('any address of a view', () => {
  it('shows the same again, and is 400 only where its end is before its beginning', async () => {
    await fc.assert(
      fc.asyncProperty(anyUrl(), async (url) => {
        const first = await askConsole(viewUrl(url));
        const isBackwards = url.from !== undefined && url.to !== undefined && url.from >= url.to;
        expect(first.status).toBe(isBackwards ? 400 : 200);
        expect((await askConsole(viewUrl(url))).text).toBe(first.text);
      }),
      { numRuns: 60 },
    );
  });

  it('answers with a page whatever the service refuses', async () => {
    await fc.assert(
      fc.asyncProperty(anyUrl(), anyRefusals, async (url, refusals) => {
        const refused = new Map(refusals);
        const { status, text } = await askConsole(viewUrl(url), (path) => {
          const found = refused.get(path);
          return found === undefined ? undefined : refusal(found[0], found[1]);
        });
        expect([200, 400, 403, 404, 429, 503]).toContain(status);
        expect(text).toContain('EXERCISE');
        expect(text).not.toMatch(/undefined|NaN|\[object/);
      }),
      { numRuns: 120 },
    );
  });
});
