import { DAY_MS } from '../assessment/time.ts';
import { fredUpstream } from './fred-upstream.ts';
import type { ExercisePlan } from './further-upstreams.ts';
import { MARKET_DAYS_BEFORE_ANCHOR, wander } from '../feeds/fakes/market-days.ts';
import { creditStrain } from './market-storyline.ts';
import type { Upstream } from './upstream-server.ts';

/** A little calmer than an ordinary week. */
const CALM_INDEX = -0.35;
const FRIDAY = 5;
/** A week is published on the Thursday after its Friday. */
const PUBLISHED_AFTER_DAYS = 6;

/** The weekly index of financial stress, by the Friday each week ends on. */
export function creditUpstream({ seed, anchorAt, clock }: ExercisePlan): Upstream {
  const anchorDayAt = Math.floor(anchorAt / DAY_MS) * DAY_MS;
  const firstAt = anchorDayAt - MARKET_DAYS_BEFORE_ANCHOR * DAY_MS;
  const indexOf = (dayAt: number): number =>
    CALM_INDEX + (wander(`${seed}|credit`, dayAt, 0.4) - 1) + creditStrain((dayAt - anchorDayAt) / DAY_MS);
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
