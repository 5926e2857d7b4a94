import { CONTINUE, type Stage } from '../exchange.ts';

/** The place of prepared br and gzip bodies: every answer is sent as it is, which any `Accept-Encoding` allows. */
export const compressStage: Stage = { name: 'compress', run: () => CONTINUE };
