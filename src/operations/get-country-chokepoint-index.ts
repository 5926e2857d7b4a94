import {
  ENERGY_STRUCTURE,
  ENERGY_STRUCTURE_SOURCE,
  type EnergyStructure,
  type OilChokepoint,
} from '../assessment/parameters/energy-structure.ts';
import { failed } from '../contract/conventions/handler.ts';
import type { HandlerOf, Outputs } from '../contract/endpoints.ts';
import { OIL_CHOKEPOINT_IDS } from '../contract/intelligence/compute-energy-shock.ts';
import { countryByIso2 } from '../reference/countries.ts';
import { asOfReply } from './as-of.ts';
import { readChokepoints } from './get-chokepoint-status.ts';
import type { ObservationListParts } from './list-observations.ts';
import { hundredths } from './mean-composite.ts';
import type { Observed } from './read-observed.ts';
import { exposureOf } from './route-intelligence.ts';

type OilExposure = Outputs['getCountryChokepointIndex']['exposures'][number];

const { oil, importsThrough, exportsThrough } = ENERGY_STRUCTURE_SOURCE;

export function getCountryChokepointIndex(parts: ObservationListParts): HandlerOf<'getCountryChokepointIndex'> {
  return async ({ country_code: countryCode, at }) => {
    if (countryByIso2(countryCode) === undefined) return failed({ code: 'country_unknown', country: countryCode });
    const read = await readChokepoints(at, parts);
    if (!read.ok) return failed(read.failure);
    const { about, asOf } = read.value;
    const known = Object.hasOwn(ENERGY_STRUCTURE, countryCode) ? ENERGY_STRUCTURE[countryCode] : undefined;
    if (known === undefined)
      return asOfReply({ countryCode, coverage: 'none' as const, exposures: [], basis: [], ...about }, asOf);
    const exposures = OIL_CHOKEPOINT_IDS.map((id) => oilExposure(id, known, read.value))
      .filter(({ importShare, exportShare }) => importShare > 0 || exportShare > 0)
      .sort((a, b) => b.importShare - a.importShare || b.exportShare - a.exportShare);
    const largest = (name: 'consumptionPct' | 'lostPct') => {
      const values = exposures.flatMap(({ [name]: value }) => value ?? []);
      return values.length === 0 ? undefined : Math.max(...values);
    };
    const [vulnerabilityIndex, lostIndex] = [largest('consumptionPct'), largest('lostPct')];
    const answer = {
      ...{ countryCode, coverage: 'full' as const, exposures },
      ...(vulnerabilityIndex === undefined ? {} : { vulnerabilityIndex }),
      ...(lostIndex === undefined ? {} : { lostIndex }),
      basis: [oil, importsThrough, exportsThrough],
      ...about,
    };
    return asOfReply(answer, asOf);
  };
}

/** Net imports through a strait against consumption, and the part of it that its tankers lack now. */
function oilExposure(id: OilChokepoint, known: EnergyStructure, observed: Observed): OilExposure {
  const { consumption, production } = known;
  const importShare = known.importsThrough[id] ?? 0;
  const exportShare = known.exportsThrough[id] ?? 0;
  const { name, trafficIndex7d: tankerIndex7d, lostPct: lost } = exposureOf(id, 'tanker', observed);
  const netImports = Math.max(0, consumption - production);
  const pct = consumption === 0 ? undefined : (100 * netImports * importShare) / consumption;
  return {
    ...{ chokepointId: id, name, importShare, exportShare },
    ...(pct === undefined ? {} : { consumptionPct: hundredths(pct) }),
    ...(tankerIndex7d === undefined ? {} : { tankerIndex7d }),
    ...(pct === undefined || lost === undefined ? {} : { lostPct: hundredths((pct * lost) / 100) }),
  };
}
