import { failed } from '../contract/conventions/handler.ts';
import type { HandlerOf, Outputs } from '../contract/endpoints.ts';
import { countryByIso2 } from '../reference/countries.ts';
import { REGION_IDS } from '../reference/regions.ts';
import { asOfReply, resolveAt } from './as-of.ts';
import { type CountryParts, countriesAt, parseCountry, type StoredCountries } from './country-companion.ts';
import { indexOf } from './get-country-risk.ts';
import { regionFailure } from './snapshot-history.ts';

type Score = Outputs['getRiskScores']['ciiScores'][number];

export function getRiskScores(parts: CountryParts): HandlerOf<'getRiskScores'> {
  return async ({ region_id: wanted, at }) => {
    const failure = wanted === undefined ? undefined : regionFailure(wanted);
    if (failure !== undefined) return failed(failure);
    const resolved = resolveAt(at, parts.clock.now());
    if (!resolved.ok) return failed(resolved.failure);
    const { asOf } = resolved;
    const regions = REGION_IDS.filter((id) => (wanted === undefined ? id !== 'global' : id === wanted));
    const reads = await Promise.all(regions.map((id) => countriesAt(id, asOf.instant, parts)));
    const failures = reads.flatMap((read) => (read.ok ? [] : [read.failure]));
    const shown = failures.find(({ code }) => code === 'store_unavailable') ?? failures[0];
    if (shown !== undefined && (failures.length === reads.length || shown.code === 'store_unavailable'))
      return failed(shown);
    const scores = reads
      .flatMap((read) => (read.ok ? scoresOf(read.value) : []))
      .sort((a, b) => b.combinedScore - a.combinedScore || (a.countryCode < b.countryCode ? -1 : 1));
    const missingRegions = regions.filter((_, n) => reads[n]?.ok !== true);
    return asOfReply({ ciiScores: scores, missingRegions, asOf: asOf.instant }, asOf);
  };
}

const scoresOf = ({ records, generatedAt }: StoredCountries): readonly Score[] =>
  records.map(parseCountry).flatMap((state) => {
    const index = indexOf(state, generatedAt, undefined);
    if (index === undefined) return [];
    const { combinedScore, components, confidence, computedAt } = index;
    const { country: countryCode, regionId } = state;
    const countryName = countryByIso2(countryCode)?.name ?? countryCode;
    const pressures = components.length;
    return [{ countryCode, countryName, regionId, combinedScore, pressures, confidence, computedAt }];
  });
