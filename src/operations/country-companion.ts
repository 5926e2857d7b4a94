import { Value } from 'typebox/value';
import type { HeaderList } from '../contract/conventions/handler.ts';
import { writeSignature } from '../contract/conventions/snapshot-signature.ts';
import { CountryState } from '../contract/intelligence/country-state.ts';
import { isObject } from '../contract/openapi/json.ts';
import type { Clock } from '../ports/clock.ts';
import type { SnapshotStore } from '../ports/snapshot-store.ts';
import { countryByIso2 } from '../reference/countries.ts';
import { type AsOf, resolveAt } from './as-of.ts';
import { readWithDeadline, type StoreRead } from './read-with-deadline.ts';
import { type HistoryParts, snapshotAt } from './snapshot-history.ts';

export type CountryParts = HistoryParts & {
  readonly history: Pick<SnapshotStore, 'companion' | 'firstAccompaniedAt'>;
  readonly clock: Clock;
};

/** The countries stored beside the snapshot of a region. */
export interface StoredCountries {
  readonly snapshotId: string;
  /** Of the snapshot, epoch ms. */
  readonly generatedAt: number;
  /** Each of unknown shape until it is read. */
  readonly records: readonly unknown[];
  /** What vouches for the whole companion. */
  readonly signature: HeaderList;
}

/**
 * The countries of a region as of an instant, or why there are none: `snapshot_not_ready` before the region's first
 * snapshot, `at_unavailable` before the first one with countries. @param instant epoch ms
 */
export async function countriesAt(
  regionId: string,
  instant: number,
  parts: CountryParts,
): Promise<StoreRead<StoredCountries>> {
  const read = await snapshotAt(regionId, instant, parts);
  if (!read.ok && read.failure.code !== 'snapshot_not_found') return read;
  if (read.ok) {
    const { snapshotId, generatedAt } = read.value;
    const beside = await readWithDeadline(parts.history.companion(snapshotId), parts.setTimer);
    if (!beside.ok) return beside;
    if (beside.value !== undefined) {
      const { body, signature } = beside.value;
      const vouched: HeaderList = signature === undefined ? [] : [['X-Companion-Signature', writeSignature(signature)]];
      return { ok: true, value: { snapshotId, generatedAt, records: recordsIn(body), signature: vouched } };
    }
  }
  // A snapshot stored before countries were has none beside it.
  const first = await readWithDeadline(parts.history.firstAccompaniedAt(regionId), parts.setTimer);
  if (!first.ok) return first;
  return {
    ok: false,
    failure:
      first.value !== undefined && first.value > instant
        ? { code: 'at_unavailable', regionId, earliest: first.value }
        : { code: 'snapshot_not_found', regionId, instant },
  };
}

function recordsIn(body: Uint8Array): readonly unknown[] {
  const stored: unknown = JSON.parse(new TextDecoder().decode(body));
  const companion = isObject(stored) ? stored.companion : undefined;
  const countries = isObject(companion) ? companion.countries : undefined;
  return Array.isArray(countries) ? countries : [];
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
