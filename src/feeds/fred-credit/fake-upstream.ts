import { DAY_MS } from '../../assessment/time.ts';
import type { FakeUpstream, FakeWorld, Upstream } from '../fakes/fake-upstream.ts';
import { fredLines, fredUpstream } from '../fakes/fred-table.ts';
import { MARKET_DAYS_BEFORE_ANCHOR, wander } from '../fakes/market-days.ts';

export const fakeFredCredit: FakeUpstream = (world) => (world === undefined ? handMade : ofWorld(world));

const handMade = fredLines('STLFSI4', ['2026-09-25,-0.6123', '2026-10-02,-0.5822', '2026-10-09,0.1107']);

/** A little calmer than an ordinary week. */
const CALM_INDEX = -0.35;
const FRIDAY = 5;
/** A week is published on the Thursday after its Friday. */
const PUBLISHED_AFTER_DAYS = 6;

/** The weekly index of financial stress, by the Friday each week ends on. */
function ofWorld({ seed, anchorAt, clock, story }: FakeWorld): Upstream {
  const anchorDayAt = Math.floor(anchorAt / DAY_MS) * DAY_MS;
  const firstAt = anchorDayAt - MARKET_DAYS_BEFORE_ANCHOR * DAY_MS;
  const indexOf = (dayAt: number): number =>
    CALM_INDEX + (wander(`${seed}|credit`, dayAt, 0.4) - 1) + story.creditStrain((dayAt - anchorDayAt) / DAY_MS);
  return fredUpstream({
    seriesId: 'STLFSI4',
    quotes: ({ from, to }) => {
      const first = Math.ceil(Math.max(from, firstAt) / DAY_MS) * DAY_MS;
      const last = Math.min(to, clock.now() - PUBLISHED_AFTER_DAYS * DAY_MS);
      const days = Array.from(
        { length: Math.max(0, Math.ceil((last - first) / DAY_MS)) },
        (_, index) => first + index * DAY_MS,
      );
      return days
        .filter((dayAt) => new Date(dayAt).getUTCDay() === FRIDAY)
        .map((dayAt) => ({ dayAt, value: indexOf(dayAt) }));
    },
  });
}
