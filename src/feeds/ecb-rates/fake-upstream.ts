import { DAY_MS, HOUR_MS, isoDate } from '../../assessment/time.ts';
import type { Answer, FakeUpstream, FakeWorld, Upstream } from '../fakes/fake-upstream.ts';
import { MARKET_DAYS_BEFORE_ANCHOR, marketDays, wander } from '../fakes/market-days.ts';

export const fakeEcbRates: FakeUpstream = (world) => (world === undefined ? handMade : ofWorld(world));

export const RATE_CSV_HEADER = 'KEY,FREQ,CURRENCY,CURRENCY_DENOM,EXR_TYPE,EXR_SUFFIX,TIME_PERIOD,OBS_VALUE,OBS_STATUS';

/** Hand-made row of the data portal's table. */
export const rateRow = (currency: string, day: string, value: string, status = 'A'): string =>
  `EXR.D.${currency}.EUR.SP00.A,D,${currency},EUR,SP00,A,${day},${value},${status}`;

/** Hand-made table in the form of `eurofxref-hist-90d.xml`. */
export function rateTable(days: Readonly<Record<string, Readonly<Record<string, string>>>>): string {
  const cubes = Object.entries(days).map(([day, rates]) => {
    const rows = Object.entries(rates).map(([currency, rate]) => `<Cube currency="${currency}" rate="${rate}"/>`);
    return `<Cube time="${day}">${rows.join('')}</Cube>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?><gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01"><gesmes:subject>Reference rates</gesmes:subject><Cube>${cubes.join('')}</Cube></gesmes:Envelope>`;
}

const XML: Answer = {
  status: 200,
  contentType: 'text/xml',
  headers: { etag: '"90d"' },
  body: rateTable({ '2026-10-13': { USD: '1.1502', TRY: '50.9' }, '2026-10-12': { USD: '1.1488', TRY: '50.7' } }),
};
const CSV: Answer = {
  status: 200,
  contentType: 'text/csv',
  body: `${[
    RATE_CSV_HEADER,
    rateRow('USD', '2026-10-12', '1.1488'),
    rateRow('USD', '2026-10-13', '1.1502'),
    rateRow('TRY', '2026-10-13', '50.9'),
  ].join('\n')}\n`,
};

/** The ECB's table and its data portal. */
const handMade: Upstream = ({ hostname, pathname }) => {
  if (hostname === 'data-api.ecb.europa.eu') return pathname.startsWith('/service/data/EXR/') ? CSV : undefined;
  return hostname === 'www.ecb.europa.eu' ? XML : undefined;
};

/** Rates of a day come out at 16:00 CET. */
const PUBLISHED_AFTER_MS = 15 * HOUR_MS;

/** Invented: calm units for one euro, how far the currency slides in the crisis, how wide it wanders. */
const RATES: Readonly<Record<string, readonly [calm: number, slide: number, spread: number]>> = {
  USD: [1.12, -0.015, 0.04],
  JPY: [168, 0.035, 0.04],
  CZK: [24.6, 0.005, 0.02],
  DKK: [7.46, 0, 0.0005],
  GBP: [0.86, 0.003, 0.02],
  HUF: [396, 0.015, 0.03],
  PLN: [4.28, 0.01, 0.02],
  RON: [5.03, 0.002, 0.01],
  SEK: [11.1, 0.005, 0.02],
  CHF: [0.94, -0.02, 0.02],
  ISK: [146, 0.01, 0.02],
  NOK: [11.6, -0.02, 0.03],
  TRY: [46, 0.06, 0.03],
  AUD: [1.72, -0.005, 0.03],
  BRL: [6.3, 0, 0.04],
  CAD: [1.55, -0.015, 0.02],
  CNY: [8.1, 0.012, 0.03],
  HKD: [8.74, -0.015, 0.04],
  IDR: [18_300, 0.04, 0.03],
  ILS: [4.05, 0.025, 0.03],
  INR: [97, 0.045, 0.02],
  KRW: [1_590, 0.045, 0.03],
  MXN: [21.4, 0, 0.04],
  MYR: [4.82, 0.005, 0.03],
  NZD: [1.9, 0.005, 0.03],
  PHP: [64, 0.05, 0.03],
  SGD: [1.47, 0.01, 0.02],
  THB: [37.2, 0.045, 0.03],
  ZAR: [20.3, 0.02, 0.04],
};

/** The ECB's reference rates, in its short table and on its data portal. */
function ofWorld({ seed, anchorAt, clock, story }: FakeWorld): Upstream {
  const anchorDayAt = Math.floor(anchorAt / DAY_MS) * DAY_MS;
  const firstAt = anchorDayAt - MARKET_DAYS_BEFORE_ANCHOR * DAY_MS;
  const daysFrom = (from: number, to = Number.POSITIVE_INFINITY): readonly number[] =>
    marketDays({ from: Math.max(from, firstAt), to: Math.min(to, clock.now() - PUBLISHED_AFTER_MS + 1) });
  const rateOf = (currency: string, dayAt: number): string => {
    const [calm, slide, spread] = RATES[currency] ?? [1, 0, 0];
    const rate =
      calm *
      wander(`${seed}|rate|${currency}`, dayAt, spread) *
      (1 + slide * story.importerSlide((dayAt - anchorDayAt) / DAY_MS));
    return rate.toFixed(rate > 1_000 ? 2 : 4);
  };
  return ({ hostname: host, pathname: path, searchParams: query }) => {
    if (host === 'www.ecb.europa.eu' && path === '/stats/eurofxref/eurofxref-hist-90d.xml') {
      const days = [...daysFrom(clock.now() - 90 * DAY_MS)].reverse();
      return { status: 200, contentType: 'text/xml', body: tableOf(days, rateOf) };
    }
    if (host !== 'data-api.ecb.europa.eu' || path !== '/service/data/EXR/D..EUR.SP00.A') return undefined;
    const days = daysFrom(dayOf(query.get('startPeriod')) ?? firstAt, (dayOf(query.get('endPeriod')) ?? Infinity) + 1);
    return { status: 200, contentType: 'text/csv', body: portalCsv(days, rateOf) };
  };
}

type RateOf = (currency: string, dayAt: number) => string;

function tableOf(days: readonly number[], rateOf: RateOf): string {
  const cubes = days.map((dayAt) => {
    const rates = Object.keys(RATES).map((code) => `<Cube currency="${code}" rate="${rateOf(code, dayAt)}"/>`);
    return `<Cube time="${isoDate(dayAt)}">${rates.join('')}</Cube>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?><gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref"><gesmes:subject>EXERCISE: invented reference rates</gesmes:subject><Cube>${cubes.join('')}</Cube></gesmes:Envelope>\n`;
}

function portalCsv(days: readonly number[], rateOf: RateOf): string {
  const rows = Object.keys(RATES).flatMap((code) =>
    days.map(
      (dayAt) =>
        `EXR.D.${code}.EUR.SP00.A,D,${code},EUR,SP00,A,${isoDate(dayAt)},${rateOf(code, dayAt)},A,EXERCISE invented\n`,
    ),
  );
  return `KEY,FREQ,CURRENCY,CURRENCY_DENOM,EXR_TYPE,EXR_SUFFIX,TIME_PERIOD,OBS_VALUE,OBS_STATUS,TITLE\n${rows.join('')}`;
}

function dayOf(text: string | null): number | undefined {
  const at = Date.parse(`${text ?? ''}T00:00:00Z`);
  return Number.isNaN(at) ? undefined : at;
}
