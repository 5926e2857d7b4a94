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
/** The newest, and the one that was used last beside it. */
const MAX_HELD = 2;
/** Observations of the worlds that are held together, some 0.7 kB each. */
const MAX_HELD_ROWS = 500_000;

/**
 * The work itself. Where it has a timer it holds the world of the newest instant until there is a newer one, and that of one other
 * instant for `KEPT_MS` after its last answer; without a timer the last world, for as long as the memory is not needed.
 */
export function createAnswering({ label, narrate, setTimer }: AssessorParts) {
  // In the order of their last use.
  const held = new Map<number, KnownWorld>();
  let cancel: (() => void) | undefined;
  let last: { readonly instant: number; readonly known: WeakRef<KnownWorld> } | undefined;

  return (task: AssessmentTask, observations: readonly Observation[] | undefined): Assessed => {
    const instant = task.generatedAt;
    const kept = held.get(instant) ?? (last?.instant === instant ? last.known.deref() : undefined);
    if (kept === undefined && observations === undefined) return { status: 'unread' };
    const known = kept ?? worldOf(observations ?? [], instant);
    last = { instant, known: new WeakRef(known) };
    if (setTimer !== undefined) hold(instant, known, setTimer);
    return { status: 'answered', bytes: new TextEncoder().encode(JSON.stringify(answerTask(task, known, narrate))) };
  };

  function hold(instant: number, known: KnownWorld, timer: SetTimer): void {
    held.delete(instant);
    held.set(instant, known);
    for (const other of held.keys()) if (held.size > MAX_HELD && other !== newest()) held.delete(other);
    cancel?.();
    cancel = timer(KEPT_MS, () => {
      for (const other of held.keys()) if (other !== newest()) held.delete(other);
    });
  }

  function newest(): number {
    return Math.max(...held.keys());
  }

  function worldOf(observations: readonly Observation[], instant: number): KnownWorld {
    const rows = [...held.values()].reduce((sum, known) => sum + known.observations.length, observations.length);
    if (rows > MAX_HELD_ROWS) held.clear();
    return { observations, world: assessWorld(indexObservations(observations, instant), label) };
  }
}
