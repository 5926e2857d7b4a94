import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AT_PATTERN } from '../contract/intelligence/parameters.ts';
import { asOfReply, resolveAt } from './as-of.ts';

const NOW = Date.UTC(2026, 10, 23, 5, 30);
const PATTERN = new RegExp(AT_PATTERN);
const resolved = (at: string) => {
  expect(at).toMatch(PATTERN);
  const found = resolveAt(at, NOW);
  return found.ok ? found.asOf : found.failure;
};

describe('`at`', () => {
  it('is one instant, whatever the form it is written in', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: Math.floor(NOW / 60_000) - 11 }), (minutes) => {
        const instant = minutes * 60_000;
        const iso = new Date(instant).toISOString();
        const east = `${new Date(instant + 90 * 60_000).toISOString().slice(0, 16)}+01:30`;
        for (const at of [String(instant), iso, `${iso.slice(0, 16)}Z`, east])
          expect(resolved(at)).toEqual({ instant, isSettled: true });
        const back = (NOW - instant) / 60_000;
        if (back <= 99_999) expect(resolved(`-${back}m`)).toEqual({ instant, isSettled: false });
      }),
    );
    expect(resolved('2026-11-22')).toMatchObject({ instant: Date.UTC(2026, 10, 22) });
    expect(resolved('-6h')).toMatchObject({ instant: NOW - 6 * 3_600_000 });
    expect(resolved('-1d')).toMatchObject({ instant: NOW - 86_400_000 });
    expect(resolveAt(undefined, NOW)).toEqual({ ok: true, asOf: { instant: NOW, isSettled: false } });
  });

  it('counts as now up to a minute ahead, and is a violation beyond', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 200_000 }), (ahead) => {
        const found = resolved(String(NOW + ahead));
        if (ahead <= 60_000) expect(found).toEqual({ instant: NOW, isSettled: false });
        else expect(found).toMatchObject({ code: 'validation_failed', violations: [{ field: 'at' }] });
      }),
    );
  });

  it('refuses what names no instant', () => {
    for (const at of [
      '2026-02-31',
      '2026-13-01',
      '2026-11-22T25:00Z',
      '2026-11-22T10:00+99:99',
      '-99999d',
      '9999999999999999',
    ])
      expect([at, resolved(at)]).toMatchObject([at, { code: 'validation_failed' }]);
    for (const at of ['', 'now', '-6', '6h', '-1w', '2026-11-22T10:00', '1e3', '-6h ', '../x'])
      expect(at).not.toMatch(PATTERN);
  });

  it('lets caches keep an answer only where the instant is absolute and settled', () => {
    const control = (isSettled: boolean) => {
      const { reply } = Object(asOfReply({ a: 1 }, { instant: 7, isSettled }));
      return new Map<string, string>(reply.headers);
    };
    expect(control(true).get('Cache-Control')).toContain('immutable');
    expect(control(false).get('Cache-Control')).toBe('private, no-cache');
    expect(control(false).get('X-As-Of')).toBe('7');
  });
});
