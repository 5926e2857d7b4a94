import { at, type FakeUpstream } from '../../test-kit/upstream.ts';

const quoted = (cells: readonly string[]): string => cells.map((cell) => `"${cell}"`).join(',');

/** Hand-made row of table 1: this week, the last, and the same one a year ago, with the differences between. */
export const stockRow = (label: string, now: string, before: string, yearAgo: string): string =>
  quoted([label, now, before, '-1.000', '-0.2', yearAgo, '3.000', '0.7']);

export const STOCK_HEADER = quoted([
  'STUB_1',
  '10/9/26',
  '10/2/26',
  'Difference',
  'Percent Change',
  '10/10/25',
  'Difference',
  'Percent Change',
]);

export const NATIONAL_ROWS = [
  stockRow('Crude Oil', '825.118', '827.411', '828.500'),
  stockRow('Commercial (Excluding SPR)', '421.118', '423.411', '424.500'),
  stockRow('Strategic Petroleum Reserve (SPR)', '404.000', '404.000', '404.000'),
  stockRow('Total Motor Gasoline', '214.200', '215.700', '219.000'),
  stockRow('Distillate Fuel Oil', '117.900', '118.500', '121.700'),
];
/** The second part, in thousand barrels a day, repeats labels. */
export const SUPPLY_ROWS = [
  quoted(['STUB_1', 'STUB_2', '10/9/26', '10/2/26', 'Difference', '10/10/25']),
  quoted(['Products Supplied ', 'Distillate Fuel Oil', '3,900', '3,880', '20', '3,700']),
];
const CUSHING_ROWS = [
  stockRow('Commercial (Excluding SPR)', '421.118', '423.411', '424.500'),
  stockRow('Cushing', '22.900', '23.600', '24.100'),
];

/** Both tables of the report. */
export const eiaReportUpstream: FakeUpstream = at('ir.eia.gov', ({ pathname }) => {
  const rows = pathname.endsWith('/table4.csv') ? CUSHING_ROWS : [...NATIONAL_ROWS, ...SUPPLY_ROWS];
  return { status: 200, contentType: 'text/plain', body: `${[STOCK_HEADER, ...rows].join('\r\n')}\r\n` };
});
