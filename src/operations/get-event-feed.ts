import { createHash } from 'node:crypto';
import type { SetTimer } from '../concurrency/deadline.ts';
import { failed } from '../contract/conventions/handler.ts';
import type { HandlerOf, Inputs } from '../contract/endpoints.ts';
import { EVERY_REGION } from '../contract/platform/event-feeds.ts';
import { type EventFeed, eventFeed, type FeedPage, type FeedSite } from '../events/render/event-feed.ts';
import type { EventBounds, EventLog } from '../ports/event-log.ts';
import { readWithDeadline } from './read-with-deadline.ts';

/** Sequences of an archive: of one region about two days, of all about 100 snapshots. */
export const ARCHIVE_SPAN = 500;

export interface EventFeedParts {
  readonly eventLog: Pick<EventLog, 'page' | 'bounds'>;
  /** Where feeds are served. */
  readonly feedSite: () => FeedSite;
  /** Whether feeds are open without a link. */
  readonly hasPublicFeeds: boolean;
  readonly setTimer: SetTimer;
}

/** Answers a feed of stored snapshots, or an archive of it; `route_not_found` without a link where feeds are not public, `item_unknown` where there is no such archive. */
export function getEventFeed(
  { eventLog, feedSite, hasPublicFeeds, setTimer }: EventFeedParts,
  render: (feed: EventFeed) => string,
): HandlerOf<'atomFeed'> {
  return async (input, { link }) => {
    if (link === undefined && !hasPublicFeeds) return failed({ code: 'route_not_found' });
    const read = await readWithDeadline(feedPage(input, eventLog), setTimer);
    if (!read.ok) return failed(read.failure);
    if (read.value === undefined) return failed({ code: 'item_unknown', kind: 'archive' });
    const bytes = Buffer.from(render(eventFeed(read.value, { ...feedSite(), link })));
    const contentHash = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
    const scope = link === undefined ? 'public' : 'private';
    const headers = [['Cache-Control', `${scope}, max-age=${input.archive === undefined ? 60 : 3_600}`]] as const;
    return { ok: true, reply: { kind: 'bytes', pieces: [bytes], contentHash, headers } };
  };
}

/** Undefined for an archive that is not complete yet, or no longer kept. */
async function feedPage(
  { region, archive }: Inputs['atomFeed'],
  log: EventFeedParts['eventLog'],
): Promise<FeedPage | undefined> {
  const bounds = await log.bounds();
  const { first, last } = archivesOf(bounds);
  if (archive !== undefined && (archive < first || archive > last)) return undefined;
  // The feed itself goes back one archive, so that it is never empty when one has just been completed.
  const [from, to] = archive === undefined ? [last, bounds?.headSequence ?? 0] : [archive, archive * ARCHIVE_SPAN];
  const after = Math.max(0, from - 1) * ARCHIVE_SPAN;
  const events = await log.page({
    after,
    upTo: to,
    types: ['snapshot.stored'],
    limit: 2 * ARCHIVE_SPAN,
    ...(region === EVERY_REGION ? {} : { regionId: region }),
  });
  const older = (archive ?? last) - 1;
  return {
    region,
    events: events.toReversed(),
    archive,
    olderArchive: older >= first ? older : undefined,
    newerArchive: archive !== undefined && archive < last ? archive + 1 : undefined,
  };
}

/** Numbers of the first archive that is kept from its beginning, and of the last one that is complete. */
function archivesOf(bounds: EventBounds | undefined): { readonly first: number; readonly last: number } {
  const { oldestSequence = 1, headSequence = 0 } = bounds ?? {};
  return {
    first: Math.ceil((oldestSequence - 1) / ARCHIVE_SPAN) + 1,
    last: Math.floor(headSequence / ARCHIVE_SPAN),
  };
}
