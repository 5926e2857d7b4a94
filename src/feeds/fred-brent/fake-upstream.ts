import type { FakeUpstream } from '../fakes/fake-upstream.ts';
import { fredLines, fredUpstream } from '../fakes/fred-table.ts';
import { quotesEndAt } from '../fakes/publication.ts';

export const fakeFredBrent: FakeUpstream = (world) =>
  world === undefined
    ? fredLines('DCOILBRENTEU', ['2026-10-08,71.20', '2026-10-09,', '2026-10-12,72.05'])
    : fredUpstream({
        seriesId: 'DCOILBRENTEU',
        quotes: ({ from, to }) =>
          world.story.records.crudeQuotes({ from, to: Math.min(to, quotesEndAt(world.clock.now())) }),
      });
