import fc from 'fast-check';

/** What is written to a socket, piece by piece. */
export type Pieces = readonly Buffer[];

/** Texts that mean something to a parser of HTTP. */
const WORDS = [
  '\r\n',
  '\n',
  '\r',
  '\r\n\r\n',
  '\0',
  ' ',
  '\t',
  ':',
  '%',
  '\u00ff',
  ' HTTP/1.0\r\n',
  ' HTTP/2.0\r\n',
  'HTTP/1.1\r\n',
  'GET ',
  'HEAD ',
  'CONNECT ',
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  'Host: y\r\n',
  'Connection: upgrade\r\nUpgrade: websocket\r\n',
  'Connection: close\r\n',
  'Transfer-Encoding: chunked\r\n',
  'Transfer-Encoding: gzip, chunked\r\n',
  'Transfer-Encoding : chunked\r\n',
  'Content-Length: 5\r\n',
  'Content-Length: -1\r\n',
  'Content-Length: 99999999999999999999\r\n',
  'Content-Length: 1, 1\r\n',
  'Expect: 100-continue\r\n',
  'Expect: luck\r\n',
  ' folded\r\n',
  '0\r\n\r\n',
  'ffffffffffffffff\r\n',
  '5;ext=1\r\nabcde\r\n',
  '{"query":"why"}',
  '?region_id=mena&jmespath=@',
  '\u0016\u0003\u0001\u0002\u0000\u0001',
];

type Edit = (bytes: Buffer) => Buffer;

const place = fc.double({ min: 0, max: 1, noNaN: true });
const at = (bytes: Buffer, share: number): number => Math.floor(share * bytes.length);
const inserted = (share: number, more: Buffer): Edit => {
  return (bytes) => Buffer.concat([bytes.subarray(0, at(bytes, share)), more, bytes.subarray(at(bytes, share))]);
};

const edits: fc.Arbitrary<Edit> = fc.oneof(
  fc.tuple(place, fc.constantFrom(...WORDS)).map(([share, word]) => inserted(share, Buffer.from(word, 'latin1'))),
  fc
    .tuple(place, fc.uint8Array({ minLength: 1, maxLength: 8 }))
    .map(([share, more]) => inserted(share, Buffer.from(more))),
  fc.tuple(place, fc.nat(255)).map(([share, byte]): Edit => {
    return (bytes) => Buffer.from(bytes.map((old, index) => (index === at(bytes, share) ? byte : old)));
  }),
  fc.tuple(place, fc.nat(40)).map(([share, count]): Edit => {
    return (bytes) => Buffer.concat([bytes.subarray(0, at(bytes, share)), bytes.subarray(at(bytes, share) + count)]);
  }),
  fc.tuple(place, place).map(([from, share]): Edit => {
    return (bytes) => inserted(share, bytes.subarray(at(bytes, from), at(bytes, from) + 200))(bytes);
  }),
  fc
    .tuple(place, fc.constantFrom('a', ' ', '\r\n', 'a: b\r\n', '%41', '\0'), fc.constantFrom(50, 2_000, 9_000, 40_000))
    .map(([share, unit, times]) => inserted(share, Buffer.from(unit.repeat(times)))),
);

/** A request that was right, with a few bytes changed, sent in up to four pieces. */
export function mutatedRequests(requests: readonly string[]): fc.Arbitrary<Pieces> {
  return fc
    .tuple(
      fc.array(fc.constantFrom(...requests), { minLength: 1, maxLength: 3 }),
      fc.array(edits, { maxLength: 4 }),
      fc.array(place, { maxLength: 3 }),
    )
    .map(([whole, changes, cuts]) => {
      const bytes = changes.reduce<Buffer>((changed, edit) => edit(changed), Buffer.from(whole.join(''), 'latin1'));
      const ends = [...cuts.map((cut) => at(bytes, cut)).sort((a, b) => a - b), bytes.length];
      return ends.map((end, index) => bytes.subarray(ends[index - 1] ?? 0, end)).filter((piece) => piece.length > 0);
    });
}
