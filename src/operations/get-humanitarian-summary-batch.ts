import { failed, NOT_KEPT, reply } from '../contract/conventions/handler.ts';
import type { HandlerOf } from '../contract/endpoints.ts';
import { humanitarianSummaries } from './humanitarian-summaries.ts';
import type { ObservationListParts } from './list-observations.ts';

export function getHumanitarianSummaryBatch(parts: ObservationListParts): HandlerOf<'getHumanitarianSummaryBatch'> {
  return async ({ countryCodes, at }) => {
    const countries = [...new Set(countryCodes)];
    const read = await humanitarianSummaries(countries, at, parts);
    if (!read.ok) return failed(read.failure);
    const { summaries, about } = read.value;
    const results = Object.fromEntries(summaries.map((summary) => [summary.countryCode, summary]));
    const fetched = summaries.filter(({ countryCode: _, countryName: __, ...figures }) => !isEmpty(figures)).length;
    return reply({ results, requested: countries.length, fetched, ...about }, NOT_KEPT);
  };
}

const isEmpty = (figures: object): boolean => Object.keys(figures).length === 0;
