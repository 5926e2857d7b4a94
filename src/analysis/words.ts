import type { Axis, RegimeLabel } from '../contract/intelligence/vocabulary.ts';

/** Axes and regimes as prose says them. */
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

/** A share as a whole percentage; never 0 % or 100 % of something that is neither. */
export function share(value: number): string {
  const percent = Math.round(value * 100);
  if (percent === 0 && value > 0) return 'under 1 %';
  if (percent === 100 && value < 1) return 'over 99 %';
  return `${percent} %`;
}

/** Units as a reader says them; another one stays as it is. */
const UNIT_WORDS: Readonly<Record<string, string>> = {
  usd_bbl: 'USD a barrel',
  usd_teu: 'USD a container',
  usd_mmbtu: 'USD a million BTU',
  pct: '%',
  basis_points: 'basis points',
};

export const unitWords = (unit: string): string =>
  Object.hasOwn(UNIT_WORDS, unit) ? (UNIT_WORDS[unit] ?? unit) : unit;

/** `1 item`, `2 items`. */
export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

export const capitalised = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
