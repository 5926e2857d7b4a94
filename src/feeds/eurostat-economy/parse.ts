import { countrySubject } from '../../assessment/observation.ts';
import type { FeedProblem, ReadObservation } from '../../ports/feed.ts';
import { placeOf } from '../families/eurostat/place-of.ts';
import { readStatCube } from '../json-stat.ts';
import { writtenValue } from '../json-value.ts';
import { type Parsed, startTally } from '../parsed.ts';
import { plainText } from '../plain-text.ts';
import { ECONOMY_RANGES, GOVERNMENT_DEBT, UNEMPLOYMENT } from './card.ts';

/** A table of which one figure of each country and period is read. */
export interface EconomyTable {
  readonly metric: typeof UNEMPLOYMENT | typeof GOVERNMENT_DEBT;
  /** What its other dimensions must say, each with this code alone. */
  readonly fixed: Readonly<Record<string, string>>;
}

export const UNEMPLOYMENT_TABLE: EconomyTable = {
  metric: UNEMPLOYMENT,
  fixed: { freq: 'M', s_adj: 'SA', age: 'TOTAL', unit: 'PC_ACT', sex: 'T' },
};

export const DEBT_TABLE: EconomyTable = {
  metric: GOVERNMENT_DEBT,
  fixed: { freq: 'Q', na_item: 'GD', sector: 'S13', unit: 'PC_GDP' },
};

/**
 * Reads one figure of each country and period, at the end of the period. A table of anything else than was asked for is
 * unreadable. No answer about unemployment was recorded: one is read by what is documented.
 * @param now epoch ms
 */
export function parseEconomy(bytes: Uint8Array, { metric, fixed }: EconomyTable, now: number): Parsed {
  const cube = readStatCube(bytes, ['geo', 'time']);
  if (cube.status === 'unreadable') return cube;
  const other = Object.entries(fixed).find(([dimension, code]) => cube.codes(dimension)?.[0] !== code);
  if (other !== undefined) return { status: 'unreadable', reason: `the cube is not of ${other.join(' ')}` };
  const tally = startTally();
  for (const geo of cube.codes('geo') ?? [])
    for (const period of cube.codes('time') ?? []) {
      const place = { geo, time: period };
      const outcome = readFigure({ metric, geo, period, value: cube.cell(place), flag: cube.flag(place) }, now);
      if (outcome === 'ignored') tally.ignore();
      else if ('kind' in outcome) tally.reject(outcome);
      else tally.keep([outcome]);
    }
  const rows = tally.rows();
  return rows.totalCount === 0 ? { status: 'unreadable', reason: 'the cube is empty' } : rows;
}

interface Figure {
  readonly metric: EconomyTable['metric'];
  readonly geo: string;
  readonly period: string;
  readonly value: unknown;
  readonly flag: string | undefined;
}

function readFigure(
  { metric, geo, period, value, flag }: Figure,
  now: number,
): ReadObservation | FeedProblem | 'ignored' {
  const recordId = plainText(`${geo} ${period}`, 30);
  const rejected = (kind: string): FeedProblem => ({ kind, recordId, message: plainText(writtenValue(value), 40) });
  if (value === undefined || value === null) return 'ignored';
  const place = placeOf({ recordId, geo, period }, now);
  if (place === 'ignored' || 'kind' in place) return place;
  if (typeof value !== 'number') return rejected('bad_number');
  const { above, upTo } = ECONOMY_RANGES[metric];
  if (value <= above || value > upTo) return rejected('out_of_range');
  return {
    recordId: `${place.iso2}:${period}`,
    metric,
    subject: countrySubject(place.iso2),
    value,
    observedAt: place.observedAt,
    lineage: 'eurostat',
    event: period,
    detail: { period, ...(flag === undefined ? {} : { flag: plainText(flag, 10) }) },
  };
}
