import type { FeedProblem } from '../../../ports/feed.ts';
import { plainText } from '../../plain-text.ts';
import { endOfMonth, isoMonth } from '../../utc-month.ts';
import { endOfQuarter, isoQuarter } from '../../utc-quarter.ts';
import { countryOfGeo } from './country-of-geo.ts';

/** Whose figure a cell is, and when its period ended. */
export interface CellPlace {
  readonly iso2: string;
  /** Last instant of the period, epoch ms. */
  readonly observedAt: number;
}

interface Cell {
  /** Names the cell where it is rejected. */
  readonly recordId: string;
  readonly geo: string;
  /** `YYYY-MM` or `YYYY-Qn`. */
  readonly period: string;
}

/**
 * The place of a cell that holds a figure. Groups of countries are ignored, and so is the period that has not ended: first
 * estimates of a month may be published on its last day.
 * @param now epoch ms; periods that begin later are rejected
 */
export function placeOf({ recordId, geo, period }: Cell, now: number): CellPlace | FeedProblem | 'ignored' {
  const rejected = (kind: string, message: string): FeedProblem => ({
    kind,
    recordId: plainText(recordId, 40),
    message: plainText(message, 40),
  });
  const country = countryOfGeo(geo);
  if (country === 'group' || period === isoMonth(now) || period === isoQuarter(now)) return 'ignored';
  const observedAt = endOfMonth(period) ?? endOfQuarter(period);
  if (observedAt === undefined) return rejected('undated', 'no month or quarter');
  if (observedAt > now) return rejected('future', period);
  if (country === undefined) return rejected('unresolved_country', geo);
  return { iso2: country.iso2, observedAt };
}
