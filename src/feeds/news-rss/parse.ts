import { countrySubject, WORLD_SUBJECT } from '../../assessment/observation.ts';
import { DAY_MS, HOUR_MS } from '../../assessment/time.ts';
import type { FeedProblem, ReadObservation } from '../../ports/feed.ts';
import type { ReadRecord } from '../../ports/record.ts';
import { contentHash } from '../../reference/content-hash.ts';
import { countriesMentioned } from '../../reference/countries-mentioned.ts';
import { creditedAgency } from '../families/stories/agencies.ts';
import { headlineText } from '../families/stories/headline-text.ts';
import { outletLineage } from '../families/stories/outlet-lineage.ts';
import { storyKey } from '../families/stories/story-key.ts';
import { hourStamp } from '../hourly-heartbeat.ts';
import { decodeEntities } from '../html-entities.ts';
import { type Parsed, startTally } from '../parsed.ts';
import { plainDetail, plainText } from '../plain-text.ts';
import { namedCountries, recordBody, titleAndLink, webAddress } from '../record-body.ts';
import { parseFeedDate } from '../rfc822-date.ts';
import { hourOf } from '../utc-hour.ts';
import { type FeedItem, readXmlFeed } from '../xml-feed.ts';
import type { NewsSource } from './card.ts';

/** Newest items of one source that are read in one run (FEEDS.md §3.1). */
const MAX_ITEMS = 5;
/** A headline that names more countries is about none of them. */
const MAX_COUNTRIES = 3;
/** Headlines are read back this far. */
const OLDEST_MS = 7 * DAY_MS;
/** A publisher's clock may run ahead by this much: such a date counts as now. Anything later is rejected. */
const CLOCK_SKEW_MS = HOUR_MS;

interface SourceContext {
  readonly source: NewsSource;
  /** Epoch ms. */
  readonly now: number;
}

interface DatedItem {
  readonly item: FeedItem;
  readonly at: number;
}

/**
 * Reads the newest headlines of one source: one observation for each country that a title names, and one of the world that
 * says how many titles stood when the newest was printed. That a document is read again says nothing new. Of a source
 * about nature there are records alone.
 */
export function parseNewsSource(bytes: Uint8Array, context: SourceContext): Parsed {
  const feed = readXmlFeed(bytes);
  if (feed.status === 'unreadable') return feed;
  if (feed.items.length === 0) return { status: 'unreadable', reason: 'the feed holds no item' };
  const tally = startTally();
  const dated: DatedItem[] = [];
  for (const item of feed.items) {
    const outcome = dateOf(item, context.now);
    if (typeof outcome === 'number') dated.push({ item, at: outcome });
    else tally.reject(outcome);
  }
  const entries: ReadRecord[] = [];
  const isCounted = context.source.isOfNature !== true;
  dated.sort((a, b) => b.at - a.at || (idOf(a.item) < idOf(b.item) ? -1 : 1));
  for (const [rank, { item, at }] of dated.entries()) {
    const isRecent = rank < MAX_ITEMS && at >= context.now - OLDEST_MS;
    const observations = isRecent && isCounted ? headlines(item, at, context) : [];
    if (isRecent) entries.push(recordOf(item, at, context));
    if (observations.length > 0) tally.keep(observations);
    else tally.ignore();
  }
  const [newest] = dated;
  if (newest === undefined) return { status: 'unreadable', reason: 'every item was rejected' };
  const rows = tally.rows((totalCount) => (isCounted ? [standing(context.source, totalCount, newest.at)] : []));
  return { ...rows, records: { entries, isComplete: false } };
}

/** Title, link, source and date; whatever else an item holds is not read. */
function recordOf(item: FeedItem, at: number, { source }: SourceContext): ReadRecord {
  const title = decodeEntities(item.title);
  const countries = countriesMentioned(title).map(({ iso2 }) => iso2);
  return {
    recordId: idOf(item),
    kind: 'headline',
    ...titleAndLink(title, addressOf(item)),
    ...namedCountries(countries.length > MAX_COUNTRIES ? [] : countries),
    observedAt: at,
    // One item stands in several documents of a publisher, which are named after a comma.
    body: recordBody({ publisher: source.name.split(',')[0] }),
  };
}

/** Dated by the hour of the newest title: of a document with several in an hour the record is revised. */
function standing({ id, url }: NewsSource, titleCount: number, newestAt: number): ReadObservation {
  const hour = `${id}:${hourStamp(newestAt)}`;
  return {
    recordId: hour,
    metric: 'headlines',
    subject: WORLD_SUBJECT,
    value: titleCount,
    observedAt: hourOf(newestAt),
    lineage: outletLineage(url),
    event: hour,
    detail: {},
  };
}

function dateOf(item: FeedItem, now: number): number | FeedProblem {
  const rejected = (kind: string, message: string): FeedProblem => ({ kind, recordId: idOf(item), message });
  if (plainText(item.title) === '') return rejected('no_title', 'an item without a title');
  if (addressOf(item) === undefined) return rejected('no_link', 'no http address');
  const at = parseFeedDate(item.date);
  if (at === undefined) return rejected('undated', plainText(item.date, 40));
  if (at > now + CLOCK_SKEW_MS) return rejected('future', plainText(item.date, 40));
  return Math.min(at, now);
}

function headlines(item: FeedItem, at: number, { source }: SourceContext): readonly ReadObservation[] {
  // Some publishers escape their markup twice.
  const title = headlineText(decodeEntities(item.title));
  if (title === undefined) return [];
  const countries = countriesMentioned(title);
  if (countries.length > MAX_COUNTRIES) return [];
  return countries.map(({ iso2 }) => ({
    recordId: idOf(item),
    metric: 'headlines',
    subject: countrySubject(iso2),
    value: 1,
    observedAt: at,
    lineage: creditedAgency(title) ?? outletLineage(source.url),
    event: storyKey({ title, country: iso2, day: at }),
    detail: { title, ...plainDetail({ source: source.name }), link: addressOf(item) ?? source.url },
  }));
}

/** Of the item's own id or address; whatever they are, a short hash is harmless. */
const idOf = (item: FeedItem): string => contentHash(item.id || item.link || item.title, 16);

const addressOf = ({ link }: FeedItem): string | undefined => webAddress(link);
