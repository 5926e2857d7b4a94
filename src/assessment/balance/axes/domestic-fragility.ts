import { PARAMETERS } from '../../parameters.ts';
import type { ReadAxis } from '../axis.ts';
import { regionalPressure, structuralTerm, term } from '../regional-pressure.ts';

/** Unrest on a structural prior. Foreign wars without domestic effect have no way in. */
export const readDomesticFragility: ReadAxis = (world, regionId) =>
  regionalPressure(world, regionId, (signals, reports) => [
    structuralTerm(PARAMETERS.prior.domesticFragility),
    term(PARAMETERS.weight.protest, signals.reports.protest, reports?.protest),
  ]);
