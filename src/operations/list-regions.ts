import { failed } from '../contract/conventions/handler.ts';
import type { HandlerOf } from '../contract/endpoints.ts';
import type { SnapshotSummary } from '../contract/intelligence/snapshot-summary.ts';
import type { ServedSnapshot, SnapshotSource } from '../ports/snapshot-source.ts';
import { countriesOfRegion, REGIONS } from '../reference/regions.ts';
import { jsonReply } from './json-reply.ts';
import { summaryOfBody } from './summary-of.ts';

const RETRY_SECONDS = 5;

export function listRegions({ snapshots }: { readonly snapshots: SnapshotSource }): HandlerOf<'listRegions'> {
  return async () => {
    const found = await Promise.all(
      REGIONS.map(async (region) => ({ region, source: await snapshots.latest(region.id) })),
    );
    const statuses = found.map(({ source }) => source.status);
    if (statuses.includes('unavailable'))
      return failed({ code: 'store_unavailable', retryAfterSeconds: RETRY_SECONDS });
    const regions = found.map(({ region: { id, name, description }, source }) => ({
      id,
      name,
      description,
      countries: countriesOfRegion(id).map(({ iso2 }) => iso2),
      ...('snapshot' in source ? { latest: summaryOnce(source.snapshot) } : {}),
    }));
    return jsonReply({ regions }, statuses.includes('degraded') ? [['X-Data-Mode', 'degraded']] : []);
  };
}

/** A copy in memory is asked about many times and read once. */
const read = new WeakMap<ServedSnapshot, SnapshotSummary>();

function summaryOnce(snapshot: ServedSnapshot): SnapshotSummary {
  const summary = read.get(snapshot) ?? summaryOfBody(snapshot.body);
  read.set(snapshot, summary);
  return summary;
}
