import { square } from '../../arithmetic/square.ts';
import { softmax } from '../../assessment/scenarios/lane-model/lane-shares.ts';
import { type LogitModel, standardised } from '../../assessment/scenarios/lane-model/logit-lanes.ts';
import type { LaneCase } from './lane-case.ts';
import { choleskyOf, substitute } from './solve-linear.ts';

const LANE_COUNT = 4;
const STEPS = 100;

/**
 * A multinomial logit with a ridge, fitted to the log score. Every step uses Böhning's (1992) bound on the curvature, half of XᵀX,
 * so the score falls at every one of them and one factorisation serves all.
 * @param ridge weight of the squared coefficients, in cases; the intercepts are free
 */
export function fitLogit(cases: readonly LaneCase[], ridge: number): LogitModel {
  const { centre, scale } = momentsOf(cases);
  const rows = cases.map(({ features }) => Float64Array.from([1, ...standardised(features, centre, scale)]));
  const width = centre.length + 1;
  const bound = Array.from({ length: width }, () => new Float64Array(width));
  for (const row of rows)
    for (let i = 0; i < width; i++) {
      const into = bound[i] ?? row;
      for (let j = 0; j <= i; j++) into[j] = (into[j] ?? 0) + 0.5 * (row[i] ?? 0) * (row[j] ?? 0);
    }
  for (const [i, row] of bound.entries()) row[i] = (row[i] ?? 0) + (i === 0 ? 1e-6 : ridge);
  const lower = choleskyOf(bound);
  const coefficients = Array.from({ length: LANE_COUNT }, () => new Float64Array(width));
  const scores = new Float64Array(LANE_COUNT);
  for (let step = 0; step < STEPS; step++) {
    const slopes = coefficients.map((own) => Float64Array.from(own, (value, i) => (i === 0 ? 0 : -ridge * value)));
    for (const [n, row] of rows.entries()) {
      for (let lane = 0; lane < LANE_COUNT; lane++) scores[lane] = dot(coefficients[lane] ?? row, row);
      const shares = softmax(scores);
      const outcome = cases[n]?.outcome;
      for (let lane = 0; lane < LANE_COUNT; lane++) {
        const residual = (outcome === lane ? 1 : 0) - (shares[lane] ?? 0);
        const slope = slopes[lane] ?? row;
        for (let i = 0; i < width; i++) slope[i] = (slope[i] ?? 0) + residual * (row[i] ?? 0);
      }
    }
    let moved = 0;
    for (let lane = 0; lane < LANE_COUNT; lane++) {
      const own = coefficients[lane] ?? new Float64Array();
      for (const [i, change] of substitute(lower, slopes[lane] ?? []).entries()) {
        own[i] = (own[i] ?? 0) + change;
        moved = Math.max(moved, Math.abs(change));
      }
    }
    if (moved < 1e-3) break;
  }
  return { centre, scale, coefficients: coefficients.map((own) => [...own]) };
}

function momentsOf(cases: readonly LaneCase[]): { centre: readonly number[]; scale: readonly number[] } {
  const width = cases[0]?.features.length ?? 0;
  const places = Array.from({ length: width }, (_, i) => i);
  const centre = places.map((i) => cases.reduce((sum, { features }) => sum + (features[i] ?? 0), 0) / cases.length);
  const scale = places.map((i) => {
    const squares = cases.reduce((sum, { features }) => sum + square((features[i] ?? 0) - (centre[i] ?? 0)), 0);
    const deviation = Math.sqrt(squares / cases.length);
    // A feature that never varies says nothing: it stays 0 after standardisation.
    return deviation < 1e-9 ? 1 : deviation;
  });
  return { centre, scale };
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += (a[i] ?? 0) * (b[i] ?? 0);
  return sum;
}
