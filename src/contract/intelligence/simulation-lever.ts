import type { Static } from 'typebox';
import { record, Type } from '../conventions/schema.ts';

/** A figure that a reader can suppose to be another (CONSOLE.md A11). */
export const SimulationLever = record('SimulationLever', {
  metric: Type.String({ description: 'With `subject`, what `simulate-regional-snapshot` takes.' }),
  subject: Type.String(),
  label: Type.String(),
  unit: Type.String(),
  value: Type.Number({ description: 'The newest observation.' }),
  low: Type.Number({ description: 'A tenth of its observations in the window of the metric were lower.' }),
  high: Type.Number({ description: 'A tenth of them were higher.' }),
});
export type SimulationLever = Static<typeof SimulationLever>;
