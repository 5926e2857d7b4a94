import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldedResults, verdictOf } from './folded-results.ts';

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

  it('counts what is many without claiming more than that, and ends with a verdict', () => {
    const healthy = ['a', 'b'].map((id) => ({ name: `feed ${id}`, ok: true, message: 'not polled: no key' }));
    expect(foldedResults(healthy)).toEqual([
      { name: 'feeds', ok: true, message: '2 without a problem (details: feeds list)' },
    ]);
    expect(verdictOf(healthy)).toBe('Verdict: no problem found.');
    expect(verdictOf([...healthy, { name: 'disk', ok: false, message: 'full' }])).toBe(
      'Verdict: 1 problem found, marked FAIL above.',
    );
  });
});
