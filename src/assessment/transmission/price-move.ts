import type { EvidenceItem } from '../../contract/intelligence/evidence-item.ts';
import { countriesOfRegion, type RegionId, regionById } from '../../reference/regions.ts';
import type { World } from '../assess-world.ts';
import { percent, shortDate } from '../english.ts';
import { marketEvidence } from '../evidence/market-evidence.ts';
import { roundTo } from '../evidence.ts';
import { floatingCurrency } from '../indicators/floating-currency.ts';
import { MIN_PRICE } from '../indicators/price-rise.ts';
import { type Observation, seriesSubject } from '../observation.ts';
import { DAY_MS, isoDate } from '../time.ts';
import type { KnownClosure, Shock } from './shocks.ts';
import type { TransmissionTemplate } from './templates.ts';

/** A price from the last quote before a closure to the newest one. */
export interface PriceMove {
  /** Relative change, four decimals. */
  readonly change: number;
  /** Of the two quotes, epoch ms. */
  readonly fromAt: number;
  readonly toAt: number;
  readonly evidenceIds: readonly string[];
}

export interface Moved {
  readonly move: PriceMove;
  readonly evidence: EvidenceItem;
}

/** Days of the mean in which a closure shows: the price before all of them had not met it. */
const SEEN_WITHIN_DAYS = 6;

/** What the price at the end of a path has done since its channel closed: of crude, and of currencies; no other has a daily series. */
export function movedSince(
  { assetClass }: TransmissionTemplate,
  { closure, regionId }: Pick<Shock, 'closure' | 'regionId'>,
  world: World,
): Moved | undefined {
  if (closure === undefined) return undefined;
  if (assetClass === 'crude') return crudeSince(closure, world);
  return assetClass === 'fx' && regionId !== undefined ? currenciesSince(regionId, closure, world) : undefined;
}

function crudeSince(closure: KnownClosure, { crude, index, label }: World): Moved | undefined {
  if (crude === undefined) return undefined;
  const { id, name, source } = crude.series;
  const quotes = index.series('crude_price', seriesSubject(id));
  const [before, newest] = [lastBefore(quotes, closure), quotes.at(-1)];
  if (before === undefined || newest === undefined || before.value < MIN_PRICE) return undefined;
  const change = roundTo(newest.value / before.value - 1, 4);
  const evidence = marketEvidence(label, {
    metric: 'crude_price',
    instant: index.instant,
    lineage: 'eia',
    source,
    subject: `series:${id}/since-${isoDate(before.observedAt)}`,
    values: [newest.value, before.value],
    summary: `${name}: ${newest.value.toFixed(2)} USD per barrel on ${shortDate(newest.observedAt)}, ${changeWords(change)} from ${before.value.toFixed(2)} on ${shortDate(before.observedAt)}.`,
    observedAt: newest.observedAt,
  });
  return moved(change, [before, newest], evidence);
}

/** Mean change against the dollar of the currencies that float, of the region's net importers of oil. */
function currenciesSince(regionId: RegionId, closure: KnownClosure, { index, label, countryEnergy }: World) {
  const importers = countriesOfRegion(regionId).filter(({ iso2 }) => countryEnergy.get(iso2).importDependence > 0);
  const codes = new Set(importers.flatMap(({ iso2 }) => floatingCurrency(iso2) ?? []));
  codes.delete('USD');
  const dollars = index.series('exchange_rate', seriesSubject('eur-usd'));
  const [before, newest] = [lastBefore(dollars, closure), dollars.at(-1)];
  if (before === undefined || newest === undefined) return undefined;
  const changes = [...codes].flatMap((code) => {
    const rates = index.series('exchange_rate', seriesSubject(`eur-${code.toLowerCase()}`));
    const [from, to] = [before, newest].map((dollar) => {
      const perEuro = code === 'EUR' ? 1 : rates.findLast(({ observedAt }) => observedAt === dollar.observedAt)?.value;
      return perEuro === undefined || perEuro <= 0 ? undefined : dollar.value / perEuro;
    });
    return from === undefined || to === undefined ? [] : [to / from - 1];
  });
  if (changes.length === 0) return undefined;
  const change = roundTo(changes.reduce((sum, one) => sum + one, 0) / changes.length, 4);
  const evidence = marketEvidence(label, {
    metric: 'exchange_rate',
    instant: index.instant,
    lineage: 'ecb',
    subject: `region:${regionId}/currencies-since-${isoDate(before.observedAt)}`,
    values: [change, changes.length],
    summary: `${regionById(regionId)?.name ?? regionId}: currencies of oil importers ${changeWords(change)} on average against the US dollar from ${shortDate(before.observedAt)} to ${shortDate(newest.observedAt)}.`,
    observedAt: newest.observedAt,
  });
  return moved(change, [before, newest], evidence);
}

const lastBefore = (quotes: readonly Observation[], { since }: KnownClosure): Observation | undefined =>
  quotes.findLast(({ observedAt }) => observedAt < since - SEEN_WITHIN_DAYS * DAY_MS);

const moved = (change: number, [from, to]: readonly [Observation, Observation], evidence: EvidenceItem): Moved => ({
  move: { change, fromAt: from.observedAt, toAt: to.observedAt, evidenceIds: [evidence.id] },
  evidence,
});

/** `up 9.2%`, `down 3%`. */
export const changeWords = (change: number): string => `${change >= 0 ? 'up' : 'down'} ${percent(Math.abs(change), 1)}`;
