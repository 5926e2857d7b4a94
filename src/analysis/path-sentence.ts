import { decimal, grouped, shortDate } from '../assessment/english.ts';
import { intervalKind } from '../assessment/transmission/bands.ts';
import type { PathNote } from '../assessment/transmission/path-note.ts';
import { changeWords } from '../assessment/transmission/price-move.ts';
import type { TransmissionPath } from '../contract/intelligence/transmission-path.ts';
import { corridorById, corridorInProse } from '../reference/corridors.ts';

/** `Disruption in the Strait of Hormuz: Brent crude up by between 1.5 and 24.8 USD per barrel (range)`. */
export const pathSentence = (path: TransmissionPath): string => `${shockOf(path)}: ${effectOf(path)}`;

/**
 * One sentence per shock, without full stops, in the order of the paths.
 * @param notes of each path, in the same order; without them nothing is said of what its price has done so far
 */
export function pathSentences(paths: readonly TransmissionPath[], notes: readonly PathNote[] = []): readonly string[] {
  const byShock = new Map<string, string[]>();
  for (const [i, path] of paths.entries())
    byShock.set(shockOf(path), [...(byShock.get(shockOf(path)) ?? []), effectOf(path, notes[i])]);
  return [...byShock].map(([shock, effects]) => `${shock}: ${effects.join('; ')}`);
}

function shockOf({ corridorId, start, mechanism }: TransmissionPath): string {
  const corridor = corridorById(corridorId);
  if (corridor === undefined) return start;
  return `${mechanism.startsWith('Threat') ? 'Threat' : 'Disruption'} in ${corridorInProse(corridor)}`;
}

/** A label with a comma in it is closed by another. */
const effectOf = (path: TransmissionPath, note?: PathNote): string =>
  `${path.end}${path.end.includes(',') ? ',' : ''} ${magnitudeOf(path)} (${[kindOf(path), ...movedSoFar(note)].join('; ')})`;

/** A band that held too seldom is a range (METHOD.md §13.7). */
const kindOf = ({ confidence }: TransmissionPath): string =>
  intervalKind(confidence) === 'range' ? 'range' : '80% interval';

function movedSoFar(note: PathNote | undefined): readonly string[] {
  if (note === undefined) return [];
  const { move } = note;
  return [
    move === undefined ? 'so far not measured' : `so far ${changeWords(move.change)} since ${shortDate(move.fromAt)}`,
  ];
}

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
  if (low >= 0) return `up by between ${range(low, high, unit)}`;
  return high <= 0 ? `down by between ${range(-high, -low, unit)}` : `change of between ${range(low, high, unit)}`;
}

/** A percentage sign follows both numbers, a unit in words the second. */
function range(from: number, to: number, unit: string): string {
  return `${rounded(from)}${unit === '%' ? unit : ''} and ${rounded(to)}${unit}`;
}

/** One decimal; from 100 on none. */
const rounded = (value: number): string => (Math.abs(value) < 100 ? decimal(value, 1) : grouped(value));
