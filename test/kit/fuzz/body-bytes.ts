import fc from 'fast-check';
import type { Json } from '../../../src/contract/openapi/json.ts';

/** Bytes of a JSON value, mostly as they should be, else broken below JSON: cut, marked, doubled, swollen, not UTF-8. */
export function bodyBytes(values: fc.Arbitrary<Json>): fc.Arbitrary<Uint8Array> {
  return fc.tuple(values, breaks).map(([value, broken]) => broken(Buffer.from(JSON.stringify(value))));
}

type Break = (bytes: Buffer) => Uint8Array;

const BYTE_ORDER_MARK = Buffer.from('\ufeff');
const OPEN = 0x7b;

const asText =
  (edit: (text: string) => string): Break =>
  (bytes) =>
    Buffer.from(edit(bytes.toString('utf8')));

const breaks: fc.Arbitrary<Break> = fc.oneof(
  { weight: 12, arbitrary: fc.constant<Break>((bytes) => bytes) },
  {
    weight: 2,
    arbitrary: fc.nat().map(
      (at): Break =>
        (bytes) =>
          bytes.subarray(0, at % (bytes.length + 1)),
    ),
  },
  {
    weight: 2,
    arbitrary: fc.tuple(fc.nat(), fc.uint8Array({ minLength: 1, maxLength: 4 })).map(([at, more]): Break => {
      return (bytes) => {
        const place = at % (bytes.length + 1);
        return Buffer.concat([bytes.subarray(0, place), more, bytes.subarray(place)]);
      };
    }),
  },
  { weight: 1, arbitrary: fc.constant<Break>((bytes) => Buffer.concat([BYTE_ORDER_MARK, bytes])) },
  { weight: 1, arbitrary: fc.constant<Break>((bytes) => Buffer.from(bytes.toString('utf8'), 'utf16le')) },
  // The first member once more, under the same name in other letters.
  {
    weight: 1,
    arbitrary: fc.constantFrom('"query":1,', '"\\u0071uery":1,', '"operations":[],').map((member): Break => {
      return (bytes) =>
        bytes[0] === OPEN ? Buffer.concat([Buffer.from(`{${member}`), bytes.subarray(1)]) : Buffer.from(bytes);
    }),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(16_384, 65_536, 131_072, 200_000).map(
      (size): Break =>
        (bytes) =>
          Buffer.concat([bytes, Buffer.alloc(size, ' ')]),
    ),
  },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom(31, 32, 33, 5_000)
      .map((depth): Break => asText((text) => `${'['.repeat(depth)}${text}${']'.repeat(depth)}`)),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom<Break>(
      asText((text) => text.replaceAll('"', "'")),
      asText((text) => `${text},`),
      asText((text) => `// \n${text}`),
      asText((text) => text.replace(/\d+/, '1e99999')),
      asText((text) => text.replace(/:/, ':NaN,"a":')),
      asText((text) => `${text}${text}`),
      asText(() => ''),
      asText(() => 'null'),
    ),
  },
  {
    weight: 1,
    arbitrary: fc.uint8Array({ maxLength: 50 }).map(
      (bytes): Break =>
        () =>
          bytes,
    ),
  },
);
