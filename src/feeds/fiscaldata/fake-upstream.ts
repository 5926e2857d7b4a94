import { DAY_MS, isoDate } from '../../assessment/time.ts';
import { at, type FakeUpstream, type FakeWorld, type Upstream } from '../fakes/fake-upstream.ts';
import { MARKET_DAYS_BEFORE_ANCHOR, marketDays, wander } from '../fakes/market-days.ts';
import { publishedMonths } from '../fakes/market-months.ts';

export const fakeFiscaldata: FakeUpstream = (world) =>
  at('api.fiscaldata.treasury.gov', world === undefined ? handMade : ofWorld(world));

type Row = Readonly<Record<string, string>>;

/** Hand-made answer in the envelope of the interface; no answer of these two tables was recorded. */
export function fiscalAnswer(rows: readonly Row[], totalCount = rows.length): string {
  const fields = Object.keys(rows[0] ?? {});
  const of = (text: (field: string) => string) => Object.fromEntries(fields.map((field) => [field, text(field)]));
  return JSON.stringify({
    data: rows,
    meta: {
      count: rows.length,
      labels: of((field) => `EXERCISE ${field}`),
      dataTypes: of((field) => (field.endsWith('_amt') ? 'CURRENCY' : 'STRING')),
      dataFormats: of((field) => (field.endsWith('_amt') ? '$10.20' : 'String')),
      'total-count': totalCount,
      'total-pages': 1,
    },
    links: { self: '&page%5Bnumber%5D=1', first: '&page%5Bnumber%5D=1', prev: null, next: null, last: '' },
  });
}

export const customsRow = (date: string, month: string, fiscalYear: string): Row => ({
  record_date: date,
  classification_desc: 'Customs Duties',
  current_month_rcpt_outly_amt: month,
  current_fytd_rcpt_outly_amt: fiscalYear,
});

export const debtRow = (date: string, total: string, [held, internal]: readonly [string, string]): Row => ({
  record_date: date,
  tot_pub_debt_out_amt: total,
  debt_held_public_amt: held,
  intragov_hold_amt: internal,
});

const tables =
  (customs: () => readonly Row[], debt: () => readonly Row[]): Upstream =>
  ({ pathname, searchParams }) => {
    const rows = pathname.endsWith('/v1/accounting/mts/mts_table_9')
      ? customs()
      : pathname.endsWith('/v2/accounting/od/debt_to_penny')
        ? debt()
        : undefined;
    if (rows === undefined) return undefined;
    const filter = searchParams.get('filter') ?? '';
    const from = /record_date:gte:([\d-]+)/.exec(filter)?.[1] ?? '';
    const to = /record_date:lte:([\d-]+)/.exec(filter)?.[1] ?? '9999';
    const asked = rows.filter(({ record_date = '' }) => record_date >= from && record_date <= to);
    return { status: 200, contentType: 'application/json', body: fiscalAnswer(asked) };
  };

/** Three months, one with more refunds than duties, and three days, one of which is not divided. */
const handMade: Upstream = tables(
  () => [
    customsRow('2026-09-30', '14200500000', '201300500000'),
    customsRow('2026-08-31', '-1200000000', '187100000000'),
    customsRow('2026-07-31', '15300000000', '188300000000'),
  ],
  () => [
    debtRow('2026-10-13', '40301234567890.12', ['32301234567890.12', '8000000000000.00']),
    debtRow('2026-10-09', '40299000000000.00', ['32299000000000.00', '8000000000000.00']),
    debtRow('2026-10-08', '40290000000000.00', ['null', 'null']),
  ],
);

/** A statement appears about twelve days after its month. */
const STATEMENT_DAYS = 12;
const CALM_MONTH_USD = 18_000_000_000;
const DEBT_AT_ANCHOR_USD = 40_000_000_000_000;
const DEBT_PER_DAY_USD = 5_500_000_000;
const HELD_BY_PUBLIC = 0.8;

/** Months and business days of the invented world, newest first; no story touches them. */
function ofWorld({ seed, anchorAt, clock }: FakeWorld): Upstream {
  const anchorDayAt = Math.floor(anchorAt / DAY_MS) * DAY_MS;
  const revenueOf = (middleAt: number): number =>
    1_000_000 * Math.round((CALM_MONTH_USD * wander(`${seed}|customs`, middleAt, 0.3)) / 1_000_000);
  const customs = ({ middleAt }: { readonly middleAt: number }): Row => {
    const [year, month] = [new Date(middleAt).getUTCFullYear(), new Date(middleAt).getUTCMonth()];
    // A fiscal year begins in October.
    const monthsBefore = (month + 3) % 12;
    const sum = Array.from({ length: monthsBefore + 1 }, (_, back) => revenueOf(Date.UTC(year, month - back, 15)));
    const fiscalYear = sum.reduce((total, revenue) => total + revenue, 0);
    return customsRow(isoDate(Date.UTC(year, month + 1, 0)), String(revenueOf(middleAt)), String(fiscalYear));
  };
  const debt = (dayAt: number): Row => {
    const days = (dayAt - anchorDayAt) / DAY_MS;
    const total = Math.round(DEBT_AT_ANCHOR_USD + days * DEBT_PER_DAY_USD) * wander(`${seed}|debt`, dayAt, 0.002);
    const held = Math.round(total * HELD_BY_PUBLIC);
    const internal = Math.round(total) - held;
    return debtRow(isoDate(dayAt), `${held + internal}.00`, [`${held}.00`, `${internal}.00`]);
  };
  return tables(
    () => publishedMonths({ anchorDayAt, now: clock.now() }, STATEMENT_DAYS).map(customs).reverse(),
    () =>
      marketDays({
        from: anchorDayAt - MARKET_DAYS_BEFORE_ANCHOR * DAY_MS,
        to: Math.floor(clock.now() / DAY_MS) * DAY_MS,
      })
        .map(debt)
        .reverse(),
  );
}
