import type { Endpoint } from '../conventions/operation.ts';
import { PLACE_MEMBER, type WrittenFormat } from './list-formats.ts';

export type MemberKind = 'text' | 'number' | 'integer' | 'flag' | 'json';

/** A column of a list in other forms than JSON. */
export interface ListColumn {
  /** Names of the members on the way, joined by a dot; a place is `lat` and `lon`. */
  readonly name: string;
  readonly path: readonly string[];
  /** Lists, and objects with names of their own, are JSON texts. */
  readonly kind: MemberKind;
}

/** How a list is a table. */
export interface ListShape {
  /** Member of the answer that holds the items. */
  readonly items: string;
  readonly columns: readonly ListColumn[];
  /** Whether its items have places. */
  readonly isPlaced: boolean;
}

/** The columns of the items of a list, from its response schema; undefined of what is no list. */
export function listShape({ listed, response }: Pick<Endpoint, 'listed' | 'response'>): ListShape | undefined {
  if (listed === undefined) return undefined;
  const known = shapes.get(response);
  if (known !== undefined) return known;
  const item = Object(membersOf(response)[listed]).items;
  const shape = { items: listed, columns: columnsOf(item, []), isPlaced: PLACE_MEMBER in membersOf(item) };
  shapes.set(response, shape);
  return shape;
}

const shapes = new WeakMap<object, ListShape>();

/** Whether a list has a form: GeoJSON needs places. */
export const offers = ({ isPlaced }: ListShape, format: WrittenFormat): boolean => format !== 'geojson' || isPlaced;

function membersOf(schema: unknown): Readonly<Record<string, unknown>> {
  return Object(Object(schema).properties);
}

function columnsOf(schema: unknown, above: readonly string[]): readonly ListColumn[] {
  return Object.entries(membersOf(schema)).flatMap(([name, member]): readonly ListColumn[] => {
    const path = [...above, name];
    if (name === PLACE_MEMBER && above.length === 0)
      return ['lat', 'lon'].map((axis) => ({ name: axis, path: [name, axis], kind: 'number' }));
    if (Object.keys(membersOf(member)).length > 0) return columnsOf(member, path);
    return [{ name: path.join('.'), path, kind: kindOf(member) }];
  });
}

function kindOf(schema: unknown): MemberKind {
  const { type, enum: values, const: value, anyOf } = Object(schema);
  if (Array.isArray(anyOf)) {
    const kinds = new Set(anyOf.filter((one) => Object(one).type !== 'null').map(kindOf));
    const [only = 'json'] = kinds;
    return kinds.size === 1 ? only : 'json';
  }
  if (Array.isArray(values)) return values.every((one) => typeof one === 'string') ? 'text' : 'json';
  if (typeof value === 'string' || type === 'string') return 'text';
  if (type === 'integer' || type === 'number') return type;
  return type === 'boolean' ? 'flag' : 'json';
}
