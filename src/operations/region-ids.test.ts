import { expect, it } from 'vitest';
import { REGION_IDS } from '../contract/intelligence/region-ids.ts';
import { REGIONS } from '../reference/regions.ts';

it('the regions that the contract documents are those that the reference knows, in the same order', () => {
  expect(REGIONS.map(({ id }) => id)).toEqual([...REGION_IDS]);
});
