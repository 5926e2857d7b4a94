import { failed } from '../contract/conventions/handler.ts';
import type { HandlerOf } from '../contract/endpoints.ts';
import { countryByIso2 } from '../reference/countries.ts';
import { asOfReply } from './as-of.ts';
import type { ObservationListParts } from './list-observations.ts';
import { RESILIENCE_METHOD, readResilience, resilienceOf } from './resilience-figures.ts';

export function getResilienceRanking(parts: ObservationListParts): HandlerOf<'getResilienceRanking'> {
  return async ({ at }) => {
    const read = await readResilience(at, parts);
    if (!read.ok) return failed(read.failure);
    const { entries, asOf, about } = read.value;
    const known = resilienceOf(entries);
    const scored = known
      .flatMap(({ countryCode, composite: { score, coverage } }) =>
        score === undefined ? [] : [{ countryCode, score, coverage }],
      )
      .toSorted((one, other) => other.score - one.score || (one.countryCode < other.countryCode ? -1 : 1));
    const items = scored.map(({ countryCode, score, coverage }) => ({
      rank: 1 + scored.filter((other) => other.score > score).length,
      countryCode,
      countryName: countryByIso2(countryCode)?.name ?? countryCode,
      score,
      coverage,
    }));
    const greyedOut = known.flatMap(({ countryCode, composite }) =>
      composite.score === undefined ? [countryCode] : [],
    );
    return asOfReply({ items, greyedOut, method: RESILIENCE_METHOD, ...about }, asOf);
  };
}
