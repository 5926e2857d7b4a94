import { exp } from '../../../arithmetic/exp.ts';
import { log } from '../../../arithmetic/log.ts';
import { MIN_DEATHS } from '../lane-rule-figures.ts';
import type { DeathHistory } from './death-history.ts';
import { type LaneShares, laneShares } from './lane-shares.ts';
import { laneThresholds, MIN_NEW_DEATHS } from './lane-thresholds.ts';

/** How far deaths go once a lane has come true, and how much countries of a region move together. */
export interface RegionModel {
  /** Correlation of two members' ranks, 0 to 1: the shock they share. */
  readonly sharedShock: number;
  /** Quantiles of log(deaths / escalation threshold) among escalations, ascending. */
  readonly escalation: readonly number[];
  /** Quantiles of log((deaths + 1) / (mean + 1)) among containments, ascending. */
  readonly containment: readonly number[];
  /** Quantiles of log(deaths / 5) among fragmentations, ascending. */
  readonly fragmentation: readonly number[];
}

/** A member country with its own forecast. */
export interface RegionMember {
  readonly lanes: LaneShares;
  readonly history: DeathHistory;
}

/** Draws of a simulation: its error is at most 1.6 points, and mostly half of that. */
const DRAWS = 1_000;
/** Below 2³¹ − 2. */
const SEED = 20_260_601;

interface Prepared {
  readonly mean: number;
  readonly surge: number;
  readonly isNew: boolean;
  /** Bounds of the lanes on a normal scale, from the least deaths to the most. */
  readonly bounds: readonly [containment: number, base: number, fragmentation: number];
}

/**
 * The lanes of a region by the rule of METHOD.md §5 that says who: its members' own lanes are drawn together, with a shock they
 * share, and each draw is judged by excess and fall. The draws are the same numbers every time.
 * @returns the smoothed shares of the draws; base for a region without members
 */
export function regionLanes(members: readonly RegionMember[], model: RegionModel): LaneShares {
  const prepared = members.map(prepare);
  const meanOfAll = prepared.reduce((sum, { mean }) => sum + mean, 0);
  const scale = Math.max(MIN_DEATHS['30d'], 0.1 * meanOfAll);
  const draws = sameDraws();
  const [common, own] = [Math.sqrt(model.sharedShock), Math.sqrt(1 - model.sharedShock)];
  const counts = [0, 0, 0, 0];
  for (let draw = 0; draw < DRAWS; draw++) {
    const shock = common * (SHOCKS[draw] ?? 0);
    let [escalates, eases, total, fresh] = [false, false, 0, 0];
    for (const { mean, surge, isNew, bounds } of prepared) {
      const rank = shock + own * draws.normal();
      let deaths = mean;
      if (rank > bounds[2]) {
        deaths = surge * exp(oneOf(model.escalation, draws.uniform()));
        if (deaths - mean >= scale) escalates = true;
      } else if (rank > bounds[1]) deaths = MIN_NEW_DEATHS * exp(oneOf(model.fragmentation, draws.uniform()));
      else if (rank <= bounds[0]) {
        deaths = (mean + 1) * exp(oneOf(model.containment, draws.uniform())) - 1;
        if (mean - deaths >= scale) eases = true;
      }
      total += deaths;
      if (isNew && rank > bounds[1]) fresh += deaths;
    }
    const lane = escalates ? 1 : fresh >= Math.max(MIN_NEW_DEATHS, 0.1 * total) ? 3 : eases ? 2 : 0;
    counts[lane] = (counts[lane] ?? 0) + 1;
  }
  return laneShares(counts.map((count) => (count + 0.5) / (DRAWS + 2)));
}

function prepare({ lanes, history }: RegionMember): Prepared {
  const { mean, escalationFrom } = laneThresholds(history.windows, '30d');
  const [base, , containment, fragmentation] = lanes;
  return {
    mean,
    surge: escalationFrom,
    isNew: mean === 0,
    bounds: [
      inverseNormal(containment),
      inverseNormal(containment + base),
      inverseNormal(containment + base + fragmentation),
    ],
  };
}

const oneOf = (quantiles: readonly number[], chance: number): number =>
  quantiles[Math.floor(chance * quantiles.length)] ?? 0;

/**
 * Quantile of the standard normal distribution, right to 5e−4 (Abramowitz & Stegun 26.2.23): enough to draw ranks.
 * @param share in (0, 1); what is beyond counts as 1e−12 from the end
 */
export function inverseNormal(share: number): number {
  if (share > 0.5) return -inverseNormal(1 - share);
  const t = Math.sqrt(-2 * log(Math.max(1e-12, share)));
  const top = 2.515517 + t * (0.802853 + t * 0.010328);
  return top / (1 + t * (1.432788 + t * (0.189269 + t * 0.001308))) - t;
}

/** Of each draw, on a normal scale. */
const SHOCKS: readonly number[] = Array.from({ length: DRAWS }, (_, draw) => inverseNormal((draw + 0.5) / DRAWS));

/**
 * Uniform numbers in (0, 1), the same in every simulation: a multiplicative congruential generator (Park and Miller), exact in
 * doubles, enough for simulations whose errors are those of a thousand draws.
 */
const UNIFORM: number[] = [];
/** The same numbers on a normal scale. Both are as long as the longest simulation yet has needed. */
const NORMAL: number[] = [];

/** The numbers in order, each on either scale. */
function sameDraws(): { uniform(): number; normal(): number } {
  let taken = 0;
  const next = (numbers: readonly number[]): number => {
    if (taken === UNIFORM.length) drawOneMore();
    taken += 1;
    return numbers[taken - 1] ?? 0;
  };
  return { uniform: () => next(UNIFORM), normal: () => next(NORMAL) };
}

function drawOneMore(): void {
  lastState = (lastState * 48_271) % 2_147_483_647;
  const share = lastState / 2_147_483_647;
  UNIFORM.push(share);
  NORMAL.push(inverseNormal(share));
}

let lastState = SEED + 1;
