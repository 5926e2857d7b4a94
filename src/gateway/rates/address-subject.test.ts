import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressSubject } from './address-subject.ts';

describe('the subject of a client address', () => {
  it.each([
    ['192.0.2.1', '192.0.2.1'],
    ['', ''],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['1::2:3:4:5:6:7', '1:0:2:3::/64'],
    ['1:2::3:4:192.0.2.1', '1:2:0:0::/64'],
    ['1:2::3:4:5:192.0.2.1', '1:2:0:3::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['64:ff9b::192.0.2.1', '64:ff9b:0:0::/64'],
    ['1:2:3:4:5:6:192.0.2.1', '1:2:3:4::/64'],
  ])('of %s is %s', (address, subject) => {
    expect(addressSubject(address)).toBe(subject);
  });

  it('is the same for all addresses of a /64 in any spelling, and never for two of them', () => {
    const group = fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 0xffff }));
    const network = fc.tuple(group, group, group, group);
    const spelled = (numbers: readonly number[], isPadded: boolean) =>
      numbers
        .map((number) => (isPadded ? number.toString(16).padStart(4, '0').toUpperCase() : number.toString(16)))
        .join(':');
    fc.assert(
      fc.property(network, network, network, fc.boolean(), (one, other, host, isPadded) => {
        const subject = addressSubject(spelled([...one, ...host], false));
        expect(addressSubject(spelled([...one, ...other], isPadded))).toBe(subject);
        expect(addressSubject(`${spelled(one, isPadded)}::`)).toBe(subject);
        expect(addressSubject(spelled([...other, ...host], isPadded)) === subject).toBe(
          one.every((number, index) => number === other[index]),
        );
      }),
    );
  });
});
