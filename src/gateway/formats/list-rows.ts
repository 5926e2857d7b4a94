import { isObject, type Json, type JsonObject } from '../../contract/openapi/json.ts';
import type { ListColumn, ListShape } from '../../contract/records/list-shape.ts';
import type { Cell, Column, Row } from '../../tables/table.ts';

/** The items of a list as rows: every member a column, an absent one a missing cell, what is itself a list a JSON text. */
export function listRows(items: readonly JsonObject[], { columns }: ListShape) {
  return { columns: columns.map(columnOf), rows: items.map((item) => rowOf(item, columns)) };
}

const columnOf = ({ name, kind }: ListColumn): Column => ({
  name,
  kind: kind === 'json' ? 'text' : kind,
  description: '',
});

const rowOf = (item: JsonObject, columns: readonly ListColumn[]): Row =>
  Object.fromEntries(columns.map(({ name, path, kind }) => [name, cellOf(memberAt(item, path), kind)]));

function memberAt(item: JsonObject, path: readonly string[]): Json | undefined {
  let value: Json | undefined = item;
  for (const name of path) value = isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;
  return value;
}

function cellOf(value: Json | undefined, kind: ListColumn['kind']): Cell {
  if (value === undefined || value === null) return null;
  return kind === 'json' || typeof value === 'object' ? JSON.stringify(value) : value;
}
