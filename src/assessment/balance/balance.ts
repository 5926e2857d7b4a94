import type { BalanceDriver, BalanceVector } from '../../contract/intelligence/balance-vector.ts';
import { AXES, type Axis, BUFFER_AXES, PRESSURE_AXES } from '../../contract/intelligence/vocabulary.ts';
import type { RegionId } from '../../reference/regions.ts';
import type { World } from '../assess-world.ts';
import { type Area, regionArea } from './area.ts';
import { readAllianceCohesion } from './axes/alliance-cohesion.ts';
import { readCapitalStress } from './axes/capital-stress.ts';
import { readCoercivePressure } from './axes/coercive-pressure.ts';
import { readDomesticFragility } from './axes/domestic-fragility.ts';
import { readEnergyLeverage } from './axes/energy-leverage.ts';
import { readEnergyVulnerability } from './axes/energy-vulnerability.ts';
import { readMaritimeAccess } from './axes/maritime-access.ts';
import type { AxisReading, ReadAxis } from './axis.ts';
import { axisDrivers, GRID } from './drivers.ts';

const READERS: Readonly<Record<Axis, ReadAxis>> = {
  coercivePressure: readCoercivePressure,
  domesticFragility: readDomesticFragility,
  capitalStress: readCapitalStress,
  energyVulnerability: readEnergyVulnerability,
  allianceCohesion: readAllianceCohesion,
  maritimeAccess: readMaritimeAccess,
  energyLeverage: readEnergyLeverage,
};

export interface Balance {
  readonly vector: BalanceVector;
  /** Axes that no indicator feeds: each equals its prior. */
  readonly unfed: readonly Axis[];
}

/** All seven axes of an area, before they are rounded and their drivers chosen. */
export type AxisReadings = ReadonlyMap<Axis, AxisReading>;

export const readAxes = (world: World, regionId: RegionId): AxisReadings =>
  readAreaAxes(world, regionArea(world, regionId));

export function readAreaAxes(world: World, area: Area): AxisReadings {
  return new Map(AXES.map((axis) => [axis, READERS[axis](world, area)]));
}

/** For each axis. */
export type NamedDrivers = Readonly<Record<BalanceDriver['orientation'], number>>;

/**
 * The axes on the wire's grid of 1/10,000, with drivers that sum to them (METHOD.md A3).
 * @param named parts of an axis shown by name, 0 or more; the rest are merged
 */
export function balanceOf(readings: AxisReadings, named: NamedDrivers): Balance {
  const reading = (axis: Axis): AxisReading => readings.get(axis) ?? { value: 0, parts: [], fed: false };
  const value = (axis: Axis): number => Math.round(reading(axis).value * GRID) / GRID;
  const drivers = (axes: readonly Axis[], orientation: BalanceDriver['orientation']): BalanceDriver[] =>
    axes.flatMap((axis) => axisDrivers(axis, reading(axis), { orientation, limit: named[orientation] }));
  return {
    vector: {
      coercivePressure: value('coercivePressure'),
      domesticFragility: value('domesticFragility'),
      capitalStress: value('capitalStress'),
      energyVulnerability: value('energyVulnerability'),
      allianceCohesion: value('allianceCohesion'),
      maritimeAccess: value('maritimeAccess'),
      energyLeverage: value('energyLeverage'),
      netBalance: mean(BUFFER_AXES.map(value)) - mean(PRESSURE_AXES.map(value)),
      pressures: drivers(PRESSURE_AXES, 'pressure'),
      buffers: drivers(BUFFER_AXES, 'buffer'),
    },
    unfed: AXES.filter((axis) => readings.get(axis)?.fed === false),
  };
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
