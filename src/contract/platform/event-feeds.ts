import { endpoint } from '../conventions/operation.ts';
import { record, Type } from '../conventions/schema.ts';
import { REGION_IDS } from '../intelligence/region-ids.ts';

/** Forms of a feed of events, by the ending of its address. */
export const EVENT_FEED_TYPES = {
  atom: 'application/atom+xml; charset=utf-8',
  json: 'application/feed+json; charset=utf-8',
} as const;
export type EventFeedForm = keyof typeof EVENT_FEED_TYPES;

/** In place of a region: every one. */
export const EVERY_REGION = 'all';

const PATH = '/feeds';

const eventFeed = (form: EventFeedForm, operationId: string, summary: string) =>
  endpoint({
    operationId,
    method: 'GET',
    path: `${PATH}/${form}`,
    group: 'Platform',
    summary,
    description: `\`/feeds/<region>.${form}\` is the same. 404 unless feeds are public.`,
    gate: 'public',
    input: record(`${operationId}Query`, {
      region: Type.Enum([...REGION_IDS, EVERY_REGION], { description: 'A region, or `all`.' }),
      archive: Type.Optional(Type.Integer({ minimum: 1, maximum: 999_999_999, description: 'An earlier page.' })),
    }),
    response: form === 'json' ? Type.Unknown() : Type.String(),
    responseType: EVENT_FEED_TYPES[form],
    conditional: true,
    successHeaders: ['ETag', 'Cache-Control'],
    failures: ['route_not_found', 'item_unknown', 'store_unavailable'],
    exampleInput: { region: 'mena' },
  });

export const atomFeed = eventFeed('atom', 'GetAtomFeed', 'Snapshots as an Atom feed');
export const jsonFeed = eventFeed('json', 'GetJsonFeed', 'Snapshots as a JSON Feed');

const ADDRESS = new RegExp(`^${PATH}/(${[...REGION_IDS, EVERY_REGION].join('|')})\\.(atom|json)$`);

/** The query of an address of a feed; undefined for any other path. */
export function eventFeedQuery(path: string): { readonly path: string; readonly query: string } | undefined {
  const [, region, form] = path.startsWith(PATH) ? (ADDRESS.exec(path) ?? []) : [];
  return region === undefined ? undefined : { path: `${PATH}/${form}`, query: `region=${region}` };
}

/** Whether a target is a feed, which lies beneath a page of the console. */
export function isEventFeed(target: string): boolean {
  const path = target.replace(/\?.*$/s, '');
  return path === `${PATH}/atom` || path === `${PATH}/json` || eventFeedQuery(path) !== undefined;
}

/** Where a feed is, or an earlier page of it, below the origin of the service. */
export const eventFeedAddress = (region: string, form: EventFeedForm, archive?: number): string =>
  `${PATH}/${region}.${form}${archive === undefined ? '' : `?archive=${archive}`}`;
