import { memberOf, numberMember, parseJson, textMember } from './json-value.ts';
import { plainText } from './plain-text.ts';
import { parseIsoDay, utcDay } from './utc-instant.ts';

/** A layer of an ArcGIS feature service, as IMF PortWatch publishes its tables. */
export interface Layer {
  readonly dateField: string;
  /** When the layer's rows last changed, epoch ms. */
  readonly editedAt?: number;
}

export type ParsedLayer =
  | { readonly status: 'layer'; readonly layer: Layer }
  | { readonly status: 'unreadable'; readonly reason: string };

/** The layer renamed `date` to `date_` and back within a day (FEEDS.md §3.1). */
const DATE_FIELDS = ['date', 'date_'];

/** Reads a layer's description and checks that it still has every field we read. */
export function parseLayer(bytes: Uint8Array, needed: readonly string[]): ParsedLayer {
  const json = parseJson(bytes);
  if (json.status === 'not_json') return { status: 'unreadable', reason: 'the layer description is not JSON' };
  const fault = arcgisError(json.value);
  if (fault !== undefined) return { status: 'unreadable', reason: fault };
  const fields = memberOf(json.value, 'fields');
  const names = Array.isArray(fields) ? fields.map((field) => textMember(field, 'name')) : [];
  const dateField = DATE_FIELDS.find((name) => names.includes(name));
  const lost = needed.filter((name) => !names.includes(name));
  if (dateField === undefined) return { status: 'unreadable', reason: 'the layer has no date field' };
  if (lost.length > 0) return { status: 'unreadable', reason: `the layer has no field ${lost.join(', ')}` };
  const editedAt = numberMember(memberOf(json.value, 'editingInfo'), 'dataLastEditDate');
  return { status: 'layer', layer: { dateField, ...(editedAt === undefined ? {} : { editedAt }) } };
}

/** What stands in a row's date field, whatever its name today. */
export function dateMember(attributes: unknown): unknown {
  for (const field of DATE_FIELDS) {
    const value = memberOf(attributes, field);
    if (value !== undefined) return value;
  }
  return undefined;
}

/** Epoch milliseconds or an ISO date to midnight UTC; a number of seconds would fall into 1970 and is rejected. */
export function arcgisDay(date: unknown): number | undefined {
  if (typeof date === 'string') return parseIsoDay(date);
  if (typeof date !== 'number' || !(date >= FIRST_DAY && date <= LAST_DAY)) return undefined;
  const at = new Date(date);
  return utcDay(at.getUTCFullYear(), at.getUTCMonth() + 1, at.getUTCDate());
}

/** PortWatch counts from 2019 on; the bounds only tell milliseconds from other units. */
const FIRST_DAY = Date.UTC(2000, 0, 1);
const LAST_DAY = Date.UTC(2100, 0, 1);

/** What an answer with status 200 says went wrong; undefined when nothing did. */
export function arcgisError(value: unknown): string | undefined {
  const error = memberOf(value, 'error');
  if (error === undefined) return undefined;
  return plainText(
    `the layer answers error ${String(numberMember(error, 'code') ?? '')} ${textMember(error, 'message') ?? ''}`,
  );
}

/** Address of a query: parameters in order, encoded. */
export function queryUrl(layerUrl: string, parameters: readonly (readonly [string, string])[]): string {
  return `${layerUrl}/query?${parameters.map(([key, value]) => `${key}=${encodeURIComponent(value)}`).join('&')}`;
}
