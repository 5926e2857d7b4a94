import { PARAMETERS } from '../../parameters.ts';
import { priorReading, type ReadAxis } from '../axis.ts';

/** Stands at its published prior: no feed of currencies, spreads or sanctions yet. */
export const readCapitalStress: ReadAxis = () => priorReading(PARAMETERS.prior.capitalStress);
