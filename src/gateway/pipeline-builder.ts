import type { Failure } from '../contract/conventions/failure.ts';
import { chain, type MaybePromise } from '../contract/conventions/maybe-promise.ts';
import type { Answer } from './exchange.ts';

/** Result of a stage: facts for the later stages, or the end of the walk. */
export type Step<Added> = Passed<Added> | Ended;

export interface Passed<Added> {
  readonly kind: 'pass';
  readonly added: Added;
}

/** The end of a walk: a failure that is yet to be rendered, or an answer. */
export type Ended =
  | { readonly kind: 'fail'; readonly failure: Failure }
  | { readonly kind: 'answer'; readonly answer: Answer };

/** One stage: takes what earlier stages added and adds its own. */
export interface Stage<Needed, Added> {
  readonly name: string;
  readonly run: (facts: Needed) => MaybePromise<Step<Added>>;
}

/** Result of a stage that adds nothing. */
export const PASS: Passed<object> = { kind: 'pass', added: {} };

export const pass = <Added>(added: Added): Passed<Added> => ({ kind: 'pass', added });

export const fail = (failure: Failure): Ended => ({ kind: 'fail', failure });

/**
 * Stages in order. A stage whose needs no earlier stage adds does not compile. All facts of a walk are members of the one
 * object it began with.
 */
export class PipelineBuilder<Begun extends object, Facts extends object> {
  readonly names: readonly string[];
  readonly walk: (begun: Begun) => MaybePromise<Step<Facts>>;

  private constructor(names: readonly string[], walk: (begun: Begun) => MaybePromise<Step<Facts>>) {
    this.names = names;
    this.walk = walk;
  }

  static from<Begun extends object>(): PipelineBuilder<Begun, Begun> {
    return new PipelineBuilder<Begun, Begun>([], (begun) => pass(begun));
  }

  /** Runs without a turn of the event loop while the stages are synchronous. */
  next<Added extends object>(stage: Stage<Facts, Added>): PipelineBuilder<Begun, Facts & Added> {
    const before = this.walk;
    const after = (step: Step<Facts>): MaybePromise<Step<Facts & Added>> => {
      if (step.kind !== 'pass') return step;
      const ran = stage.run(step.added);
      return ran instanceof Promise ? ran.then((own) => joined(step, own)) : joined(step, ran);
    };
    return new PipelineBuilder([...this.names, stage.name], (begun) => chain(before(begun), after));
  }
}

function joined<Facts extends object, Added extends object>(
  walked: Passed<Facts>,
  step: Step<Added>,
): Step<Facts & Added> {
  if (step.kind !== 'pass') return step;
  addTo(walked, step);
  return walked;
}

/** One object for all facts of a request: a copy per stage would take longer than most stages. */
function addTo<Facts extends object, Added extends object>(
  walked: Passed<Facts>,
  step: Passed<Added>,
): asserts walked is Passed<Facts & Added> {
  if (step !== PASS) Object.assign(walked.added, step.added);
}
