import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldedResults } from './folded-results.ts';

const result = fc.record({
  name: fc.constantFrom('feed a', 'feed b', 'snapshot mena', 'node', 'feeds proxy'),
  ok: fc.boolean(),
  message: fc.constantFrom('fine', 'old'),
});

describe('the screen of the doctor', () => {
  it('shows every failure, and counts healthy feeds and snapshots', () => {
    fc.assert(
      fc.property(fc.array(result), (results) => {
        const shown = foldedResults(results);
        expect(shown.filter(({ ok }) => !ok)).toEqual(results.filter(({ ok }) => !ok));
        expect(shown.filter(({ name, ok }) => ok && /^(feed|snapshot) /.test(name))).toEqual([]);
        const count = results.filter(({ name, ok }) => ok && name.startsWith('feed ')).length;
        const line = shown.find(({ name }) => name === 'feeds')?.message;
        expect(line === undefined ? 0 : Number.parseInt(line, 10)).toBe(count);
      }),
    );
  });
});
