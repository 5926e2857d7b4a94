import type { Country } from '../reference/countries.ts';
import { countriesOfRegion, type RegionId } from '../reference/regions.ts';
import { ENERGY_STRUCTURE } from './parameters/energy-structure.ts';

/** What oil means to a region, from its countries' figures (METHOD.md §3). */
export interface EnergyExposure {
  /** Net imports over consumption of its importers, 0 to 1. */
  readonly importDependence: number;
  /** Share of consumption that arrives through each corridor, 0 to 1. */
  readonly importsThrough: Readonly<Record<string, number>>;
  /** Share of the world's net oil exports, 0 to 1. */
  readonly exportShare: number;
  /** Share of the world's net oil exports that each corridor is the first to be able to stop, 0 to 1. */
  readonly exportsThrough: Readonly<Record<string, number>>;
}

/** Million barrels a day. */
export interface OilBalance {
  readonly consumption: number;
  readonly production: number;
}

const computed = new Map<RegionId, EnergyExposure>();

/** The region's exposure by the published table; the same object at every call. */
export function energyExposure(regionId: RegionId): EnergyExposure {
  const known = computed.get(regionId);
  if (known !== undefined) return known;
  const exposure = exposureFrom(ENERGY_STRUCTURE, countriesOfRegion(regionId));
  computed.set(regionId, exposure);
  return exposure;
}

/** Exposure of some countries together; routes are the published table's. @param balances by ISO 3166 alpha-2 */
export function exposureFrom(
  balances: Readonly<Record<string, OilBalance>>,
  countries: readonly Pick<Country, 'iso2'>[],
): EnergyExposure {
  const importsThrough = new Map<string, number>();
  const exportsThrough = new Map<string, number>();
  const netExports = ({ production, consumption }: OilBalance): number => production - consumption;
  const worldExports = Object.values(balances).reduce((sum, balance) => sum + Math.max(0, netExports(balance)), 0);
  let consumption = 0;
  let imports = 0;
  let exported = 0;
  for (const { iso2 } of countries) {
    const balance = balances[iso2];
    if (balance === undefined) continue;
    const routes = ENERGY_STRUCTURE[iso2];
    const net = netExports(balance);
    consumption += balance.consumption;
    imports += Math.max(0, -net);
    exported += Math.max(0, net);
    for (const [id, share] of Object.entries(routes?.importsThrough ?? {}))
      add(importsThrough, id, share * Math.max(0, -net));
    for (const [id, share] of firstStraits(routes?.exportsThrough ?? {}))
      add(exportsThrough, id, share * Math.max(0, net));
  }
  const scaled = (flows: Map<string, number>, whole: number) =>
    Object.fromEntries(
      [...flows].sort(([a], [b]) => (a < b ? -1 : 1)).map(([id, flow]) => [id, whole === 0 ? 0 : flow / whole]),
    );
  return {
    importDependence: consumption === 0 ? 0 : imports / consumption,
    importsThrough: scaled(importsThrough, consumption),
    exportShare: worldExports === 0 ? 0 : exported / worldExports,
    exportsThrough: scaled(exportsThrough, worldExports),
  };
}

/** Straits in the order in which oil meets them on its way out: a barrel is counted at the first that can stop it. */
const OUTWARD = ['hormuz_strait', 'bosphorus', 'oresund', 'suez', 'bab_el_mandeb', 'panama'];

export function firstStraits(
  shares: Readonly<Record<string, number>>,
): readonly (readonly [id: string, share: number])[] {
  const rank = (id: string): number => (OUTWARD.includes(id) ? OUTWARD.indexOf(id) : OUTWARD.length);
  let left = 1;
  return Object.entries(shares)
    .sort(([a], [b]) => rank(a) - rank(b) || (a < b ? -1 : 1))
    .map(([id, share]) => {
      const counted = Math.min(share, left);
      left -= counted;
      return [id, counted] as const;
    });
}

function add(flows: Map<string, number>, id: string, amount: number): void {
  flows.set(id, (flows.get(id) ?? 0) + amount);
}
