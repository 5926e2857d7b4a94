import type { FakeUpstream } from '../fakes/fake-upstream.ts';
import { fredLines } from '../fakes/fred-table.ts';
import { spotPriceUpstream } from '../fakes/spot-price.ts';

export const fakeFredGas: FakeUpstream = (world) =>
  world === undefined
    ? fredLines('DHHNGSP', ['2026-10-08,3.41', '2026-10-09,', '2026-10-12,3.38'])
    : spotPriceUpstream({ seriesId: 'DHHNGSP', calmUsd: 3.4, spread: 0.15, premium: world.story.gasPremium }, world);
