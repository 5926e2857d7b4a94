import { DAY_MS, isoDate } from '../../assessment/time.ts';
import type { FakeUpstream, FakeWorld, Upstream } from '../fakes/fake-upstream.ts';
import { MARKET_DAYS_BEFORE_ANCHOR, marketDays, wander } from '../fakes/market-days.ts';
import { CURVE_KEY, type MATURITIES, STRESS_KEY } from './parse.ts';

/** Both tables of the data portal; no story touches them. Neither was recorded. */
export const fakeEcbMarkets: FakeUpstream = (world) => (url) => {
  const dataset = /^\/service\/data\/(YC|CISS)\//.exec(url.pathname)?.[1];
  if (url.hostname !== 'data-api.ecb.europa.eu' || dataset === undefined) return undefined;
  const days = world === undefined ? HAND_MADE_DAYS : daysOf(world, url);
  const seed = world?.seed ?? 0;
  const rows = days.flatMap((dayAt) => (dataset === 'YC' ? curveOn(dayAt, seed) : [stressOn(dayAt, seed)]));
  return { status: 200, contentType: 'text/csv', body: portalTable(rows) };
};

const COLUMNS = 'KEY,FREQ,REF_AREA,CURRENCY,TIME_PERIOD,OBS_VALUE,OBS_STATUS,TITLE';

/** The upstream's form around some of its rows. */
export const portalTable = (rows: readonly string[]): string => `${[COLUMNS, ...rows].join('\n')}\n`;

export const portalRow = (key: string, date: string, value: string): string =>
  `${key},B,U2,EUR,${date},${value},A,"EXERCISE, invented, not the ECB"`;

const HAND_MADE_DAYS = [Date.UTC(2026, 9, 12), Date.UTC(2026, 9, 13)];

/** Calm yields of the invented world, per cent. */
const CALM_YIELDS: Readonly<Record<keyof typeof MATURITIES, number>> = {
  SR_3M: 2,
  SR_2Y: 2.1,
  SR_10Y: 2.7,
  SR_30Y: 3.1,
};
const CALM_STRESS = 0.08;

const curveOn = (dayAt: number, seed: number): readonly string[] =>
  Object.entries(CALM_YIELDS).map(([code, calm]) => {
    const value = calm * wander(`${seed}|euro-yield|${code}`, dayAt, 0.15);
    return portalRow(`YC.${CURVE_KEY}.${code}`, isoDate(dayAt), value.toFixed(6));
  });

function stressOn(dayAt: number, seed: number): string {
  const value = CALM_STRESS * wander(`${seed}|euro-stress`, dayAt, 0.5);
  return portalRow(`CISS.${STRESS_KEY}`, isoDate(dayAt), value.toFixed(4));
}

/** Business days that are asked for and published: a day is at noon of the next. */
function daysOf({ anchorAt, clock }: FakeWorld, { searchParams }: Parameters<Upstream>[0]): readonly number[] {
  const from = Math.floor(anchorAt / DAY_MS) * DAY_MS - MARKET_DAYS_BEFORE_ANCHOR * DAY_MS;
  const [first, last] = [searchParams.get('startPeriod') ?? '', searchParams.get('endPeriod') ?? '9999'];
  return marketDays({ from, to: clock.now() - 1.5 * DAY_MS }).filter(
    (dayAt) => isoDate(dayAt) >= first && isoDate(dayAt) <= last,
  );
}
