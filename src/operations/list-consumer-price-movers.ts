import { isoDate } from '../assessment/time.ts';
import { PRICE_DIVISIONS } from '../contract/consumer-prices/price-divisions.ts';
import { failed } from '../contract/conventions/handler.ts';
import type { HandlerOf, Outputs } from '../contract/endpoints.ts';
import { asOfReply } from './as-of.ts';
import type { ObservationListParts } from './list-observations.ts';
import type { ListedEntry } from './observation-items.ts';
import { readObserved } from './read-observed.ts';

type Move = Outputs['listConsumerPriceMovers']['movers'][number];

const DIVISIONS = Object.entries(PRICE_DIVISIONS).map(([code, division]) => ({ code, ...division }));
const USUAL_COUNT = 10;
/** A country whose newest month is older is late. */
const WITHIN_DAYS = 62;

export function listConsumerPriceMovers(parts: ObservationListParts): HandlerOf<'listConsumerPriceMovers'> {
  return async ({ country, over = 'year', limit = USUAL_COUNT, at }) => {
    const read = await readObserved(
      {
        metrics: DIVISIONS.map(({ metric }) => metric),
        feeds: ['eurostat-prices'],
        kinds: ['country'],
        ...(country === undefined ? {} : { subjects: [`country:${country}`] }),
        withinDays: WITHIN_DAYS,
        per: 'observation',
      },
      at,
      parts,
    );
    if (!read.ok) return failed(read.failure);
    const { entries, asOf, about } = read.value;
    const moves = newestMonths(entries).flatMap((entry) => moveOf(entry, over));
    const rises = moves.filter(({ changePct }) => changePct > 0).sort((a, b) => b.changePct - a.changePct);
    const falls = moves.filter(({ changePct }) => changePct < 0).sort((a, b) => a.changePct - b.changePct);
    return asOfReply({ movers: [...rises.slice(0, limit), ...falls.slice(0, limit)], ...about }, asOf);
  };
}

/** What is of the newest month of its country. @param entries the newest first */
function newestMonths(entries: readonly ListedEntry[]): readonly ListedEntry[] {
  const newestAt = new Map<string, number>();
  for (const { subject, observedAt } of entries) if (!newestAt.has(subject)) newestAt.set(subject, observedAt);
  return entries.filter(({ subject, observedAt }) => observedAt === newestAt.get(subject));
}

/** Nothing where the change is not known. */
function moveOf({ subject, metric, values, observedAt, detail }: ListedEntry, over: 'month' | 'year'): readonly Move[] {
  const division = DIVISIONS.find((one) => one.metric === metric);
  const changePct = over === 'year' ? values[metric] : Number(detail.monthlyRate ?? Number.NaN);
  if (division === undefined || changePct === undefined || !Number.isFinite(changePct)) return [];
  const { code, name } = division;
  return [{ country: subject.slice('country:'.length), code, name, month: isoDate(observedAt).slice(0, 7), changePct }];
}
