import { failed } from '../contract/conventions/handler.ts';
import type { HandlerOf, Outputs } from '../contract/endpoints.ts';
import type { CountryState } from '../contract/intelligence/country-state.ts';
import { PRESSURE_AXES } from '../contract/intelligence/vocabulary.ts';
import type { FeedCard } from '../ports/feed.ts';
import { answerSources } from './answer-sources.ts';
import { asOfReply } from './as-of.ts';
import { type CountryParts, countriesAt, countryAt, countryIn } from './country-companion.ts';

type Index = NonNullable<Outputs['getCountryRisk']['cii']>;

const WEEK_MS = 7 * 86_400_000;
/** Points that a week must move the index by (start). */
const TREND_POINTS = 5;

export function getCountryRisk(
  parts: CountryParts & { readonly cards: readonly FeedCard[] },
): HandlerOf<'getCountryRisk'> {
  return async ({ country_code: countryCode, at }) => {
    const read = await countryAt(countryCode, at, parts);
    if (!read.ok) return failed(read.failure);
    const { state, stored, asOf, name } = read.value;
    const { regionId, advisoryLevel, sanctionsAdded365d, missingInputs } = state;
    const week = await countriesAt(regionId, stored.generatedAt - WEEK_MS, parts);
    if (!week.ok && week.failure.code === 'store_unavailable') return failed(week.failure);
    const cii = indexOf(state, stored.generatedAt, week.ok ? countryIn(week.value, countryCode) : undefined);
    const isPartial = cii === undefined || advisoryLevel === undefined || sanctionsAdded365d === undefined;
    const answer: Outputs['getCountryRisk'] = {
      countryCode,
      countryName: name,
      regionId,
      snapshotId: stored.snapshotId,
      fetchedAt: stored.generatedAt,
      ...(cii === undefined ? {} : { cii }),
      ...(advisoryLevel === undefined ? {} : { advisoryLevel }),
      ...(sanctionsAdded365d === undefined
        ? {}
        : { sanctionsActive: sanctionsAdded365d > 0, sanctionsCount: sanctionsAdded365d }),
      upstreamUnavailable: isPartial,
      missingInputs,
      sources: answerSources(stored.sources, parts.cards, asOf.instant),
    };
    return asOfReply(answer, asOf, stored.signature);
  };
}

/** The index of a country; undefined while no pressure reports: that is not calm. */
export function indexOf(state: CountryState, computedAt: number, before: CountryState | undefined): Index | undefined {
  const components = pressuresOf(state);
  if (components.length === 0) return undefined;
  const trend = before === undefined ? undefined : trendOf(components, pressuresOf(before));
  return {
    combinedScore: inTenths(meanOf(components)),
    components: components.map(({ axis, score }) => ({ axis, score: inTenths(score) })),
    ...(trend === undefined ? {} : { trend }),
    confidence: state.confidence,
    computedAt,
  };
}

type Component = Index['components'][number];

const pressuresOf = ({ axes }: CountryState): readonly Component[] =>
  PRESSURE_AXES.flatMap((name) =>
    axes.flatMap(({ axis, value }) => (axis === name && value !== undefined ? [{ axis, score: 100 * value }] : [])),
  );

/** Over what reports in both, so that a feed that comes or goes is no trend. */
function trendOf(now: readonly Component[], before: readonly Component[]): Index['trend'] {
  const shared = now.filter(({ axis }) => before.some((one) => one.axis === axis));
  if (shared.length === 0) return undefined;
  const change = meanOf(shared) - meanOf(before.filter(({ axis }) => shared.some((one) => one.axis === axis)));
  return Math.abs(change) < TREND_POINTS ? 'stable' : change > 0 ? 'rising' : 'falling';
}

const meanOf = (components: readonly Component[]): number =>
  components.reduce((sum, { score }) => sum + score, 0) / components.length;

const inTenths = (score: number): number => Math.round(10 * score) / 10;
