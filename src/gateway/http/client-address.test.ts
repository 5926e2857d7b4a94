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
  ])('of peer %s with X-Forwarded-For %s is %s', (peer, forwarded, expected) => {
    expect(behindProxies(peer, forwarded)).toBe(expected);
  });

  it('is the peer when no proxy is trusted', () => {
    expect(clientAddress([])('127.0.0.1', '203.0.113.9')).toBe('127.0.0.1');
  });

  it('refuses a proxy list it cannot read', () => {
    expect(() => clientAddress(['proxy.example'])).toThrow(TypeError);
  });
});
