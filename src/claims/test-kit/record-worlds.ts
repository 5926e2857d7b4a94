import fc from 'fast-check';
import { RECORD_KINDS, type RecordKind } from '../../contract/conventions/record-kinds.ts';
import type { Claim } from '../claim.ts';
import { type NotedRecord, type RecordSource, recordClaim } from '../kinds/record.ts';

const AT = 1_780_272_000_000;

/** A hand-made entry of a kind. */
export const noted = (kind: RecordKind, rest: Partial<NotedRecord> = {}): NotedRecord => ({
  ...{ kind, title: `Entry of ${kind}`, url: `https://source.example/${kind}`, country: 'YE' },
  ...{ observedAt: AT - 3_600_000, knownAt: AT - 1_800_000, body: {} },
  ...rest,
});

const SOURCE: RecordSource = { source: 'EU', url: 'https://source.example/' };

export const claimOf = (record: NotedRecord, source: RecordSource = SOURCE): readonly Claim[] =>
  [recordClaim(record, source, AT)].filter((claim) => claim !== undefined);

/** One claim of each kind that records give. */
export const RECORD_CLAIMS: readonly Claim[] = RECORD_KINDS.flatMap((kind) => claimOf(noted(kind)));

/** Titles as sources write them, with marks and addresses in them. */
const someTitle = fc.oneof(
  fc.string({ minLength: 1, maxLength: 80 }),
  fc.constantFrom(
    '“Talks” on Yemen resume: what next?',
    'See https://elsewhere.example/now for more',
    'A headline was issued on 3 Jan 2019: closed since 2019',
    'Ends with a full stop.',
    'NAVAREA IX 412/2026',
  ),
);

/** Any entry, of any kind and source, with or without a place, a date and a title. */
export const someRecordClaims: fc.Arbitrary<readonly Claim[]> = fc
  .record({
    kind: fc.constantFrom(...RECORD_KINDS),
    title: fc.option(someTitle, { nil: undefined }),
    country: fc.option(fc.constantFrom('YE', 'US', 'GB', 'XX', 'CD'), { nil: undefined }),
    place: fc.option(
      fc.record({
        lat: fc.double({ min: -90, max: 90, noNaN: true }),
        lon: fc.double({ min: -180, max: 180, noNaN: true }),
      }),
      { nil: undefined },
    ),
    ageMinutes: fc.integer({ min: 0, max: 200_000 }),
    isUndated: fc.boolean(),
    danger: fc.constantFrom('attack', 'piracy', 'mine', 'missile', 'gunnery', 'exercise', 'another'),
    source: fc.constantFrom('OFAC', 'EU', 'UK', 'UN', 'Canada', 'RSS', 'NGA'),
  })
  .map(({ title, country, place, ageMinutes, isUndated, danger, source, kind }) =>
    claimOf(
      {
        ...{ kind, observedAt: AT - ageMinutes * 60_000, knownAt: AT },
        body: { danger, publisher: 'UN News', ...(isUndated ? {} : { listedAt: AT - ageMinutes * 60_000 }) },
        ...(title === undefined ? {} : { title }),
        ...(country === undefined ? {} : { country }),
        ...(place === undefined ? {} : { place }),
      },
      { source, url: 'https://source.example/' },
    ),
  );
