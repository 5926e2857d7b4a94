/** How a shock in a corridor reaches a market. */
export interface TransmissionTemplate {
  readonly id: string;
  readonly corridorId: string;
  readonly mechanism: string;
  readonly assetClass: 'crude' | 'container';
  /** First effect on the market, hours after the loss. */
  readonly latencyHours: number;
  /** Central 80 % interval as multiples of the middle estimate (METHOD.md §7, start). */
  readonly band: readonly [low: number, high: number];
  /** How often the band held on past analogues, leave-one-out; half of one analogue where there are fewer than two. */
  readonly confidence: number;
  readonly source: string;
}

const BAND = [0.6, 1.8] as const;
const RED_SEA =
  'one analogue, Red Sea 2023–24: Asia–Europe container rates +186 % in 67 days at a disruption of 0.5; unfitted';

/** Every path a corridor can start. One line adds one; rerouting alone is a container shock and never a crude one. */
export const TRANSMISSION_TEMPLATES: readonly TransmissionTemplate[] = [
  {
    id: 'hormuz-crude-supply',
    corridorId: 'hormuz_strait',
    mechanism: 'physical loss of crude supply',
    assetClass: 'crude',
    latencyHours: 24,
    band: BAND,
    confidence: 0.4,
    source:
      'net loss over world supply with a short-run demand elasticity of 0.10; no closure on record to test it; unfitted',
  },
  {
    id: 'red-sea-container-reroute',
    corridorId: 'bab_el_mandeb',
    mechanism: 'container traffic rerouted by the Cape, 10 to 14 days longer',
    assetClass: 'container',
    latencyHours: 336,
    band: BAND,
    confidence: 0.5,
    source: RED_SEA,
  },
  {
    id: 'suez-container-reroute',
    corridorId: 'suez',
    mechanism: 'container traffic held up or rerouted by the Cape, 10 to 14 days longer',
    assetClass: 'container',
    latencyHours: 336,
    band: BAND,
    confidence: 0.4,
    source: RED_SEA,
  },
];

/** Constants of the two effect formulas, with their sources. */
export const EFFECTS = {
  /** World oil supply and Hormuz flow net of bypass capacity, mb/d (EIA 2023; bypass EIA June 2025). */
  worldSupplyMbd: 101.9,
  hormuzFlowMbd: 20.9,
  hormuzBypassMbd: 2.6,
  /** Days over which a loss makes itself felt, and the short-run elasticity (METHOD.md §7, start). */
  supplyDays: 60,
  demandElasticity: 0.1,
  /** A loss younger than this is priced as if it were going to last this long. */
  leastDays: 7,
  /** Rise of container rates at a disruption of `containerDose`, and the rate before it: usd per TEU, late November 2023. */
  containerRise: 1.86,
  containerDose: 0.5,
  /** Days in which rates come two thirds of the way, and the days behind the analogue (start). */
  containerDays: 30,
  containerRiseDays: 67,
  containerRateUsdTeu: 690,
} as const;
