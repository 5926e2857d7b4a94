import type { FakeUpstream } from '../fakes/fake-upstream.ts';
import { fredLines } from '../fakes/fred-table.ts';
import { spotPriceUpstream } from '../fakes/spot-price.ts';

export const fakeFredWti: FakeUpstream = (world) =>
  world === undefined
    ? fredLines('DCOILWTICO', ['2026-10-08,67.90', '2026-10-09,', '2026-10-12,68.44'])
    : spotPriceUpstream(
        {
          seriesId: 'DCOILWTICO',
          calmUsd: 75,
          spread: 0.06,
          // What is landlocked feels three quarters of what ships do.
          premium: (offset) => 1 + 0.75 * (world.story.crudePremium(offset) - 1),
        },
        world,
      );
