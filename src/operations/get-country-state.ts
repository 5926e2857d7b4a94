import { Value } from 'typebox/value';
import { countryRule } from '../assessment/explain/rules.ts';
import { failed } from '../contract/conventions/handler.ts';
import type { HandlerOf } from '../contract/endpoints.ts';
import { CountryState } from '../contract/intelligence/country-state.ts';
import { LAST_INSTANT } from '../contract/intelligence/parameters.ts';
import { AXES } from '../contract/intelligence/vocabulary.ts';
import { isObject } from '../contract/openapi/json.ts';
import type { SnapshotCompanionBytes, SnapshotStore } from '../ports/snapshot-store.ts';
import { countryByIso2 } from '../reference/countries.ts';
import { jsonReply } from './json-reply.ts';
import { readWithDeadline } from './read-with-deadline.ts';
import { type HistoryParts, snapshotAt } from './snapshot-history.ts';

const RULES = AXES.map((axis) => {
  const { words: rule, parameters } = countryRule(axis);
  return { axis, rule, parameters: [...parameters] };
});

type Parts = HistoryParts & { readonly history: Pick<SnapshotStore, 'companion'> };

export function getCountryState(parts: Parts): HandlerOf<'getCountryState'> {
  return async ({ country: iso2, at = LAST_INSTANT }) => {
    const country = countryByIso2(iso2);
    if (country === undefined) return failed({ code: 'country_unknown', country: iso2 });
    const { regionId } = country;
    const read = await snapshotAt(regionId, at, parts);
    if (!read.ok) return failed(read.failure);
    const { snapshotId, generatedAt } = read.value;
    const beside = await readWithDeadline(parts.history.companion(snapshotId), parts.setTimer);
    if (!beside.ok) return failed(beside.failure);
    // A snapshot stored before countries were has none beside it.
    const state = beside.value && countryIn(beside.value, iso2);
    if (state === undefined)
      return failed({ code: 'snapshot_not_found', regionId, instant: Math.min(at, generatedAt) });
    return jsonReply({ snapshotId, generatedAt, state, rules: RULES });
  };
}

/** A country's record; undefined where it has none. @throws Error on one of another shape */
function countryIn({ body }: SnapshotCompanionBytes, iso2: string): CountryState | undefined {
  const stored: unknown = JSON.parse(new TextDecoder().decode(body));
  const companion = isObject(stored) ? stored.companion : undefined;
  const countries = isObject(companion) ? companion.countries : undefined;
  const state: unknown = Array.isArray(countries)
    ? countries.find((one) => isObject(one) && one.country === iso2)
    : undefined;
  if (state === undefined) return undefined;
  if (!Value.Check(CountryState, state)) throw new Error('a stored country has an unknown shape');
  return state;
}
