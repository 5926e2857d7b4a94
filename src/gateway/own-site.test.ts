import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HeaderLines } from './header-lines.ts';
import { createOwnSite } from './own-site.ts';

const site = createOwnSite(() => 8080, 'https://barograph.example');
const lines = (headers: Readonly<Record<string, string>>) => new HeaderLines(Object.entries(headers));
const here = { host: '127.0.0.1:8080', cookie: 'barograph-8080=secret' };

describe('the cookie of a session', () => {
  it.each([
    [here],
    [{ ...here, host: 'localhost:8080' }],
    [{ ...here, host: '[::1]:8080' }],
    [{ ...here, 'sec-fetch-site': 'same-origin' }],
    [{ ...here, 'sec-fetch-site': 'none', cookie: 'a=b; barograph-8080=secret' }],
    [{ host: 'barograph.example', cookie: '__Host-barograph=secret' }],
  ])('counts in %j', (headers) => expect(site.sessionIn(lines(headers))).toBe('secret'));

  it.each([
    [{ ...here, host: 'evil.example' }],
    [{ ...here, host: '127.0.0.1:8081' }],
    [{ ...here, host: '127.0.0.1' }],
    [{ ...here, host: '10.0.0.1:8080' }],
    [{ ...here, 'sec-fetch-site': 'cross-site' }],
    [{ ...here, 'sec-fetch-site': 'same-site' }],
    [{ ...here, cookie: 'barograph-8081=secret' }],
    [{ ...here, cookie: 'barograph-8080=a; barograph-8080=b' }],
    [{ ...here, cookie: 'barograph-8080=' }],
    [{ host: 'barograph.example', cookie: 'barograph-443=secret' }],
    [{ cookie: here.cookie }],
  ])('does not count in %j', (headers) => expect(site.sessionIn(lines(headers))).toBeUndefined());

  it('counts nowhere before we listen', () => {
    expect(createOwnSite(() => undefined).sessionIn(lines(here))).toBeUndefined();
  });

  it('is read from any header without an error', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (host, cookie, fetchSite) => {
        const read = site.sessionIn(lines({ host, cookie, 'sec-fetch-site': fetchSite }));
        expect(read).toBeUndefined();
      }),
    );
  });

  it('is closed to scripts and other sites, and on https to http', () => {
    const cookie = site.cookie(lines(here), 'secret');
    expect(cookie).toBe('barograph-8080=secret; Path=/; HttpOnly; SameSite=Strict; Max-Age=604800');
    expect(site.cookie(lines({ host: 'barograph.example' }), 's')).toMatch(/^__Host-barograph=s; .*; Secure$/);
    expect(site.cookie(lines(here), '')).toContain('Max-Age=0');
  });
});

describe('our own origin', () => {
  it('is that of the host that was asked', () => {
    expect(site.isOwnOrigin(lines({ ...here, origin: 'http://127.0.0.1:8080' }))).toBe(true);
    expect(site.isOwnOrigin(lines({ host: 'barograph.example', origin: 'https://barograph.example' }))).toBe(true);
  });

  it.each(['http://localhost:8080', 'http://127.0.0.1:8081', 'https://127.0.0.1:8080', 'null', ''])(
    'is not %s',
    (origin) => expect(site.isOwnOrigin(lines({ ...here, origin }))).toBe(false),
  );

  it('is not the origin of a host that is not ours', () => {
    expect(site.isOwnOrigin(lines({ host: 'evil.example', origin: 'http://evil.example' }))).toBe(false);
    const twice = new HeaderLines([
      ['host', '127.0.0.1:8080'],
      ['origin', 'http://127.0.0.1:8080'],
      ['origin', 'http://127.0.0.1:8080'],
    ]);
    expect(site.isOwnOrigin(twice)).toBe(false);
  });
});
