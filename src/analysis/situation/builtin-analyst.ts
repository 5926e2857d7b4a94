import type { SourcePages } from '../../claims/source-pages.ts';
import { FRAMEWORKS } from '../../contract/intelligence/deduct-situation.ts';
import type { Analyst, Question } from '../../ports/analyst.ts';
import type { Clock } from '../../ports/clock.ts';
import type { SnapshotSource } from '../../ports/snapshot-source.ts';
import type { Answer } from '../answer/answer.ts';
import { compose } from '../answer/compose.ts';
import { gatherClaims, type KnownRegion, readingOf } from '../answer/gather-claims.ts';
import { answerMarkdown } from '../answer/markdown.ts';
import { isUnanswerable, type Understood, understand } from '../question/understand.ts';
import { createKnownRegions, type StoredSnapshots } from './known-regions.ts';

export interface BuiltinParts {
  readonly clock: Clock;
  /** Absent: only the newest snapshots are read, without their countries. */
  readonly stored?: StoredSnapshots;
  /** Of the sources that claims cite; none by default. */
  readonly pages?: SourcePages;
}

/**
 * The analyst without a language model: an answer composed from claims of stored snapshots, in Markdown with a footnote for each
 * claim. The same bytes for the same snapshots, question and day; it originates no fact (METHOD.md §14).
 */
export function createBuiltinAnalyst(
  snapshots: SnapshotSource,
  { clock, stored, pages = new Map() }: BuiltinParts,
): Analyst {
  const readRegions = createKnownRegions(snapshots, clock, stored);
  return {
    analyse: async (question, signal, onProgress) => {
      const now = clock.now();
      const understood = understand(question.query, now, question.geoContext);
      const reading = readingOf(understood, now);
      const isNow = reading.at === now;
      const { known, isWhole } = await readRegions(reading, isNow);
      signal.throwIfAborted();
      // Without any snapshot of now the service has nothing to answer from; of an instant that was not stored, the answer says so.
      if (known.length === 0 && isNow && !isUnanswerable(understood, now))
        return { status: 'unavailable', retryAfterSeconds: 30 };
      // Where nothing of that time is stored, the newest says whether the world is invented.
      const [region = 'global'] = reading.regionIds;
      const shown = known.length > 0 ? known : (await readRegions({ regionIds: [region], at: now }, true)).known;
      onProgress?.({ stage: 'retrieved', snapshotIds: idsOf(known) });
      const asOf = isNow
        ? Math.max(...known.map(({ now: { snapshot } }) => snapshot.generatedAt), 0) || now
        : reading.at;
      const answer = compose(understood, {
        claims: gatherClaims(understood, known, pages),
        asOf,
        now: isNow ? asOf : now,
        ...frameworkOf(question, understood),
        notes: notesOf(question, { isWhole, isKnown: known.length > 0, understood }),
      });
      return {
        status: 'answered',
        analysis: markdown(answer, known, shown.some(isExercise)),
        model: 'builtin-analyst-2.0.0',
        provider: 'builtin',
      };
    },
  };
}

const idsOf = (known: readonly KnownRegion[]): readonly string[] =>
  known.map(({ now: { snapshot } }) => snapshot.meta.snapshotId);

const isExercise = ({ now: { snapshot } }: KnownRegion): boolean =>
  snapshot.narrative.situation.text.startsWith('EXERCISE');

const markdown = (answer: Answer, known: readonly KnownRegion[], isInvented: boolean): string =>
  answerMarkdown(answer, { snapshotIds: idsOf(known), isExercise: isInvented });

/** A built-in framework by its name in any case. */
function frameworkOf(
  { framework }: Question,
  { framework: named }: Understood,
): { readonly framework?: (typeof FRAMEWORKS)[number] } {
  const asked = FRAMEWORKS.find((name) => name === framework?.toLowerCase()) ?? named;
  return asked === undefined ? {} : { framework: asked };
}

interface Situation {
  readonly isWhole: boolean;
  readonly isKnown: boolean;
  readonly understood: Understood;
}

/** What an answer could not use. */
function notesOf({ framework }: Question, { isWhole, isKnown, understood }: Situation): readonly string[] {
  const isOwn = framework !== undefined && !FRAMEWORKS.some((name) => name === framework.toLowerCase());
  return [
    ...(isOwn ? ['Written without a language model: of frameworks only the eight named ones are applied.'] : []),
    ...(isWhole ? [] : ['The store did not answer in time: earlier snapshots and scores of countries may be missing.']),
    ...(isKnown || understood.intent === 'out_of_scope' ? [] : ['No snapshot of that time is stored.']),
  ];
}
