import type { Feed } from '../../ports/feed.ts';
import { queryUrl } from '../arcgis.ts';
import { createDocumentFeed } from '../document-feed.ts';
import type { FetchBytes } from '../fetch-bytes.ts';
import type { Registration } from '../registration.ts';
import { PORTWATCH_DISRUPTIONS_CARD, PORTWATCH_DISRUPTIONS_FIELDS } from './card.ts';
import { fakePortwatchDisruptions } from './fake-upstream.ts';
import { parseDisruptions } from './parse.ts';

const FIELDS = [
  'eventid',
  'eventtype',
  'eventname',
  'alertlevel',
  'country',
  'fromdate',
  'todate',
  'affectedports',
  'n_affectedports',
];

/** The whole table, newest first: 130 rows since 2019, and the layer gives 1,000 per answer. */
const DISRUPTIONS_URL = queryUrl(
  'https://services9.arcgis.com/weJ1QsnbMYJlCHdG/arcgis/rest/services/portwatch_disruptions_database/FeatureServer/0',
  [
    ['where', '1=1'],
    ['outFields', FIELDS.join(',')],
    ['orderByFields', 'fromdate DESC'],
    ['returnGeometry', 'false'],
    ['f', 'json'],
  ],
);

/** Events that disrupt ports and straits, storms and conflicts alike, as PortWatch lists them. */
export const createPortwatchDisruptions = (fetchBytes: FetchBytes): Feed =>
  createDocumentFeed(fetchBytes, {
    card: PORTWATCH_DISRUPTIONS_CARD,
    url: DISRUPTIONS_URL,
    accept: ['application/json', 'text/plain'],
    maxBytes: 4 * 1024 * 1024,
    timeoutMs: 45_000,
    parse: parseDisruptions,
  });

export const PORTWATCH_DISRUPTIONS: Registration = {
  card: PORTWATCH_DISRUPTIONS_CARD,
  fields: PORTWATCH_DISRUPTIONS_FIELDS,
  create: createPortwatchDisruptions,
  probeUrl: () => DISRUPTIONS_URL,
  fake: fakePortwatchDisruptions,
};
