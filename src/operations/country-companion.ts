import { Value } from 'typebox/value';
import type { SourceClocks } from '../assessment/countries/country-sources.ts';
import { CountryState } from '../contract/intelligence/country-state.ts';
import { SnapshotCompanion } from '../contract/intelligence/snapshot-companion.ts';
import { isObject } from '../contract/openapi/json.ts';
import { countryByIso2 } from '../reference/countries.ts';
import { type AsOf, resolveAt } from './as-of.ts';
import type { StoreRead } from './read-with-deadline.ts';
import { type CompanionParts, companionAt, type StoredCompanion } from './stored-companion.ts';

export type CountryParts = CompanionParts;

/** The countries stored beside the snapshot of a region. */
export interface StoredCountries extends Omit<StoredCompanion, 'body'> {
  /** Each of unknown shape until it is read. */
  readonly records: readonly unknown[];
  /** Feeds that they were assessed from; empty beside a snapshot of an earlier program, which stored none. */
  readonly sources: readonly SourceClocks[];
}

/** The countries of a region as of an instant, or why `companionAt` has none. @param instant epoch ms */
export async function countriesAt(
  regionId: string,
  instant: number,
  parts: CountryParts,
): Promise<StoreRead<StoredCountries>> {
  const read = await companionAt(regionId, instant, parts);
  if (!read.ok) return read;
  const { body, ...stored } = read.value;
  const { countries: records, sources } = listsIn(body);
  if (!Value.Check(Sources, sources)) throw new Error('the stored sources of countries have an unknown shape');
  return { ok: true, value: { ...stored, records, sources } };
}

const Sources = SnapshotCompanion.properties.sources;

function listsIn(body: Uint8Array) {
  const stored: unknown = JSON.parse(new TextDecoder().decode(body));
  const companion = isObject(stored) && isObject(stored.companion) ? stored.companion : {};
  const list = (name: string): readonly unknown[] => (Array.isArray(companion[name]) ? companion[name] : []);
  return { countries: list('countries'), sources: list('sources') };
}

/** A country's record; undefined where it has none. @throws Error on one of another shape */
export function countryIn({ records }: StoredCountries, iso2: string): CountryState | undefined {
  const state = records.find((one) => isObject(one) && one.country === iso2);
  return state === undefined ? undefined : parseCountry(state);
}

/** @throws Error on a record of another shape */
export function parseCountry(state: unknown): CountryState {
  if (!Value.Check(CountryState, state)) throw new Error('a stored country has an unknown shape');
  return state;
}

export interface FoundCountry {
  readonly state: CountryState;
  readonly stored: StoredCountries;
  readonly asOf: AsOf;
  readonly name: string;
}

/** One country as of what `at` names. */
export async function countryAt(
  iso2: string,
  at: string | undefined,
  parts: CountryParts,
): Promise<StoreRead<FoundCountry>> {
  const country = countryByIso2(iso2);
  if (country === undefined) return { ok: false, failure: { code: 'country_unknown', country: iso2 } };
  const resolved = resolveAt(at, parts.clock.now());
  if (!resolved.ok) return resolved;
  const { asOf } = resolved;
  const { regionId, name } = country;
  const read = await countriesAt(regionId, asOf.instant, parts);
  if (!read.ok) return read;
  const state = countryIn(read.value, iso2);
  if (state !== undefined) return { ok: true, value: { state, stored: read.value, asOf, name } };
  return { ok: false, failure: { code: 'snapshot_not_found', regionId, instant: asOf.instant } };
}
