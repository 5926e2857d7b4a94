import { Compile } from 'typebox/compile';
import type { BalanceDriver } from '../contract/intelligence/balance-vector.ts';
import { RegionalSnapshot } from '../contract/intelligence/regional-snapshot.ts';
import { AXES, BUFFER_AXES, HORIZONS, LANES, PRESSURE_AXES } from '../contract/intelligence/vocabulary.ts';
import { GRID } from './balance/drivers.ts';
import { PARAMETERS } from './parameters.ts';
import { LANE_GRID } from './scenarios/lane-grid.ts';
import { oppositesOf } from './triggers/registry.ts';

/** Compiled, because a replay checks every snapshot of its warm-up of 90 days. */
const SHAPE = Compile(RegionalSnapshot);

/**
 * Every invariant that a snapshot violates, in words; with an empty list it may be stored (DESIGN.md, A datum).
 * @param snapshot with its narrative
 */
export function brokenInvariants(snapshot: RegionalSnapshot): readonly string[] {
  if (!SHAPE.Check(snapshot)) {
    return [...SHAPE.Errors(snapshot)].slice(0, 10).map((error) => `${error.instancePath}: ${error.message}`);
  }
  return [
    ...unresolvedEvidence(snapshot),
    ...unbalancedAxes(snapshot),
    ...unevenLanes(snapshot),
    ...contraryTriggers(snapshot),
    ...contradictions(snapshot),
  ];
}

function unresolvedEvidence(snapshot: RegionalSnapshot): readonly string[] {
  const shown = new Set(snapshot.evidence.map((item) => item.id));
  const { narrative, triggers, balance } = snapshot;
  const { situation, balanceAssessment, outlook24h, outlook7d, outlook30d, watchItems } = narrative;
  const citing = [
    ...balance.pressures,
    ...balance.buffers,
    ...snapshot.actors,
    ...snapshot.leverageEdges,
    ...triggers.active,
    ...triggers.watching,
    ...triggers.dormant,
    situation,
    balanceAssessment,
    outlook24h,
    outlook7d,
    outlook30d,
    ...watchItems,
  ];
  const unknown = citing.flatMap(({ evidenceIds }) => evidenceIds.filter((id) => !shown.has(id)));
  return [
    ...unknown.map((id) => `evidence ${id} is cited but not in the snapshot`),
    ...(shown.size === snapshot.evidence.length ? [] : ['duplicate evidence id']),
    ...(snapshot.evidence.length > PARAMETERS.evidenceLimit
      ? [`more than ${PARAMETERS.evidenceLimit} evidence items`]
      : []),
  ];
}

const isSameCause = (a: BalanceDriver, b: BalanceDriver): boolean =>
  a.axis === b.axis && a.description === b.description;

function unbalancedAxes({ balance }: RegionalSnapshot): readonly string[] {
  const drivers = [...balance.pressures, ...balance.buffers];
  const uneven = AXES.filter((axis) => {
    const units = drivers
      .filter((driver) => driver.axis === axis)
      .reduce((sum, { magnitude }) => sum + Math.round(magnitude * GRID), 0);
    return units !== Math.round(balance[axis] * GRID);
  });
  const bare = drivers.filter((driver) => driver.evidenceIds.length === 0 && !driver.description.startsWith('Prior:'));
  const priors = drivers.filter((driver) => driver.description.startsWith('Prior:'));
  const misplaced = [
    ...balance.pressures.filter((d) => d.orientation !== 'pressure' || !isOneOf(PRESSURE_AXES, d.axis)),
    ...balance.buffers.filter((d) => d.orientation !== 'buffer' || !isOneOf(BUFFER_AXES, d.axis)),
  ];
  const mean = (axes: readonly (typeof AXES)[number][]) =>
    axes.reduce((sum, axis) => sum + balance[axis], 0) / axes.length;
  const net = mean(BUFFER_AXES) - mean(PRESSURE_AXES);
  return [
    ...uneven.map((axis) => `the drivers of ${axis} do not sum to the axis`),
    ...AXES.filter((axis) => priors.filter((driver) => driver.axis === axis).length > 1).map(
      (axis) => `${axis} has more than one prior driver`,
    ),
    ...new Set(
      drivers
        .filter((one) => drivers.some((other) => other !== one && isSameCause(one, other)))
        .map(({ axis }) => `${axis} names a driver twice`),
    ),
    ...misplaced.map((driver) => `a driver of ${driver.axis} is on the wrong side`),
    ...bare.map((driver) => `a driver of ${driver.axis} cites no evidence: ${driver.description}`),
    ...(net === balance.netBalance ? [] : ['netBalance is not the mean of buffers minus the mean of pressures']),
  ];
}

function unevenLanes({ scenarioSets }: RegionalSnapshot): readonly string[] {
  const named = scenarioSets.flatMap(({ horizon, lanes }) => lanes.map(({ name }) => `${horizon} ${name}`));
  const wanted = HORIZONS.flatMap((horizon) => LANES.map((name) => `${horizon} ${name}`));
  const uneven = scenarioSets.filter(({ lanes }) => lanes.reduce((sum, lane) => sum + lane.probability, 0) !== 1);
  const offGrid = scenarioSets.filter(({ lanes }) => lanes.some((lane) => (lane.probability * LANE_GRID) % 1 !== 0));
  return [
    ...(named.join() === wanted.join() ? [] : ['the lanes are not four for each of the three horizons, in order']),
    ...uneven.map(({ horizon }) => `the lanes at ${horizon} do not sum to exactly 1`),
    ...offGrid.map(({ horizon }) => `a lane at ${horizon} is off the grid of 1/4096`),
  ];
}

function contraryTriggers({ scenarioSets, triggers }: RegionalSnapshot): readonly string[] {
  const active = new Set(triggers.active.map(({ id }) => id));
  return scenarioSets.flatMap(({ horizon, lanes }) =>
    lanes.flatMap(({ name, triggerIds }) =>
      triggerIds
        .filter((id) => oppositesOf(id).some((other) => active.has(other)))
        .map((id) => `the ${name} lane at ${horizon} cites ${id}, whose opposite is active`),
    ),
  );
}

function contradictions(snapshot: RegionalSnapshot): readonly string[] {
  const { regime, triggers, meta, generatedAt, transmissionPaths, evidence } = snapshot;
  return [
    ...(regime.label === regime.previousLabel ? ['previousLabel repeats the current label'] : []),
    ...(regime.transitionedAt > generatedAt ? ['transitionedAt is later than generatedAt'] : []),
    ...(meta.validUntil > generatedAt ? [] : ['validUntil is not later than generatedAt']),
    ...(regime.previousLabel === '' && regime.transitionDriver !== ''
      ? ['a transitionDriver without a previousLabel']
      : []),
    ...triggers.active
      .filter((t) => !t.activated || t.evidenceIds.length === 0)
      .map(({ id }) => `active trigger ${id} cites no evidence`),
    ...triggers.active
      .filter((t) => t.activatedAt <= 0 || t.activatedAt > generatedAt)
      .map(({ id }) => `active trigger ${id} has no valid activatedAt`),
    ...[...triggers.watching, ...triggers.dormant]
      .filter((t) => t.activated || t.activatedAt !== 0)
      .map(({ id }) => `trigger ${id} is activated but not listed as active`),
    ...transmissionPaths
      .filter((p) => p.magnitudeLow > p.magnitudeHigh)
      .map(({ templateId }) => `path ${templateId} has magnitudeLow above magnitudeHigh`),
    ...evidence
      .filter((item) => item.observedAt > generatedAt)
      .map(({ id }) => `evidence ${id} is observed after generatedAt`),
  ];
}

const isOneOf = (axes: readonly string[], axis: string): boolean => axes.includes(axis);
