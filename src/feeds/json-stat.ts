import { memberOf, numberMember, parseJson, textMember } from './json-value.ts';

/** A cube of numbers in JSON-stat 2.0, as Eurostat sends it. */
interface StatCube {
  readonly status: 'cube';
  /** Codes of a dimension in the cube's order; undefined where it has no such dimension. */
  codes(dimension: string): readonly string[] | undefined;
  /** What stands at one code of each dimension; those not named must have one code alone. Undefined where nothing stands. */
  cell(place: Readonly<Record<string, string>>): unknown;
  /** How the upstream marks what stands there, such as `p` for provisional. */
  flag(place: Readonly<Record<string, string>>): string | undefined;
}

type Unreadable = { readonly status: 'unreadable'; readonly reason: string };

interface Dimension {
  readonly name: string;
  readonly codes: readonly string[];
}

/** Reads the cube of an answer. @param dimensions the ones that must be there; every other one has a single code */
export function readStatCube(bytes: Uint8Array, dimensions: readonly string[]): StatCube | Unreadable {
  const json = parseJson(bytes);
  if (json.status === 'not_json') return unreadable('the answer is not JSON');
  // Errors come as `{ error: [{ label }] }`, some with status 200.
  if (memberOf(json.value, 'error') !== undefined) return unreadable('the upstream answers with an error');
  if (textMember(json.value, 'class') !== 'dataset') return unreadable('the answer is no cube');
  const ids = memberOf(json.value, 'id');
  const sizes = memberOf(json.value, 'size');
  const values = memberOf(json.value, 'value');
  if (!Array.isArray(ids) || !Array.isArray(sizes) || typeof values !== 'object' || values === null)
    return unreadable('the cube has no axes or no values');
  const axes = ids.map((id) => dimensionOf(json.value, id));
  const known = axes.filter((axis) => axis !== undefined);
  if (known.length < axes.length || known.some((axis, at) => axis.codes.length !== sizes[at]))
    return unreadable('an axis is not as long as it says');
  const lost = dimensions.filter((name) => !known.some((axis) => axis.name === name));
  if (lost.length > 0) return unreadable(`the cube has no ${lost.join(', ')}`);
  if (known.some(({ name, codes }) => !dimensions.includes(name) && codes.length !== 1))
    return unreadable('an axis that was not asked for is open');
  return {
    status: 'cube',
    codes: (dimension) => known.find(({ name }) => name === dimension)?.codes,
    cell: (place) => memberOf(values, String(positionOf(known, place))),
    flag: (place) => textMember(memberOf(json.value, 'status'), String(positionOf(known, place))),
  };
}

const unreadable = (reason: string): Unreadable => ({ status: 'unreadable', reason });

/** Codes in their order. A code may be called otherwise, a month may not. */
function dimensionOf(cube: unknown, id: unknown): Dimension | undefined {
  if (typeof id !== 'string') return undefined;
  const category = memberOf(memberOf(memberOf(cube, 'dimension'), id), 'category');
  const index = memberOf(category, 'index');
  if (typeof index !== 'object' || index === null) return undefined;
  const placed = Object.keys(index).map((code) => ({ code, at: numberMember(index, code) }));
  const codes = placed.toSorted((a, b) => (a.at ?? 0) - (b.at ?? 0));
  if (codes.some(({ at }, position) => at !== position)) return undefined;
  const labels = memberOf(category, 'label');
  if (id === 'time' && codes.some(({ code }) => textMember(labels, code) !== code)) return undefined;
  return { name: id, codes: codes.map(({ code }) => code) };
}

/** The last dimension runs fastest. */
function positionOf(axes: readonly Dimension[], place: Readonly<Record<string, string>>): number {
  return axes.reduce((position, { name, codes }) => {
    const code = place[name];
    return position * codes.length + (code === undefined ? 0 : codes.indexOf(code));
  }, 0);
}
