import { expect, it } from 'vitest';
import { REGION_IDS } from '../contract/intelligence/region-ids.ts';
import { REGIONS } from '../reference/regions.ts';
import { REGION_IDS as CONSOLE_REGION_IDS } from '../web/url/view-url.ts';

it('the regions that the contract documents are those that the reference knows, in the same order', () => {
  expect(REGIONS.map(({ id }) => id)).toEqual([...REGION_IDS]);
});

it('and those that the console has pages of', () => {
  expect(CONSOLE_REGION_IDS).toEqual(REGION_IDS);
});
