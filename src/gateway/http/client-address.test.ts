import { isIP } from 'node:net';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clientAddress } from './client-address.ts';

describe('the client address', () => {
  const behindProxies = clientAddress(['10.0.0.0/8', '192.0.2.7', '2001:db8::/32']);
  it.each([
    ['198.51.100.1', undefined, '198.51.100.1'],
    ['198.51.100.1', '203.0.113.9', '198.51.100.1'],
    ['10.0.0.1', undefined, '10.0.0.1'],
    ['10.0.0.1', '203.0.113.9', '203.0.113.9'],
    ['::ffff:10.0.0.1', '203.0.113.9', '203.0.113.9'],
    ['2001:db8::1', '203.0.113.9', '203.0.113.9'],
    ['10.0.0.1', '1.1.1.1, 203.0.113.9, 10.2.3.4, 192.0.2.7', '203.0.113.9'],
    ['10.0.0.1', '10.9.9.9', '10.0.0.1'],
    ['10.0.0.1', 'unknown', '10.0.0.1'],
    ['10.0.0.1', '1.1.1.1, <script>', '10.0.0.1'],
    ['10.0.0.1', '203.0.113.9:5678', '203.0.113.9'],
    ['10.0.0.1', '1.1.1.1, 203.0.113.9:5678, 10.2.3.4:443, [2001:db8::2]:80', '203.0.113.9'],
    ['10.0.0.1', '[2001:dead::1]:443', '2001:dead::1'],
    ['10.0.0.1', '[2001:dead::1]', '2001:dead::1'],
    ['10.0.0.1', '[::ffff:203.0.113.9]:1', '203.0.113.9'],
    ['10.0.0.1', '2001:dead::1:443', '2001:dead::1:443'],
    ['10.0.0.1', '203.0.113.9:65536', '10.0.0.1'],
    ['10.0.0.1', '203.0.113.9:', '10.0.0.1'],
    ['10.0.0.1', '203.0.113.9:_port', '10.0.0.1'],
    ['10.0.0.1', '[203.0.113.9]:80', '10.0.0.1'],
    ['10.0.0.1', '[2001:dead::1]80', '10.0.0.1'],
    ['10.0.0.1', '203.0.113.9:80:80', '10.0.0.1'],
  ])('of peer %s with X-Forwarded-For %s is %s', (peer, forwarded, expected) => {
    expect(behindProxies(peer, forwarded)).toBe(expected);
  });

  const someAddress = fc.oneof(fc.ipV4(), fc.ipV6());
  const somePort = fc.option(fc.integer({ min: 0, max: 65_535 }), { nil: undefined });
  const written = (address: string, port: number | undefined): string => {
    if (port === undefined) return address;
    return address.includes(':') ? `[${address}]:${port}` : `${address}:${port}`;
  };

  it('is the same with any ports as without them', () => {
    const someHops = fc.array(fc.tuple(fc.oneof(someAddress, fc.constant('10.2.3.4')), somePort), { minLength: 1 });
    fc.assert(
      fc.property(someHops, (hops) => {
        const bare = hops.map(([address]) => address).join(', ');
        const ported = hops.map(([address, port]) => written(address, port)).join(', ');
        expect(behindProxies('10.0.0.1', ported)).toBe(behindProxies('10.0.0.1', bare));
      }),
    );
  });

  it('is an address, whatever the header says, and never one with a port', () => {
    const someHeader = fc.oneof(
      fc.string(),
      fc.string({ unit: fc.constantFrom(...'0123456789abcf:.[], ') }),
      fc.tuple(someAddress, fc.string({ maxLength: 8 })).map((parts) => parts.join(':')),
    );
    fc.assert(
      fc.property(someHeader, (header) => {
        expect(isIP(behindProxies('10.0.0.1', header))).toBeGreaterThan(0);
      }),
      { numRuns: 2_000 },
    );
  });

  it('is the peer when no proxy is trusted', () => {
    expect(clientAddress([])('127.0.0.1', '203.0.113.9')).toBe('127.0.0.1');
  });

  it('refuses a proxy list it cannot read', () => {
    expect(() => clientAddress(['proxy.example'])).toThrow(TypeError);
  });
});
