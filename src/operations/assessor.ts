import { assessWorld } from '../assessment/assess-world.ts';
import type { Observation } from '../assessment/observation.ts';
import { indexObservations } from '../assessment/observation-index.ts';
import type { SourceLabel } from '../assessment/source-label.ts';
import { answerTask, type KnownWorld, type NarrateDraft } from './answer-task.ts';
import type { AssessmentTask } from './assessment-task.ts';

/** The outcome of a task. */
export type Assessed =
  /** JSON, UTF-8. */
  | { readonly status: 'answered'; readonly bytes: Uint8Array }
  /** It needs what was known at the task's instant. */
  | { readonly status: 'unread' }
  /** It was given up: it took too long, or its signal was aborted. */
  | { readonly status: 'ended' };

/** Who assesses: one task at a time. */
export interface Assessor {
  /**
   * @param known what was known at the task's instant; undefined asks for an answer from memory
   * @param signal ends the work
   * @throws Error when an invariant breaks
   */
  answer(task: AssessmentTask, known: readonly Observation[] | undefined, signal: AbortSignal): Promise<Assessed>;
}

export interface AssessorParts {
  readonly label: SourceLabel;
  readonly narrate: NarrateDraft;
}

/** Assesses on the thread that asks, which can do nothing else meanwhile and hears no signal. */
export function createAssessor(parts: AssessorParts): Assessor {
  const answer = createAnswering(parts);
  return {
    answer: async (task, known, signal) => (signal.aborted ? { status: 'ended' } : answer(task, known)),
  };
}

/** The work itself. It keeps the last world for as long as the memory is not needed: explanations come in rows. */
export function createAnswering({ label, narrate }: AssessorParts) {
  let last: { readonly instant: number; readonly known: WeakRef<KnownWorld> } | undefined;

  return (task: AssessmentTask, observations: readonly Observation[] | undefined): Assessed => {
    const instant = task.generatedAt;
    const kept = last?.instant === instant ? last.known.deref() : undefined;
    if (kept === undefined && observations === undefined) return { status: 'unread' };
    const known = kept ?? worldOf(observations ?? [], instant);
    last = { instant, known: new WeakRef(known) };
    return { status: 'answered', bytes: new TextEncoder().encode(JSON.stringify(answerTask(task, known, narrate))) };
  };

  function worldOf(observations: readonly Observation[], instant: number): KnownWorld {
    return { observations, world: assessWorld(indexObservations(observations, instant), label) };
  }
}
