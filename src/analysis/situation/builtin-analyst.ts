import type { RegionalSnapshot } from '../../contract/intelligence/regional-snapshot.ts';
import type { Analyst, Question } from '../../ports/analyst.ts';
import type { SnapshotSource } from '../../ports/snapshot-source.ts';
import { type QuestionScope, questionScope } from './question-scope.ts';
import { readSnapshot } from './read-snapshot.ts';
import { regionBrief } from './region-brief.ts';

/** Regions a brief covers at most: a question about everything gets the global view first. */
const MOST_REGIONS = 3;

/**
 * The analyst without a language model: a cited Markdown brief from the stored snapshots of the regions that a question
 * names. The same bytes for the same snapshots and question; it originates no number (METHOD.md §9).
 */
export function createBuiltinAnalyst(snapshots: SnapshotSource): Analyst {
  return {
    analyse: async (question, signal) => {
      const scope = questionScope(`${question.query}\n${question.geoContext ?? ''}`);
      const regions = scope.regions.slice(0, MOST_REGIONS);
      const found = await Promise.all(regions.map(async (regionId) => readSnapshot(await snapshots.latest(regionId))));
      signal.throwIfAborted();
      const known = found.flatMap((snapshot) => snapshot ?? []);
      if (known.length === 0) return { status: 'unavailable', retryAfterSeconds: 30 };
      return {
        status: 'answered',
        analysis: brief(question, { scope, snapshots: known }),
        model: 'builtin-analyst-1.1.0',
        provider: 'builtin',
      };
    },
  };
}

function brief(
  { framework }: Question,
  { scope, snapshots }: { readonly scope: QuestionScope; readonly snapshots: readonly RegionalSnapshot[] },
): string {
  const asked =
    framework === undefined
      ? []
      : ['*Written without a language model: the framework asked for is not applied, the evidence is the same.*'];
  return [...asked, ...snapshots.map((snapshot) => regionBrief(snapshot, scope))].join('\n\n');
}
