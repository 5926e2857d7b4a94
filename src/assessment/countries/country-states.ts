import type { CountryAxis, CountryState } from '../../contract/intelligence/country-state.ts';
import type { EvidenceItem } from '../../contract/intelligence/evidence-item.ts';
import { AXES, BUFFER_AXES } from '../../contract/intelligence/vocabulary.ts';
import { type Country, countryByIso2 } from '../../reference/countries.ts';
import { countriesOfRegion, type RegionId } from '../../reference/regions.ts';
import type { World } from '../assess-world.ts';
import { countryArea } from '../balance/area.ts';
import { readAreaAxes } from '../balance/balance.ts';
import { axisDrivers, GRID } from '../balance/drivers.ts';
import { roundTo } from '../evidence.ts';
import { regionEvidence } from '../region-evidence.ts';
import { countryConfidence } from './country-confidence.ts';
import { axisInputs } from './country-inputs.ts';
import { countryNet } from './country-net.ts';
import { countryNotices } from './country-notices.ts';

/** Parts of an axis that are shown by name; the rest are merged. */
const DRIVERS_PER_AXIS = 4;

/**
 * The seven axes of every country that lies in a region, by the same rules as the region's (METHOD.md §13.8); none for
 * `global`, in which no country lies and all are.
 */
export function countryStates(world: World, regionId: RegionId): readonly CountryState[] {
  if (regionId === 'global') return [];
  const known = new Map([
    ...regionEvidence(world, regionId),
    ...[...world.corridors.values()].map(({ evidence }) => [evidence.id, evidence] as const),
  ]);
  return countriesOfRegion(regionId).map((country) => countryState(world, country, known));
}

/** One of them. @throws Error for a code that is no country's */
export function countryStateOf(world: World, iso2: string): CountryState {
  const country = countryByIso2(iso2);
  const found = country && countryStates(world, country.regionId).find((state) => state.country === iso2);
  if (found === undefined) throw new Error(`unknown country: ${iso2}`);
  return found;
}

function countryState(world: World, country: Country, ofRegion: ReadonlyMap<string, EvidenceItem>): CountryState {
  const area = countryArea(world, country);
  const readings = readAreaAxes(world, area);
  const inputs = AXES.map((axis) => ({ axis, ...axisInputs(world, area, axis) }));
  const axes = inputs.map(({ axis, isFed, expected, current }): CountryAxis => {
    const missingInputs = [...expected].filter((id) => !current.has(id)).sort();
    const reading = readings.get(axis);
    if (!isFed || reading === undefined) return { axis, status: 'missing', drivers: [], missingInputs };
    const orientation = BUFFER_AXES.some((buffer) => buffer === axis) ? 'buffer' : 'pressure';
    return {
      axis,
      status: 'reporting',
      value: Math.round(reading.value * GRID) / GRID,
      drivers: axisDrivers(axis, reading, { orientation, limit: DRIVERS_PER_AXIS }),
      missingInputs,
    };
  });
  const expected = new Set(inputs.flatMap((one) => [...one.expected]));
  const current = new Set(inputs.flatMap((one) => [...one.current]));
  const { confidence, factors } = countryConfidence(world, country, { expected, current });
  const own = area.oil.evidence;
  const known = own === undefined ? ofRegion : new Map([...ofRegion, [own.id, own] as const]);
  const cited = new Set(axes.flatMap(({ drivers }) => drivers.flatMap(({ evidenceIds }) => evidenceIds)));
  const netBalance = countryNet(axes);
  return {
    country: country.iso2,
    regionId: country.regionId,
    confidence,
    confidenceFactors: {
      coverage: roundTo(factors.coverage, 4),
      freshness: roundTo(factors.freshness, 4),
      agreement: roundTo(factors.agreement, 4),
      skill: roundTo(factors.skill, 4),
    },
    axes,
    ...(netBalance === undefined ? {} : { netBalance }),
    ...countryNotices(world, country.iso2),
    missingInputs: [...expected].filter((id) => !current.has(id)).sort(),
    evidence: [...cited]
      .flatMap((id) => known.get(id) ?? [])
      .sort((a, b) => b.observedAt - a.observedAt || (a.id < b.id ? -1 : 1)),
  };
}
