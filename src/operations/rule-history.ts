import type { ExportedSnapshot, ExportSource, SnapshotPlace } from '../ports/export-source.ts';
import type { SnapshotStore } from '../ports/snapshot-store.ts';

export interface RuleHistoryParts {
  readonly exportSource: Pick<ExportSource, 'snapshots'>;
  readonly history: Pick<SnapshotStore, 'latestAt' | 'byId'>;
}

/** A snapshot with the one before it in its region. */
export interface HistorySnapshot extends SnapshotPlace {
  readonly regionId: string;
  readonly body: Uint8Array;
  readonly previous: Uint8Array | undefined;
}

export interface HistorySpan {
  readonly regionIds: readonly string[];
  /** Inclusive, epoch ms. */
  readonly from: number;
  /** Exclusive, epoch ms. */
  readonly to: number;
  /** By region, the last snapshot that was read before. */
  readonly after: Readonly<Record<string, SnapshotPlace>>;
}

/** Bodies of a region that are held: some 100 KB each. */
const PAGE = 8;

/** The snapshots of some regions as served, the oldest first, of one instant by region; a page of each region is held. */
export async function* ruleHistory(span: HistorySpan, parts: RuleHistoryParts): AsyncGenerator<HistorySnapshot> {
  const regions = [...new Set(span.regionIds)].toSorted().map((regionId) => regionReader(regionId, span, parts));
  for (;;) {
    let first: HistorySnapshot | undefined;
    let taken: (typeof regions)[number] | undefined;
    for (const region of regions) {
      const next = await region.peek();
      if (next === undefined || (first !== undefined && next.generatedAt >= first.generatedAt)) continue;
      first = next;
      taken = region;
    }
    if (first === undefined || taken === undefined) return;
    taken.take();
    yield first;
  }
}

function regionReader(
  regionId: string,
  { from, to, after }: HistorySpan,
  { exportSource, history }: RuleHistoryParts,
): { peek(): Promise<HistorySnapshot | undefined>; take(): void } {
  let place = after[regionId];
  let previous: Uint8Array | undefined;
  let isBegun = false;
  let page: ExportedSnapshot[] = [];
  let isAtEnd = false;
  return {
    async peek() {
      if (page.length === 0 && !isAtEnd) {
        const after = place === undefined ? {} : { after: place };
        page = [...(await exportSource.snapshots({ regionId, from, to, ...after, limit: PAGE }))];
        isAtEnd = page.length < PAGE;
      }
      const [next] = page;
      if (next === undefined) return undefined;
      if (!isBegun) {
        const last = place === undefined ? history.latestAt(regionId, from - 1) : history.byId(place.snapshotId);
        previous = (await last)?.body;
        isBegun = true;
      }
      const { generatedAt, snapshotId, body } = next;
      return { regionId, generatedAt, snapshotId, body, previous };
    },
    take() {
      const taken = page.shift();
      place = taken;
      previous = taken?.body;
    },
  };
}
