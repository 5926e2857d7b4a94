import fc from 'fast-check';
import { expect, it } from 'vitest';
import { HeaderLines } from './header-lines.ts';
import { presentedCredentials } from './presented-credentials.ts';
import { trimWhiteSpace } from './trim-white-space.ts';

const WHITE_SPACE = fc.string({ unit: fc.constantFrom(' ', '\t'), maxLength: 4 });
/** As Node reads header bytes: one character each. */
const OCTETS = fc.string({ unit: fc.integer({ min: 0x21, max: 0xff }).map((code) => String.fromCharCode(code)) });

it('loses the spaces and tabs around a header value and no other character', () => {
  fc.assert(
    fc.property(WHITE_SPACE, OCTETS, WHITE_SPACE, (before, value, after) => {
      const line = `${before}${value}${after}`;
      expect(trimWhiteSpace(line)).toBe(value);
      expect(new HeaderLines([['X', line]]).all('x')).toEqual([value]);
    }),
  );
});

it.each(['\u00a0', '\u0085', '\u000b'])(
  'presents a key with the character %j next to it as it was sent',
  (character) => {
    const headers = new HeaderLines([['X-Service-Key', `key${character}`]]);
    expect(presentedCredentials(headers, ['x-service-key'])).toEqual({
      status: 'presented',
      credentials: [{ kind: 'key', text: `key${character}` }],
    });
  },
);
