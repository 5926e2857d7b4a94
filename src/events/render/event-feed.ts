import type { LoggedEvent, SnapshotReceipt } from '../../contract/intelligence/event.ts';
import { getSnapshotReceipt } from '../../contract/intelligence/get-snapshot-receipt.ts';
import { EVERY_REGION, type EventFeedForm, eventFeedAddress } from '../../contract/platform/event-feeds.ts';
import { regionById } from '../../reference/regions.ts';

/** Where a feed is served, and of which world. */
export interface FeedSite {
  /** Origin of the service, such as `https://barograph.example`. */
  readonly publicUrl: string;
  readonly world: 'live' | 'exercise';
  /** Token of the link by which the reader came: its addresses name it. */
  readonly link?: string | undefined;
}

/** Stored snapshots of a stretch of the log. */
export interface FeedPage {
  /** A region, or `all`. */
  readonly region: string;
  /** Newest first. */
  readonly events: readonly LoggedEvent[];
  /** Number of an earlier page, which never changes; absent in the feed itself. */
  readonly archive?: number | undefined;
  /** Of the page with what is older; absent in the first. */
  readonly olderArchive?: number | undefined;
  /** Of the page with what is newer; absent where that is the feed itself. */
  readonly newerArchive?: number | undefined;
}

/** A feed before it has a form. */
export interface EventFeed extends Omit<FeedPage, 'events'> {
  readonly id: string;
  readonly title: string;
  /** Page for people. */
  readonly homeUrl: string;
  /** Epoch ms; 0 while nothing is stored. */
  readonly updatedAt: number;
  readonly entries: readonly FeedEntry[];
  /** Address of the feed, or of an earlier page. */
  readonly addressOf: (form: EventFeedForm, archive?: number) => string;
}

/** What a snapshot changed. */
export interface FeedEntry {
  readonly id: string;
  readonly title: string;
  /** Sentences; plain text. */
  readonly text: string;
  readonly url: string;
  /** Epoch ms. */
  readonly at: number;
  readonly regime: string;
  readonly receipts: readonly (SnapshotReceipt & { readonly url: string })[];
}

export const FEED_AUTHOR = 'Barograph';
/** RFC 4151: a day on which the name of the host belonged to the service. */
const TAG_DATE = '2026-01-01';

/** A page of the log as a feed. Ids stay the same for the same event; links lead to the public origin. */
export function eventFeed({ events, ...page }: FeedPage, site: FeedSite): EventFeed {
  const { region } = page;
  const label = site.world === 'exercise' ? 'EXERCISE ' : '';
  const name = region === EVERY_REGION ? 'all regions' : (regionById(region)?.name ?? region);
  return {
    ...page,
    id: tagOf(site, `feeds/${site.world}/${region}`),
    title: `${label}Barograph: ${name}`,
    homeUrl: homeOf(site, region),
    updatedAt: Math.max(0, ...events.map(({ happenedAt }) => happenedAt)),
    entries: events.map((event) => feedEntry(event, { site, label })),
    addressOf: (form, archive) =>
      new URL(eventFeedAddress({ region, form, link: site.link, archive }), site.publicUrl).href,
  };
}

/** What a stored snapshot changed, in sentences. @param label begins title and text */
export function feedEntry(
  event: LoggedEvent,
  { site, label }: { readonly site: FeedSite; readonly label: string },
): FeedEntry {
  const { id, regionId = EVERY_REGION, happenedAt, data, receipts } = event;
  const changes = Array.isArray(data.changes) ? data.changes.map(String) : [];
  const headline = String(Object(data.headline).text ?? '');
  const [first = headline] = changes;
  const unchanged = data.previousSnapshotId === undefined ? headline : `Nothing changed. ${headline}`;
  const text = changes.length === 0 ? unchanged : changes.join(' ');
  return {
    id: tagOf(site, id),
    title: `${label}${regionById(regionId)?.name ?? regionId}: ${first}`,
    text: `${label}${text}`.trim(),
    url: homeOf(site, regionId, { at: new Date(happenedAt).toISOString() }),
    at: happenedAt,
    regime: String(data.regime ?? ''),
    receipts: receipts.map((receipt) => ({
      ...receipt,
      url: addressIn(site, getSnapshotReceipt.path, { snapshot_id: receipt.snapshotId }),
    })),
  };
}

/** Page of the console for people. */
export const homeOf = (site: FeedSite, region: string, query?: Readonly<Record<string, string>>): string =>
  addressIn(site, region === EVERY_REGION ? '/' : `/region/${region}`, query);

function addressIn({ publicUrl }: FeedSite, path: string, query: Readonly<Record<string, string>> = {}): string {
  const url = new URL(path, publicUrl);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
}

/** RFC 4151. */
const tagOf = ({ publicUrl }: FeedSite, specific: string): string =>
  `tag:${new URL(publicUrl).hostname.replace(/[[\]]/g, '').replaceAll(':', '-')},${TAG_DATE}:${specific}`;
