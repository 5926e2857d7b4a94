import type { ProjectionOutcome } from '../../gateway/projection/projection-outcome.ts';
import type { Projector } from '../../gateway/projection/projector.ts';

/** A projector that tells of every outcome. */
export function measuredProjector(projector: Projector, onOutcome: (outcome: ProjectionOutcome) => void): Projector {
  const told = (outcome: ProjectionOutcome): ProjectionOutcome => {
    onOutcome(outcome);
    return outcome;
  };
  return {
    ...projector,
    project(task, accountId) {
      const outcome = projector.project(task, accountId);
      return outcome instanceof Promise ? outcome.then(told) : told(outcome);
    },
  };
}
