import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  capitalised,
  counted,
  decimal,
  expectedCount,
  grouped,
  listed,
  percent,
  reportsFound,
  shortDate,
  shortTime,
} from './english.ts';

describe('numbers in sentences', () => {
  it('have commas by thousands and no trailing zeros', () => {
    expect([1454434, 999, 1000, -1234.5, 0].map((value) => grouped(value, 2))).toEqual([
      '1,454,434',
      '999',
      '1,000',
      '−1,234.5',
      '0',
    ]);
    expect(grouped(-0.001, 2)).toBe('0');
  });

  it('have one minus and one zero, with fixed digits, too', () => {
    expect([-0.014, -0.001, 0, 12.5].map((value) => decimal(value))).toEqual(['−0.01', '0.00', '0.00', '12.50']);
    expect(decimal(-3.04, 1)).toBe('−3.0');
  });

  it('read back as the number that was written', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), (value) => {
        expect(Number(grouped(value).replaceAll(',', '').replace('−', '-'))).toBe(value === 0 ? 0 : value);
      }),
    );
  });

  it('agree with their noun', () => {
    expect(counted(1, 'warning')).toBe('1 warning');
    expect(counted(0.6, 'warning')).toBe('1 warning');
    expect(counted(0, 'warning')).toBe('0 warnings');
    expect([reportsFound(0), reportsFound(1)]).toEqual(['no reports', '1 distinct report']);
    expect(counted(2300, 'country', 'countries')).toBe('2,300 countries');
  });

  it('as shares never round to none or all', () => {
    expect([0, 0.001, 0.93, 0.999, 1].map((share) => percent(share))).toEqual([
      '0%',
      'less than 1%',
      '93%',
      'more than 99%',
      '100%',
    ]);
    expect(percent(0.0237, 1)).toBe('2.4%');
    expect(percent(0.9999, 1)).toBe('more than 99.9%');
  });
});

describe('dates and lists in sentences', () => {
  it('are of the UTC day', () => {
    const instant = Date.UTC(2026, 10, 20, 6, 15);
    expect(shortDate(instant)).toBe('20 Nov 2026');
    expect(shortTime(instant)).toBe('20 Nov 2026, 06:15 UTC');
  });

  it('join with commas and a last and', () => {
    expect([listed([]), listed(['a']), listed(['a', 'b']), listed(['a', 'b', 'c'])]).toEqual([
      '',
      'a',
      'a and b',
      'a, b and c',
    ]);
    expect(capitalised('coercive pressure')).toBe('Coercive pressure');
  });
});

it('an expected count is never written as 0', () => {
  expect([0, 0.01, 0.049, 0.05, 0.3, 12.34, 1_300].map(expectedCount)).toEqual([
    'none',
    'fewer than 0.1',
    'fewer than 0.1',
    '0.1',
    '0.3',
    '12.3',
    '1,300',
  ]);
});
