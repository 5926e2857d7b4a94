import type { CountryState } from '../../contract/intelligence/country-state.ts';
import type { World } from '../assess-world.ts';
import { statusOf } from '../input-status.ts';
import { countrySubject } from '../observation.ts';
import { DAY_MS } from '../time.ts';

/** Advice is listed again every month; older than that and its delay, it is not known. */
const ADVICE_DAYS = 45;
const YEAR_DAYS = 365;
const LEVELS = [1, 2, 3, 4];

/** Advice to travellers and sanctions of the past year: they move no axis by themselves. A feed that is silent says nothing. */
export function countryNotices(
  { index, inputs, instant }: World,
  iso2: string,
): Pick<CountryState, 'advisoryLevel' | 'sanctionsAdded365d'> {
  const advice = index.series('advisory_level', countrySubject(iso2)).at(-1);
  const isRecent = advice !== undefined && advice.observedAt > instant - ADVICE_DAYS * DAY_MS;
  const level = isRecent ? LEVELS.find((one) => one === advice.value) : undefined;
  const isListed = statusOf(inputs, 'sanctions_lists').status === 'reporting';
  const added = index
    .series('sanctions_additions', countrySubject(iso2))
    .filter(({ observedAt }) => observedAt > instant - YEAR_DAYS * DAY_MS)
    .reduce((sum, { value }) => sum + value, 0);
  return {
    ...(level === undefined ? {} : { advisoryLevel: level }),
    ...(isListed ? { sanctionsAdded365d: Math.round(added) } : {}),
  };
}
