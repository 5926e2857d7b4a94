import Papa from 'papaparse';
import { countrySubject } from '../../assessment/observation.ts';
import type { FeedProblem, ReadObservation } from '../../ports/feed.ts';
import { type Country, countryByIso3 } from '../../reference/countries.ts';
import { wrongWidth } from '../csv-table.ts';
import { readDecimal } from '../decimal-number.ts';
import { type Parsed, startTally } from '../parsed.ts';
import { plainText } from '../plain-text.ts';
import { endOfYear, parseYear } from '../yearly-figure.ts';

/** Columns that are metrics of the same name, in TWh a year. */
const FIGURES = ['oil_production', 'oil_consumption', 'gas_production', 'gas_consumption'] as const;
const COLUMNS = ['country', 'year', 'iso_code', ...FIGURES];
/** The world uses 55,000 TWh of oil a year; no country produces half of that. */
const RANGE = { above: -0.001, upTo: 30_000 };

export interface YearSpan {
  readonly fromYear: number;
  readonly toYear: number;
  /** Epoch ms; years that end later are rejected. */
  readonly now: number;
}

/**
 * Reads the energy table of all countries and years row by row; of its 130 columns only ours are kept. Aggregates have no
 * ISO code. `observedAt` is the end of the year.
 */
export function parseEnergyTable(bytes: Uint8Array, span: YearSpan): Parsed {
  const tally = startTally();
  let position: ReadonlyMap<string, number> | undefined;
  let width = 0;
  let quoteFault = false;
  Papa.parse<string[]>(new TextDecoder().decode(bytes), {
    skipEmptyLines: 'greedy',
    delimiter: ',',
    step: ({ data, errors }) => {
      quoteFault ||= errors.some((error) => error.type === 'Quotes');
      if (position === undefined) {
        position = new Map(data.map((name, index) => [name.trim(), index]));
        width = data.length;
        return;
      }
      const at = position;
      const cell = (column: string): string => data[at.get(column) ?? -1]?.trim() ?? '';
      const outcome =
        data.length === width
          ? readYear(cell, span)
          : wrongWidth(plainText(`${cell('country')} ${cell('year')}`, 60), data.length);
      if (outcome === 'ignored') tally.ignore();
      else if ('kind' in outcome) tally.reject(outcome);
      else tally.keep(outcome);
    },
  });
  const columns = position ?? new Map<string, number>();
  const lost = COLUMNS.filter((column) => !columns.has(column));
  if (lost.length > 0) return { status: 'unreadable', reason: `the table has no column ${lost.join(', ')}` };
  if (quoteFault) return { status: 'unreadable', reason: 'a quoted field does not end' };
  return tally.rows();
}

type Cell = (column: string) => string;

function readYear(
  cell: Cell,
  { fromYear, toYear, now }: YearSpan,
): readonly ReadObservation[] | FeedProblem | 'ignored' {
  const recordId = plainText(`${cell('iso_code')} ${cell('year')}`, 40);
  const rejected = (kind: string, message: string): FeedProblem => ({
    kind,
    recordId,
    message: plainText(message, 60),
  });
  const year = parseYear(cell('year'));
  if (year === undefined) return rejected('undated', cell('year'));
  const present = FIGURES.filter((column) => cell(column) !== '');
  if (year < fromYear || year > toYear || present.length === 0) return 'ignored';
  const country = countryOf(cell('iso_code'));
  if (country === 'aggregate') return 'ignored';
  if (country === undefined) return rejected('unresolved_country', `${cell('iso_code')} ${cell('country')}`);
  if (endOfYear(year) > now) return rejected('future', String(year));
  const figures: ReadObservation[] = [];
  for (const metric of present) {
    const value = readDecimal(cell(metric), RANGE);
    if (typeof value === 'string') return rejected(value, `${metric} ${cell(metric)}`);
    figures.push({
      recordId: `${country.iso2}:${year}`,
      metric,
      subject: countrySubject(country.iso2),
      value,
      observedAt: endOfYear(year),
      lineage: 'energy-institute',
      event: `${metric}:${year}`,
      detail: { year: String(year) },
    });
  }
  return figures;
}

/** Aggregates have an empty code, or one of the publisher's own such as `OWID_WRL`. */
function countryOf(code: string): Country | 'aggregate' | undefined {
  if (code === 'OWID_KOS') return countryByIso3('XKX');
  return code === '' || code.startsWith('OWID_') ? 'aggregate' : countryByIso3(code);
}
