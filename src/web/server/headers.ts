/** What a page of the console may do: its own style, script and connections, and nothing of anybody else. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

export type Headers = readonly (readonly [name: string, value: string])[];

/** Headers of every page. */
export const PAGE_HEADERS: Headers = [
  ['Content-Type', 'text/html; charset=utf-8'],
  ['Content-Security-Policy', POLICY],
  ['Referrer-Policy', 'same-origin'],
  ['X-Frame-Options', 'DENY'],
  ['Cache-Control', 'private, no-cache'],
  ['Vary', 'Cookie, Accept-Encoding'],
];

/** Headers of a page that no cache keeps. */
export const UNKEPT_PAGE_HEADERS: Headers = PAGE_HEADERS.map(([name, value]) =>
  name === 'Cache-Control' ? ([name, 'no-store'] as const) : ([name, value] as const),
);

/** A file whose name changes with its bytes. */
export const FILE_HEADERS = (type: string): Headers => [
  ['Content-Type', type],
  ['Cache-Control', 'public, max-age=31536000, immutable'],
  ['Vary', 'Accept-Encoding'],
];

/** Another form of a page: as private as the page. A drawing may use its own style and nothing else. */
export const TWIN_HEADERS = (type: string): Headers => [
  ['Content-Type', type],
  ['Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"],
  ['Referrer-Policy', 'same-origin'],
  ['Cache-Control', 'private, no-cache'],
  ['Vary', 'Cookie, Accept-Encoding'],
];
