import { failed } from '../contract/conventions/handler.ts';
import type { HandlerOf } from '../contract/endpoints.ts';
import { asOfReply } from './as-of.ts';
import { humanitarianSummaries } from './humanitarian-summaries.ts';
import type { ObservationListParts } from './list-observations.ts';

export function getHumanitarianSummary(parts: ObservationListParts): HandlerOf<'getHumanitarianSummary'> {
  return async ({ country_code: countryCode, at }) => {
    const read = await humanitarianSummaries([countryCode], at, parts);
    if (!read.ok) return failed(read.failure);
    const { summaries, about, asOf } = read.value;
    const [summary] = summaries;
    return summary === undefined ? failed({ code: 'internal' }) : asOfReply({ summary, ...about }, asOf);
  };
}
