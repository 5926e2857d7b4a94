import type { RegionId } from '../../reference/regions.ts';

/** Flows that are neither oil nor a share of all trade. */
export type Cargo = 'gulf-lng' | 'black-sea-grain' | 'suez-grain' | 'gulf-aluminium' | 'russian-metal';

/** Share of what a region buys of the cargo that comes by this flow, or of what it sells that leaves by it, whichever is larger, 0 to 1. */
export type CargoShares = Readonly<Partial<Record<RegionId, number>>>;

/**
 * Unfitted: rounded judgement from public figures of 2023, good to about ±0.1. LNG: GIIGNL annual report; grain: USDA and
 * Chatham House on chokepoints of the food trade; aluminium, nickel and palladium: USGS and trade by partner. A region
 * without a row buys or sells next to none of it.
 */
export const CARGO_EXPOSURE: Readonly<Record<Cargo, CargoShares>> = {
  'gulf-lng': { mena: 0.9, 'south-asia': 0.5, 'east-asia': 0.2, europe: 0.12, global: 0.2 },
  'black-sea-grain': {
    mena: 0.5,
    europe: 0.4,
    'sub-saharan-africa': 0.3,
    'south-asia': 0.25,
    'east-asia': 0.08,
    global: 0.2,
  },
  'suez-grain': { 'sub-saharan-africa': 0.2, 'south-asia': 0.2, 'east-asia': 0.08, europe: 0.1, global: 0.06 },
  'gulf-aluminium': {
    mena: 0.9,
    europe: 0.15,
    'east-asia': 0.1,
    'north-america': 0.12,
    'south-asia': 0.05,
    global: 0.08,
  },
  'russian-metal': { europe: 0.25, 'east-asia': 0.12, mena: 0.1, 'north-america': 0.05, global: 0.06 },
};
