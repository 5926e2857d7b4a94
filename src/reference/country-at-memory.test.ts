import { expect, it } from 'vitest';
import { ownHeapAfterGc } from '../../test/kit/heap-after-gc.ts';
import { countryAt } from './country-at.ts';

/** 100,000 corners and edges take some 6 MB as figures, and 20 MB as lists. */
const MAX_BORDERS_MB = 10;

it('holds the borders of all countries as figures', () => {
  const before = ownHeapAfterGc();
  let onLand = 0;
  for (let latitude = -89; latitude < 90; latitude += 1)
    for (let longitude = -179; longitude < 180; longitude += 1)
      if (countryAt(latitude, longitude) !== undefined) onLand += 1;
  expect(onLand).toBeGreaterThan(10_000);
  expect(ownHeapAfterGc() - before).toBeLessThan(MAX_BORDERS_MB);
});
