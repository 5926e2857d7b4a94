import { DAY_MS } from '../assessment/time.ts';
import type { ExercisePlan } from './further-upstreams.ts';
import type { Upstream } from './upstream-server.ts';

/** Two outbreaks, days from the anchor; neither has to do with the story. */
const OUTBREAKS = [
  { number: 2, offset: -6, title: 'EXERCISE Cholera - Mozambique' },
  { number: 1, offset: -41, title: 'EXERCISE Measles - Afghanistan' },
] as const;

/** The World Health Organization's notices: two, the newer one a week old. */
export function whoUpstream({ anchorAt, clock }: ExercisePlan): Upstream {
  return ({ host, path }) => {
    // Its news by RSS come from the same host.
    if (host !== 'www.who.int' || path !== '/api/emergencies/diseaseoutbreaknews') return undefined;
    const published = OUTBREAKS.map((outbreak) => ({ ...outbreak, at: anchorAt + outbreak.offset * DAY_MS })).filter(
      ({ at }) => at <= clock.now(),
    );
    const value = published.map(({ number, title, at }) => ({
      Title: title,
      ItemDefaultUrl: `/EXERCISE-DON${number}`,
      PublicationDateAndTime: new Date(at).toISOString(),
    }));
    return { status: 200, contentType: 'application/json; charset=utf-8', body: JSON.stringify({ value }) };
  };
}
