/**
 * How much likelier each trigger was active before a lane than before the others, in months from 1990 to 2017, where the
 * interval of 99 % excludes 1. Written by scripts/fit-triggers.mjs; not edited by hand. The lane is that of the calendar month
 * after the one at whose end the trigger was active, and of the one after that for deaths, which are published a month late.
 */
import type { Lane } from '../../contract/intelligence/vocabulary.ts';

/** [ratio, low, high, months active, months] by lane, by trigger id. */
export const TRIGGER_LIKELIHOODS: Readonly<Record<string, Likelihoods>> = {
  'europe.deaths_quiet': {
    base: [1.88, 1.2, 2.95, 152, 334],
    escalation: [0.44, 0.23, 0.86, 152, 334],
  },
  'global.credit_stress': {
    base: [0.51, 0.3, 0.86, 59, 288],
  },
  'north-america.deaths_surge': {
    base: [0.3, 0.15, 0.64, 33, 334],
    escalation: [3.4, 1.52, 7.6, 33, 334],
  },
  'north-america.deaths_ease': {
    base: [0.36, 0.15, 0.86, 23, 334],
  },
  'north-america.deaths_quiet': {
    base: [2.55, 1.21, 5.38, 240, 334],
    containment: [0.2, 0.05, 0.75, 240, 334],
  },
  'south-asia.deaths_ease': {
    containment: [3.33, 1.64, 6.74, 43, 334],
  },
  'latam.deaths_ease': {
    escalation: [2.11, 1.01, 4.42, 46, 334],
  },
};

export type Likelihoods = Readonly<Partial<Record<Lane, LikelihoodRow>>>;
export type LikelihoodRow = readonly [ratio: number, low: number, high: number, active: number, months: number];
