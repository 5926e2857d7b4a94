import { at, type FakeUpstream } from '../../test-kit/upstream.ts';

/** Hand-made file in FAO's shape, with its title, base and tail of empty cells. No file of FAO was recorded. */
export function foodTable(months: Readonly<Record<string, string>>, base = '2014-2016=100'): string {
  const tail = ',,,,';
  const lines = Object.entries(months).map(([month, value]) => `${month},${value},120.1,118.4,105.3,160.9,98.7${tail}`);
  const head = [
    `\ufeffFAO Food Price Index,,,,,,${tail}`,
    `${base},,,,,,${tail}`,
    `Date,Food Price Index,Meat,Dairy,Cereals,Oils,Sugar${tail}`,
    `,,,,,,${tail}`,
  ];
  return `${[...head, ...lines].join('\r\n')}\r\n`;
}

/** Three months. */
export const faoFoodUpstream: FakeUpstream = at('www.fao.org', () => ({
  status: 200,
  contentType: 'text/csv',
  body: foodTable({ '2026-07': '127.9', '2026-08': '128.4', '2026-09': '129.2' }),
}));
