import { CONTINUE, type Stage } from '../exchange.ts';

/** The place of the DeductSituation quota: nothing is metered yet. */
export const modelQuotaStage: Stage = { name: 'model quota', run: () => CONTINUE };
