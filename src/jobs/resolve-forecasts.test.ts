import { describe, expect, it } from 'vitest';
import { countrySubject, type Observation, WORLD_SUBJECT } from '../assessment/observation.ts';
import { DAY_MS, isoDate } from '../assessment/time.ts';
import type { OutcomeKey, Verdict } from '../ports/forecast-ledger.ts';
import { type ResolveDeps, resolveForecasts, runResolution } from './resolve-forecasts.ts';
import { memoryPorts } from './test-kit/memory-ports.ts';

const ORIGIN = Date.UTC(2026, 2, 31) / DAY_MS;
const YEMEN = countrySubject('YE');

const deaths = (day: number, value: number, members: Partial<Observation> = {}): Observation => ({
  feedId: 'ucdp-candidate',
  recordId: `${members.subject ?? YEMEN}-${day}-${value}-${members.detail?.dyad ?? ''}`,
  metric: 'conflict_deaths',
  subject: YEMEN,
  value,
  observedAt: day * DAY_MS,
  knownAt: (day + 40) * DAY_MS,
  lineage: 'ucdp',
  event: `${day}`,
  detail: { dyad: 'A - B', startDate: isoDate(day * DAY_MS) },
  ...members,
});

/** Releases of so many months up to and with the one of a day. */
const releases = (lastDay: number, count: number): readonly Observation[] =>
  Array.from({ length: count }, (_, back) => {
    const date = new Date(lastDay * DAY_MS);
    const observedAt = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1 - back, 1) - 1;
    return {
      ...deaths(0, 100),
      recordId: `release-${observedAt}`,
      metric: 'conflict_events_total',
      subject: WORLD_SUBJECT,
      observedAt,
      knownAt: observedAt + 25 * DAY_MS,
      detail: {},
    };
  });

/** One death a day for a year before the outcome. */
const ordinary = Array.from({ length: 400 }, (_, i) => deaths(ORIGIN - 400 + i, 1));

const DAY: OutcomeKey = { regionId: 'mena', horizon: '24h', fromDay: ORIGIN, lastDay: ORIGIN };
const MONTH: OutcomeKey = { regionId: 'mena', horizon: '30d', fromDay: ORIGIN, lastDay: ORIGIN + 29 };

/** What is decided of outcomes, so many days after the first day of theirs. */
async function decided(rows: readonly Observation[], outcomes: readonly OutcomeKey[], daysLater = 100) {
  const { observations } = memoryPorts();
  await observations.append(rows);
  const verdicts: [string, Verdict][] = [];
  const deps: ResolveDeps = {
    observations,
    clock: { now: () => (ORIGIN + daysLater) * DAY_MS },
    forecasts: {
      due: async (lastDay) => outcomes.filter((one) => one.lastDay <= lastDay),
      resolve: async ({ regionId, horizon }, verdict) => {
        verdicts.push([`${regionId} ${horizon}`, verdict]);
        return 2;
      },
    },
  };
  const report = await resolveForecasts(deps);
  return {
    report,
    verdicts,
    results: verdicts.map(([name, one]) => [name, 'outcome' in one ? one.outcome : one.reason]),
  };
}

describe('resolving forecasts', () => {
  it("gives a region the lane that its countries' deaths make, with the figures", async () => {
    const attack = deaths(ORIGIN, 9);
    const { verdicts, report } = await decided([...ordinary, ...releases(ORIGIN, 15), attack], [DAY]);
    expect(report).toEqual({ status: 'resolved', scoredCount: 2, voidCount: 0, waitingCount: 0 });
    expect(verdicts).toEqual([
      [
        'mena 24h',
        {
          status: 'scored',
          outcome: 'escalation',
          facts: {
            deaths: 9,
            mean: 1,
            newDeaths: 0,
            countries: ['YE escalation: 9 deaths, mean 1'],
            knownBy: (ORIGIN + 100) * DAY_MS,
          },
        },
      ],
    ]);
  });

  it('reads dyads, multi-day records and other regions as the rule says', async () => {
    const world = [...ordinary, ...releases(ORIGIN + 29, 16)];
    const fresh = deaths(ORIGIN, 5, { detail: { dyad: 'A - C', startDate: isoDate(ORIGIN * DAY_MS) } });
    expect((await decided([...world, fresh], [DAY])).results).toEqual([['mena 24h', 'fragmentation']]);
    const long = deaths(ORIGIN, 9, { detail: { dyad: 'A - B', startDate: isoDate((ORIGIN - 2) * DAY_MS) } });
    expect((await decided([...world, long], [DAY])).results).toEqual([['mena 24h', 'base']]);
    const elsewhere = deaths(ORIGIN, 90, { subject: countrySubject('CO') });
    const regions = [
      DAY,
      { ...DAY, regionId: 'latam' },
      { ...DAY, regionId: 'global' },
      { ...DAY, regionId: 'europe' },
    ];
    expect((await decided([...world, elsewhere], regions)).results).toEqual([
      ['mena 24h', 'base'],
      ['latam 24h', 'escalation'],
      ['global 24h', 'escalation'],
      ['europe 24h', 'base'],
    ]);
    const month = await decided([...world, deaths(ORIGIN + 20, 80)], [MONTH]);
    expect(month.results).toEqual([['mena 30d', 'escalation']]);
  });

  it('waits while a month of the outcome or of the year before is not covered, then voids and says which', async () => {
    const unpublished = [...ordinary, ...releases(ORIGIN, 15)];
    const waiting = { status: 'resolved', scoredCount: 0, voidCount: 0, waitingCount: 1 };
    expect((await decided(unpublished, [MONTH])).report).toEqual(waiting);
    expect((await decided(unpublished, [MONTH], 395)).results).toEqual([['mena 30d', 'no_outcome_data']]);
    const holes = [...ordinary, ...releases(ORIGIN, 5)];
    expect((await decided(holes, [DAY])).report).toEqual(waiting);
    expect((await decided(holes, [DAY], 365)).report).toEqual(waiting);
    expect((await decided(holes, [DAY], 366)).results).toEqual([['mena 24h', 'no_history']]);
  });

  it('uses no release that is not known yet', async () => {
    const rows = [...ordinary, ...releases(ORIGIN, 15)];
    expect((await decided(rows, [DAY], 10)).report).toMatchObject({ scoredCount: 0, waitingCount: 1 });
    expect((await decided(rows, [DAY], 30)).report).toMatchObject({ scoredCount: 2, waitingCount: 0 });
  });

  it('happens once a day, and again the same day only where it failed, after a pause', async () => {
    const { observations, claims } = memoryPorts();
    let isDown = true;
    let now = ORIGIN * DAY_MS;
    const deps = {
      observations,
      claims,
      owner: 'one',
      clock: { now: () => now },
      forecasts: {
        due: async () => {
          if (isDown) throw new Error('down');
          return [];
        },
        resolve: async () => 0,
        tally: async () => [],
      },
    };
    await expect(runResolution(deps)).rejects.toThrow('down');
    isDown = false;
    expect(await runResolution(deps)).toEqual({ status: 'taken' });
    now += 60_000;
    expect(await runResolution(deps)).toMatchObject({ status: 'resolved' });
    now += DAY_MS / 2;
    expect(await runResolution(deps)).toEqual({ status: 'taken' });
    now += DAY_MS;
    expect(await runResolution(deps)).toMatchObject({ status: 'resolved' });
  });
});
