import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brent, crude, crudeQuotes, NOW } from '../../../test/kit/worlds.ts';
import type { Observation } from '../observation.ts';
import { indexObservations } from '../observation-index.ts';
import { crudePrice } from './crude-price.ts';

const found = (rows: readonly Observation[]) => crudePrice(indexObservations(rows, NOW));
const wti = (prices: readonly number[], lagDays?: number) =>
  crudeQuotes({ feedId: 'fred-wti', seriesId: 'wti' }, prices, lagDays);
const rise = fc.double({ min: -0.9, max: 3, noNaN: true });
/** Days since the last quote. */
const fresh = fc.integer({ min: 1, max: 9 });
const stale = fc.integer({ min: 12, max: 60 });

describe('the price of crude', () => {
  it('is Brent’s for as long as Brent is current, whatever WTI does', () => {
    fc.assert(
      fc.property(rise, rise, fresh, fresh, (ours, other, lag, otherLag) => {
        const alone = brent(crude(ours), lag);
        expect(found([...alone, ...wti(crude(other), otherLag)])).toEqual(found(alone));
        expect(found(alone)).toMatchObject({ series: { id: 'brent' } });
      }),
    );
  });

  it('is WTI’s against WTI’s own past where Brent is stale or has said too little', () => {
    fc.assert(
      fc.property(rise, rise, stale, fresh, (ours, other, lag, otherLag) => {
        const standIn = wti(crude(other), otherLag);
        const expected = found(standIn);
        expect(expected).toMatchObject({ series: { name: 'WTI crude' } });
        expect(found([...brent(crude(ours), lag), ...standIn])).toEqual(expected);
        expect(found([...brent(crude(ours).slice(-10)), ...standIn])).toEqual(expected);
      }),
    );
  });

  it('is Brent’s by EIA’s own table before it is WTI’s', () => {
    const keyed = crudeQuotes({ feedId: 'eia-api', seriesId: 'rbrte' }, crude(0.3));
    expect(found([...wti(crude(0.1)), ...keyed])).toEqual(found(keyed));
    expect(found(keyed)).toMatchObject({ series: { name: 'Brent crude', source: 'EIA' } });
  });

  it('names who answered with the newest quote', () => {
    const source = fc.constantFrom('FRED', 'EIA');
    fc.assert(
      fc.property(fc.array(source, { minLength: 99, maxLength: 99 }), (answered) => {
        const rows = brent(crude(0.2));
        const read = rows.map((quote, i) => (answered[i] === 'EIA' ? { ...quote, detail: { source: 'EIA' } } : quote));
        const named = found(rows);
        expect(found(read)).toEqual({ ...named, series: { ...named?.series, source: answered[rows.length - 1] } });
      }),
    );
  });

  it('is that of the series with the newest quote where both are stale', () => {
    fc.assert(
      fc.property(stale, stale, (lag, otherLag) => {
        const both = found([...brent(crude(0.2), lag), ...wti(crude(0.1), otherLag)]);
        expect(both?.series.id).toBe(lag <= otherLag ? 'brent' : 'wti');
      }),
    );
  });

  it('is a fall on a day below zero, and as far from what is usual afterwards as without that day', () => {
    const below = [...crude().slice(0, -1), -36.98];
    expect(found(wti(below))).toMatchObject({ price: -36.98, value: 0 });
    const after = [...crude().slice(0, 40), -36.98, ...crude(0.4).slice(40)];
    expect(found(wti(after))?.value).toBeGreaterThan(0.5);
  });

  it('is unknown where there is no price above zero to hold it against', () => {
    const daily = fc.double({ min: -50, max: 50, noNaN: true });
    fc.assert(
      fc.property(fc.array(daily, { minLength: 30, maxLength: 80 }), (prices) => {
        const value = found(wti(prices))?.value ?? 0;
        expect(value >= 0 && value <= 1).toBe(true);
      }),
    );
    expect(found(wti(Array<number>(60).fill(-1)))).toBeUndefined();
    expect(found(wti(Array<number>(60).fill(Number.MIN_VALUE)))).toBeUndefined();
    expect(found(wti(crude().map((price, i) => (i % 3 === 0 ? Number.MIN_VALUE : price))))?.value).toBeLessThan(1);
    expect(found(wti(Array.from({ length: 60 }, (_, i) => (i % 2 === 0 ? 9 : -1))))).toBeUndefined();
  });
});
