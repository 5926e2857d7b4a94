/** The mechanisms of SPEC.md inside a sentence. */
export const MECHANISM_WORDS: Readonly<Record<string, string>> = {
  sanctions: 'sanctions',
  naval_posture: 'naval posture',
  energy_supply: 'energy supply',
  alliance_shift: 'a shift of alliances',
  trade_friction: 'trade friction',
};
