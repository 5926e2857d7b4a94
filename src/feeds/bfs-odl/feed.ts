import type { Feed } from '../../ports/feed.ts';
import { createDocumentFeed } from '../document-feed.ts';
import type { FetchBytes } from '../fetch-bytes.ts';
import type { Registration } from '../registration.ts';
import { BFS_ODL_CARD, BFS_ODL_FIELDS } from './card.ts';
import { fakeBfsOdl } from './fake-upstream.ts';
import { parseProbes } from './parse.ts';

const PROBES_URL =
  'https://www.imis.bfs.de/ogc/opendata/ows?service=WFS&version=1.1.0&request=GetFeature' +
  '&typeName=opendata:odlinfo_odl_1h_latest&outputFormat=application/json';

/** The newest value of every probe of Germany. The European exchange of the same service states no licence and is not read. */
export const createBfsOdl = (fetchBytes: FetchBytes): Feed =>
  createDocumentFeed(fetchBytes, {
    card: BFS_ODL_CARD,
    url: PROBES_URL,
    accept: ['application/json', 'application/geo+json'],
    // 1,700 probes are 900 KB.
    maxBytes: 8 * 1024 * 1024,
    timeoutMs: 45_000,
    parse: parseProbes,
  });

export const BFS_ODL: Registration = {
  card: BFS_ODL_CARD,
  fields: BFS_ODL_FIELDS,
  create: createBfsOdl,
  probeUrl: () => PROBES_URL,
  fake: fakeBfsOdl,
};
