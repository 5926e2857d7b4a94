import { DAY_MS } from '../assessment/time.ts';
import { failed } from '../contract/conventions/handler.ts';
import type { HandlerOf, Outputs } from '../contract/endpoints.ts';
import { countryByIso2 } from '../reference/countries.ts';
import { asOfReply } from './as-of.ts';
import type { ObservationListParts } from './list-observations.ts';
import type { ListedEntry } from './observation-items.ts';
import { readObserved } from './read-observed.ts';

type Pressure = Outputs['listSanctionsPressure']['countries'][number];

/** Feeds of sanctions lists. */
export const SANCTIONS_LISTS = [
  'canada-sema',
  'eu-sanctions',
  'ofac-consolidated',
  'ofac-sdn',
  'uk-sanctions',
  'un-sanctions',
];
const MONTH_DAYS = 30;
const YEAR_DAYS = 365;

export function listSanctionsPressure(parts: ObservationListParts): HandlerOf<'listSanctionsPressure'> {
  return async ({ at }) => {
    const read = await readObserved(
      {
        metrics: ['sanctions_additions', 'sanctions_removals'],
        heartbeats: ['sanctions_entries'],
        feeds: SANCTIONS_LISTS,
        kinds: ['country'],
        withinDays: YEAR_DAYS + 1,
        per: 'observation',
      },
      at,
      parts,
    );
    if (!read.ok) return failed(read.failure);
    const { entries, asOf, about } = read.value;
    const subjects = [...new Set(entries.map(({ subject }) => subject))];
    const countries = subjects
      .flatMap((subject) => pressureOn(subject, entries, asOf.instant))
      .sort(
        (a, b) =>
          b.newEntryCount30d - a.newEntryCount30d ||
          b.newEntryCount365d - a.newEntryCount365d ||
          (a.countryCode < b.countryCode ? -1 : 1),
      );
    return asOfReply({ countries, ...about }, asOf);
  };
}

function pressureOn(subject: string, entries: readonly ListedEntry[], instant: number): readonly Pressure[] {
  const own = entries.filter((entry) => entry.subject === subject && entry.observedAt > instant - YEAR_DAYS * DAY_MS);
  const sum = (metric: string, days: number, feedId?: string): number =>
    own
      .filter((entry) => entry.observedAt > instant - days * DAY_MS && (feedId ?? entry.feedId) === entry.feedId)
      .reduce((total, { values }) => total + (values[metric] ?? 0), 0);
  const newest = own.find(({ metric }) => metric === 'sanctions_additions');
  if (newest === undefined) return [];
  const countryCode = subject.slice('country:'.length);
  return [
    {
      countryCode,
      countryName: countryByIso2(countryCode)?.name ?? countryCode,
      newEntryCount30d: sum('sanctions_additions', MONTH_DAYS),
      newEntryCount365d: sum('sanctions_additions', YEAR_DAYS),
      removedCount365d: sum('sanctions_removals', YEAR_DAYS),
      byList: SANCTIONS_LISTS.map((list) => ({ list, added365d: sum('sanctions_additions', YEAR_DAYS, list) })).filter(
        ({ added365d }) => added365d > 0,
      ),
      newestAt: newest.observedAt,
    },
  ];
}
