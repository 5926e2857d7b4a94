import type { ShownRecords } from '../../contract/conventions/shown-records.ts';
import { isObject, type Json, type JsonObject } from '../../contract/openapi/json.ts';
import { PLACE_MEMBER } from '../../contract/records/list-formats.ts';

/**
 * The items of a list as comma separated values (RFC 4180) under a line of names: every member a column, a place two, what is
 * itself a list or an object as JSON. An absent member is an empty cell, an empty text a quoted one.
 */
export function listCsv(items: readonly JsonObject[], { members }: ShownRecords): string {
  const columns = members.flatMap((name) => (name === PLACE_MEMBER ? ['lat', 'lon'] : [name]));
  const line = (item: JsonObject) =>
    columns.map((column) => cell(isPlaceColumn(column, members) ? placeOf(item)[column] : item[column])).join(',');
  return [columns.join(','), ...items.map(line), ''].join('\r\n');
}

const isPlaceColumn = (column: string, members: readonly string[]): boolean => !members.includes(column);

function placeOf(item: JsonObject): JsonObject {
  const place = item[PLACE_MEMBER];
  return isObject(place) ? place : {};
}

function cell(value: Json | undefined): string {
  if (value === undefined || value === null) return '';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return typeof value === 'string' || /[",\r\n]/.test(text) ? quoted(text) : text;
}

/** A text that no reader takes for anything else needs no quotes. */
const quoted = (text: string): string => (/^[\w:/. -]+$/.test(text) ? text : `"${text.replaceAll('"', '""')}"`);
