import type { SourceClocks } from '../assessment/countries/country-sources.ts';
import { LruCache } from '../concurrency/lru-cache.ts';
import type { FailureOf } from '../contract/conventions/failure.ts';
import { failed } from '../contract/conventions/handler.ts';
import { readCursor, writeCursor } from '../contract/conventions/page.ts';
import type { HandlerOf, Outputs } from '../contract/endpoints.ts';
import { COUNTRY_PAGE } from '../contract/intelligence/list-country-states.ts';
import { LAST_INSTANT } from '../contract/intelligence/parameters.ts';
import type { FeedCard } from '../ports/feed.ts';
import type { SnapshotSource } from '../ports/snapshot-source.ts';
import { REGION_IDS } from '../reference/regions.ts';
import { answerSources } from './answer-sources.ts';
import { asOfReply, resolveAt } from './as-of.ts';
import { type CountryParts, countriesAt, parseCountry, type StoredCountries } from './country-companion.ts';
import { readWithDeadline, type StoreRead } from './read-with-deadline.ts';
import { regionFailure } from './snapshot-history.ts';

type Overview = Outputs['listCountryStates']['countries'][number];

export function listCountryStates(
  parts: CountryParts & { readonly cards: readonly FeedCard[]; readonly snapshots: SnapshotSource },
): HandlerOf<'listCountryStates'> {
  const listedAt = countryLists(parts);
  return async ({ region_id: wanted, at, page_size, limit = COUNTRY_PAGE.usual, cursor }) => {
    const failure = wanted === undefined ? undefined : regionFailure(wanted);
    if (failure !== undefined) return failed(failure);
    const resolved = resolveAt(at, parts.clock.now());
    if (!resolved.ok) return failed(resolved.failure);
    // The cursor holds the instant of the first page, so that a newer snapshot moves nothing.
    const place = cursor === undefined ? undefined : readCursor(cursor);
    const { isSettled } = resolved.asOf;
    const instant = Math.min(place?.at ?? resolved.asOf.instant, parts.clock.now());
    const isOfNow = at === undefined && place === undefined;
    const asked = wanted === undefined ? REGION_IDS.filter((id) => id !== 'global') : [wanted];
    const found: Overview[] = [];
    const missingRegions: string[] = [];
    const sources: SourceClocks[] = [];
    let earliest: FailureOf<'at_unavailable'> | undefined;
    for (const regionId of asked) {
      const read = await listedAt(regionId, instant, isOfNow);
      if (read.ok) {
        found.push(...read.value.overviews);
        sources.push(...read.value.sources);
      } else if (wanted !== undefined || read.failure.code === 'store_unavailable') return failed(read.failure);
      else missingRegions.push(regionId);
      if (
        !read.ok &&
        read.failure.code === 'at_unavailable' &&
        read.failure.earliest < (earliest?.earliest ?? LAST_INSTANT)
      )
        earliest = read.failure;
    }
    if (found.length === 0 && earliest !== undefined) return failed(earliest);
    const all = found.sort((a, b) => (a.country < b.country ? -1 : 1));
    const rest = place === undefined ? all : all.filter(({ country }) => country > place.id);
    const countries = rest.slice(0, page_size ?? limit);
    const last = countries.at(-1);
    const hasMore = last !== undefined && rest.length > countries.length;
    const answer: Outputs['listCountryStates'] = {
      countries,
      pagination: {
        nextCursor: hasMore ? writeCursor({ at: instant, id: last.country }) : '',
        totalCount: all.length,
      },
      dataAvailable: all.length > 0,
      missingRegions,
      asOf: instant,
      sources: answerSources(sources, parts.cards, instant),
    };
    return asOfReply(answer, { instant, isSettled: isSettled && cursor === undefined });
  };
}

interface ListedCountries extends Pick<StoredCountries, 'sources'> {
  readonly overviews: readonly Overview[];
}

/** Snapshots are never changed, so what was read beside one stays true. Eight regions now and at another instant. */
const MAX_KEPT = 16;

/** Reads what the list says of the countries of a region as of an instant; of each snapshot once. */
function countryLists(parts: CountryParts & { readonly snapshots: SnapshotSource }) {
  const kept = new LruCache<string, ListedCountries>({ maxWeight: MAX_KEPT });

  /** The snapshot that a region has at an instant; undefined where none is known. */
  async function snapshotIdAt(regionId: string, instant: number): Promise<string | undefined> {
    const before = { generatedAt: Math.floor(instant) + 1, snapshotId: '' };
    const heads = await readWithDeadline(
      parts.history.history({ regionId, from: 0, before, limit: 1 }),
      parts.setTimer,
    );
    return heads.ok ? heads.value[0]?.snapshotId : undefined;
  }

  return async (regionId: string, instant: number, isOfNow: boolean): Promise<StoreRead<ListedCountries>> => {
    const latest = isOfNow ? await parts.snapshots.latest(regionId) : undefined;
    const isNewest = latest?.status === 'current' && latest.snapshot.generatedAt <= instant;
    const snapshotId = isNewest ? latest.snapshot.snapshotId : await snapshotIdAt(regionId, instant);
    const known = kept.get(snapshotId ?? '');
    if (known !== undefined) return { ok: true, value: known };
    const read = await countriesAt(regionId, instant, parts);
    if (!read.ok) return read;
    const listed = { overviews: overviews(read.value), sources: read.value.sources };
    kept.set(read.value.snapshotId, listed);
    return { ok: true, value: listed };
  };
}

const overviews = ({ records, snapshotId, generatedAt }: StoredCountries): readonly Overview[] =>
  records.map((one) => {
    const { country, regionId, confidence, axes, evidence: _, confidenceFactors: __, ...rest } = parseCountry(one);
    const values = axes.map(({ axis, status, value }) => ({ axis, status, ...(value === undefined ? {} : { value }) }));
    return { country, regionId, snapshotId, generatedAt, confidence, axes: values, ...rest };
  });
