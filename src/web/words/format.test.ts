import { describe, expect, it } from 'vitest';
import { formatsOf } from './format.ts';

const formats = formatsOf('en');

describe('figures and instants in English', () => {
  it.each([
    [-0.0118, '−0.01'],
    [0.5057, '0.51'],
    [0, '0.00'],
    [-0.0001, '0.00'],
  ])('write %d as %s', (value, text) => expect(formats.figure(value)).toBe(text));

  it('write a change with its sign, and none for none', () => {
    expect(formats.change(0.08)).toBe('+0.08');
    expect(formats.change(-0.08)).toBe('−0.08');
    expect(formats.change(0.0001)).toBe('0.00');
  });

  it('write instants in UTC', () => {
    expect(formats.instant(Date.UTC(2026, 10, 26, 15, 54))).toBe('26 Nov 2026, 15:54 UTC');
    expect(formats.day(Date.UTC(2026, 10, 26, 23, 59))).toBe('26 Nov 2026');
    expect(formats.percent(0.369)).toBe('37%');
  });
});

describe('figures and instants in other languages', () => {
  it('are those of French', () => {
    const french = formatsOf('fr');
    expect([french.figure(-1_454.2), french.change(0.08)]).toEqual(['−1\u202F454,20', '+0,08']);
    expect(french.instant(Date.UTC(2026, 10, 26, 15, 54))).toBe('26 nov. 2026, 15:54 UTC');
  });

  it('have in Arabic the digits of the data, and a sign that stays to the left of its figure', () => {
    const arabic = formatsOf('ar');
    expect([arabic.figure(-0.01), arabic.change(0.08)]).toEqual(['\u200E−0.01', '\u200E+0.08']);
    expect(arabic.range('0.00', '0.09')).toBe('\u200E0.00 … 0.09');
    expect(arabic.instant(Date.UTC(2026, 10, 26, 15, 54))).toBe('26 نوفمبر 2026، 15:54 UTC');
    expect(arabic.country('IR')).toBe('إيران');
  });
});
