import fc from 'fast-check';

/** A message whose end two parsers may see in different places. */
export interface Smuggling {
  readonly name: string;
  /** Latin-1. */
  readonly bytes: string;
}

/** What an attacker wants a server to run, hidden in what a proxy takes for something else. */
export const HIDDEN_PATH = '/hidden-request';
const HIDDEN = `GET ${HIDDEN_PATH} HTTP/1.1\r\nHost: x\r\n\r\n`;

const message = (line: string, headers: readonly string[], body: string): string =>
  `${[line, 'Host: x', ...headers].join('\r\n')}\r\n\r\n${body}`;
const post = (headers: readonly string[], body: string) => message('POST /api/outer HTTP/1.1', headers, body);
const hex = (length: number) => length.toString(16);
const length = (text: string) => `Content-Length: ${text.length}`;

/** Ends for who reads chunks before the hidden request, for others behind it. */
const AFTER_LAST_CHUNK = `0\r\n\r\n${HIDDEN}`;
/** The other way round. */
const IN_A_CHUNK = `${hex(HIDDEN.length)}\r\n${HIDDEN}\r\n0\r\n\r\n`;
const BEFORE_THE_CHUNK = `Content-Length: ${hex(HIDDEN.length).length + 2}`;

const CODINGS = [
  'Transfer-Encoding: chunked',
  'Transfer-Encoding:chunked',
  'transfer-encoding: CHUNKED',
  'Transfer-Encoding : chunked',
  'Transfer-Encoding\t: chunked',
  'Transfer-Encoding:\tchunked',
  'Transfer-Encoding: \x0bchunked',
  'Transfer-Encoding: \x0cchunked',
  'Transfer-Encoding: \0chunked',
  'Transfer-Encoding\0: chunked',
  'Transfer-Encoding: chunked\0',
  'Transfer-Encoding: \xa0chunked',
  'Transfer-Encoding: chunked ',
  'Transfer-Encoding: chunked\t',
  'Transfer-Encoding: chunked\r',
  ' Transfer-Encoding: chunked',
  'Transfer-Encoding:\r\n chunked',
  'Transfer-Encoding:\n chunked',
  'X: y\nTransfer-Encoding: chunked',
  'X: y\rTransfer-Encoding: chunked',
  'X: y\r\n Transfer-Encoding: chunked',
  'Transfer-Encoding: xchunked',
  'Transfer-Encoding: chunked, identity',
  'Transfer-Encoding: identity, chunked',
  'Transfer-Encoding: identity',
  'Transfer-Encoding: chunked, chunked',
  'Transfer-Encoding: gzip, chunked',
  'Transfer-Encoding: ,chunked',
  'Transfer-Encoding: chunked,',
  'Transfer-Encoding: chunked;q=1',
  'Transfer-Encoding: "chunked"',
  "Transfer-Encoding: 'chunked'",
  'Transfer-Encoding: chunked\r\nTransfer-Encoding: identity',
  'Transfer-Encoding: identity\r\nTransfer-Encoding: chunked',
  'Transfer-Encoding: x\r\nTransfer-Encoding: chunked',
  'Transfer_Encoding: chunked',
  'Transfer-Encoding:',
  'Connection: transfer-encoding\r\nTransfer-Encoding: chunked',
  'Connection: close, content-length\r\nTransfer-Encoding: chunked',
];

const LENGTHS: readonly (readonly [name: string, header: (n: number) => string])[] = [
  ['zero', () => 'Content-Length: 0'],
  ['exact, then zero', (n) => `Content-Length: ${n}\r\nContent-Length: 0`],
  ['zero, then exact', (n) => `Content-Length: 0\r\nContent-Length: ${n}`],
  ['twice the same', (n) => `Content-Length: ${n}\r\nContent-Length: ${n}`],
  ['list of two', (n) => `Content-Length: 0, ${n}`],
  ['list of the same', (n) => `Content-Length: ${n}, ${n}`],
  ['plus', (n) => `Content-Length: +${n}`],
  ['minus', (n) => `Content-Length: -${n}`],
  ['minus zero', () => 'Content-Length: -0'],
  ['hexadecimal', (n) => `Content-Length: 0x${hex(n)}`],
  ['octal or decimal', (n) => `Content-Length: 0${n}`],
  ['space before the colon', (n) => `Content-Length : ${n}`],
  ['space inside', () => 'Content-Length: 1 0'],
  ['underscore', () => 'Content-Length: 1_0'],
  ['fraction', (n) => `Content-Length: ${n}.0`],
  ['exponent', () => 'Content-Length: 1e1'],
  ['parameter', (n) => `Content-Length: ${n};x`],
  ['vertical tab', (n) => `Content-Length: \x0b${n}`],
  ['NUL in the value', (n) => `Content-Length: ${n}\x000`],
  ['NUL in the name', (n) => `Content-Length\0: ${n}`],
  ['folded', (n) => `Content-Length:\r\n ${n}`],
  ['behind a bare LF', (n) => `X: y\nContent-Length: ${n}`],
  ['behind a bare CR', (n) => `X: y\rContent-Length: ${n}`],
  ['empty', () => 'Content-Length: '],
  ['beyond 64 bits', (n) => `Content-Length: ${(2n ** 64n + BigInt(n)).toString()}`],
  ['beyond 32 bits', (n) => `Content-Length: ${(2n ** 32n + BigInt(n)).toString()}`],
  ['dropped by Connection', (n) => `Connection: content-length\r\nContent-Length: ${n}`],
];

const CHUNKED = 'Transfer-Encoding: chunked';
const CHUNKS: readonly (readonly [name: string, body: string])[] = [
  ['extension', `5;a=b\r\nabcde\r\n0\r\n\r\n${HIDDEN}`],
  ['extension with a bare LF', `5;a\nabcde\r\n0\r\n\r\n${HIDDEN}`],
  ['extension with a bare CR', `5;a\rb\r\nabcde\r\n0\r\n\r\n${HIDDEN}`],
  ['quoted extension across lines', `5;a="\r\n${HIDDEN}"\r\nabcde\r\n0\r\n\r\n`],
  ['size with a space', `5 \r\nabcde\r\n0\r\n\r\n${HIDDEN}`],
  ['size with a plus', `+5\r\nabcde\r\n0\r\n\r\n${HIDDEN}`],
  ['size with a minus', `-5\r\n${HIDDEN}\r\n0\r\n\r\n`],
  ['size 0x', `0x5\r\nabcde\r\n0\r\n\r\n${HIDDEN}`],
  ['size with an underscore', `0_5\r\nabcde\r\n0\r\n\r\n${HIDDEN}`],
  ['size beyond 64 bits', `10000000000000005\r\nabcde\r\n0\r\n\r\n${HIDDEN}`],
  ['size beyond 32 bits', `100000005\r\nabcde\r\n0\r\n\r\n${HIDDEN}`],
  ['largest size', `ffffffffffffffff\r\nabcde\r\n0\r\n\r\n${HIDDEN}`],
  ['no size', `\r\nabcde\r\n0\r\n\r\n${HIDDEN}`],
  ['NUL before the size', `\x005\r\nabcde\r\n0\r\n\r\n${HIDDEN}`],
  ['lines with bare LF', `5\nabcde\n0\n\n${HIDDEN}`],
  ['lines with bare CR', `5\rabcde\r0\r\r${HIDDEN}`],
  ['other bytes where a chunk ends', `5\r\nabcdeXX0\r\n\r\n${HIDDEN}`],
  ['no line end where a chunk ends', `5\r\nabcde0\r\n\r\n${HIDDEN}`],
  ['last chunk with a bare LF', `0\n\n${HIDDEN}`],
  ['last chunk 000', `000\r\n\r\n${HIDDEN}`],
  ['trailer', `0\r\nX: y\r\n\r\n${HIDDEN}`],
  ['trailer of a length', `0\r\n${length(HIDDEN)}\r\n\r\n${HIDDEN}`],
  ['trailer of a coding', `0\r\n${CHUNKED}\r\n\r\n${IN_A_CHUNK}`],
  ['trailer with bare LF', `0\r\nX: y\n\n${HIDDEN}`],
  ['hidden among trailers', `0\r\n${HIDDEN}`],
  ['never ended', `5\r\nabcde\r\n${HIDDEN}`],
];

const LINES: readonly Smuggling[] = [
  ['absolute form', message('GET http://other.example/livez HTTP/1.1', [], '')],
  ['absolute form of another port', message('GET http://x:1/livez HTTP/1.1', ['Host: y'], '')],
  ['authority form', message('CONNECT x:80 HTTP/1.1', [], HIDDEN)],
  ['asterisk form', message('OPTIONS * HTTP/1.1', [], HIDDEN)],
  ['two Hosts', message('GET /livez HTTP/1.1', ['Host: y'], HIDDEN)],
  ['line with bare LF', `GET /livez HTTP/1.1\nHost: x\n\n${HIDDEN}`],
  ['line with tabs', message('GET\t/livez\tHTTP/1.1', [], HIDDEN)],
  ['line with a second version', message('GET /livez HTTP/1.1 HTTP/1.1', [], HIDDEN)],
  ['bare LF in the target', message('GET /livez\nX: HTTP/1.1', [], HIDDEN)],
  ['encoded line end in the target', message('GET /livez%0d%0aHost:%20y%0d%0a%0d%0aGET%20/ HTTP/1.1', [], '')],
  ['encoded line end and version', message('GET /livez%20HTTP/1.1%0d%0aX:%20y HTTP/1.1', [], '')],
  ['bare CR and a request in a header', message('GET /livez HTTP/1.1', [`X: a\r${HIDDEN.trimEnd()}`], '')],
  ['bare LF and a request in a header', message('GET /livez HTTP/1.1', [`X: a\n\n${HIDDEN.trimEnd()}`], '')],
  ['empty lines before', `\r\n\r\n\n${message('GET /livez HTTP/1.1', [], HIDDEN)}`],
  ['HTTP/1.0 in chunks', message('POST /api/outer HTTP/1.0', [CHUNKED], AFTER_LAST_CHUNK)],
  ['HTTP/0.9', `GET /livez\r\n${HIDDEN}`],
  ['version with a space', message('GET /livez HTTP/1.1 ', [], HIDDEN)],
  ['version 1.9', message('GET /livez HTTP/1.9', [CHUNKED], AFTER_LAST_CHUNK)],
  ['GET with a body', message('GET /livez HTTP/1.1', [length(HIDDEN)], HIDDEN)],
  ['HEAD with a body', message('HEAD /livez HTTP/1.1', [length(HIDDEN)], HIDDEN)],
  ['GET with a body in chunks', message('GET /livez HTTP/1.1', [CHUNKED], IN_A_CHUNK)],
  ['Expect', post(['Expect: 100-continue', length(HIDDEN)], HIDDEN)],
  ['Expect on GET', message('GET /livez HTTP/1.1', ['Expect: 100-continue', length(HIDDEN)], HIDDEN)],
  ['unknown Expect', post(['Expect: y 100-continue', length(HIDDEN)], HIDDEN)],
  ['upgrade to h2c', message('GET /livez HTTP/1.1', upgradeTo('h2c'), HIDDEN)],
  ['upgrade to websocket', message('GET /livez HTTP/1.1', upgradeTo('websocket'), HIDDEN)],
  ['upgrade with a body', post([...upgradeTo('websocket'), length(HIDDEN)], HIDDEN)],
  ['HTTP/2 preface', `PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n${HIDDEN}`],
  ['empty header name', message('GET /livez HTTP/1.1', [': y'], HIDDEN)],
  ['header without a colon', message('GET /livez HTTP/1.1', ['X'], HIDDEN)],
  ['very long header', message('POST /api/outer HTTP/1.1', [`X: ${'a'.repeat(7_900)}`, length(HIDDEN)], HIDDEN)],
].map(([name = '', bytes = '']) => ({ name, bytes }));

function upgradeTo(protocol: string): readonly string[] {
  return [
    'Connection: Upgrade, HTTP2-Settings',
    `Upgrade: ${protocol}`,
    'HTTP2-Settings: AAMAAABkAARAAAAAAAIAAAAA',
    'Sec-WebSocket-Version: 7',
    'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
  ];
}

/** The usual ways, each once. */
export const SMUGGLINGS: readonly Smuggling[] = [
  ...CODINGS.flatMap((coding) => [
    { name: `CL, then ${coding}`, bytes: post([length(AFTER_LAST_CHUNK), coding], AFTER_LAST_CHUNK) },
    { name: `${coding}, then CL`, bytes: post([coding, BEFORE_THE_CHUNK], IN_A_CHUNK) },
    { name: `${coding} alone`, bytes: post([coding], AFTER_LAST_CHUNK) },
  ]),
  ...LENGTHS.map(([name, header]) => ({
    name: `length: ${name}`,
    bytes: post([header(HIDDEN.length)], HIDDEN),
  })),
  ...CHUNKS.map(([name, body]) => ({ name: `chunks: ${name}`, bytes: post([CHUNKED], body) })),
  ...LINES,
];

/** Combinations of them: up to three framing headers in any order, any body, a byte changed. */
export const smugglings: fc.Arbitrary<Smuggling> = fc
  .record({
    headers: fc.array(
      fc.oneof(
        fc.constantFrom(...CODINGS),
        fc.tuple(fc.constantFrom(...LENGTHS), fc.nat(120)).map(([[, header], n]) => header(n)),
      ),
      { minLength: 1, maxLength: 3 },
    ),
    body: fc.constantFrom(HIDDEN, AFTER_LAST_CHUNK, IN_A_CHUNK, ...CHUNKS.map(([, body]) => body)),
    change: fc.option(fc.record({ at: fc.double({ min: 0, max: 0.999, noNaN: true }), byte: fc.nat(255) })),
  })
  .map(({ headers, body, change }) => {
    const bytes = post(headers, body);
    if (change === null) return { name: 'combined', bytes };
    const at = Math.floor(change.at * bytes.length);
    return {
      name: 'combined and changed',
      bytes: `${bytes.slice(0, at)}${String.fromCharCode(change.byte)}${bytes.slice(at + 1)}`,
    };
  });
