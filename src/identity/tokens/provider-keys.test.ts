import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { issuerKey } from '../../../test/kit/token-issuer.ts';
import type { KeySetFetch } from './fetch-key-set.ts';
import { type KeySet, readKeySet } from './key-set.ts';
import { createProviderKeys } from './provider-keys.ts';

const KNOWN = { algorithm: 'EdDSA', keyId: 'known' } as const;
const UNKNOWN = { algorithm: 'EdDSA', keyId: 'unknown' } as const;
let keys: KeySet;

beforeAll(async () => {
  keys = (await readKeySet(JSON.stringify({ keys: [issuerKey('known', 'EdDSA').jwk] }))) ?? [];
});

function setup() {
  const clock = { time: 0, now: () => clock.time };
  const provider = { isUp: true, fetchedAt: [] as number[] };
  const changes: (boolean | string | undefined)[][] = [];
  const found = createProviderKeys({
    clock,
    fetchKeySet: async (): Promise<KeySetFetch> => {
      provider.fetchedAt.push(clock.time);
      return provider.isUp ? { status: 'fetched', keys } : { status: 'failed', reason: 'not_ok' };
    },
    onChange: (...change) => changes.push(change),
  });
  const find = async (header: typeof KNOWN | typeof UNKNOWN) => (await found.find(header)).status;
  return { clock, provider, changes, find };
}

describe('the keys of a provider', () => {
  it('are never fetched twice within 30 s once there are any, nor within 5 s before, whatever is asked', async () => {
    const step = fc.record({
      header: fc.constantFrom(KNOWN, UNKNOWN),
      after: fc.oneof(fc.nat(1_200_000), fc.constantFrom(0, 4_999, 5_000, 29_999, 30_000, 599_999, 600_000)),
      isUp: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 30 }), async (steps) => {
        const { clock, provider, find } = setup();
        let everUp = false;
        for (const { header, after, isUp } of steps) {
          clock.time += after;
          provider.isUp = isUp;
          const before = provider.fetchedAt.length;
          const hadKeys = everUp;
          const status = await find(header);
          const isFetched = provider.fetchedAt.length > before;
          everUp ||= isFetched && isUp;
          expect(status).toBe(everUp ? (header === KNOWN ? 'found' : 'unknown') : 'unavailable');
          const [last, previous] = provider.fetchedAt.toReversed();
          if (isFetched && previous !== undefined)
            expect((last ?? 0) - previous).toBeGreaterThanOrEqual(hadKeys ? 30_000 : 5_000);
        }
      }),
    );
  });

  it('are fetched again after 10 min, not before', async () => {
    const { clock, provider, find } = setup();
    for (const time of [0, 599_999, 600_000, 1_199_999, 1_200_000]) {
      clock.time = time;
      expect(await find(KNOWN)).toBe('found');
    }
    expect(provider.fetchedAt).toEqual([0, 600_000, 1_200_000]);
  });

  it('tell once that fetching fails and once that it works again', async () => {
    const { clock, provider, changes, find } = setup();
    for (const isUp of [true, false, false, true, true]) {
      provider.isUp = isUp;
      await find(UNKNOWN);
      clock.time += 30_000;
    }
    expect(changes).toEqual([
      [false, 'not_ok'],
      [true, undefined],
    ]);
  });
});
