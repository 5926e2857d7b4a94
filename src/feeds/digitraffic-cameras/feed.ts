import type { Feed } from '../../ports/feed.ts';
import { createDocumentFeed } from '../document-feed.ts';
import type { FetchBytes } from '../fetch-bytes.ts';
import type { Registration } from '../registration.ts';
import { DIGITRAFFIC_CAMERAS_CARD, DIGITRAFFIC_CAMERAS_FIELDS } from './card.ts';
import { fakeDigitrafficCameras } from './fake-upstream.ts';
import { parseCameras } from './parse.ts';

const STATIONS_URL = 'https://tie.digitraffic.fi/api/weathercam/v1/stations';

/** Where road cameras of Finland are and what address each picture has; pictures are never fetched. */
export const createDigitrafficCameras = (fetchBytes: FetchBytes): Feed =>
  createDocumentFeed(fetchBytes, {
    card: DIGITRAFFIC_CAMERAS_CARD,
    url: STATIONS_URL,
    headers: { 'digitraffic-user': 'barograph' },
    accept: ['application/json', 'application/geo+json'],
    // 810 stations are 470 KB.
    maxBytes: 4 * 1024 * 1024,
    timeoutMs: 30_000,
    parse: parseCameras,
  });

export const DIGITRAFFIC_CAMERAS: Registration = {
  card: DIGITRAFFIC_CAMERAS_CARD,
  fields: DIGITRAFFIC_CAMERAS_FIELDS,
  create: createDigitrafficCameras,
  probeUrl: () => STATIONS_URL,
  fake: fakeDigitrafficCameras,
};
