import { failed, type HandlerResult } from '../contract/conventions/handler.ts';
import type { HandlerOf, Outputs } from '../contract/endpoints.ts';
import type { SnapshotSummary } from '../contract/intelligence/snapshot-summary.ts';
import type { Clock } from '../ports/clock.ts';
import type { ServedSnapshot, SnapshotSource } from '../ports/snapshot-source.ts';
import { countriesOfRegion, REGIONS } from '../reference/regions.ts';
import { asOfReply, resolveAt } from './as-of.ts';
import { jsonReply } from './json-reply.ts';
import { type HistoryParts, snapshotAt } from './snapshot-history.ts';
import { summaryOfBody } from './summary-of.ts';

const RETRY_SECONDS = 5;

interface RegionParts extends HistoryParts {
  readonly snapshots: SnapshotSource;
  readonly clock: Clock;
}

export function listRegions(parts: RegionParts): HandlerOf<'listRegions'> {
  const { snapshots } = parts;
  return async ({ at }) => {
    if (at !== undefined) return regionsAsOf(at, parts);
    const found = await Promise.all(
      REGIONS.map(async (region) => ({ region, source: await snapshots.latest(region.id) })),
    );
    const statuses = found.map(({ source }) => source.status);
    if (statuses.includes('unavailable'))
      return failed({ code: 'store_unavailable', retryAfterSeconds: RETRY_SECONDS });
    const regions = found.map(({ region, source }) => ({
      ...described(region),
      ...('snapshot' in source ? { latest: summaryOnce(source.snapshot) } : {}),
    }));
    return jsonReply({ regions }, statuses.includes('degraded') ? [['X-Data-Mode', 'degraded']] : []);
  };
}

async function regionsAsOf(at: string, parts: RegionParts): Promise<HandlerResult<Outputs['listRegions']>> {
  const resolved = resolveAt(at, parts.clock.now());
  if (!resolved.ok) return failed(resolved.failure);
  const { asOf } = resolved;
  const found = await Promise.all(
    REGIONS.map(async (region) => ({ region, read: await snapshotAt(region.id, asOf.instant, parts) })),
  );
  const regions: Outputs['listRegions']['regions'] = [];
  for (const { region, read } of found) {
    if (!read.ok && read.failure.code === 'store_unavailable') return failed(read.failure);
    regions.push({ ...described(region), ...(read.ok ? { latest: summaryOfBody(read.value.body) } : {}) });
  }
  return asOfReply({ regions }, asOf);
}

const described = ({ id, name, description }: (typeof REGIONS)[number]) => ({
  id,
  name,
  description,
  countries: countriesOfRegion(id).map(({ iso2 }) => iso2),
});

/** A copy in memory is asked about many times and read once. */
const read = new WeakMap<ServedSnapshot, SnapshotSummary>();

function summaryOnce(snapshot: ServedSnapshot): SnapshotSummary {
  const summary = read.get(snapshot) ?? summaryOfBody(snapshot.body);
  read.set(snapshot, summary);
  return summary;
}
