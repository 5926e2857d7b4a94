import { CONTINUE, type Stage } from '../exchange.ts';

/** The place of the request rate: nothing is metered yet, so no answer carries rate headers and none is refused. */
export const requestRateStage: Stage = { name: 'request rate', run: () => CONTINUE };
