import type { Severity } from '../../contract/intelligence/vocabulary.ts';
import { JUDGEMENT } from './bands.ts';
import { type Dose, delayDays, EFFECTS, type Formula } from './effects.ts';

/** Share of a market's supply over the horizon of a path that is expected to be lost, from which it counts as such. */
export const SEVERITY_STEPS = {
  /** The loss of 1 mb/d from which the IEA lists a disruption of oil supply. */
  medium: 0.01,
  /** The floor of an exposure (METHOD.md §7). */
  high: 0.03,
  /** The emergency of the International Energy Program, article 13. */
  critical: 0.07,
} as const;

/** Severity of a path: never less at a larger loss × share, or at more days that it is expected to last (METHOD.md §13.7). */
export function pathSeverity(formula: Formula, dose: Dose): Severity {
  const lost = expectedLoss(formula, dose);
  if (lost >= SEVERITY_STEPS.critical) return 'critical';
  if (lost >= SEVERITY_STEPS.high) return 'high';
  return lost >= SEVERITY_STEPS.medium ? 'medium' : 'low';
}

/**
 * Expected loss over the horizon, as a share of the market's supply in it, 0 to 1: what a threat loses is nothing; a detour
 * loses the ships' time; currencies and shares stand for the oil that their importer loses, by what each takes of it.
 */
export function expectedLoss(formula: Formula, { share, days, extraDays, dependence = 0 }: Dose): number {
  const lost = share * Math.min(1, days / JUDGEMENT.horizonDays);
  switch (formula) {
    case 'supply-loss':
    case 'sanctions':
      return lost;
    case 'threat':
      return 0;
    case 'reroute': {
      const delay = delayDays({ days, extraDays });
      return lost * (delay / (EFFECTS.voyageDays + delay));
    }
    case 'oil-to-shares':
      return lost * dependence;
    case 'oil-to-currency':
      return lost * dependence * (EFFECTS.currencyPerCrude / EFFECTS.sharesPerCrude);
  }
}
