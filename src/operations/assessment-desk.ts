import { assessWorld, type World } from '../assessment/assess-world.ts';
import type { SourceLabel } from '../assessment/evidence-clusters.ts';
import type { Observation } from '../assessment/observation.ts';
import { indexObservations } from '../assessment/observation-index.ts';
import type { Failure } from '../contract/conventions/failure.ts';
import type { Deadline } from './deadline.ts';
import { readInTime } from './read-in-time.ts';

/** Requests that may wait for their turn; one more is told to come back. */
const MOST_WAITING = 4;
const RETRY_SECONDS = 2;

export interface DeskParts {
  /** What was known at an instant, as far back as an assessment reads. */
  readonly observationsAt: (instant: number) => Promise<readonly Observation[]>;
  readonly label: SourceLabel;
  readonly deadline: Deadline;
}

/** What was known at one instant and what it amounts to. */
export interface KnownWorld {
  readonly observations: readonly Observation[];
  readonly world: World;
}

type Outcome<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly failure: Failure };

/** Where callers have something assessed: one after the other, so that they never hold more than one core together. */
export interface AssessmentDesk {
  work<T>(instant: number, task: (known: KnownWorld) => T): Promise<Outcome<T>>;
}

export function createAssessmentDesk({ observationsAt, label, deadline }: DeskParts): AssessmentDesk {
  let waitingCount = 0;
  let turn: Promise<unknown> = Promise.resolve();
  /** The last one, for as long as the memory is not needed: explanations come in rows. */
  let last: { readonly instant: number; readonly known: WeakRef<KnownWorld> } | undefined;

  async function known(instant: number): Promise<Outcome<KnownWorld>> {
    const kept = last?.instant === instant ? last.known.deref() : undefined;
    if (kept !== undefined) return { ok: true, value: kept };
    const read = await readInTime(observationsAt(instant), deadline);
    if (!read.ok) return read;
    const value = { observations: read.value, world: assessWorld(indexObservations(read.value, instant), label) };
    last = { instant, known: new WeakRef(value) };
    return { ok: true, value };
  }

  return {
    async work(instant, task) {
      if (waitingCount >= MOST_WAITING)
        return { ok: false, failure: { code: 'assessment_busy', retryAfterSeconds: RETRY_SECONDS } };
      waitingCount += 1;
      const run = turn.then(async () => {
        const found = await known(instant);
        return found.ok ? { ok: true as const, value: task(found.value) } : found;
      });
      turn = run.catch(() => undefined);
      return run.finally(() => {
        waitingCount -= 1;
      });
    },
  };
}
