import { PARAMETERS } from '../../parameters.ts';
import { priorReading, type ReadAxis } from '../axis.ts';

/** Stands at its published prior: cooperation is collected, but has no baseline to be judged by yet. */
export const readAllianceCohesion: ReadAxis = () => priorReading(PARAMETERS.prior.allianceCohesion);
