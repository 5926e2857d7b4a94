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
    description: `\`/feeds/<region>.${form}\` is the same: 404 unless feeds are public. \`/feeds/<token>/<region>.${form}\` is the address of a link of \`create-feed-link\`.`,
    gate: 'public',
    input: record(`${operationId}Query`, {
      region: Type.Enum([...REGION_IDS, EVERY_REGION], { description: 'A region, or `all`.' }),
      archive: Type.Optional(Type.Integer({ minimum: 1, maximum: 999_999_999, description: 'An earlier page.' })),
    }),
    response: form === 'json' ? Type.Unknown() : Type.String(),
    responseType: EVENT_FEED_TYPES[form],
    conditional: true,
    successHeaders: ['ETag', 'Cache-Control'],
    failures: ['route_not_found', 'item_unknown', 'not_entitled', 'entitlement_unverifiable', 'store_unavailable'],
    exampleInput: { region: 'mena' },
  });

export const atomFeed = eventFeed('atom', 'GetAtomFeed', 'Snapshots as an Atom feed');
export const jsonFeed = eventFeed('json', 'GetJsonFeed', 'Snapshots as a JSON Feed');

/** A token of a link: 256 bits in base 62. */
const TOKEN = '[0-9A-Za-z]{43}';
const REGION = [...REGION_IDS, EVERY_REGION].join('|');
const ADDRESS = new RegExp(`^${PATH}/(?:(${TOKEN})/)?(${REGION})\\.(atom|json)$`);

/** What the address of a feed names. */
export interface EventFeedTarget {
  readonly path: string;
  readonly query: string;
  /** Token of the link that the address is of; absent in a public one. */
  readonly link?: string;
}

/** What an address of a feed names; undefined for any other path. */
export function eventFeedTarget(path: string): EventFeedTarget | undefined {
  const [, link, region, form] = path.startsWith(PATH) ? (ADDRESS.exec(path) ?? []) : [];
  if (region === undefined) return undefined;
  return { path: `${PATH}/${form}`, query: `region=${region}`, ...(link === undefined ? {} : { link }) };
}

const BENEATH_LINK = new RegExp(`^${PATH}/[^/]+/.`);

/**
 * Whether a target is a feed, which lies beneath a page of the console; so does every address that could be of a link, so that
 * one that is revoked and one that is none are answered alike.
 */
export function isEventFeed(target: string): boolean {
  const path = target.replace(/\?.*$/s, '');
  return (
    path === `${PATH}/atom` || path === `${PATH}/json` || BENEATH_LINK.test(path) || eventFeedTarget(path) !== undefined
  );
}

/** @property link token of a link; absent in a public address */
interface EventFeedPlace {
  readonly region: string;
  readonly form: string;
  readonly link?: string | undefined;
  readonly archive?: number | undefined;
}

/** Where a feed is, or an earlier page of it, below the origin of the service. */
export const eventFeedAddress = ({ region, form, link, archive }: EventFeedPlace): string =>
  `${PATH}${link === undefined ? '' : `/${link}`}/${region}.${form}${archive === undefined ? '' : `?archive=${archive}`}`;
