import type { Cargo } from '../parameters/cargo-exposure.ts';
import type { BandId } from './analogues.ts';
import { EFFECTS } from './effects.ts';

/** What starts a path. */
export type Channel =
  /** Ships no longer pass; with a way round, only what cannot go there either is lost. */
  | { readonly kind: 'corridor-loss'; readonly corridorId: string; readonly wayRound?: string }
  /** Ships go round, some days longer. */
  | { readonly kind: 'detour'; readonly corridorId: string; readonly extraDays: number }
  /** Warnings of attack or mines while ships still pass. */
  | { readonly kind: 'threat'; readonly corridorId: string }
  /** New sanctions against a producer, ISO 3166 alpha-2. */
  | { readonly kind: 'sanctions'; readonly producer: string }
  /** Gas that importers do not get, region by region. */
  | { readonly kind: 'gas-cut' }
  /** A physical loss of crude, felt by each region that imports through the corridor. */
  | { readonly kind: 'oil-shock' };

export type AssetClass = 'crude' | 'lng' | 'container' | 'fx' | 'equity' | 'agri' | 'metals';

/** Who a path reaches: by oil or by all trade through the corridor, by a cargo, or the region that the shock is of. */
export type ExposureTable = 'oil' | 'trade' | 'own' | Cargo;

/** How a shock reaches a market: one row each. */
export interface TransmissionTemplate {
  readonly id: string;
  readonly channel: Channel;
  readonly mechanism: string;
  readonly end: string;
  readonly assetClass: AssetClass;
  /** Crude is told in pct where no price is known. */
  readonly unit: 'usd_bbl' | 'usd_teu' | 'pct';
  /** Price before the shock, in the unit; of freight alone. */
  readonly basePrice?: number;
  /** First effect on the market, hours after the shock. */
  readonly latencyHours: number;
  /** Formula, band and confidence. */
  readonly bandId: BandId;
  /** Share of the market's supply that depends on the channel, and the share that another way carries at once; 0 to 1. */
  readonly marketShare: number;
  readonly bypassShare?: number;
  readonly exposure: ExposureTable;
  readonly source: string;
}

const EIA = 'EIA 2023: oil through chokepoints over world supply';
const CRUDE = { assetClass: 'crude', unit: 'usd_bbl', end: 'Brent crude', latencyHours: 24, exposure: 'oil' } as const;
const CONTAINER = { assetClass: 'container', unit: 'usd_teu', latencyHours: 336, bandId: 'reroute' } as const;
const RED_SEA = 'METHOD.md §7: Red Sea 2023–24, +186 % in 67 days at a disruption of 0.5; one analogue';
const NO_WAY = 'what neither passes nor goes round; rerouting is no loss';
const share = (mbd: number): number => mbd / EFFECTS.worldSupplyMbd;

function crudeLoss(
  id: string,
  route: { readonly corridorId: string; readonly wayRound?: string },
  { mbd, source }: { readonly mbd: number; readonly source: string },
): TransmissionTemplate {
  const channel = { kind: 'corridor-loss', ...route } as const;
  const row = { id, channel, mechanism: 'physical loss of crude supply', bandId: 'crude-loss' } as const;
  return { ...row, ...CRUDE, marketShare: share(mbd), source };
}

/** Every path that a shock can start, in the order in which they are shown. One row adds one. */
export const TRANSMISSION_TEMPLATES: readonly TransmissionTemplate[] = [
  {
    ...crudeLoss(
      'hormuz-crude-supply',
      { corridorId: 'hormuz_strait' },
      { mbd: 20.9, source: `${EIA}; bypass EIA June 2025` },
    ),
    bypassShare: share(2.6),
  },
  crudeLoss(
    'bab-el-mandeb-crude-loss',
    { corridorId: 'bab_el_mandeb', wayRound: 'cape_of_good_hope' },
    { mbd: 8.6, source: `${EIA}; ${NO_WAY}` },
  ),
  crudeLoss('turkish-straits-crude-supply', { corridorId: 'bosphorus' }, { mbd: 3.4, source: EIA }),
  crudeLoss(
    'malacca-crude-loss',
    { corridorId: 'malacca_strait', wayRound: 'lombok_strait' },
    { mbd: 23.7, source: `${EIA}; ${NO_WAY}` },
  ),
  crudeLoss(
    'danish-straits-crude-supply',
    { corridorId: 'oresund' },
    { mbd: 4.9, source: `${EIA}; ships are counted in the Øresund, deep ones take the Great Belt` },
  ),
  {
    ...CRUDE,
    id: 'hormuz-crude-threat',
    channel: { kind: 'threat', corridorId: 'hormuz_strait' },
    mechanism: 'threat to crude supply without loss, as far as it is left within 30 days',
    bandId: 'crude-threat',
    marketShare: 1,
    source: 'METHOD.md §7: threats fade, +3 %, +1 %, −3 % after 1, 5 and 21 days',
  },
  {
    id: 'hormuz-lng-supply',
    channel: { kind: 'corridor-loss', corridorId: 'hormuz_strait' },
    mechanism: 'physical loss of liquefied gas from Qatar and the Emirates',
    end: 'LNG delivered to Asia and Europe',
    assetClass: 'lng',
    unit: 'pct',
    latencyHours: 48,
    bandId: 'gas-loss',
    marketShare: 0.2,
    exposure: 'gulf-lng',
    source: 'EIA 2024: about a fifth of the LNG that is traded; no pipeline goes round; effect unfitted',
  },
  {
    id: 'gas-supply-cut',
    channel: { kind: 'gas-cut' },
    mechanism: 'gas imports cut',
    end: 'Natural gas',
    assetClass: 'lng',
    unit: 'pct',
    latencyHours: 24,
    bandId: 'gas-loss',
    marketShare: 1,
    exposure: 'own',
    source: 'shortfall of net imports over the gas the region uses; a mild winter looks like a small cut; unfitted',
  },
  {
    ...CONTAINER,
    id: 'red-sea-container-reroute',
    channel: { kind: 'detour', corridorId: 'bab_el_mandeb', extraDays: 12 },
    mechanism: 'container traffic rerouted by the Cape, 10 to 14 days longer',
    end: 'Asia–Europe container rates',
    basePrice: EFFECTS.rateAsiaEurope,
    marketShare: 1,
    exposure: 'trade',
    source: RED_SEA,
  },
  {
    ...CONTAINER,
    id: 'suez-container-reroute',
    channel: { kind: 'detour', corridorId: 'suez', extraDays: 12 },
    mechanism: 'container traffic held up or rerouted by the Cape, 10 to 14 days longer',
    end: 'Asia–Europe container rates',
    basePrice: EFFECTS.rateAsiaEurope,
    marketShare: 1,
    exposure: 'trade',
    source: RED_SEA,
  },
  {
    ...CONTAINER,
    id: 'panama-container-reroute',
    channel: { kind: 'detour', corridorId: 'panama', extraDays: 12 },
    mechanism: 'container traffic held up or rerouted by Suez or the Cape',
    end: 'Asia–American east coast container rates',
    basePrice: EFFECTS.rateAsiaAmerica,
    marketShare: 1,
    exposure: 'trade',
    source: `${RED_SEA}, carried over; boxes go by Suez or the Cape rather than Magellan; unfitted`,
  },
  {
    ...CONTAINER,
    id: 'malacca-container-reroute',
    channel: { kind: 'detour', corridorId: 'malacca_strait', extraDays: 3 },
    mechanism: 'container traffic rerouted by Lombok, 2 to 4 days longer',
    end: 'Asia–Europe container rates',
    basePrice: EFFECTS.rateAsiaEurope,
    marketShare: 1,
    exposure: 'trade',
    source: `${RED_SEA}, scaled by the extra days; unfitted`,
  },
  {
    id: 'oil-loss-currencies',
    channel: { kind: 'oil-shock' },
    mechanism: 'oil bill of net importers after a physical loss of crude supply',
    end: 'Value in dollars of the currencies of oil importers',
    assetClass: 'fx',
    unit: 'pct',
    latencyHours: 24,
    bandId: 'oil-currency',
    marketShare: 1,
    exposure: 'own',
    source: 'a tenth of the change of crude at full net import dependence; unfitted',
  },
  {
    id: 'oil-loss-shares',
    channel: { kind: 'oil-shock' },
    mechanism: 'cost of energy to firms after a physical loss of crude supply',
    end: 'Shares of oil importers',
    assetClass: 'equity',
    unit: 'pct',
    latencyHours: 24,
    bandId: 'oil-equity',
    marketShare: 1,
    exposure: 'own',
    source: 'a fifth of the change of crude at full net import dependence; unfitted',
  },
  {
    id: 'turkish-straits-grain-supply',
    channel: { kind: 'corridor-loss', corridorId: 'bosphorus' },
    mechanism: 'grain of the Black Sea held back',
    end: 'Wheat',
    assetClass: 'agri',
    unit: 'pct',
    latencyHours: 48,
    bandId: 'grain-loss',
    marketShare: 0.2,
    exposure: 'black-sea-grain',
    source: 'Chatham House 2017: about a fifth of the wheat that is traded; effect unfitted',
  },
  {
    id: 'suez-grain-loss',
    channel: { kind: 'corridor-loss', corridorId: 'suez', wayRound: 'cape_of_good_hope' },
    mechanism: 'grain that neither passes Suez nor goes round',
    end: 'Wheat',
    assetClass: 'agri',
    unit: 'pct',
    latencyHours: 48,
    bandId: 'grain-loss',
    marketShare: 0.06,
    exposure: 'suez-grain',
    source: `Chatham House 2017; ${NO_WAY}; unfitted`,
  },
  {
    id: 'hormuz-aluminium-supply',
    channel: { kind: 'corridor-loss', corridorId: 'hormuz_strait' },
    mechanism: 'physical loss of aluminium from the Gulf',
    end: 'Aluminium',
    assetClass: 'metals',
    unit: 'pct',
    latencyHours: 48,
    bandId: 'metal-loss',
    marketShare: 0.08,
    exposure: 'gulf-aluminium',
    source: 'USGS 2024: smelters of the Gulf inside Hormuz make about 8 % of primary aluminium; effect unfitted',
  },
  {
    id: 'russian-metal-sanctions',
    channel: { kind: 'sanctions', producer: 'RU' },
    mechanism: 'new sanctions against a producer; no loss of metal is seen yet',
    end: 'Aluminium and nickel',
    assetClass: 'metals',
    unit: 'pct',
    latencyHours: 24,
    bandId: 'metal-sanctions',
    marketShare: 0.06,
    exposure: 'russian-metal',
    source: 'USGS 2024: about 6 % of primary aluminium and of nickel; whom the entries name is not read; unfitted',
  },
];
