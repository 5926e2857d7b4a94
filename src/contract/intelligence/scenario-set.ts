import type { Static } from 'typebox';
import { record, Type, UnitInterval } from '../conventions/schema.ts';
import { TransmissionPath } from './transmission-path.ts';
import { HORIZONS, LANES } from './vocabulary.ts';

export const ScenarioLane = record('ScenarioLane', {
  name: Type.Enum([...LANES]),
  probability: UnitInterval('On a grid of 1/4096; the lanes of a set sum to exactly 1.'),
  triggerIds: Type.Array(Type.String()),
  consequences: Type.Array(Type.String()),
  transmissions: Type.Array(TransmissionPath),
});
export type ScenarioLane = Static<typeof ScenarioLane>;

export const ScenarioSet = record('ScenarioSet', {
  horizon: Type.Enum([...HORIZONS]),
  lanes: Type.Array(ScenarioLane),
});
export type ScenarioSet = Static<typeof ScenarioSet>;
