import { DAY_MS, HOUR_MS, isoDate } from '../../assessment/time.ts';
import { at, type FakeUpstream, type FakeWorld } from '../fakes/fake-upstream.ts';
import { MARKET_DAYS_BEFORE_ANCHOR, wander } from '../fakes/market-days.ts';
import { FUTURES_MARKETS } from './parse.ts';

type Row = Readonly<Record<string, string>>;

/** The weeks that are asked for, newest first; no story touches them. No answer of this upstream was recorded. */
export const fakeCftcPositions: FakeUpstream = (world) =>
  at('publicreporting.cftc.gov', ({ pathname, searchParams }) => {
    if (pathname !== '/resource/6dca-aqww.json') return undefined;
    const where = searchParams.get('$where') ?? '';
    const from = />= '([\d-]+)/.exec(where)?.[1] ?? '';
    const to = /<= '([\d-]+)/.exec(where)?.[1] ?? '9999';
    const rows = (world === undefined ? handMade() : ofWorld(world)).filter(
      ({ report_date_as_yyyy_mm_dd: date = '' }) => date.slice(0, 10) >= from && date.slice(0, 10) <= to,
    );
    return { status: 200, contentType: 'application/json;charset=utf-8', body: JSON.stringify(rows) };
  });

/** Hand-made row as the upstream writes it: every value is a text. */
export const positionsRow = (
  code: string,
  date: string,
  [openInterest, long, short]: readonly [string, string, string],
): Row => ({
  report_date_as_yyyy_mm_dd: `${date}T00:00:00.000`,
  cftc_contract_market_code: code,
  open_interest_all: openInterest,
  noncomm_positions_long_all: long,
  noncomm_positions_short_all: short,
});

/** Two weeks of every market. */
function handMade(): readonly Row[] {
  const week = (date: string, long: string): readonly Row[] =>
    FUTURES_MARKETS.map(({ code }) => positionsRow(code, date, ['400000', long, '31000']));
  return [...week('2026-10-06', '250000'), ...week('2026-09-29', '248500')];
}

const TUESDAY = 2;
const WEEK_MS = 7 * DAY_MS;
/** From the start of a Tuesday to the evening of its Friday. */
const PUBLISHED_AFTER_MS = 3 * DAY_MS + 21 * HOUR_MS;
/** Calm size of every market: invented. */
const OPEN_INTEREST = 400_000;

/** Tuesdays of the invented world, newest first. */
function ofWorld({ seed, anchorAt, clock }: FakeWorld): readonly Row[] {
  const firstAt = Math.floor(anchorAt / DAY_MS) * DAY_MS - MARKET_DAYS_BEFORE_ANCHOR * DAY_MS;
  const firstTuesdayAt = firstAt + ((TUESDAY - new Date(firstAt).getUTCDay() + 7) % 7) * DAY_MS;
  const rows: Row[] = [];
  for (let dayAt = firstTuesdayAt; dayAt + PUBLISHED_AFTER_MS <= clock.now(); dayAt += WEEK_MS)
    for (const { code } of FUTURES_MARKETS) {
      const share = (side: string, calm: number): string =>
        String(Math.round(OPEN_INTEREST * calm * wander(`${seed}|cot|${code}|${side}`, dayAt, 0.5)));
      rows.push(positionsRow(code, isoDate(dayAt), [share('open', 1), share('long', 0.22), share('short', 0.16)]));
    }
  return rows.reverse();
}
