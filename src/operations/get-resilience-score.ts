import { failed } from '../contract/conventions/handler.ts';
import type { HandlerOf } from '../contract/endpoints.ts';
import { RESILIENCE_INDICATORS } from '../contract/resilience/resilience-indicators.ts';
import { countryByIso2 } from '../reference/countries.ts';
import { asOfReply } from './as-of.ts';
import type { ObservationListParts } from './list-observations.ts';
import { hundredths } from './mean-composite.ts';
import { RESILIENCE_METHOD, readResilience, resilienceOf } from './resilience-figures.ts';

export function getResilienceScore(parts: ObservationListParts): HandlerOf<'getResilienceScore'> {
  return async ({ country_code: countryCode, at }) => {
    const country = countryByIso2(countryCode);
    if (country === undefined) return failed({ code: 'country_unknown', country: countryCode });
    const read = await readResilience(at, parts);
    if (!read.ok) return failed(read.failure);
    const { entries, asOf, about } = read.value;
    const known = resilienceOf(entries).find((one) => one.countryCode === countryCode);
    const { score, coverage = 0, missing = RESILIENCE_INDICATORS.map(({ id }) => id) } = known?.composite ?? {};
    const indicators = (known?.figures ?? []).map(({ indicator, value, percentile, countries, observedAt }) => {
      const { id, domain, name } = indicator;
      const contribution = known?.composite.contributions.get(id) ?? 0;
      return { id, domain, name, value: hundredths(value), percentile, contribution, countries, observedAt };
    });
    return asOfReply(
      {
        countryCode,
        countryName: country.name,
        ...(score === undefined ? {} : { score }),
        coverage,
        missing: [...missing],
        method: RESILIENCE_METHOD,
        indicators,
        ...about,
      },
      asOf,
    );
  };
}
