import { CONTINUE, fail, type Stage } from '../exchange.ts';

/** The place of JMESPath. Until it projects, a request that asks for a projection is refused rather than answered whole. */
export const projectionStage: Stage = {
  name: 'projection',
  run: ({ jmespath }) =>
    jmespath === undefined ? CONTINUE : fail({ code: 'not_yet_available', what: 'Projection with jmespath' }),
};
