import type { Feed } from '../../ports/feed.ts';
import { createDocumentFeed } from '../document-feed.ts';
import type { FetchBytes } from '../fetch-bytes.ts';
import type { Registration } from '../registration.ts';
import { HN_FRONT_PAGE_CARD, HN_FRONT_PAGE_FIELDS } from './card.ts';
import { fakeHnFrontPage } from './fake-upstream.ts';
import { parseStories } from './parse.ts';

const PAGE_URL = 'https://hn.algolia.com/api/v1/search?tags=front_page&hitsPerPage=100';

/** The front page in one request; the other interface of Hacker News takes one for each story. */
export const createHnFrontPage = (fetchBytes: FetchBytes): Feed =>
  createDocumentFeed(fetchBytes, {
    card: HN_FRONT_PAGE_CARD,
    url: PAGE_URL,
    accept: ['application/json'],
    maxBytes: 4 * 1024 * 1024,
    timeoutMs: 20_000,
    parse: parseStories,
  });

export const HN_FRONT_PAGE: Registration = {
  card: HN_FRONT_PAGE_CARD,
  fields: HN_FRONT_PAGE_FIELDS,
  create: createHnFrontPage,
  probeUrl: () => PAGE_URL,
  fake: fakeHnFrontPage,
};
