import { exp } from '../../arithmetic/exp.ts';
/** Constants of the effect formulas, with their sources. */
export const EFFECTS = {
  /** World oil supply, mb/d (EIA 2023; METHOD.md §1). */
  worldSupplyMbd: 101.9,
  /** Days over which a loss takes effect, and the short-run elasticity of demand (METHOD.md §7, start; for gas, grain and metals unfitted). */
  supplyDays: 60,
  demandElasticity: 0.1,
  /** Rise of container rates at a disruption of `containerDose` and a detour of `containerDetourDays` (METHOD.md §7 and §1). */
  containerRise: 1.86,
  containerDose: 0.5,
  containerDetourDays: 12,
  /** Days in which rates come two thirds of the way (start), and the days behind the analogue. */
  containerDays: 30,
  containerRiseDays: 67,
  /** Days of the voyage from Asia to northern Europe or eastern America that a detour lengthens (start). */
  voyageDays: 30,
  /** Rates before, usd per TEU: Asia to northern Europe and Asia to the American east coast, late November 2023 (unfitted). */
  rateAsiaEurope: 690,
  rateAsiaAmerica: 1_200,
  /** Change of an importer's currency against the dollar, and of its shares, for one of crude at full dependence (unfitted). */
  currencyPerCrude: -0.1,
  sharesPerCrude: -0.2,
  /** How strong warnings or new sanctions have to be, 0 to 1, before they start a path (unfitted). */
  minThreat: 0.3,
  /** Severity of the reports of armed force on its shores from which a closure is by force: the level alone gives 0.31 at most (unfitted). */
  minForce: 0.4,
  /** Days that the trade of a sanctioned producer is taken to be hindered, and the age of a gas shortfall when its month is reported (unfitted). */
  sanctionDays: 30,
  cutDays: 30,
} as const;

/** How a dose becomes a relative change. */
export type Formula = 'supply-loss' | 'reroute' | 'threat' | 'oil-to-currency' | 'oil-to-shares' | 'sanctions';

/** Each formula in its own terms; `w(D) = 1 − e^(−D/60)` with D the expected remaining days, at most 30. */
export const FORMULA_WORDS: Readonly<Record<Formula, string>> = {
  'supply-loss': '(q/Q) · w(D) / 0.10, q the supply lost net of what goes round, Q the supply of the market',
  reroute:
    '1.86 · (d/0.5) · (extra days/12) · (1 − e^(−D/30)) / (1 − e^(−67/30)), d the share of ships turned away; extra days at most D: who expects to pass sooner waits',
  threat: 's, the severity of the warnings',
  'oil-to-currency': '−0.10 · net import dependence · supply-loss of crude',
  'oil-to-shares': '−0.20 · net import dependence · supply-loss of crude',
  sanctions: 's · (q/Q) · w(30) / 0.10, s the severity of new sanctions, q what the producer makes',
};

export interface Dose {
  /** Share of the market that is lost or turned away, or the severity of a threat, 0 to 1. */
  readonly share: number;
  /** Days for which it is expected to last from now on; 0 where nothing is lost. */
  readonly days: number;
  /** Days that a diversion adds to a voyage; of a detour alone. */
  readonly extraDays?: number | undefined;
  /** Net import dependence of the importer, 0 to 1; of currencies and equities alone. */
  readonly dependence?: number;
}

/** Middle estimate of the relative change, e.g. 0.2 for +20 % (METHOD.md §7). Never nearer to 0 at a larger share. */
export function middleEffect(formula: Formula, { share, days, extraDays, dependence }: Dose): number {
  switch (formula) {
    case 'supply-loss':
    case 'sanctions':
      return supplyLoss(share, days);
    case 'reroute':
      return reroute(share, days) * (delayDays({ days, extraDays }) / EFFECTS.containerDetourDays);
    case 'threat':
      return share;
    case 'oil-to-currency':
      return EFFECTS.currencyPerCrude * (dependence ?? 0) * supplyLoss(share, days);
    case 'oil-to-shares':
      return EFFECTS.sharesPerCrude * (dependence ?? 0) * supplyLoss(share, days);
  }
}

/** Days by which ships come later: those of the way round, or of the wait where that is shorter. */
export const delayDays = ({ days, extraDays = 0 }: Pick<Dose, 'days' | 'extraDays'>): number =>
  Math.min(days, extraDays);

function supplyLoss(share: number, days: number): number {
  return (share * saturation(days, EFFECTS.supplyDays)) / EFFECTS.demandElasticity;
}

function reroute(share: number, days: number): number {
  const { containerRise, containerDose, containerDays, containerRiseDays } = EFFECTS;
  const built = saturation(days, containerDays) / saturation(containerRiseDays, containerDays);
  return containerRise * (share / containerDose) * built;
}

/** Share of its full effect that a loss has after some days. */
const saturation = (days: number, scaleDays: number): number => 1 - exp(-days / scaleDays);
