import { capitalised, shortDate } from '../../assessment/english.ts';
import { DAY_MS } from '../../assessment/time.ts';
import { servedClaim } from '../../claims/served-claim.ts';
import type { SourcePages } from '../../claims/source-pages.ts';
import { subjectInProse } from '../../claims/subjects.ts';
import { withDeadline } from '../../concurrency/deadline.ts';
import { LruCache } from '../../concurrency/lru-cache.ts';
import type { DailyBrief } from '../../contract/intelligence/get-daily-brief.ts';
import type { Briefer } from '../../ports/briefer.ts';
import type { Clock } from '../../ports/clock.ts';
import type { SnapshotSource } from '../../ports/snapshot-source.ts';
import type { SnapshotStore } from '../../ports/snapshot-store.ts';
import { REGION_IDS, type RegionId } from '../../reference/regions.ts';
import { answerText } from '../answer/answered-question.ts';
import { gatherClaims, type KnownRegion } from '../answer/gather-claims.ts';
import { answerMarkdown } from '../answer/markdown.ts';
import { createRecordReader, type StoredRecords } from '../situation/known-records.ts';
import { createKnownRegions, type StoredSnapshots } from '../situation/known-regions.ts';
import { composeBrief } from './compose-brief.ts';
import { publishedQueries } from './published-facets.ts';

/** Changes of a day: since the snapshot as of 24 hours before. */
const SPAN_MS = DAY_MS;
/** Of the store, for the ids of snapshots. */
const PATIENCE_MS = 2_000;
/** Some 20 KB each. */
const MAX_BRIEFS = 64;
const TTL_MS = 600_000;

export interface BriefedStore extends StoredSnapshots {
  readonly store: StoredSnapshots['store'] & Pick<SnapshotStore, 'history'>;
}

/** Countries of a region that a brief may name. */
const MAX_COUNTRIES = 5;

interface BrieferParts {
  readonly clock: Clock;
  readonly stored: BriefedStore;
  /** Absent: nothing that was published is quoted. */
  readonly records?: StoredRecords;
  readonly pages: SourcePages;
}

/** Briefs from claims alone, as of their newest snapshot: the same bytes for the same snapshots. */
export function createBriefer(snapshots: SnapshotSource, { clock, stored, records, pages }: BrieferParts): Briefer {
  const readRegions = createKnownRegions(snapshots, clock, stored);
  const readRecords = createRecordReader(clock, records);
  const made = new LruCache<string, DailyBrief>({ maxWeight: MAX_BRIEFS, ttlMs: TTL_MS, clock });
  return {
    brief: async (regionId, { at, generatedAt }) => {
      const regionIds = regionId === 'global' ? REGION_IDS : [regionId];
      const heads = await headsAt(regionIds, at, stored);
      if (heads === undefined) return 'unread';
      const key = JSON.stringify([regionId, generatedAt, ...heads]);
      const known = made.get(key) ?? (await makeBrief(regionId, { at, generatedAt }));
      if (typeof known === 'object') made.set(key, known);
      return known;
    },
  };

  async function makeBrief(regionId: RegionId, { at, generatedAt }: When): Promise<DailyBrief | 'unread' | 'none'> {
    const regionIds = regionId === 'global' ? REGION_IDS : [regionId];
    const { known, isWhole } = await readRegions({ regionIds, at, from: generatedAt - SPAN_MS }, false);
    if (!isWhole) return 'unread';
    const own = known.find(({ now }) => now.snapshot.regionId === regionId);
    if (own === undefined) return 'none';
    const asOf = Math.max(...known.map(({ now }) => now.snapshot.generatedAt));
    const wanted = { countries: known.flatMap(mostPressed), places: [], actors: [], intent: 'status' } as const;
    const published = await readRecords(asOf, (instant) => publishedQueries({ from: asOf - SPAN_MS, at: instant }));
    if (!published.isWhole) return 'unread';
    const claims = [...gatherClaims(wanted, known, pages), ...published.claims];
    const since = sinceOf(known);
    const brief = composeBrief(regionId, { claims, asOf, since });
    const snapshotIds = known.map(({ now }) => now.snapshot.meta.snapshotId);
    const isExercise = own.now.snapshot.narrative.situation.text.startsWith('EXERCISE');
    const title = `${capitalised(subjectInProse(`region:${regionId}`))} on ${shortDate(asOf)}`;
    return {
      regionId,
      title,
      asOf,
      ...(since === undefined ? {} : { since }),
      text: answerText(brief.headline, brief.sections, brief.claims),
      claims: brief.claims.map(servedClaim),
      snapshotIds,
      analysis: `# ${title}\n\n${answerMarkdown(brief, { snapshotIds, isExercise })}`,
    };
  }
}

type When = Parameters<Briefer['brief']>[1];

/** Ids of the newest snapshots of regions as of an instant; those of a day before follow from them. Without bodies: cheap. */
async function headsAt(
  regionIds: readonly RegionId[],
  at: number,
  { store, setTimer }: BriefedStore,
): Promise<readonly string[] | undefined> {
  const before = { generatedAt: at + 1, snapshotId: '' };
  const heads = await withDeadline({ ms: PATIENCE_MS, setTimer }, () =>
    Promise.all(regionIds.map((regionId) => store.history({ regionId, from: 0, before, limit: 1 }))),
  );
  if (heads.status === 'failed') throw heads.error;
  return heads.status === 'done'
    ? heads.value.flatMap((found) => found.map(({ snapshotId }) => snapshotId))
    : undefined;
}

/** The countries of a region under most coercive pressure. */
const mostPressed = ({ now: { companion } }: KnownRegion): readonly string[] =>
  (companion?.countries ?? [])
    .map(({ country, axes }) => ({
      country,
      pressure: axes.find(({ axis }) => axis === 'coercivePressure')?.value ?? 0,
    }))
    .sort((a, b) => b.pressure - a.pressure || (a.country < b.country ? -1 : 1))
    .slice(0, MAX_COUNTRIES)
    .map(({ country }) => country);

/** The oldest snapshot that something is compared with, epoch ms. */
function sinceOf(known: readonly KnownRegion[]): number | undefined {
  const instants = known.flatMap(({ now, before }) =>
    before === undefined || before.snapshot.meta.snapshotId === now.snapshot.meta.snapshotId
      ? []
      : [before.snapshot.generatedAt],
  );
  return instants.length === 0 ? undefined : Math.min(...instants);
}
