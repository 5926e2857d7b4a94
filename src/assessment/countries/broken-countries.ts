import { Compile } from 'typebox/compile';
import { type CountryAxis, CountryState } from '../../contract/intelligence/country-state.ts';
import { AXES, type Axis, BUFFER_AXES } from '../../contract/intelligence/vocabulary.ts';
import { countriesOfRegion, isRegionId } from '../../reference/regions.ts';
import { GRID } from '../balance/drivers.ts';
import type { StoredCompanion } from '../snapshot-companion.ts';
import { countryNet } from './country-net.ts';

const SHAPE = Compile(CountryState);

/** Every invariant that the countries of a companion violate, in words; with an empty list it may be stored. */
export function brokenCountries({
  regionId,
  generatedAt,
  countries,
}: Pick<StoredCompanion, 'regionId' | 'generatedAt' | 'countries'>): readonly string[] {
  const wanted = isRegionId(regionId) && regionId !== 'global' ? countriesOfRegion(regionId) : [];
  const isWhole = countries.map(({ country }) => country).join() === wanted.map(({ iso2 }) => iso2).join();
  return [
    ...(isWhole ? [] : [`the countries are not those of ${regionId}, each once and in order`]),
    ...countries.flatMap((state) => brokenState(state, generatedAt).map((words) => `${state.country}: ${words}`)),
  ];
}

function brokenState(state: CountryState, generatedAt: number): readonly string[] {
  if (!SHAPE.Check(state))
    return [...SHAPE.Errors(state)].slice(0, 10).map((error) => `${error.instancePath}: ${error.message}`);
  const { axes, missingInputs, confidenceFactors, netBalance } = state;
  const shown = new Set(state.evidence.map(({ id }) => id));
  const known = new Set(axes.flatMap((axis) => axis.missingInputs));
  const isSilent = confidenceFactors.coverage === 0 && axes.some(({ status }) => status === 'reporting');
  return [
    ...(axes.map(({ axis }) => axis).join() === AXES.join() ? [] : ['the axes are not all seven, in order']),
    ...axes.flatMap((axis) => brokenAxis(axis, shown)),
    ...(netBalance === countryNet(axes) ? [] : ['netBalance is not the mean of buffers minus the mean of pressures']),
    ...missingInputs.filter((id) => !known.has(id)).map((id) => `${id} is missing, and of no axis`),
    ...(isSilent ? ['an axis reports, and no input is current'] : []),
    ...(shown.size === state.evidence.length ? [] : ['duplicate evidence id']),
    ...state.evidence
      .filter(({ observedAt }) => observedAt > generatedAt)
      .map(({ id }) => `evidence ${id} is observed after generatedAt`),
  ];
}

function brokenAxis({ axis, status, value, drivers }: CountryAxis, shown: ReadonlySet<string>): readonly string[] {
  // Missing is not calm: it has no number at all.
  if (status === 'missing')
    return value === undefined && drivers.length === 0 ? [] : [`${axis} is missing, and has a value or drivers`];
  if (value === undefined) return [`${axis} reports, and has no value`];
  const units = drivers.reduce((sum, { magnitude }) => sum + Math.round(magnitude * GRID), 0);
  const isOnGrid = Math.round(value * GRID) / GRID === value;
  const priors = drivers.filter(({ description }) => description.startsWith('Prior:'));
  const side = isBuffer(axis) ? 'buffer' : 'pressure';
  return [
    ...(isOnGrid && units === Math.round(value * GRID) ? [] : [`the drivers of ${axis} do not sum to the axis`]),
    ...(priors.length > 1 ? [`${axis} has more than one prior driver`] : []),
    ...drivers
      .filter((driver) => driver.axis !== axis || driver.orientation !== side)
      .map((driver) => `a driver of ${driver.axis} is on the wrong side`),
    ...drivers
      .filter((driver) => driver.evidenceIds.length === 0 && !priors.includes(driver))
      .map(({ description }) => `a driver of ${axis} cites no evidence: ${description}`),
    ...drivers
      .flatMap(({ evidenceIds }) => evidenceIds.filter((id) => !shown.has(id)))
      .map((id) => `evidence ${id} is cited but not in the record`),
  ];
}

const isBuffer = (axis: Axis): boolean => BUFFER_AXES.some((one) => one === axis);
