import type { Static } from 'typebox';
import { failed } from '../contract/conventions/handler.ts';
import {
  RANKED_CURSOR_UNKNOWN,
  type RankedPosition,
  readRankedCursor,
  writeCursor,
} from '../contract/conventions/page.ts';
import type { HandlerOf, Outputs } from '../contract/endpoints.ts';
import {
  type lookupSanctionEntity as Declared,
  SANCTIONS_MATCHES,
} from '../contract/sanctions/lookup-sanction-entity.ts';
import type { FeedCard } from '../ports/feed.ts';
import type { StoredRecord } from '../ports/record.ts';
import { settledBy } from '../ports/settled-by.ts';
import type { NameMatch } from '../reference/names/name-index.ts';
import { type AsOf, asOfReply, resolveAt } from './as-of.ts';
import type { ObservationListParts } from './list-observations.ts';
import type { RecordListParts } from './list-records.ts';
import { observationSources, pairsOf } from './observation-sources.ts';
import { readWithDeadline } from './read-with-deadline.ts';
import { createSanctionsNames, textsOf } from './sanctions-names.ts';

type Parts = ObservationListParts & RecordListParts;
type Input = Static<(typeof Declared)['input']>;
type Answer = Outputs['lookupSanctionEntity'];

const FEEDS = ['canada-sema', 'eu-sanctions', 'ofac-consolidated', 'ofac-sdn', 'uk-sanctions', 'un-sanctions'];
/** Names less alike than this are other names. */
const MIN_SIMILARITY = 0.6;

export function lookupSanctionEntity(parts: Parts): HandlerOf<'lookupSanctionEntity'> {
  const names = createSanctionsNames(parts.records);
  return async (input) => {
    const now = parts.clock.now();
    const resolved = resolveAt(input.at, now);
    if (!resolved.ok) return failed(resolved.failure);
    const place = input.cursor === undefined ? undefined : readRankedCursor(input.cursor, SANCTIONS_MATCHES.all);
    if (input.cursor !== undefined && (place === undefined || place.at > now))
      return failed({ code: 'validation_failed', violations: [RANKED_CURSOR_UNKNOWN] });
    const read = await readWithDeadline(
      page(input, { ...parts, names, now, asOf: resolved.asOf, place }),
      parts.setTimer,
    );
    if (!read.ok) return failed(read.failure);
    if ('earliest' in read.value)
      return failed({ code: 'at_unavailable', subject: 'the sanctions lists', earliest: read.value.earliest });
    const isSettled = resolved.asOf.isSettled && input.cursor === undefined;
    return asOfReply(read.value, { instant: read.value.asOf, isSettled });
  };
}

interface PageContext extends Parts {
  readonly names: ReturnType<typeof createSanctionsNames>;
  readonly now: number;
  readonly asOf: AsOf;
  readonly place: RankedPosition | undefined;
}

async function page({ q, page_size: size = SANCTIONS_MATCHES.usual }: Input, context: PageContext) {
  const { records, observationLists, cards, names, now, asOf, place } = context;
  const instant = Math.min(place?.at ?? asOf.instant, await settledBy(now, context));
  const pairs = pairsOf({ metrics: { sanctions_entries: '' }, heartbeats: [], feeds: FEEDS }, cards);
  const [versions, readings] = await Promise.all([
    records.readings(FEEDS, instant),
    observationLists.readings(pairs, instant),
  ]);
  const found = (await names(versions, instant)).search(q, MIN_SIMILARITY).slice(0, SANCTIONS_MATCHES.all);
  // Asked after the reading: what was removed during it was announced before.
  const earliest = asOf.instant < now || place !== undefined ? await records.earliest(FEEDS) : undefined;
  if (earliest !== undefined && instant < earliest) return { earliest };
  const skipped = place?.skipped ?? 0;
  const end = skipped + size;
  const answer: Answer = {
    results: found.slice(skipped, end).map((match) => resultOf(match, cards)),
    pagination: {
      nextCursor: end < found.length ? writeCursor({ at: instant, id: String(end) }) : '',
      totalCount: found.length,
    },
    dataAvailable: versions.length > 0,
    asOf: instant,
    sources: observationSources(readings, { feeds: FEEDS, cards, instant }),
  };
  return answer;
}

function resultOf(match: NameMatch<StoredRecord>, cards: readonly FeedCard[]): Answer['results'][number] {
  const { recordId: id, title, url, country, otherCountries, knownAt, feedId: source, body } = match.entry;
  const { entryKind, aliases, programmes, listedAt } = body;
  return {
    id,
    ...(title === undefined ? {} : { title }),
    ...(url === undefined ? {} : { url }),
    ...(country === undefined ? {} : { country }),
    ...(country === undefined || otherCountries === undefined ? {} : { countries: [country, ...otherCountries] }),
    matchedName: match.name,
    similarity: Math.round(match.similarity * 1_000) / 1_000,
    entryKind: String(entryKind),
    aliases: textsOf(aliases),
    programmes: textsOf(programmes),
    ...(typeof listedAt === 'number' ? { listedAt } : {}),
    knownAt,
    source,
    licence: cards.find((card) => card.id === source)?.licence ?? '',
  };
}
