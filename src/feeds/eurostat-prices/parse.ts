import type { FeedMetricId } from '../../assessment/metrics.ts';
import { countrySubject } from '../../assessment/observation.ts';
import { ALL_ITEMS_METRIC, PRICE_DIVISIONS } from '../../contract/consumer-prices/price-divisions.ts';
import type { FeedProblem, ReadObservation } from '../../ports/feed.ts';
import { type CellPlace, placeOf } from '../families/eurostat/place-of.ts';
import { readStatCube } from '../json-stat.ts';
import { writtenValue } from '../json-value.ts';
import { type Parsed, startTally } from '../parsed.ts';
import { plainText } from '../plain-text.ts';
import { RATE_RANGE } from './card.ts';

/** Units: what a figure is. The index is 100 in 2025. */
export const PRICE_UNITS = { annualRate: 'RCH_A', monthlyRate: 'RCH_M', index: 'I25' } as const;

/** By Eurostat's code of what is bought. */
export const PRICE_METRICS: Readonly<Record<string, FeedMetricId>> = {
  TOTAL: ALL_ITEMS_METRIC,
  ...Object.fromEntries(Object.entries(PRICE_DIVISIONS).map(([code, { metric }]) => [code, metric])),
};

/** An index of 100 in 2025 is far below this wherever prices did not rise a thousandfold. */
const INDEX_RANGE = { above: 0, upTo: 100_000 };

/**
 * Reads by how much consumer prices of a country rose in a year, per cent, at the end of each month, with the index and the
 * rise in the month in the detail. The first estimate of a month is a rate alone; a month without a rate is left out.
 * @param now epoch ms
 */
export function parsePrices(bytes: Uint8Array, now: number): Parsed {
  const cube = readStatCube(bytes, ['unit', 'coicop18', 'geo', 'time']);
  if (cube.status === 'unreadable') return cube;
  const units = cube.codes('unit') ?? [];
  if (!units.includes(PRICE_UNITS.annualRate)) return { status: 'unreadable', reason: 'the cube has no annual rates' };
  const tally = startTally();
  for (const code of cube.codes('coicop18') ?? [])
    for (const geo of cube.codes('geo') ?? [])
      for (const period of cube.codes('time') ?? []) {
        const place = { coicop18: code, geo, time: period };
        const figure = (unit: string): unknown => (units.includes(unit) ? cube.cell({ unit, ...place }) : undefined);
        const outcome = readMonth(
          {
            ...{ code, geo, period, flag: cube.flag({ unit: PRICE_UNITS.annualRate, ...place }) },
            annualRate: figure(PRICE_UNITS.annualRate),
            monthlyRate: figure(PRICE_UNITS.monthlyRate),
            index: figure(PRICE_UNITS.index),
          },
          now,
        );
        if (outcome === 'ignored') tally.ignore();
        else if ('kind' in outcome) tally.reject(outcome);
        else tally.keep([outcome]);
      }
  const rows = tally.rows();
  return rows.totalCount === 0 ? { status: 'unreadable', reason: 'the cube is empty' } : rows;
}

interface Month {
  readonly code: string;
  readonly geo: string;
  readonly period: string;
  readonly flag: string | undefined;
  readonly annualRate: unknown;
  readonly monthlyRate: unknown;
  readonly index: unknown;
}

function readMonth(month: Month, now: number): ReadObservation | FeedProblem | 'ignored' {
  const { code, geo, period, annualRate, monthlyRate, index } = month;
  const recordId = plainText(`${code} ${geo} ${period}`, 40);
  const rejected = (kind: string, message: string): FeedProblem => ({
    kind,
    recordId,
    message: plainText(message, 60),
  });
  if (isAbsent(annualRate)) return 'ignored';
  const metric = Object.hasOwn(PRICE_METRICS, code) ? PRICE_METRICS[code] : undefined;
  if (metric === undefined) return rejected('not_asked_for', code);
  const place = placeOf({ recordId, geo, period }, now);
  if (place === 'ignored' || 'kind' in place) return place;
  const figures = [annualRate, monthlyRate, index];
  if (typeof annualRate !== 'number' || figures.some((one) => !isAbsent(one) && typeof one !== 'number'))
    return rejected('bad_number', figures.map(writtenValue).join(' '));
  if (!isWithin(annualRate, RATE_RANGE) || !isWithin(monthlyRate, RATE_RANGE) || !isWithin(index, INDEX_RANGE))
    return rejected('out_of_range', figures.map(writtenValue).join(' '));
  return observationOf(month, { metric, value: annualRate, place });
}

interface ReadRate {
  readonly metric: FeedMetricId;
  readonly value: number;
  readonly place: CellPlace;
}

function observationOf(
  { period, flag, monthlyRate, index }: Month,
  { metric, value, place }: ReadRate,
): ReadObservation {
  return {
    recordId: `${place.iso2}:${period}`,
    metric,
    subject: countrySubject(place.iso2),
    value,
    observedAt: place.observedAt,
    lineage: 'eurostat',
    event: period,
    detail: {
      period,
      ...(isAbsent(monthlyRate) ? {} : { monthlyRate: String(monthlyRate) }),
      ...(isAbsent(index) ? {} : { index: String(index) }),
      ...(flag === undefined ? {} : { flag: plainText(flag, 10) }),
    },
  };
}

const isAbsent = (value: unknown): boolean => value === undefined || value === null;

/** What is absent is out of no range. */
const isWithin = (value: unknown, { above, upTo }: typeof RATE_RANGE): boolean =>
  typeof value !== 'number' || (value > above && value <= upTo);
