import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  BUFFERS,
  HORIZONS,
  isRegionView,
  isViewPath,
  otherView,
  PLAIN_VIEWS,
  PRESSURES,
  REGION_IDS,
  REGION_VIEWS,
  readViewUrl,
  type ViewUrl,
  viewUrl,
  withMembers,
} from './view-url.ts';

const instant = fc.integer({ min: 0, max: 4_102_444_800_000 });
const pointer = fc
  .array(fc.stringMatching(/^[A-Za-z0-9_.:-]{1,20}$/), { minLength: 1, maxLength: 5 })
  .map((parts) => `/${parts.join('/')}`);
const open = fc.oneof(
  pointer.map((text) => ({ kind: 'explain' as const, pointer: text })),
  fc.stringMatching(/^ev_[0-9a-f]{20}$/).map((id) => ({ kind: 'evidence' as const, id })),
);
const anyUrl = fc
  .record(
    {
      view: fc.constantFrom('world', 'country', ...REGION_VIEWS, ...PLAIN_VIEWS),
      regionId: fc.constantFrom(...REGION_IDS),
      axis: fc.constantFrom(...PRESSURES, ...BUFFERS),
      at: instant,
      from: instant,
      to: instant,
      horizon: fc.constantFrom(...HORIZONS),
      isAll: fc.constant(true as const),
      q: fc.string({ minLength: 1, maxLength: 60 }).filter((text) => text.trim() !== ''),
      s: fc.array(
        fc.constantFrom('transits_total~chokepoint:hormuz_strait~7', 'preset~chokepoint:suez~closed', 'x~world~-1.5'),
        { minLength: 1, maxLength: 8 },
      ),
      open,
      lang: fc.constantFrom('fr' as const, 'ar' as const),
      theme: fc.constantFrom('light' as const, 'dark' as const),
    },
    { requiredKeys: ['view', 'regionId', 'axis'] },
  )
  .filter(({ from = 0, to = Number.POSITIVE_INFINITY }) => from < to)
  .map(({ isAll, ...url }): ViewUrl => {
    if (isAll && url.view === 'forecasts') return { ...url, regionId: 'global', isAll };
    if (url.view === 'country') return { ...url, regionId: 'global', country: 'IR' };
    return isRegionView(url.view) ? url : { ...url, regionId: 'global' };
  });

const read = (address: string) => {
  const [path = '', query = ''] = address.split('?');
  return readViewUrl(path, query);
};

describe('the address of a view', () => {
  it('says the whole view: read back it is the same', () => {
    fc.assert(
      fc.property(anyUrl, (url) => {
        expect(read(viewUrl(url))).toEqual({ status: 'view', url });
      }),
    );
  });

  it('has no member for what is usual', () => {
    expect(viewUrl({ view: 'world', regionId: 'global', axis: 'coercivePressure' })).toBe('/');
    expect(
      viewUrl({ view: 'region', regionId: 'mena', axis: 'coercivePressure', at: Date.UTC(2026, 10, 22, 12) }),
    ).toBe('/region/mena?at=2026-11-22T12:00Z');
  });

  it('is of the world as a whole without a region, and of all regions for forecasts', () => {
    expect(read('/triggers')).toMatchObject({ url: { view: 'triggers', regionId: 'global' } });
    expect(read('/forecasts')).toMatchObject({ url: { view: 'forecasts', isAll: true } });
    expect(read('/forecasts/global')).not.toMatchObject({ url: { isAll: true } });
  });

  it('leads to another view of the same place and instant, without what only the one view has', () => {
    const [path = '', query = ''] = '/changes/mena?at=2026-11-22T12:00Z&to=2026-11-21T12:00Z&open=explain:/a'.split(
      '?',
    );
    const found = readViewUrl(path, query);
    expect(found.status).toBe('view');
    if (found.status !== 'view') return;
    expect(viewUrl(otherView(found.url, 'triggers'))).toBe('/triggers/mena?at=2026-11-22T12:00Z');
    expect(viewUrl(otherView(found.url, 'corridors'))).toBe('/corridors?at=2026-11-22T12:00Z');
    expect(viewUrl(otherView(otherView(found.url, 'world'), 'forecasts'))).toBe('/forecasts?at=2026-11-22T12:00Z');
  });

  it('belongs to a view by its first part alone', () => {
    expect(['/', '/region/atlantis', '/triggers', '/corridors/x'].map(isViewPath)).toEqual([true, true, true, true]);
    expect(['/regional', '/api/health', '/docs', ''].map(isViewPath)).not.toContain(true);
  });

  it('is that of a form whose fields were left empty', () => {
    expect(read('/region/mena?at=&theme=dark')).toEqual(read('/region/mena?theme=dark'));
  });

  it('loses a member that is taken away', () => {
    const url: ViewUrl = { view: 'region', regionId: 'mena', axis: 'coercivePressure', at: 60_000 };
    expect(viewUrl(withMembers(url, { at: undefined }))).toBe('/region/mena');
  });

  it.each([
    ['/?at=yesterday', 'at'],
    ['/?at=2026-13-01T00:00Z', 'at'],
    ['/?axis=wealth', 'axis'],
    ['/?open=evidence:ev_1', 'open'],
    [`/ask?q=${'a'.repeat(501)}`, 'q'],
    ['/what-if/mena?s=transits_total~moon~7', 's'],
    ['/what-if/mena?s=preset~chokepoint:suez~half', 's'],
    [`/what-if/mena?${'s=x~world~1&'.repeat(9)}`, 's'],
    ['/?theme=blue', 'theme'],
    ['/?lang=de', 'lang'],
    ['/?lang=fr&lang=fr', 'lang'],
    ['/changes/mena?to=soon', 'to'],
    ['/changes/mena?from=2026-11-22T12:00Z&to=2026-11-22T12:00Z', 'to'],
    ['/forecasts?horizon=1y', 'horizon'],
    ['/?at=2026-11-22T12:00Z&at=2026-11-22T12:00Z', 'at'],
    ['/?colour=red', 'colour'],
    [`/?open=explain:/${'a'.repeat(3_000)}`, 'query'],
  ])('names the member of %s that is none', (address, name) => {
    expect(read(address)).toMatchObject({ status: 'bad', name });
  });

  it.each([
    '/region/atlantis',
    '/region/',
    '/wo',
    '/region/mena/',
    '/corridors/mena',
    '/region/mena/mena',
    '/country/Iran',
    '/ask/mena',
    '//ask',
  ])('knows no %s', (path) => {
    expect(readViewUrl(path, '')).toEqual({ status: 'unknown' });
  });

  it('reads any text without an error', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (path, query) => {
        expect(['view', 'unknown', 'bad']).toContain(readViewUrl(path, query).status);
        expect(['view', 'bad']).toContain(readViewUrl('/', query).status);
      }),
    );
  });
});
