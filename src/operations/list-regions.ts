import { LruCache } from '../concurrency/lru-cache.ts';
import { failed, type HandlerResult } from '../contract/conventions/handler.ts';
import type { HandlerOf, Outputs } from '../contract/endpoints.ts';
import type { SnapshotSummary } from '../contract/intelligence/snapshot-summary.ts';
import type { Clock } from '../ports/clock.ts';
import type { SnapshotSource } from '../ports/snapshot-source.ts';
import type { SnapshotStore } from '../ports/snapshot-store.ts';
import { countriesOfRegion, REGIONS } from '../reference/regions.ts';
import { type AsOf, asOfReply, resolveAt } from './as-of.ts';
import { jsonReply } from './json-reply.ts';
import { readWithDeadline } from './read-with-deadline.ts';
import { type ReadRegion, regionReader } from './region-overview.ts';
import { type HistoryParts, snapshotAt } from './snapshot-history.ts';

const RETRY_SECONDS = 5;
/** Of eight regions at eight instants. */
const MAX_SUMMARIES = 64;

interface RegionParts extends HistoryParts {
  readonly history: HistoryParts['history'] & Pick<SnapshotStore, 'companion'>;
  readonly snapshots: SnapshotSource;
  readonly clock: Clock;
}

type Listed = HandlerResult<Outputs['listRegions']>;

export function listRegions(parts: RegionParts): HandlerOf<'listRegions'> {
  const { snapshots } = parts;
  const readRegion = regionReader(parts);
  const summaries = new LruCache<string, SnapshotSummary>({ maxWeight: MAX_SUMMARIES });
  return async ({ at, since }) => {
    const from = since === undefined ? undefined : resolveAt(since, parts.clock.now(), 'since');
    if (from?.ok === false) return failed(from.failure);
    if (at !== undefined) return regionsAsOf(at, from?.asOf);
    const found = await Promise.all(
      REGIONS.map(async (region) => ({ region, source: await snapshots.latest(region.id) })),
    );
    const statuses = found.map(({ source }) => source.status);
    if (statuses.includes('unavailable'))
      return failed({ code: 'store_unavailable', retryAfterSeconds: RETRY_SECONDS });
    const regions = await Promise.all(
      found.map(async ({ region, source }) => ({
        ...described(region),
        ...('snapshot' in source ? await seen(source.snapshot, from?.asOf) : {}),
      })),
    );
    return jsonReply({ regions }, statuses.includes('degraded') ? [['X-Data-Mode', 'degraded']] : []);
  };

  async function regionsAsOf(at: string, since: AsOf | undefined): Promise<Listed> {
    const resolved = resolveAt(at, parts.clock.now());
    if (!resolved.ok) return failed(resolved.failure);
    const { asOf } = resolved;
    const found = await Promise.all(
      REGIONS.map(async (region) => ({ region, read: await snapshotAt(region.id, asOf.instant, parts) })),
    );
    const regions: Outputs['listRegions']['regions'] = [];
    for (const { region, read } of found) {
      if (!read.ok && read.failure.code === 'store_unavailable') return failed(read.failure);
      regions.push({
        ...described(region),
        ...(read.ok ? await seen(read.value, since) : {}),
      });
    }
    return asOfReply({ regions }, asOf);
  }

  async function seen(
    {
      regionId,
      snapshotId,
      body,
    }: { readonly regionId: string; readonly snapshotId: string; readonly body: Uint8Array },
    since: AsOf | undefined,
  ): Promise<ReadRegion> {
    const region = await readRegion(snapshotId, body);
    const before = since === undefined ? undefined : await summaryBefore(regionId, since);
    if (before === undefined) return region;
    const netBalanceChange = region.latest.balance.netBalance - before.balance.netBalance;
    return { ...region, overview: { ...region.overview, before, netBalanceChange } };
  }

  /** Of a settled instant it stays as it is. Undefined where the region had no snapshot then. */
  async function summaryBefore(regionId: string, { instant, isSettled }: AsOf): Promise<SnapshotSummary | undefined> {
    const key = `${regionId} ${instant}`;
    const known = summaries.get(key);
    if (known !== undefined) return known;
    const read = await summaryAt(regionId, instant);
    if (isSettled && read !== undefined) summaries.set(key, read);
    return read;
  }

  async function summaryAt(regionId: string, instant: number): Promise<SnapshotSummary | undefined> {
    const before = { generatedAt: Math.floor(instant) + 1, snapshotId: '' };
    const heads = await readWithDeadline(
      parts.history.history({ regionId, from: 0, before, limit: 1 }),
      parts.setTimer,
    );
    const summary = heads.ok ? heads.value[0]?.summary : undefined;
    if (summary !== undefined) return summary;
    // One of an earlier program has none but in its body.
    const read = await snapshotAt(regionId, instant, parts);
    return read.ok ? (await readRegion(read.value.snapshotId, read.value.body)).latest : undefined;
  }
}

const described = ({ id, name, description }: (typeof REGIONS)[number]) => ({
  id,
  name,
  description,
  countries: countriesOfRegion(id).map(({ iso2 }) => iso2),
});
