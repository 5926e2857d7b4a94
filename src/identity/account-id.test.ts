import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isAccountId, isTokenIssuer, isTokenSubject, tokenAccountId } from './account-id.ts';

const printable = fc.string({ unit: fc.integer({ min: 0x20, max: 0x7e }).map((code) => String.fromCharCode(code)) });
const issuers = printable.filter(isTokenIssuer);
const subjects = printable.filter(isTokenSubject);

describe('the account of a token', () => {
  it('is another one for every pair of issuer and subject, and never one that an operator named', () => {
    fc.assert(
      fc.property(issuers, subjects, issuers, subjects, (issuer, subject, otherIssuer, otherSubject) => {
        const account = tokenAccountId(issuer, subject);
        expect(account === tokenAccountId(otherIssuer, otherSubject)).toBe(
          issuer === otherIssuer && subject === otherSubject,
        );
        expect(account).not.toMatch(/^[\w.@:-]{1,64}$/);
      }),
    );
  });

  it('can be named on the command line, whatever the pair', () => {
    fc.assert(fc.property(issuers, subjects, (issuer, subject) => isAccountId(tokenAccountId(issuer, subject))));
    expect(isAccountId('https://idp.example/|auth0|ada')).toBe(true);
  });

  it.each(['', 'a b', 'a'.repeat(65), 'a/b', '|ada', 'https://idp|', 'a b|ada', 'https://idp|a\nb', 'ä', 'idp|ä'])(
    'is not %j, and no other is',
    (text) => {
      expect(isAccountId(text)).toBe(false);
    },
  );
});
