import { integer, optionalText, text } from '../row-reader.ts';
import type { SqlSession } from '../sql-client.ts';

export interface ColumnShape {
  readonly name: string;
  /** As the database writes it, such as `bigint`. */
  readonly type: string;
}

/** A table as far as its rows can be written and read. */
export interface TableShape {
  readonly name: string;
  /** In the order of their definition, without those that the database computes. */
  readonly columns: readonly ColumnShape[];
  /** Columns of the primary key in its order; never empty. */
  readonly key: readonly ColumnShape[];
  /** The column that the database numbers, where there is one. */
  readonly identity: string | undefined;
}

/**
 * Every table of the schema but those that describe the store itself, its migrations, its world and its pepper, and the one that
 * triggers fill from another; one that others refer to comes before them. Of a partitioned table
 * only the parent is listed.
 * @throws Error when a table has no primary key, or tables refer to each other in a ring
 */
export async function readTableShapes(session: SqlSession): Promise<readonly TableShape[]> {
  const columns = await session.query({ text: COLUMNS, values: [] });
  const names = [...new Set(columns.map((row) => text(row, 'table_name')))];
  const shapes = names.map((name) =>
    shapeOf(
      name,
      columns.filter((row) => text(row, 'table_name') === name),
    ),
  );
  const references = (await session.query({ text: REFERENCES, values: [] })).map((row) => ({
    child: text(row, 'child'),
    parent: text(row, 'parent'),
  }));
  return parentsFirst(shapes, references);
}

const COLUMNS = `
  SELECT c.relname::text AS table_name, a.attname::text AS column_name, format_type(a.atttypid, a.atttypmod) AS type_name,
    nullif(a.attidentity::text, '') AS identity, coalesce(array_position(k.conkey, a.attnum), 0) AS key_place
  FROM pg_class c
  JOIN pg_namespace n ON n.oid = c.relnamespace AND n.nspname = current_schema()
  JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
  LEFT JOIN pg_constraint k ON k.conrelid = c.oid AND k.contype = 'p'
  WHERE c.relkind IN ('r', 'p') AND NOT c.relispartition AND c.relname NOT IN ('schema_migration', 'store_world', 'store_pepper', 'record_other_country')
  ORDER BY c.relname::text COLLATE "C", a.attnum`;

const REFERENCES = `
  SELECT child.relname::text AS child, parent.relname::text AS parent
  FROM pg_constraint f JOIN pg_class child ON child.oid = f.conrelid JOIN pg_class parent ON parent.oid = f.confrelid
  WHERE f.contype = 'f' AND f.conrelid <> f.confrelid`;

function shapeOf(name: string, rows: readonly unknown[]): TableShape {
  const columns = rows.map(columnOf);
  const key = rows
    .filter((row) => integer(row, 'key_place') > 0)
    .toSorted((a, b) => integer(a, 'key_place') - integer(b, 'key_place'))
    .map(columnOf);
  if (key.length === 0) throw new Error(`table ${name} has no primary key, so its rows have no order`);
  const numbered = rows.find((row) => optionalText(row, 'identity') !== undefined);
  return { name, columns, key, identity: numbered === undefined ? undefined : columnOf(numbered).name };
}

const columnOf = (row: unknown): ColumnShape => ({ name: text(row, 'column_name'), type: text(row, 'type_name') });

interface Reference {
  readonly child: string;
  readonly parent: string;
}

function parentsFirst(shapes: readonly TableShape[], references: readonly Reference[]): readonly TableShape[] {
  const placed: TableShape[] = [];
  let rest = shapes;
  while (rest.length > 0) {
    const waiting = new Set(rest.map(({ name }) => name));
    const free = rest.filter(({ name }) => !references.some((one) => one.child === name && waiting.has(one.parent)));
    if (free.length === 0) throw new Error(`tables refer to each other in a ring: ${[...waiting].join(', ')}`);
    placed.push(...free);
    rest = rest.filter((shape) => !free.includes(shape));
  }
  return placed;
}

/** A name as an identifier of SQL. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
