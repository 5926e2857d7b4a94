import { constants, crc32, deflateRawSync, gunzipSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gzipStream } from '../contract/conventions/gzip-stream.ts';
import { joinedGzip } from './joined-gzip.ts';

const flushed = (body: Uint8Array) => deflateRawSync(body, { finishFlush: constants.Z_SYNC_FLUSH });
const joinable = (body: Uint8Array) => gzipStream({ blocks: flushed(body), sum: crc32(body), length: body.length });
const forms = {
  none: () => undefined,
  joinable,
  whole: (body: Uint8Array) => new Uint8Array(gzipSync(body)),
  damaged: () => Uint8Array.of(0x1f, 0x8b, 8),
};

const part = fc
  .record({
    plain: fc.array(fc.uint8Array({ maxLength: 300 }), { maxLength: 3 }),
    repeat: fc.constantFrom(1, 1, 2, 400),
    form: fc.constantFrom('none', 'joinable', 'joinable', 'whole', 'damaged'),
  })
  .map(({ plain, repeat, form }) => {
    const pieces = plain.flatMap((piece) => Array.from({ length: repeat }, () => piece));
    return { plain: pieces, gzip: forms[form](Buffer.concat(pieces)) };
  });

describe('parts joined to one gzip stream', () => {
  it('come out as they were, however each was given', () => {
    fc.assert(
      fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
        const expected = Buffer.concat(parts.flatMap(({ plain }) => plain));
        expect(gunzipSync(Buffer.concat(joinedGzip(parts))).equals(expected)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it('hold what was compressed before byte for byte, and a stored block for all else beyond 64 KB', () => {
    const body = Buffer.from('a line that comes again\n'.repeat(9_000));
    const gzip = joinable(body);
    expect(gunzipSync(gzip).equals(body)).toBe(true);
    const joined = joinedGzip([{ plain: [body], gzip }, { plain: [body] }, { plain: [body], gzip }]);
    expect(joined.filter((piece) => piece.buffer === gzip.buffer)).toHaveLength(2);
    expect(gunzipSync(Buffer.concat(joined)).equals(Buffer.concat([body, body, body]))).toBe(true);
  });
});
