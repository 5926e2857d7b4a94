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
