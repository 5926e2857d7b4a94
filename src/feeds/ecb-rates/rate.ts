import { seriesSubject } from '../../assessment/observation.ts';
import { isoDate } from '../../assessment/time.ts';
import type { FeedProblem, ReadObservation } from '../../ports/feed.ts';
import { currencyByCode, isFormerCurrency } from '../../reference/currencies.ts';
import { readDecimal } from '../decimal-number.ts';
import { plainText } from '../plain-text.ts';
import { parseIsoDay } from '../utc-instant.ts';

/** One quoted rate as the ECB writes it. */
export interface QuotedRate {
  readonly day: string | undefined;
  readonly currency: string | undefined;
  readonly rate: string | undefined;
}

/** The weakest currency in the ECB's list takes 20,000 for a euro; a million would be another unit. */
const RANGE = { above: 0.0001, upTo: 1_000_000 };

/**
 * One rate: units of a currency for one euro. `observedAt` is the start of the UTC day quoted.
 * @param now epoch ms; later days are refused
 * @returns `former` for a currency that was given up
 */
export function readRate(quoted: QuotedRate, now: number): ReadObservation | FeedProblem | 'former' {
  const { day = '', currency, rate } = quoted;
  const recordId = plainText(`${currency ?? ''} ${day}`, 30);
  const refused = (kind: string, message: string): FeedProblem => ({ kind, recordId, message: plainText(message, 40) });
  if (currency === undefined || rate === undefined) return refused('wrong_shape', 'no currency or no rate');
  const observedAt = /^\d{4}-\d{2}-\d{2}$/.test(day) ? parseIsoDay(day) : undefined;
  if (observedAt === undefined) return refused('undated', 'no calendar day');
  if (observedAt > now) return refused('future', day);
  if (isFormerCurrency(currency)) return 'former';
  if (currencyByCode(currency) === undefined) return refused('unresolved_currency', currency);
  const value = readDecimal(rate, RANGE);
  if (typeof value === 'string') return refused(value, rate);
  return {
    recordId: isoDate(observedAt),
    metric: 'exchange_rate',
    subject: seriesSubject(`eur-${currency.toLowerCase()}`),
    value,
    observedAt,
    lineage: 'ecb',
    event: isoDate(observedAt),
    detail: { currency },
  };
}
