import type { Feed } from '../../ports/feed.ts';
import { createDocumentFeed } from '../document-feed.ts';
import type { FetchBytes } from '../fetch-bytes.ts';
import type { Registration } from '../registration.ts';
import { ARXIV_CARD, ARXIV_FIELDS } from './card.ts';
import { fakeArxiv } from './fake-upstream.ts';
import { parsePapers } from './parse.ts';

/** Cryptography and security, computers and society, physics and society, general economics, applied statistics. */
const CATEGORIES = ['cs.CR', 'cs.CY', 'physics.soc-ph', 'econ.GN', 'stat.AP'];

const SEARCH_URL = `https://export.arxiv.org/api/query?search_query=${CATEGORIES.map((name) => `cat:${name}`).join('+OR+')}&sortBy=submittedDate&sortOrder=descending&start=0&max_results=100`;

/** The newest 100 papers of a few categories. */
export const createArxiv = (fetchBytes: FetchBytes): Feed =>
  createDocumentFeed(fetchBytes, {
    card: ARXIV_CARD,
    url: SEARCH_URL,
    accept: ['application/atom+xml', 'application/xml', 'text/xml'],
    // 100 papers with their summaries are 300 KB.
    maxBytes: 4 * 1024 * 1024,
    timeoutMs: 60_000,
    parse: parsePapers,
  });

export const ARXIV: Registration = {
  card: ARXIV_CARD,
  fields: ARXIV_FIELDS,
  create: createArxiv,
  probeUrl: () => SEARCH_URL,
  fake: fakeArxiv,
};
