import { DAY_MS } from '../assessment/time.ts';
import { failed } from '../contract/conventions/handler.ts';
import type { HandlerOf, Outputs } from '../contract/endpoints.ts';
import { asOfReply } from './as-of.ts';
import type { ObservationListParts } from './list-observations.ts';
import { SANCTIONS_LISTS } from './list-sanctions-pressure.ts';
import type { ListedEntry } from './observation-items.ts';
import { readObserved } from './read-observed.ts';

type Restriction = Outputs['getTradeRestrictions']['restrictions'][number];

const WITHIN_DAYS = 30;
/** Impose an embargo, a boycott or sanctions (CAMEO 1.1b3). */
const EMBARGO = '163';

export function getTradeRestrictions(parts: ObservationListParts): HandlerOf<'getTradeRestrictions'> {
  return async ({ country_code: country, at }) => {
    const read = await readObserved(
      {
        metrics: ['rupture_reports', 'sanctions_additions'],
        heartbeats: ['background_rows', 'sanctions_entries'],
        feeds: ['gdelt-events', ...SANCTIONS_LISTS],
        kinds: ['country'],
        withinDays: WITHIN_DAYS,
        per: 'observation',
      },
      at,
      parts,
    );
    if (!read.ok) return failed(read.failure);
    const { entries, asOf, about } = read.value;
    const restrictions = [...reported(entries), ...listed(entries)]
      .filter(({ from, to }) => country === undefined || from === country || to === country)
      .sort((one, other) => other.lastSeenAt - one.lastSeenAt || (keyOf(one) < keyOf(other) ? -1 : 1));
    return asOfReply({ restrictions, ...about }, asOf);
  };
}

const keyOf = ({ kind, from = '', list = '', to }: Restriction): string => `${kind} ${from} ${list} ${to}`;

/** One for each pair of states. */
function reported(entries: readonly ListedEntry[]): readonly Restriction[] {
  const acts = entries.filter(({ metric, detail }) => metric === 'rupture_reports' && detail.code === EMBARGO);
  return groups(acts, ({ detail }) => `${detail.actor1}>${detail.actor2}`).flatMap(([first, own]) => {
    const { actor1: from, actor2: to } = first.detail;
    if (from === undefined || to === undefined || from === to) return [];
    return [{ kind: 'reported' as const, from, to, reports: own.length, ...seen(own) }];
  });
}

function listed(entries: readonly ListedEntry[]): readonly Restriction[] {
  const additions = entries.filter(({ metric }) => metric === 'sanctions_additions');
  return groups(additions, ({ feedId, subject }) => `${feedId} ${subject}`).map(([first, own]) => ({
    kind: 'listed' as const,
    list: first.feedId,
    to: first.subject.slice('country:'.length),
    entries: own.reduce((sum, { values }) => sum + (values.sanctions_additions ?? 0), 0),
    ...seen(own),
  }));
}

function groups(
  entries: readonly ListedEntry[],
  key: (entry: ListedEntry) => string,
): readonly (readonly [ListedEntry, readonly ListedEntry[]])[] {
  const found = new Map<string, [ListedEntry, ListedEntry[]]>();
  for (const entry of entries) {
    const known = found.get(key(entry));
    if (known === undefined) found.set(key(entry), [entry, [entry]]);
    else known[1].push(entry);
  }
  return [...found.values()];
}

function seen(entries: readonly ListedEntry[]) {
  const days = entries.map(({ observedAt }) => Math.floor(observedAt / DAY_MS) * DAY_MS);
  return { firstSeenAt: Math.min(...days), lastSeenAt: Math.max(...days) };
}
