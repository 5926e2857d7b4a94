import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { worldCount } from '../../../test/kit/world-count.ts';
import { CLAIM_KINDS } from '../claim.ts';
import { sentencesOf } from '../sentences.ts';
import { misread } from '../test-kit/misread.ts';
import { claimOf, noted, RECORD_CLAIMS, someRecordClaims } from '../test-kit/record-worlds.ts';

const textOf = (...given: Parameters<typeof noted>): string | undefined =>
  claimOf(noted(...given)).map((claim) => sentencesOf(claim).full)[0];

describe('a claim of a record', () => {
  it('reads back as that claim, whatever the source wrote', () => {
    fc.assert(
      fc.property(someRecordClaims, (claims) => {
        expect(claims.flatMap(misread)).toEqual([]);
      }),
      { numRuns: worldCount(1_000) },
    );
  });

  it('is of the three kinds, and of no record that is none of them', () => {
    const kinds = new Set(RECORD_CLAIMS.map(({ kind }) => kind));
    expect(CLAIM_KINDS.filter((kind) => kinds.has(kind))).toEqual(['notice', 'listing', 'headline']);
    expect(claimOf(noted('exploited_vulnerability'))).toEqual([]);
    expect(claimOf(noted('conflict_event'))).toEqual([]);
  });

  it('cites the page of the entry, else that of its source, and is known since the entry is', () => {
    const [claim] = claimOf(noted('headline'));
    expect(claim).toMatchObject({ sourceUrls: ['https://source.example/headline'], evidenceIds: [] });
    expect(claim?.knownAt).toBe(noted('headline').knownAt);
    const { url: _, ...without } = noted('headline');
    expect(claimOf(without)).toMatchObject([{ sourceUrls: ['https://source.example/'] }]);
  });

  it('says what was published, by whom and when, in quotation marks', () => {
    const body = { publisher: 'UN News' };
    expect(textOf('headline', { title: '“Talks” resume', body })).toBe(
      'UN News published a headline on Yemen at 23:00 UTC on 31 May 2026: “’Talks’ resume”.',
    );
    const listedAt = Date.UTC(2022, 2, 3);
    expect(textOf('sanctions_entry', { title: 'DOE, John', observedAt: listedAt, body: { listedAt } })).toBe(
      '“DOE, John” has been on the sanctions list of the European Union since 3 Mar 2022, connected with Yemen.',
    );
    expect(textOf('sanctions_entry', { title: 'DOE, John' })).toBe(
      '“DOE, John” was on the sanctions list of the European Union at 00:00 UTC on 1 Jun 2026, connected with Yemen.',
    );
    expect(
      textOf('navigational_warning', { title: 'NAVAREA IX 4/2026', body: { danger: 'mine', text: 'RED SEA' } }),
    ).toBe(
      'A navigational warning of mines for the Red Sea was issued at 23:00 UTC on 31 May 2026: “NAVAREA IX 4/2026”.',
    );
  });

  it('is of the strait or the sea that a warning to shipping lies in', () => {
    const warning = noted('navigational_warning');
    expect(claimOf({ ...warning, place: { lat: 26.5, lon: 56.3 } })).toMatchObject([
      { subject: 'corridor:hormuz_strait' },
    ]);
    expect(claimOf({ ...warning, body: { text: 'RED SEA. MINES.' } })).toMatchObject([{ subject: 'theater:red-sea' }]);
    expect(claimOf(warning)).toMatchObject([{ subject: 'region:global' }]);
  });

  it('shows no address of a title', () => {
    expect(textOf('headline', { title: 'See https://elsewhere.example/now and www.more.example' })).not.toMatch(
      /elsewhere|www/,
    );
  });
});
