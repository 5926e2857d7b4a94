import type { MetricId } from '../../../assessment/metrics.ts';
import { seriesSubject } from '../../../assessment/observation.ts';
import { isoDate } from '../../../assessment/time.ts';
import type { FeedProblem, ReadObservation } from '../../../ports/feed.ts';
import { type DecimalRange, readDecimal } from '../../decimal-number.ts';
import { plainText } from '../../plain-text.ts';
import { parseIsoDay } from '../../utc-instant.ts';

/** A series with one value a day. */
export interface DailySeries {
  /** The upstream's id; in lower case our series' id. */
  readonly id: string;
  readonly metric: MetricId;
  /** Whose number it is. */
  readonly lineage: string;
  readonly range: DecimalRange;
}

/** A row of a series: its day, epoch ms, and its value as the upstream writes it. */
interface WrittenQuote {
  readonly day: number;
  readonly text: string;
}

/** Why a row of a series is rejected: kind and message. */
type QuoteFault = readonly [kind: string, message: string];

/** Names why the row of a day is rejected. */
export const rejectionOfQuote =
  ({ id }: DailySeries, date: string | undefined) =>
  ([kind, message]: QuoteFault): FeedProblem => ({
    kind,
    recordId: plainText(`${id} ${date ?? ''}`, 30),
    message: plainText(message, 40),
  });

/**
 * The start of a UTC day written `2026-11-20`, epoch ms.
 * @param now epoch ms; later days are rejected
 */
export function quotedDay(date: string, now: number): number | QuoteFault {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(date) ? parseIsoDay(date) : undefined;
  if (day === undefined) return ['undated', 'no calendar day'];
  return day > now ? ['future', date] : day;
}

/** What a series was on a day. `observedAt` is the start of the UTC day. */
export function readQuote(series: DailySeries, { day, text }: WrittenQuote): ReadObservation | QuoteFault {
  const value = readDecimal(text, series.range);
  if (typeof value === 'string') return [value, text];
  return {
    recordId: isoDate(day),
    metric: series.metric,
    subject: seriesSubject(series.id.toLowerCase()),
    value,
    observedAt: day,
    lineage: series.lineage,
    event: isoDate(day),
    detail: { series: series.id },
  };
}
