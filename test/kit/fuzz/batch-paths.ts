import fc from 'fast-check';

/** Path and query of a GET operation, spelled so that it must run. */
export const runnablePaths = (
  path: string,
  regionIds: fc.Arbitrary<string>,
  expressions: fc.Arbitrary<string>,
): fc.Arbitrary<string> =>
  fc
    .tuple(fc.constantFrom('', '/'), regionIds, fc.option(expressions, { freq: 2, nil: undefined }))
    .map(([slash, regionId, expression]) => {
      const query = new URLSearchParams({ region_id: regionId });
      if (expression !== undefined) query.set('jmespath', expression);
      return `${path}${slash}?${query.toString()}`;
    });

const BATCH_SEGMENTS = ['api', 'batch', 'v1', 'execute'];

const percent = (text: string): string =>
  [...Buffer.from(text)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');

/** Each writes a segment in another way that some reader takes for the same. */
const spellings: fc.Arbitrary<(segment: string) => string> = fc.constantFrom<(segment: string) => string>(
  (segment) => segment,
  (segment) => segment.toUpperCase(),
  (segment) => `${segment.slice(0, 1).toUpperCase()}${segment.slice(1)}`,
  (segment) => percent(segment),
  (segment) => percent(segment).toUpperCase(),
  (segment) => percent(percent(segment)),
  (segment) => percent(percent(percent(segment))),
  (segment) => `${percent(segment.slice(0, 1))}${segment.slice(1)}`,
  (segment) => `${segment.slice(0, 1)}\t${segment.slice(1)}`,
  (segment) => `${segment.slice(0, 1)}\r\n${segment.slice(1)}`,
  (segment) => `${segment.slice(0, 1)}%09${segment.slice(1)}`,
  (segment) => `${segment} `,
);

const separators = fc.constantFrom(
  '/',
  '//',
  '\\',
  '/\\',
  '%2f',
  '%2F',
  '%5c',
  '%252f',
  '%25252F',
  '/./',
  '/%2e/',
  '/x/../',
);
const beginnings = fc.constantFrom(
  '/',
  '//',
  '',
  ' /',
  '\\',
  '/./',
  '/../',
  '%2f',
  'http://127.0.0.1/',
  'HTTPS://evil.example:8443/',
  '//evil.example/',
  '\\\\evil.example\\',
  'file:///',
);
const endings = fc.constantFrom('', '/', '?a=1', '#x', '?region_id=mena#x', ';a=1', '%3fa=1', '/.', '/x/..');

/** Paths that mean the batch endpoint to some reader, in every spelling. */
export const nestedBatchPaths: fc.Arbitrary<string> = fc
  .tuple(
    beginnings,
    fc.tuple(...BATCH_SEGMENTS.map((segment) => spellings.map((spell) => spell(segment)))),
    fc.tuple(separators, separators, separators),
    endings,
  )
  .map(([begin, segments, between, end]) =>
    [begin, ...segments.flatMap((segment, index) => [segment, between[index] ?? '']), end].join(''),
  );

/** Addresses elsewhere, platform endpoints, writing operations, and spellings that are not exact. */
export const refusedPaths = (path: string): fc.Arbitrary<string> =>
  fc.oneof(
    fc.constantFrom(
      'http://169.254.169.254/latest/meta-data/',
      'http://[::1]:5432/',
      'https://evil.example/',
      '//evil.example/x',
      '\\\\evil.example\\x',
      'http:evil.example',
      'file:///etc/passwd',
      'gopher://127.0.0.1:6379/_FLUSHALL',
      '@evil.example/',
      ':80/',
      '',
      ' ',
      '?region_id=mena',
      '#',
      '/api/health',
      '/livez',
      '/metrics',
      '/api/cache-purge',
      '/api/intelligence/v1/deduct-situation',
    ),
    fc.constantFrom(
      `http://127.0.0.1${path}`,
      `http://169.254.169.254${path}?region_id=mena`,
      `//evil.example${path}`,
      `/${path}`,
      `${path}//`,
      `${path}#x`,
      `${path}%00`,
      `${path};a=1`,
      `${path} `,
      ` ${path}`,
      `\t${path}`,
      `${path}\n`,
      path.toUpperCase(),
      path.replace('/v1/', '/v1/./'),
      path.replace('/v1/', '/v1%2f'),
      path.replace('/v1/', '\\v1\\'),
      path.replace('get', '%67et'),
      path.slice(1),
    ),
    fc
      .string({ unit: 'binary', maxLength: 60 })
      .map((text) => `/x/${text.replace(/^api|batch/gi, '')}`)
      .filter((text) => !/b|62|42/i.test(text)),
  );
