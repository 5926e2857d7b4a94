import { countrySubject } from '../../assessment/observation.ts';
import type { FeedProblem, ReadObservation } from '../../ports/feed.ts';
import { countryOfGeo } from '../families/eurostat/country-of-geo.ts';
import { readStatCube } from '../json-stat.ts';
import { writtenValue } from '../json-value.ts';
import { type Parsed, startTally } from '../parsed.ts';
import { plainText } from '../plain-text.ts';
import { endOfMonth } from '../utc-month.ts';

/** Germany brings in half a million in a month; ten million would be another unit. Terajoules, gross calorific value. */
const MAX_TJ = 10_000_000;
const UNIT = 'TJ_GCV';

/**
 * Reads what countries imported of natural gas in a month less what they exported, terajoules. `observedAt` is the end
 * of the month. A month of which either is missing is left out.
 * @param now epoch ms; months that end later are rejected
 */
export function parseGasTrade(bytes: Uint8Array, now: number): Parsed {
  const cube = readStatCube(bytes, ['nrg_bal', 'geo', 'time']);
  if (cube.status === 'unreadable') return cube;
  if (cube.codes('unit')?.[0] !== UNIT) return { status: 'unreadable', reason: `the cube is not in ${UNIT}` };
  const tally = startTally();
  for (const geo of cube.codes('geo') ?? []) {
    for (const month of cube.codes('time') ?? []) {
      const flow = (code: string): unknown =>
        cube.codes('nrg_bal')?.includes(code) ? cube.cell({ nrg_bal: code, geo, time: month }) : undefined;
      const outcome = readMonth({ geo, month, imported: flow('IMP'), exported: flow('EXP') }, now);
      if (outcome === 'ignored') tally.ignore();
      else if ('kind' in outcome) tally.reject(outcome);
      else tally.keep([outcome]);
    }
  }
  const rows = tally.rows();
  return rows.totalCount === 0 ? { status: 'unreadable', reason: 'the cube is empty' } : rows;
}

interface Month {
  readonly geo: string;
  readonly month: string;
  readonly imported: unknown;
  readonly exported: unknown;
}

function readMonth({ geo, month, imported, exported }: Month, now: number): ReadObservation | FeedProblem | 'ignored' {
  const recordId = plainText(`${geo} ${month}`, 30);
  const rejected = (kind: string, message: string): FeedProblem => ({
    kind,
    recordId,
    message: plainText(message, 40),
  });
  const country = countryOfGeo(geo);
  if (country === 'group' || isAbsent(imported) || isAbsent(exported)) return 'ignored';
  const observedAt = endOfMonth(month);
  if (observedAt === undefined) return rejected('undated', 'no calendar month');
  if (observedAt > now) return rejected('future', month);
  if (country === undefined) return rejected('unresolved_country', geo);
  if (typeof imported !== 'number' || typeof exported !== 'number')
    return rejected('bad_number', `${writtenValue(imported)} ${writtenValue(exported)}`);
  if (!isVolume(imported) || !isVolume(exported)) return rejected('out_of_range', `${imported} ${exported}`);
  return {
    recordId: `${country.iso2}:${month}`,
    metric: 'gas_net_imports',
    subject: countrySubject(country.iso2),
    value: imported - exported,
    observedAt,
    lineage: 'eurostat',
    event: month,
    detail: { imported: String(imported), exported: String(exported) },
  };
}

const isAbsent = (value: unknown): boolean => value === undefined || value === null;
const isVolume = (value: number): boolean => value >= 0 && value <= MAX_TJ;
