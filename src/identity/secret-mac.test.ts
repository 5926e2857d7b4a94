import { describe, expect, it } from 'vitest';
import { equalMacs, secretMac } from './secret-mac.ts';

describe('the MAC of a secret', () => {
  it('is the HMAC-SHA-256 of RFC 4231', () => {
    // Test cases 1 and 2.
    expect(secretMac('Hi There', new Uint8Array(20).fill(0x0b))).toBe(
      'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7',
    );
    expect(secretMac('what do ya want for nothing?', Buffer.from('Jefe'))).toBe(
      '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
    );
  });

  it('equals itself and nothing that differs anywhere or is shorter or longer', () => {
    const mac = secretMac('secret', new Uint8Array(16));
    expect(equalMacs(mac, mac)).toBe(true);
    for (let at = 0; at < mac.length; at += 1)
      expect(equalMacs(mac, `${mac.slice(0, at)}${mac[at] === '0' ? '1' : '0'}${mac.slice(at + 1)}`)).toBe(false);
    for (const other of ['', mac.slice(1), mac.slice(0, -1), `${mac}0`]) expect(equalMacs(mac, other)).toBe(false);
  });
});
