import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { meanWait } from '../scripts/print-capacity/queue.mjs';

const SCRIPT = fileURLToPath(new URL('../scripts/print-capacity.mjs', import.meta.url));

describe('docs/capacity.md', () => {
  it('has the tables that the committed measurements and assumptions give, byte for byte', async () => {
    const check = promisify(execFile)(process.execPath, [SCRIPT, '--check'], { timeout: 600_000 });
    await expect(check).resolves.toMatchObject({ stderr: '' });
  });
});

describe('the simulated queue', () => {
  it('waits as theory says for one server with a fixed service: half of share / (1 - share)', () => {
    for (const share of [0.3, 0.5, 0.7, 0.9]) {
      const wait = meanWait({ servers: 1, serviceSeconds: 1, perSecond: share });
      expect(wait / (share / (2 * (1 - share)))).toBeGreaterThan(0.9);
      expect(wait / (share / (2 * (1 - share)))).toBeLessThan(1.1);
    }
  });

  it('waits longer the more arrives, shorter the more serve, and for ever beyond what they can', () => {
    const load = fc.record({
      servers: fc.integer({ min: 1, max: 12 }),
      share: fc.double({ min: 0.1, max: 0.8, noNaN: true }),
    });
    fc.assert(
      fc.property(load, ({ servers, share }) => {
        const of = (count: number, perSecond: number) =>
          meanWait({ servers: count, serviceSeconds: 0.01, perSecond, arrivals: 4_000 });
        const perSecond = (share * servers) / 0.01;
        expect(of(servers, perSecond)).toBeLessThanOrEqual(of(servers, perSecond * 1.2));
        expect(of(servers + 1, perSecond)).toBeLessThanOrEqual(of(servers, perSecond));
        expect(of(servers, servers / 0.01)).toBe(Number.POSITIVE_INFINITY);
      }),
      { numRuns: 30 },
    );
  });
});
