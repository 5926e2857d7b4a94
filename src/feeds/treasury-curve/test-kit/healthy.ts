import { at, type FakeUpstream } from '../../test-kit/upstream.ts';

export const YIELD_HEADER =
  'Date,"1 Mo","1.5 Month","2 Mo","3 Mo","4 Mo","6 Mo","1 Yr","2 Yr","3 Yr","5 Yr","7 Yr","10 Yr","20 Yr","30 Yr"';

/** Hand-made line of the table: the same yield for every maturity but the ten years. */
export const yieldRow = (date: string, ten: string): string => {
  const others = Array.from({ length: 11 }, () => '3.80');
  return [date, ...others, ten, '4.60', '4.70'].join(',');
};

/** One day in each year's file. */
export const treasuryUpstream: FakeUpstream = at('home.treasury.gov', ({ pathname }) => {
  const year = /daily-treasury-rates\.csv\/(\d{4})\//.exec(pathname)?.[1] ?? '';
  return { status: 200, contentType: 'text/csv', body: `${YIELD_HEADER}\n${yieldRow(`10/13/${year}`, '4.12')}\n` };
});
