import type { Failure, Violation } from '../contract/conventions/failure.ts';
import type { RecordKind } from '../contract/conventions/record-kinds.ts';
import { INTEL_DOMAINS, type IntelDomain } from '../contract/intelligence/intel-record.ts';
import { LAST_INSTANT } from '../contract/intelligence/parameters.ts';
import type { EvidenceType } from '../contract/intelligence/vocabulary.ts';
import type { IntelFilter } from '../ports/intel-history.ts';
import { countryByIso2 } from '../reference/countries.ts';
import { type AsOf, readInstant, resolveAt } from './as-of.ts';

interface Asked {
  readonly country?: string;
  readonly domain?: IntelDomain;
  readonly from?: string;
  readonly to?: string;
  readonly at?: string;
}

type Filters = Omit<IntelFilter, 'at'>;

/** The filters of a read of the past, or every member that is wrong. @param now epoch ms */
export function readIntelFilter(
  { country: code, domain, from, to, at }: Asked,
  now: number,
):
  | { readonly ok: true; readonly asOf: AsOf; readonly filters: Filters }
  | { readonly ok: false; readonly failure: Failure } {
  const violations: Violation[] = [];
  const resolved = resolveAt(at, now);
  if (!resolved.ok && resolved.failure.code === 'validation_failed') violations.push(...resolved.failure.violations);
  const instantOf = (field: 'from' | 'to', text: string | undefined): number | undefined => {
    const instant = text === undefined ? undefined : readInstant(text, now);
    if (text !== undefined && instant === undefined)
      violations.push({ field, description: 'must name a day and an hour that exist' });
    return instant;
  };
  const [since, until] = [instantOf('from', from), instantOf('to', to)];
  if (since !== undefined && until !== undefined && since >= until)
    violations.push({ field: 'from', description: 'must be before to' });
  const country = code === undefined ? undefined : countryByIso2(code);
  if (code !== undefined && country === undefined)
    violations.push({ field: 'country', description: 'not an ISO 3166-1 code of a known country' });
  if (violations.length > 0 || !resolved.ok) return { ok: false, failure: { code: 'validation_failed', violations } };
  const domains = domain === undefined ? INTEL_DOMAINS : [domain];
  return {
    ok: true,
    asOf: resolved.asOf,
    filters: {
      kinds: domains.flatMap((one) => KINDS[one]),
      evidenceTypes: domains.flatMap((one) => EVIDENCE[one]),
      from: since ?? 0,
      to: until ?? LAST_INSTANT,
      ...(country === undefined ? {} : { country: { iso2: country.iso2, names: [country.name, ...country.aliases] } }),
    },
  };
}

/** Entries of sanctions lists are looked up by name. */
const KINDS: Readonly<Record<IntelDomain, readonly RecordKind[]>> = {
  aviation: ['airport_notice', 'airspace_restriction'],
  conflict: ['conflict_event'],
  cyber: ['exploited_vulnerability'],
  health: ['disease_outbreak'],
  maritime: ['naval_exercise', 'navigational_warning'],
  market: [],
  natural: [
    ...(['drought', 'earthquake', 'earthquake_alert', 'flood', 'natural_event', 'storm', 'volcano'] as const),
    ...(['weather_warning', 'wildfire'] as const),
  ],
  news: ['headline'],
  sanctions: [],
  travel: ['travel_advisory'],
};

const EVIDENCE: Readonly<Record<IntelDomain, readonly EvidenceType[]>> = {
  aviation: ['flight_surge', 'mobility_disruption'],
  conflict: ['cii_spike'],
  cyber: [],
  health: [],
  maritime: ['vessel_track', 'chokepoint_status'],
  market: ['market_signal'],
  natural: [],
  news: ['news_headline'],
  sanctions: ['sanctions_move'],
  travel: [],
};
