import fc from 'fast-check';
import { HORIZONS, isRegionView, PLAIN_VIEWS, REGION_IDS, REGION_VIEWS, type ViewUrl } from '../url/view-url.ts';

/** Minutes of November 2026, before the clock of the test kit. */
const LATE_2026 = fc.integer({ min: 29_360_000, max: 29_390_000 }).map((minutes) => minutes * 60_000);

/** Any address of a view. @param instant what `at`, `from` and `to` may be, epoch ms */
export const anyUrl = (instant: fc.Arbitrary<number> = LATE_2026): fc.Arbitrary<ViewUrl> =>
  fc
    .record(
      {
        view: fc.constantFrom('world', ...REGION_VIEWS, ...PLAIN_VIEWS),
        regionId: fc.constantFrom(...REGION_IDS),
        axis: fc.constantFrom('coercivePressure' as const, 'maritimeAccess' as const),
        at: instant,
        from: instant,
        to: instant,
        horizon: fc.constantFrom(...HORIZONS),
        open: fc.constantFrom(
          { kind: 'explain' as const, pointer: '/balance/netBalance' },
          { kind: 'evidence' as const, id: `ev_${'0'.repeat(20)}` },
        ),
        lang: fc.constantFrom('fr' as const, 'ar' as const),
        theme: fc.constantFrom('light' as const, 'dark' as const),
      },
      { requiredKeys: ['view', 'regionId', 'axis'] },
    )
    .map((url): ViewUrl => (isRegionView(url.view) ? url : { ...url, regionId: 'global' }));
