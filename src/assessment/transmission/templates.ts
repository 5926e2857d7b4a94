import type { Cargo } from '../parameters/cargo-exposure.ts';
import type { BandId } from './analogues.ts';
import { EFFECTS } from './effects.ts';

/** The start of a path. */
export type Channel =
  /** Transits are lost; with an alternative route, only what is lost there too. */
  | { readonly kind: 'corridor-loss'; readonly corridorId: string; readonly wayRound?: string }
  /** Ships divert, some days longer. */
  | { readonly kind: 'detour'; readonly corridorId: string; readonly extraDays: number }
  /** Warnings of attack or mines while ships still pass. */
  | { readonly kind: 'threat'; readonly corridorId: string }
  /** New sanctions against a producer, ISO 3166 alpha-2. */
  | { readonly kind: 'sanctions'; readonly producer: string }
  /** A shortfall of gas imports, by region. */
  | { readonly kind: 'gas-cut' }
  /** A physical loss of crude, for each region that imports through the corridor. */
  | { readonly kind: 'oil-shock' };

export type AssetClass = 'crude' | 'lng' | 'container' | 'fx' | 'equity' | 'agri' | 'metals';

/** Regions that a path reaches: by oil or by all trade through the corridor, by a cargo, or the region of the shock. */
export type ExposureTable = 'oil' | 'trade' | 'own' | Cargo;

/** The path of a shock to a market: one row each. */
export interface TransmissionTemplate {
  readonly id: string;
  readonly channel: Channel;
  readonly mechanism: string;
  readonly end: string;
  readonly assetClass: AssetClass;
  /** Crude is in pct where no price is known. */
  readonly unit: 'usd_bbl' | 'usd_teu' | 'pct';
  /** Price before the shock, in the unit; of freight alone. */
  readonly basePrice?: number;
  /** First effect on the market, hours after the shock. */
  readonly latencyHours: number;
  /** Formula, band and confidence. */
  readonly bandId: BandId;
  /** Share of the market's supply that depends on the channel, and the share with spare capacity elsewhere; 0 to 1. */
  readonly marketShare: number;
  readonly bypassShare?: number;
  readonly exposure: ExposureTable;
  readonly source: string;
}

const EIA = 'EIA 2023: oil through chokepoints over world supply';
const CRUDE = { assetClass: 'crude', unit: 'usd_bbl', end: 'Brent crude', latencyHours: 24, exposure: 'oil' } as const;
const CONTAINER = { assetClass: 'container', unit: 'usd_teu', latencyHours: 336, bandId: 'reroute' } as const;
const RED_SEA = 'METHOD.md §7: Red Sea 2023–24, +186 % in 67 days at a disruption of 0.5; one analogue';
const NO_WAY = 'only what is lost on both routes; rerouting is no loss';
const share = (mbd: number): number => mbd / EFFECTS.worldSupplyMbd;

function crudeLoss(
  id: string,
  route: { readonly corridorId: string; readonly wayRound?: string },
  { mbd, source }: { readonly mbd: number; readonly source: string },
): TransmissionTemplate {
  const channel = { kind: 'corridor-loss', ...route } as const;
  const row = { id, channel, mechanism: 'Physical loss of crude supply', bandId: 'crude-loss' } as const;
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
    mechanism: 'Threat to crude supply without physical loss; effect within 30 days',
    bandId: 'crude-threat',
    marketShare: 1,
    source: 'METHOD.md §7: threats fade, +3 %, +1 %, −3 % after 1, 5 and 21 days',
  },
  {
    id: 'hormuz-lng-supply',
    channel: { kind: 'corridor-loss', corridorId: 'hormuz_strait' },
    mechanism: 'Physical loss of LNG from Qatar and the United Arab Emirates',
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
    mechanism: 'Shortfall of gas imports',
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
    mechanism: 'Container ships rerouted around the Cape of Good Hope, 10 to 14 days longer',
    end: 'Container rates, Asia to Europe',
    basePrice: EFFECTS.rateAsiaEurope,
    marketShare: 1,
    exposure: 'trade',
    source: RED_SEA,
  },
  {
    ...CONTAINER,
    id: 'suez-container-reroute',
    channel: { kind: 'detour', corridorId: 'suez', extraDays: 12 },
    mechanism: 'Container ships delayed or rerouted around the Cape of Good Hope, 10 to 14 days longer',
    end: 'Container rates, Asia to Europe',
    basePrice: EFFECTS.rateAsiaEurope,
    marketShare: 1,
    exposure: 'trade',
    source: RED_SEA,
  },
  {
    ...CONTAINER,
    id: 'panama-container-reroute',
    channel: { kind: 'detour', corridorId: 'panama', extraDays: 12 },
    mechanism: 'Container ships delayed or rerouted through the Suez Canal or around the Cape of Good Hope',
    end: 'Container rates, Asia to the US East Coast',
    basePrice: EFFECTS.rateAsiaAmerica,
    marketShare: 1,
    exposure: 'trade',
    source: `${RED_SEA}, carried over; boxes go by Suez or the Cape rather than Magellan; unfitted`,
  },
  {
    ...CONTAINER,
    id: 'malacca-container-reroute',
    channel: { kind: 'detour', corridorId: 'malacca_strait', extraDays: 3 },
    mechanism: 'Container ships rerouted through the Lombok Strait, 2 to 4 days longer',
    end: 'Container rates, Asia to Europe',
    basePrice: EFFECTS.rateAsiaEurope,
    marketShare: 1,
    exposure: 'trade',
    source: `${RED_SEA}, scaled by the extra days; unfitted`,
  },
  {
    id: 'oil-loss-currencies',
    channel: { kind: 'oil-shock' },
    mechanism: 'Higher oil bill of net importers after a physical loss of crude supply',
    end: 'Currencies of oil importers against the US dollar',
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
    mechanism: 'Higher energy costs of firms after a physical loss of crude supply',
    end: 'Equities of oil importers',
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
    mechanism: 'Loss of Black Sea grain exports',
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
    mechanism: 'Loss of grain shipments through the Suez Canal and around the Cape of Good Hope',
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
    mechanism: 'Physical loss of aluminium from the Gulf',
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
    mechanism: 'New sanctions against a producer; no physical loss of metal so far',
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
