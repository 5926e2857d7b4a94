import type { CountryAxis } from '../../contract/intelligence/country-state.ts';
import { type Axis, BUFFER_AXES, PRESSURE_AXES } from '../../contract/intelligence/vocabulary.ts';

/**
 * Mean of the written buffers minus mean of the written pressures, −1 to 1; undefined unless all seven report: without a
 * pressure the rest would look calmer.
 */
export function countryNet(axes: readonly Pick<CountryAxis, 'axis' | 'value'>[]): number | undefined {
  const values = new Map(axes.map(({ axis, value }) => [axis, value]));
  const mean = (names: readonly Axis[]): number =>
    names.reduce((sum, name) => sum + (values.get(name) ?? Number.NaN), 0) / names.length;
  const net = mean(BUFFER_AXES) - mean(PRESSURE_AXES);
  return Number.isNaN(net) ? undefined : net;
}
