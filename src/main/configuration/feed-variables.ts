import { FEED_CARDS } from '../../feeds/registry.ts';
import { FEED_KEY_NAMES, type FeedKeyName } from '../../ports/feed.ts';
import { isWebAddress, text } from './parsers.ts';
import type { Variable } from './variable.ts';

export const FEEDS_PROXY: Variable<string> = {
  name: 'FEEDS_PROXY',
  group: 'Feeds',
  description: 'Receives every feed request: https://host/path goes to FEEDS_PROXY/host/path',
  rule: 'an http(s) address without user or path, such as http://127.0.0.1:9000',
  parse: (value) =>
    isWebAddress(value, ['username', 'password', 'pathname', 'search', 'hash']) ? new URL(value).origin : undefined,
  example: 'http://127.0.0.1:9000',
  secrecy: 'public',
};

export const CONTACT: Variable<string> = {
  name: 'CONTACT',
  group: 'Feeds',
  description: 'Who operates this installation; sent to every upstream in `User-Agent`, as weather.gov and others ask',
  rule: 'a mail address or an http(s) address',
  parse: (value) => (/^[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)+$/.test(value) || isPage(value) ? value : undefined),
  fallbackText: "the project's page",
  example: 'ops@example.org',
  secrecy: 'public',
};

/** Printable ASCII without what ends a comment of a header. */
const isPage = (value: string): boolean =>
  /^[!-~]{1,200}$/.test(value) && !/[()\\]/.test(value) && isWebAddress(value, ['username', 'password']);

/** Credentials of feeds that need an account of the operator; a feed without its credentials is not polled. */
export const FEED_KEYS: readonly (Variable<string> & { readonly name: FeedKeyName })[] = FEED_KEY_NAMES.map((name) => ({
  name,
  group: 'Feeds',
  description: `Credential of ${FEED_CARDS.filter(({ needsKeys }) => needsKeys?.includes(name))
    .map(({ id }) => `\`${id}\``)
    .join(', ')}`,
  ...text('text'),
  secrecy: 'hidden',
}));
