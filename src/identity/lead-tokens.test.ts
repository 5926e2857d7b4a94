import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createDestinationTokens, createLeadTokens } from './lead-tokens.ts';

const peppers = fc.uint8Array({ minLength: 32, maxLength: 32 });
const hex = fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: 32, maxLength: 32 });
const claims = fc.record({ addressId: hex, writtenAt: fc.integer({ min: 0, max: 4_102_444_800_000 }) });
const uses = fc.constantFrom('confirm', 'remove');

describe('tokens of mailed links', () => {
  it('are read as what they were made for, and need no escape in a URL', () => {
    fc.assert(
      fc.property(peppers, uses, claims, (pepper, use, claim) => {
        const token = createLeadTokens(pepper).create(use, claim);
        expect(token).toMatch(/^[0-9a-z.]{67,75}$/);
        expect(createLeadTokens(pepper).read(use, token)).toEqual(claim);
      }),
    );
  });

  it('are read for no other use, under no other pepper, and with no changed character', () => {
    fc.assert(
      fc.property(
        peppers,
        uses,
        claims,
        fc.nat(),
        fc.string({ minLength: 1, maxLength: 1 }),
        (pepper, use, claim, at, by) => {
          const tokens = createLeadTokens(pepper);
          const token = tokens.create(use, claim);
          expect(tokens.read(use === 'confirm' ? 'remove' : 'confirm', token)).toBeUndefined();
          const other = createLeadTokens(pepper.map((byte) => byte ^ 1));
          expect(other.read(use, token)).toBeUndefined();
          const place = at % token.length;
          const changed = `${token.slice(0, place)}${by}${token.slice(place + 1)}`;
          expect(tokens.read(use, changed)).toEqual(changed === token ? claim : undefined);
        },
      ),
    );
  });

  it('are not read from any text', () => {
    const tokens = createLeadTokens(new Uint8Array(32));
    fc.assert(fc.property(uses, fc.string(), (use, text) => tokens.read(use, text) === undefined));
    expect(tokens.read('confirm', '')).toBeUndefined();
  });
});

describe('tokens of destinations', () => {
  const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
  const ids = fc.string({ unit: fc.constantFrom(...letters), minLength: 22, maxLength: 22 }).map((id) => `dst_${id}`);

  it('are read for their use and pepper alone, with no changed character, and need no escape in a URL', () => {
    fc.assert(
      fc.property(peppers, uses, ids, fc.nat(), fc.string({ maxLength: 2 }), (pepper, use, id, at, by) => {
        const tokens = createDestinationTokens(pepper);
        const token = tokens.create(use, id);
        expect(token).toMatch(/^dst_[0-9A-Za-z]{22}\.[0-9a-f]{32}$/);
        expect(tokens.read(use, token)).toBe(id);
        expect(tokens.read(use === 'confirm' ? 'remove' : 'confirm', token)).toBeUndefined();
        expect(createDestinationTokens(pepper.map((byte) => byte ^ 1)).read(use, token)).toBeUndefined();
        expect(createLeadTokens(pepper).read(use, token)).toBeUndefined();
        const place = at % token.length;
        const changed = `${token.slice(0, place)}${by}${token.slice(place + 1)}`;
        expect(tokens.read(use, changed)).toBe(changed === token ? id : undefined);
      }),
    );
  });
});
