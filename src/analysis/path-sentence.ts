import { grouped } from '../assessment/english.ts';
import type { TransmissionPath } from '../contract/intelligence/transmission-path.ts';
import { corridorById, corridorInProse } from '../reference/corridors.ts';

/** `Disruption in the Strait of Hormuz: Brent crude up 1.5 to 24.8 USD per barrel`. */
export const pathSentence = (path: TransmissionPath): string => `${shockOf(path)}: ${effectOf(path)}`;

/** One sentence per shock, without full stops, in the order of the paths. */
export function pathSentences(paths: readonly TransmissionPath[]): readonly string[] {
  const byShock = new Map<string, string[]>();
  for (const path of paths) byShock.set(shockOf(path), [...(byShock.get(shockOf(path)) ?? []), effectOf(path)]);
  return [...byShock].map(([shock, effects]) => `${shock}: ${effects.join('; ')}`);
}

function shockOf({ corridorId, start, mechanism }: TransmissionPath): string {
  const corridor = corridorById(corridorId);
  if (corridor === undefined) return start;
  return `${mechanism.startsWith('Threat') ? 'Threat' : 'Disruption'} in ${corridorInProse(corridor)}`;
}

/** A label with a comma in it is closed by another. */
const effectOf = (path: TransmissionPath): string =>
  `${path.end}${path.end.includes(',') ? ',' : ''} ${magnitudeOf(path)}`;

/** Behind a number; a unit without a row is written as it is. */
const UNITS: Readonly<Record<string, string>> = {
  usd_bbl: ' USD per barrel',
  usd_teu: ' USD per TEU',
  pct: '%',
  basis_points: ' basis points',
};

type Magnitude = Pick<TransmissionPath, 'magnitudeLow' | 'magnitudeHigh' | 'magnitudeUnit'>;

function magnitudeOf({ magnitudeLow: low, magnitudeHigh: high, magnitudeUnit }: Magnitude): string {
  const unit = Object.hasOwn(UNITS, magnitudeUnit) ? (UNITS[magnitudeUnit] ?? '') : ` ${magnitudeUnit}`;
  if (low >= 0) return `up ${range(low, high, unit)}`;
  return high <= 0 ? `down ${range(-high, -low, unit)}` : `change of ${range(low, high, unit)}`;
}

/** A percentage sign follows both numbers, a unit in words the second. */
function range(from: number, to: number, unit: string): string {
  return `${rounded(from)}${unit === '%' ? unit : ''} to ${rounded(to)}${unit}`;
}

/** One decimal; from 100 on none. */
function rounded(value: number): string {
  const text = Math.abs(value) < 100 ? value.toFixed(1) : grouped(value);
  return text === '-0.0' ? '0.0' : text;
}
