import { DAY_MS } from '../../assessment/time.ts';
import { at, type FakeUpstream, type FakeWorld } from '../fakes/fake-upstream.ts';
import { wander } from '../fakes/market-days.ts';
import { monthsBetween, publishedMonths } from '../fakes/market-months.ts';

/** The months that are asked for, of each area; no story touches them. */
export const fakeBisPolicyRates: FakeUpstream = (world) =>
  at('stats.bis.org', ({ pathname, searchParams }) => {
    if (!pathname.startsWith('/api/v1/data/WS_CBPOL/M.')) return undefined;
    const asked = { from: searchParams.get('startPeriod'), to: searchParams.get('endPeriod') };
    const rows = world === undefined ? HAND_MADE : ofWorld(world, asked);
    return { status: 200, contentType: 'text/csv', body: policyRateTable(rows) };
  });

const COLUMNS =
  'FREQ,REF_AREA,UNIT_MEASURE,UNIT_MULT,TIME_FORMAT,COMPILATION,DECIMALS,SOURCE_REF,SUPP_INFO_BREAKS,TITLE,TIME_PERIOD,OBS_VALUE,OBS_STATUS,OBS_CONF,OBS_PRE_BREAK';

/** The upstream's form around some of its rows. */
export const policyRateTable = (rows: readonly string[]): string => `${[COLUMNS, ...rows].join('\n')}\n`;

/** A row in the upstream's columns, with notes that hold commas. */
export const policyRateRow = (area: string, month: string, rate: string, frequency = 'M'): string =>
  `${frequency},${area},368,0,,"EXERCISE target, end of period",4,EXERCISE central bank,"Invented, not BIS.", EXERCISE policy rates - ${area},${month},${rate},A,F,`;

const HAND_MADE = ['2026-08', '2026-09'].flatMap((month) => [
  policyRateRow('US', month, '3.625'),
  policyRateRow('TR', month, '37.5'),
  policyRateRow('XM', month, month === '2026-08' ? '2.25' : '2'),
]);

/** Calm rates of the invented world, per cent. */
const CALM: Readonly<Record<string, number>> = {
  ...{ AU: 4, BR: 12, CA: 3, CH: 0.5, CN: 3, CZ: 4, DK: 2, GB: 4, HU: 6, ID: 5, IL: 4, IN: 6, JP: 0.75, KR: 2.5 },
  ...{ MX: 7, NO: 4, PL: 5, RU: 16, SA: 4.5, SE: 2, TH: 1.5, TR: 38, US: 3.75, XM: 2, ZA: 7 },
};
/** Rates move in steps of a quarter. */
const STEP = 0.25;

function ofWorld(
  { seed, anchorAt, clock }: FakeWorld,
  asked: { readonly from: string | null; readonly to: string | null },
): readonly string[] {
  const anchorDayAt = Math.floor(anchorAt / DAY_MS) * DAY_MS;
  return monthsBetween(publishedMonths({ anchorDayAt, now: clock.now() }, 7), asked).flatMap(({ name, middleAt }) =>
    Object.entries(CALM).map(([area, calm]) => {
      const rate = Math.round((calm * wander(`${seed}|policy|${area}`, middleAt, 0.2)) / STEP) * STEP;
      return policyRateRow(area, name, String(rate));
    }),
  );
}
