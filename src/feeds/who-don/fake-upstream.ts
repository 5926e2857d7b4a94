import { DAY_MS } from '../../assessment/time.ts';
import type { FakeUpstream, FakeWorld, Upstream } from '../fakes/fake-upstream.ts';

export const fakeWhoDon: FakeUpstream = (world) => (world === undefined ? handMade : ofWorld(world));

const NOTICES_PATH = '/api/emergencies/diseaseoutbreaknews';

/** Hand-made notice: cholera in Yemen by default. */
export function notice(number: number, members: Readonly<Record<string, unknown>> = {}) {
  return {
    Title: 'Cholera - Yemen',
    ItemDefaultUrl: `/2026-DON${number}`,
    PublicationDateAndTime: '2026-10-02T10:00:00Z',
    ...members,
  };
}

export const noticeList = (...value: readonly unknown[]): string => JSON.stringify({ value });

const handMade: Upstream = ({ hostname, pathname }) =>
  // Its news by RSS come from the same host.
  hostname === 'www.who.int' && pathname === NOTICES_PATH
    ? {
        status: 200,
        contentType: 'application/json; charset=utf-8',
        body: noticeList(
          notice(700),
          notice(699, { Title: 'Mpox – Multi-country', PublicationDateAndTime: '2026-08-01T09:00:00Z' }),
        ),
      }
    : undefined;

/** Two outbreaks, days from the anchor; neither has to do with the story. */
const OUTBREAKS = [
  { number: 2, offset: -6, title: 'EXERCISE Cholera - Mozambique' },
  { number: 1, offset: -41, title: 'EXERCISE Measles - Afghanistan' },
] as const;

/** The World Health Organization's notices: two, the newer one a week old. */
function ofWorld({ anchorAt, clock }: FakeWorld): Upstream {
  return ({ hostname: host, pathname: path }) => {
    if (host !== 'www.who.int' || path !== NOTICES_PATH) return undefined;
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
