import type { ProjectionOutcome } from '../../gateway/projection/projection-outcome.ts';
import type { Projector } from '../../gateway/projection/projector.ts';

/** A projector that reports every outcome. */
export function measuredProjector(projector: Projector, onOutcome: (outcome: ProjectionOutcome) => void): Projector {
  const report = (outcome: ProjectionOutcome): ProjectionOutcome => {
    onOutcome(outcome);
    return outcome;
  };
  return {
    ...projector,
    project(task, accountId) {
      const outcome = projector.project(task, accountId);
      return outcome instanceof Promise ? outcome.then(report) : report(outcome);
    },
  };
}
