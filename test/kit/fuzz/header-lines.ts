import fc from 'fast-check';

export type HeaderLine = readonly [name: string, value: string];

/** What a header line may carry once Node's parser has read it. */
const fieldValues = fc.string({ unit: fc.constantFrom(...fieldCharacters()), maxLength: 40 });

function fieldCharacters(): readonly string[] {
  const codes = Array.from({ length: 256 }, (_, code) => code).filter(
    (code) => code === 9 || (code > 31 && code !== 127),
  );
  return codes.map((code) => String.fromCharCode(code));
}

const TRACE = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';

/** Stands for the newest ETag of the path, without quotes and coding. */
export const LAST_TAG = 'LAST-TAG';

/** Names with values that mean something, nothing, or two things. */
const KNOWN: Readonly<Record<string, readonly string[]>> = {
  Accept: [
    'application/json',
    '*/*',
    'application/problem+json',
    'application/problem+json, */*;q=0.1',
    'application/json, application/problem+json;q=0.5',
    'text/html;q=x, ;;,application/problem+json;q=0',
    'APPLICATION/PROBLEM+JSON',
  ],
  'Accept-Encoding': [
    'br',
    'gzip',
    'gzip, br',
    'identity',
    '*;q=0',
    'br;q=0, gzip;q=0.5',
    'x-gzip',
    ';q=1,,',
    'br;q=2',
  ],
  Origin: ['https://app.example', 'https://app.example', 'https://evil.example', 'null', 'https://app.example:443'],
  'Access-Control-Request-Method': ['GET', 'PUT'],
  traceparent: [
    TRACE,
    TRACE,
    `${TRACE}-x`,
    `ff${TRACE.slice(2)}`,
    `cc${TRACE.slice(2)}-more`,
    TRACE.replace(/[^-]/g, '0'),
  ],
  tracestate: ['a=1,b=2', 'A=', ','.repeat(600), 'a=é'],
  'If-None-Match': [
    '*',
    '"a"',
    'W/"a", "b"',
    '"a", ,',
    '"',
    'W/',
    '*, "a"',
    `"${'a'.repeat(3_000)}"`,
    `"${LAST_TAG}"`,
    `"a,b", ,W/"${LAST_TAG}-br",`,
    `"a" "${LAST_TAG}"`,
  ],
  'If-Modified-Since': [
    'Mon, 01 Jun 2026 08:00:00 GMT',
    'Mon, 01 Jun 2099 08:00:00 GMT',
    'Mon, 99 Xxx 2026 99:99:99 GMT',
    'x',
  ],
  'X-Forwarded-For': ['192.0.2.7', '::1, nonsense', ','],
  'X-Request-Id': ['mine', '\u00ff'],
  'X-HTTP-Method-Override': ['DELETE'],
  Expect: ['100-continue'],
  Range: ['bytes=0-0'],
};

const knownLines: fc.Arbitrary<HeaderLine> = fc
  .constantFrom(...Object.keys(KNOWN), 'If-None-Match', 'If-None-Match', 'If-None-Match', 'Range', 'Range')
  .chain((name) => fc.tuple(fc.constant(name), fc.oneof(fc.constantFrom(...(KNOWN[name] ?? [])), fieldValues)));

const KEYS = ['k1', 'k2', 'k3', 'k4', '!', '~'.repeat(255)];
const BAD_KEYS = ['', ' ', 'a b', 'é', '~'.repeat(256), '\u0080'];

/** Lines of a request beyond those that say who sends it and what the body is. */
export const headerLines: fc.Arbitrary<readonly HeaderLine[]> = fc.oneof(
  { weight: 2, arbitrary: fc.constant<readonly HeaderLine[]>([]) },
  { weight: 4, arbitrary: fc.array(knownLines, { maxLength: 4 }) },
  {
    weight: 1,
    arbitrary: fc.array(
      fc
        .tuple(fc.stringMatching(/^[!#$%&'*+.^_`|~0-9a-zA-Z-]{1,20}$/), fieldValues)
        .filter(([name]) => !SET_APART.test(name)),
      { maxLength: 30 },
    ),
  },
);

/** What is decided elsewhere, or would change who the caller is. */
const SET_APART = /^(content-.*|transfer-encoding|authorization|idempotency-key|.*-key)$/i;

/** A key for the replay of answers: one of a few, none, broken or repeated. */
export const idempotencyKeys: fc.Arbitrary<readonly HeaderLine[]> = fc
  .oneof(
    { weight: 6, arbitrary: fc.constant<readonly string[]>([]) },
    { weight: 4, arbitrary: fc.constantFrom(...KEYS).map((key) => [key]) },
    { weight: 4, arbitrary: fc.stringMatching(/^[\x21-\x7e]{1,30}$/).map((key) => [key]) },
    { weight: 1, arbitrary: fc.constantFrom(...BAD_KEYS).map((key) => [key]) },
    { weight: 1, arbitrary: fc.constantFrom(...KEYS).map((key) => [key, key]) },
  )
  .map((keys) => keys.map((key) => ['Idempotency-Key', key] as const));

/** `Content-Type` and `Content-Encoding` of a body, mostly right. */
export const contentLines: fc.Arbitrary<readonly HeaderLine[]> = fc.oneof(
  {
    weight: 12,
    arbitrary: fc
      .constantFrom('application/json', 'application/json; charset=utf-8', 'Application/JSON;charset="UTF8"')
      .map((type): readonly HeaderLine[] => [['Content-Type', type]]),
  },
  {
    weight: 2,
    arbitrary: fc
      .oneof(
        fc.constantFrom(
          'text/plain',
          'application/json; charset=utf-16',
          'application/jsonx',
          '',
          ';',
          'multipart/form-data',
        ),
        fieldValues,
      )
      .map((type): readonly HeaderLine[] => [['Content-Type', type]]),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom<readonly HeaderLine[]>(
      [],
      [
        ['Content-Type', 'application/json'],
        ['Content-Type', 'application/json'],
      ],
      [
        ['Content-Type', 'application/json'],
        ['Content-Encoding', 'gzip'],
      ],
      [
        ['Content-Type', 'application/json'],
        ['Content-Encoding', 'identity'],
      ],
    ),
  },
);
