import { decimal } from '../assessment/english.ts';
import type { Axis, RegimeLabel } from '../contract/intelligence/vocabulary.ts';

/** Axes, regimes, scores and horizons as prose writes them. */
export const AXIS_WORDS: Readonly<Record<Axis, string>> = {
  coercivePressure: 'coercive pressure',
  domesticFragility: 'domestic fragility',
  capitalStress: 'capital stress',
  energyVulnerability: 'energy vulnerability',
  allianceCohesion: 'alliance cohesion',
  maritimeAccess: 'maritime access',
  energyLeverage: 'energy leverage',
};

export const REGIME_WORDS: Readonly<Record<RegimeLabel, string>> = {
  calm: 'calm',
  stressed_equilibrium: 'stressed equilibrium',
  coercive_stalemate: 'coercive stalemate',
  fragmentation_risk: 'risk of fragmentation',
  managed_deescalation: 'managed de-escalation',
  escalation_ladder: 'on the escalation ladder',
};

/** A score with two decimals; never a negative zero. */
export const score = (value: number): string => decimal(value);
