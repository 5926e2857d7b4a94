import type { Json } from '../../reference/content-hash.ts';
import { memberOf, numberMember } from '../json-value.ts';
import type { Wave } from './waves.ts';

/** Reads the newest wave from a stored cursor; one of another shape counts as none. */
export function readCursor(json: Json): Wave | undefined {
  const startedAt = numberMember(json, 'startedAt');
  const lastAt = numberMember(json, 'lastAt');
  const places = textsOf(memberOf(json, 'places'));
  const threats = textsOf(memberOf(json, 'threats'));
  if (!isInstant(startedAt) || !isInstant(lastAt) || lastAt < startedAt) return undefined;
  if (places === undefined || threats === undefined) return undefined;
  return { startedAt, lastAt, places, threats };
}

export function writeCursor(last: Wave | undefined): Json {
  if (last === undefined) return {};
  return { startedAt: last.startedAt, lastAt: last.lastAt, places: last.places, threats: last.threats };
}

/** From 2001 on, as whole milliseconds within the range of dates. */
function isInstant(value: number | undefined): value is number {
  return value !== undefined && Number.isInteger(value) && value > 1e12 && value < 1e14;
}

/** Short words of our own, or nothing. */
function textsOf(value: unknown): readonly string[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const items: readonly unknown[] = value;
  const texts = items.filter((item) => typeof item === 'string' && /^[a-z0-9 ]{1,40}$/.test(item));
  return texts.length === items.length ? texts.map(String) : undefined;
}
