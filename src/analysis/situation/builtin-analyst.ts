import type { RegionalSnapshot } from '../../contract/intelligence/regional-snapshot.ts';
import type { Analyst, Question } from '../../ports/analyst.ts';
import type { SnapshotSource } from '../../ports/snapshot-source.ts';
import { type Earlier, earlierEvidence, type Searching } from './earlier-evidence.ts';
import { type QuestionScope, questionScope } from './question-scope.ts';
import { readSnapshot } from './read-snapshot.ts';
import { horizonNote, regionBrief, searchNote } from './region-brief.ts';

/** Regions a brief covers at most: a question about everything gets the global view first. */
const MAX_REGIONS = 3;

/**
 * The analyst without a language model: a cited Markdown brief from the stored snapshots of the regions that a question
 * names, and from what earlier snapshots of them cited. The same bytes for the same snapshots and question; it originates
 * no number (METHOD.md §9).
 * @param searching absent: only the newest snapshots are used
 */
export function createBuiltinAnalyst(snapshots: SnapshotSource, searching?: Searching): Analyst {
  return {
    analyse: async (question, signal, onProgress) => {
      const scope = questionScope(`${question.query}\n${question.geoContext ?? ''}`);
      const regions = scope.regions.slice(0, MAX_REGIONS);
      const found = await Promise.all(regions.map(async (regionId) => readSnapshot(await snapshots.latest(regionId))));
      const known = found.flatMap((snapshot) => snapshot ?? []);
      if (known.length === 0) {
        signal.throwIfAborted();
        return { status: 'unavailable', retryAfterSeconds: 30 };
      }
      onProgress?.({ stage: 'retrieved', snapshotIds: known.map(({ meta }) => meta.snapshotId) });
      const earlier = searching === undefined ? undefined : await earlierEvidence(searching, scope, known);
      signal.throwIfAborted();
      return {
        status: 'answered',
        analysis: brief(question, { scope, snapshots: known, earlier }),
        model: 'builtin-analyst-1.5.0',
        provider: 'builtin',
      };
    },
  };
}

interface Known {
  readonly scope: QuestionScope;
  readonly snapshots: readonly RegionalSnapshot[];
  readonly earlier: Earlier | undefined;
}

function brief({ framework }: Question, { scope, snapshots, earlier }: Known): string {
  const asked =
    framework === undefined
      ? []
      : ['*Written without a language model: the requested framework is not applied; the evidence is the same.*'];
  const briefs = snapshots.map((snapshot) => regionBrief(snapshot, scope, earlierOf(earlier, snapshot, snapshots)));
  return [...asked, ...briefs, ...horizonNote(scope), ...searchNote(earlier)].join('\n\n');
}

/** Earlier evidence is listed under the region whose snapshot cited it; where several did, under the first. */
function earlierOf(
  earlier: Earlier | undefined,
  { regionId }: RegionalSnapshot,
  snapshots: readonly RegionalSnapshot[],
): Earlier | undefined {
  if (earlier === undefined || snapshots.length === 1) return earlier;
  return { ...earlier, found: earlier.found.filter((found) => found.regionId === regionId) };
}
