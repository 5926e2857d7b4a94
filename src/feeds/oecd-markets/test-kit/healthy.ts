import { at, type FakeUpstream } from '../../test-kit/upstream.ts';

export const MARKET_CSV_HEADER =
  'DATAFLOW,REF_AREA,FREQ,MEASURE,UNIT_MEASURE,ACTIVITY,ADJUSTMENT,TRANSFORMATION,TIME_HORIZ,METHODOLOGY,TIME_PERIOD,OBS_VALUE,OBS_STATUS,UNIT_MULT,DECIMALS,BASE_PER';

/** Hand-made row in the columns of the header; the unit is the measure's own. No answer of the OECD was recorded. */
export function marketRow(area: string, measure: string, period: string, value: string): string {
  const [unit, base] = measure === 'SHARE' ? ['IX', '2015'] : ['PA', ''];
  return `OECD.SDD.STES:DSD_STES@DF_FINMARK(4.0),${area},M,${measure},${unit},_Z,_Z,_Z,_Z,N,${period},${value},A,0,2,${base}`;
}

export const marketCsv = (rows: readonly string[]): string => `${[MARKET_CSV_HEADER, ...rows].join('\n')}\n`;

/** Two months of two countries and a group of them. */
export const oecdMarketsUpstream: FakeUpstream = at('sdmx.oecd.org', () => ({
  status: 200,
  contentType: 'application/vnd.sdmx.data+csv; charset=utf-8',
  body: marketCsv(
    ['2026-07', '2026-08'].flatMap((period) => [
      marketRow('USA', 'SHARE', period, '301.25'),
      marketRow('USA', 'IRLT', period, '4.21'),
      marketRow('ITA', 'IRLT', period, '3.64'),
      marketRow('EA20', 'IRLT', period, '3.1'),
    ]),
  ),
}));
