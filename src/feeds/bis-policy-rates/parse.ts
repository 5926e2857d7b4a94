import { countrySubject, seriesSubject } from '../../assessment/observation.ts';
import type { FeedProblem, ReadObservation } from '../../ports/feed.ts';
import { countryByIso2 } from '../../reference/countries.ts';
import { readCsv, wrongWidth } from '../csv-table.ts';
import { readDecimal } from '../decimal-number.ts';
import { type Parsed, startTally } from '../parsed.ts';
import { plainText } from '../plain-text.ts';
import { endOfMonth, isoMonth } from '../utc-month.ts';
import type { WindowContext } from '../window-feed.ts';
import { POLICY_RATE, RATE_RANGE } from './card.ts';

/** The area of the European Central Bank, which is no country. */
const EURO_AREA = 'XM';
/** The code of per cent a year. */
const PER_CENT = '368';

/**
 * Reads monthly policy rates by area. `observedAt` is the end of the month; the running one is ignored. The euro area is a series
 * of its own.
 */
export function parsePolicyRates(bytes: Uint8Array, context: WindowContext): Parsed {
  const table = readCsv(bytes, ['FREQ', 'REF_AREA', 'UNIT_MEASURE', 'TIME_PERIOD', 'OBS_VALUE']);
  if (table.status === 'unreadable') return table;
  if (table.rows.length === 0) return { status: 'unreadable', reason: 'the table has no row' };
  const tally = startTally();
  for (const row of table.rows) {
    const cell = (column: string): string => table.cell(row, column);
    const recordId = plainText(`${cell('REF_AREA')} ${cell('TIME_PERIOD')}`, 20);
    const outcome = row.length === table.width ? readRate(cell, context) : wrongWidth(recordId, row.length);
    if (outcome === 'ignored') tally.ignore();
    else if ('kind' in outcome) tally.reject(outcome);
    else tally.keep([outcome]);
  }
  return tally.rows();
}

function readRate(
  cell: (column: string) => string,
  { window, now }: WindowContext,
): ReadObservation | FeedProblem | 'ignored' {
  const [area, month, written] = [cell('REF_AREA'), cell('TIME_PERIOD'), cell('OBS_VALUE')];
  const rejected = (kind: string, message: string): FeedProblem => ({
    kind,
    recordId: plainText(`${area} ${month}`, 20),
    message: plainText(message, 40),
  });
  if (cell('FREQ') !== 'M' || cell('UNIT_MEASURE') !== PER_CENT)
    return rejected('wrong_series', 'not monthly per cent');
  const observedAt = endOfMonth(month);
  if (observedAt === undefined) return rejected('undated', 'no calendar month');
  // A rate that has ended, and a month before a bank had one, have no figure.
  if (month === isoMonth(now) || written === '' || written === 'NaN') return 'ignored';
  if (observedAt > now) return rejected('future', month);
  if (observedAt < window.from || observedAt >= window.to) return 'ignored';
  const country = countryByIso2(area);
  if (country === undefined && area !== EURO_AREA) return rejected('unresolved_country', area);
  const value = readDecimal(written, RATE_RANGE);
  if (typeof value === 'string') return rejected(value, written);
  return {
    recordId: `${area}:${month}`,
    metric: POLICY_RATE,
    subject: country === undefined ? seriesSubject('euro-area-policy-rate') : countrySubject(country.iso2),
    value,
    observedAt,
    lineage: 'bis',
    event: month,
    detail: {},
  };
}
