import { seriesSubject } from '../../assessment/observation.ts';
import { isoDate } from '../../assessment/time.ts';
import type { FeedProblem, ReadObservation } from '../../ports/feed.ts';
import { readCsv, wrongWidth } from '../csv-table.ts';
import { readDecimal } from '../decimal-number.ts';
import { type Parsed, startTally } from '../parsed.ts';
import { plainText } from '../plain-text.ts';
import type { ReadingWindow } from '../series-cursor.ts';
import { utcDay } from '../utc-instant.ts';
import { EXTENT_RANGE } from './card.ts';

export type Hemisphere = 'arctic' | 'antarctic';

interface SeaIceContext {
  readonly hemisphere: Hemisphere;
  /** Days outside are ignored, but those of the reference years are part of the reference. */
  readonly window: ReadingWindow;
  /** Epoch ms; later days are rejected. */
  readonly now: number;
}

/** The years whose mean a day is compared with: the reference of the Sea Ice Index itself. */
const REFERENCE = { from: 1981, to: 2010 };
/** Until August 1987 every second day was measured, so a calendar day has 25 to 30; 29 February has 8 at most. */
const MIN_REFERENCE_YEARS = 20;
const UNIT = '10^6 sq km';

/**
 * Reads the table of one hemisphere: a head, a line of units, then a day per row. `observedAt` is the start of the UTC day.
 * Each extent comes with its anomaly, where the table itself holds enough of the reference years.
 */
export function parseSeaIce(bytes: Uint8Array, { hemisphere, window, now }: SeaIceContext): Parsed {
  const table = readCsv(bytes, ['Year', 'Month', 'Day', 'Extent', 'Missing']);
  if (table.status === 'unreadable') return table;
  const [units = [], ...rows] = table.rows;
  if (table.cell(units, 'Extent') !== UNIT) return { status: 'unreadable', reason: `the extent is not in ${UNIT}` };
  const days = rows.map((row) =>
    row.length === table.width
      ? readDay((column) => table.cell(row, column), now)
      : wrongWidth(plainText(row.slice(0, 3).join('-'), 20), row.length),
  );
  const reference = referenceOf(days.flatMap((day) => ('kind' in day ? [] : [day])));
  const tally = startTally();
  for (const day of days) {
    if ('kind' in day) tally.reject(day);
    else if (day.at < window.from || day.at >= window.to) tally.ignore();
    else tally.keep(observationsOf(day, hemisphere, reference));
  }
  return tally.rows();
}

interface IceDay {
  /** Start of the UTC day, epoch ms. */
  readonly at: number;
  /** Million km². */
  readonly extent: number;
}

function readDay(cell: (column: string) => string, now: number): IceDay | FeedProblem {
  const [year, month, day] = [cell('Year'), cell('Month'), cell('Day')];
  const rejected = (kind: string, message: string): FeedProblem => ({
    kind,
    recordId: plainText(`${year}-${month}-${day}`, 20),
    message: plainText(message, 40),
  });
  const isDate = [year, month, day].every((part) => /^\d{1,4}$/.test(part));
  const at = isDate ? utcDay(Number(year), Number(month), Number(day)) : undefined;
  if (at === undefined) return rejected('undated', 'no calendar day');
  if (at > now) return rejected('future', isoDate(at));
  const extent = readDecimal(cell('Extent'), EXTENT_RANGE);
  if (typeof extent === 'string') return rejected(extent, cell('Extent'));
  // What is not measured counts as open water.
  if (Number(cell('Missing')) !== 0) return rejected('incomplete', `${cell('Missing')} missing`);
  return { at, extent };
}

interface Reference {
  readonly mean: number;
  readonly years: number;
}

const calendarDay = (at: number): string => isoDate(at).slice(5);

/** Means of the reference years by calendar day; one with too few years has none. */
function referenceOf(days: readonly IceDay[]): ReadonlyMap<string, Reference> {
  const extents = new Map<string, Map<number, number>>();
  for (const { at, extent } of days) {
    const year = new Date(at).getUTCFullYear();
    if (year < REFERENCE.from || year > REFERENCE.to) continue;
    const byYear = extents.get(calendarDay(at)) ?? new Map<number, number>();
    extents.set(calendarDay(at), byYear.set(year, extent));
  }
  const means = [...extents].map(([day, byYear]): readonly [string, Reference] => {
    const sum = [...byYear.values()].reduce((total, extent) => total + extent, 0);
    return [day, { mean: sum / byYear.size, years: byYear.size }];
  });
  return new Map(means.filter(([, { years }]) => years >= MIN_REFERENCE_YEARS));
}

function observationsOf(
  { at, extent }: IceDay,
  hemisphere: Hemisphere,
  references: ReadonlyMap<string, Reference>,
): readonly ReadObservation[] {
  const day = isoDate(at);
  const shared = {
    recordId: day,
    subject: seriesSubject(`${hemisphere}-sea-ice`),
    observedAt: at,
    lineage: 'nsidc',
    event: day,
  };
  const measured: ReadObservation = { ...shared, metric: 'nsidc-sea-ice:extent', value: extent, detail: {} };
  const reference = references.get(calendarDay(at));
  if (reference === undefined) return [measured];
  const { mean, years } = reference;
  const detail = { reference: `${REFERENCE.from}-${REFERENCE.to}`, years: String(years) };
  return [measured, { ...shared, metric: 'nsidc-sea-ice:anomaly', value: extent - mean, detail }];
}
