import { assessWorld } from '../assessment/assess-world.ts';
import type { Observation } from '../assessment/observation.ts';
import { indexObservations } from '../assessment/observation-index.ts';
import type { SourceLabel } from '../assessment/source-label.ts';
import type { SetTimer } from '../concurrency/deadline.ts';
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
  /** Keeps the last world for a while after each answer; absent: only until its memory is needed. */
  readonly setTimer?: SetTimer;
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

/** Explanations come in rows, a minute or two apart while a person reads. */
const KEPT_MS = 300_000;

/**
 * The work itself. It keeps the last world for `KEPT_MS` after its last answer where it has a timer, and then for as long as the memory
 * is not needed.
 */
export function createAnswering({ label, narrate, setTimer }: AssessorParts) {
  const held = new Set<KnownWorld>();
  let cancel: (() => void) | undefined;
  let last: { readonly instant: number; readonly known: WeakRef<KnownWorld> } | undefined;

  return (task: AssessmentTask, observations: readonly Observation[] | undefined): Assessed => {
    const instant = task.generatedAt;
    const kept = last?.instant === instant ? last.known.deref() : undefined;
    if (kept === undefined && observations === undefined) return { status: 'unread' };
    const known = kept ?? worldOf(observations ?? [], instant);
    last = { instant, known: new WeakRef(known) };
    keep(known);
    return { status: 'answered', bytes: new TextEncoder().encode(JSON.stringify(answerTask(task, known, narrate))) };
  };

  function keep(known: KnownWorld): void {
    if (setTimer === undefined) return;
    cancel?.();
    held.clear();
    held.add(known);
    cancel = setTimer(KEPT_MS, () => held.clear());
  }

  function worldOf(observations: readonly Observation[], instant: number): KnownWorld {
    return { observations, world: assessWorld(indexObservations(observations, instant), label) };
  }
}
