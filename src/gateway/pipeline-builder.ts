import type { Failure } from '../contract/conventions/failure.ts';
import type { MaybePromise } from '../contract/conventions/maybe-promise.ts';
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
export class PipelineBuilder<Begun extends object, Facts extends Begun> {
  readonly #stages: readonly Stage<Facts, object>[];

  private constructor(stages: readonly Stage<Facts, object>[]) {
    this.#stages = stages;
  }

  static from<Begun extends object>(): PipelineBuilder<Begun, Begun> {
    return new PipelineBuilder<Begun, Begun>([]);
  }

  get names(): readonly string[] {
    return this.#stages.map(({ name }) => name);
  }

  next<Added extends object>(stage: Stage<Facts, Added>): PipelineBuilder<Begun, Facts & Added> {
    return new PipelineBuilder<Begun, Facts & Added>([...this.#stages, stage]);
  }

  /** Runs without a turn of the event loop while the stages are synchronous. */
  readonly walk = (begun: Begun): MaybePromise<Step<Facts>> => {
    const walked = pass(begun);
    assertFacts<Begun, Facts>(walked);
    return walkFrom(this.#stages, 0, walked);
  };
}

function assertFacts<Begun extends object, Facts extends Begun>(_: Passed<Begun>): asserts _ is Passed<Facts> {
  // What the types promise from the beginning is there at the end: `next` lets no stage read what none before it adds.
}

function walkFrom<Facts extends object>(
  stages: readonly Stage<Facts, object>[],
  from: number,
  walked: Passed<Facts>,
): MaybePromise<Step<Facts>> {
  for (let index = from; index < stages.length; index += 1) {
    const ran = stages[index]?.run(walked.added) ?? PASS;
    // A closure here would cost every stage of every request a copy of the loop's variables.
    if (ran instanceof Promise) return walkAfter(ran, stages, index + 1, walked);
    if (ran.kind !== 'pass') return ran;
    joined(walked, ran);
  }
  return walked;
}

async function walkAfter<Facts extends object>(
  running: Promise<Step<object>>,
  stages: readonly Stage<Facts, object>[],
  from: number,
  walked: Passed<Facts>,
): Promise<Step<Facts>> {
  const step = await running;
  return step.kind === 'pass' ? walkFrom(stages, from, joined(walked, step)) : step;
}

/** One object for all facts of a request: a copy per stage would take longer than most stages. */
function joined<Facts extends object>(walked: Passed<Facts>, step: Passed<object>): Passed<Facts> {
  if (step !== PASS) Object.assign(walked.added, step.added);
  return walked;
}
