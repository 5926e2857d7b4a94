import { ENERGY_STRUCTURE, ENERGY_STRUCTURE_SOURCE } from '../assessment/parameters/energy-structure.ts';
import { failed } from '../contract/conventions/handler.ts';
import type { HandlerOf } from '../contract/endpoints.ts';
import { countryByIso2 } from '../reference/countries.ts';
import { jsonReply } from './json-reply.ts';
import { hundredths } from './mean-composite.ts';

/** How far a share may be from the true one, by its source. */
const SHARE_ERROR = 0.1;

const { oil, importsThrough, exportsThrough } = ENERGY_STRUCTURE_SOURCE;

/** Reads no store: the figures are part of the program. */
export function computeEnergyShock(_: object): HandlerOf<'computeEnergyShock'> {
  return ({ country_code: countryCode, chokepoint_id: chokepointId, disruption_pct: disruptionPct }) => {
    if (countryByIso2(countryCode) === undefined) return failed({ code: 'country_unknown', country: countryCode });
    const about = { countryCode, chokepointId, disruptionPct };
    const known = Object.hasOwn(ENERGY_STRUCTURE, countryCode) ? ENERGY_STRUCTURE[countryCode] : undefined;
    if (known === undefined) return jsonReply({ ...about, coverage: 'none' as const, basis: [] });
    const { consumption, production } = known;
    const netImports = Math.max(0, consumption - production);
    const netExports = Math.max(0, production - consumption);
    // A strait that is not named carries none worth counting, by the same sources.
    const importShare = known.importsThrough[chokepointId] ?? 0;
    const stopped = disruptionPct / 100;
    const loss = (share: number) => netImports * Math.min(1, Math.max(0, share)) * stopped;
    const margin = importShare === 0 ? 0 : SHARE_ERROR;
    return jsonReply({
      ...about,
      coverage: 'full' as const,
      netImports: hundredths(netImports),
      importShare,
      importLoss: hundredths(loss(importShare)),
      importLossLow: hundredths(loss(importShare - margin)),
      importLossHigh: hundredths(loss(importShare + margin)),
      ...(consumption === 0 ? {} : { importLossPct: hundredths((100 * loss(importShare)) / consumption) }),
      exportLoss: hundredths(netExports * (known.exportsThrough[chokepointId] ?? 0) * stopped),
      basis: [oil, importsThrough, exportsThrough],
    });
  };
}
