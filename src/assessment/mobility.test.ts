import { describe, expect, it } from 'vitest';
import { civilFlights, notice, observation, satellitePositions } from '../../test/kit/indicator-worlds.ts';
import { NOW, snapshotOf } from '../../test/kit/worlds.ts';
import type { RegionId } from '../reference/regions.ts';
import { type Observation, WORLD_SUBJECT } from './observation.ts';
import { DAY_MS, HOUR_MS } from './time.ts';

const mobilityOf = (rows: readonly Observation[], regionId: RegionId) => snapshotOf(rows, regionId).snapshot.mobility;
const airspaceOf = (rows: readonly Observation[], regionId: RegionId, id: string) =>
  mobilityOf(rows, regionId).airspace.find(({ airspaceId }) => airspaceId === id);

/** A notice of the FAA, which publishes its complete list every hour. */
const faa = (code: string, hoursAgo: number): Observation =>
  notice('airport_closure', code, {
    feedId: 'faa-nas',
    lineage: 'faa',
    observedAt: NOW - hoursAgo * HOUR_MS,
    event: `${code}:closure:20260316`,
    detail: { reason: 'RUNWAY' },
  });
const faaRead = observation({
  feedId: 'faa-nas',
  lineage: 'faa',
  metric: 'airport_closure',
  subject: WORLD_SUBJECT,
  value: 0,
  observedAt: NOW - HOUR_MS,
});

describe('airports', () => {
  it.each([
    ['59 minutes of delay', [notice('airport_delay', 'OMDB', { value: 59 })], undefined],
    ['an hour of delay', [notice('airport_delay', 'OMDB', { value: 60 })], 'disrupted'],
    ['six hours of delay', [notice('airport_delay', 'OMDB', { value: 360 })], 'disrupted'],
    ['flights held on the ground', [notice('airport_ground_stop', 'OMDB')], 'disrupted'],
    ['a closure', [notice('airport_closure', 'OMDB')], 'closed'],
    [
      'a closure and a delay',
      [notice('airport_closure', 'OMDB'), notice('airport_delay', 'OMDB', { value: 90 })],
      'closed',
    ],
  ] as const)('%s', (_, rows, status) => {
    expect(mobilityOf(rows, 'mena').airports.map((airport) => airport.status)).toEqual(
      status === undefined ? [] : [status],
    );
  });

  it('are the region’s own', () => {
    expect(mobilityOf([notice('airport_closure', 'OMDB')], 'europe').airports).toEqual([]);
    expect(mobilityOf([notice('airport_closure', 'OMDB')], 'global').airports).toHaveLength(1);
  });

  it('open again when their authority no longer lists the closure, or at its end', () => {
    expect(mobilityOf([faa('KJFK', 1), faaRead], 'north-america').airports).toHaveLength(1);
    expect(mobilityOf([faa('KJFK', 2), faaRead], 'north-america').airports).toEqual([]);
    const other = { ...faaRead, lineage: 'notam', feedId: 'notam', observedAt: NOW };
    expect(mobilityOf([faa('KJFK', 1), faaRead, other], 'north-america').airports).toHaveLength(1);
    const ended = notice('airport_closure', 'OMDB', { detail: { notam: 'A1/26', until: '2026-03-16 11:59 UTC' } });
    expect(mobilityOf([ended], 'mena').airports).toEqual([]);
    const lasting = notice('airport_closure', 'OMDB', { detail: { notam: 'A1/26', until: '2026-03-16 12:01 UTC' } });
    expect(mobilityOf([lasting], 'mena').airports).toHaveLength(1);
  });

  it('say nothing of now when their list was last read two days ago', () => {
    const old = notice('airport_closure', 'OMDB', { observedAt: NOW - 2 * DAY_MS });
    expect(mobilityOf([old], 'mena').airports).toEqual([]);
  });
});

describe('airspace', () => {
  const hazard = (kind: string) => notice('airspace_hazard', 'LTAA', { detail: { hazard: kind } });

  it('closed for long is closed without a notice, with its source and the day of its review', () => {
    expect(airspaceOf([], 'europe', 'UKBV')).toMatchObject({ status: 'closed' });
    expect(airspaceOf([], 'europe', 'UKBV')?.reason).toMatch(
      /since 24 Feb 2022 \(general knowledge of \d{1,2} [A-Z][a-z]{2} 20\d\d, not reviewed; check against: ./,
    );
  });

  it('is restricted by ash and cyclones, and not by thunderstorms', () => {
    expect(airspaceOf([hazard('VA')], 'mena', 'LTAA')).toMatchObject({ status: 'restricted' });
    expect(airspaceOf([hazard('TC')], 'mena', 'LTAA')).toMatchObject({ status: 'restricted' });
    expect(airspaceOf([hazard('TS')], 'mena', 'LTAA')).toBeUndefined();
  });

  it('is restricted where satellite positions are poor, and jammed is not closed', () => {
    const jammed = satellitePositions('levant', { usual: 0.01, now: 0.3 });
    expect(airspaceOf(jammed, 'mena', 'theater:levant')).toMatchObject({ status: 'restricted' });
    expect(
      airspaceOf(satellitePositions('levant', { usual: 0.01, now: 0.05 }), 'mena', 'theater:levant'),
    ).toBeUndefined();
  });

  it('is closed as a whole only by a notice that closes the whole', () => {
    const restriction = (code: string) =>
      notice('airspace_restriction', 'OIIX', { detail: { notam: 'B7/26', code, text: 'FIR CLSD' } });
    expect(airspaceOf([restriction('QAFLC')], 'mena', 'OIIX')).toMatchObject({ status: 'closed' });
    expect(airspaceOf([restriction('QRDCA')], 'mena', 'OIIX')).toBeUndefined();
    expect(airspaceOf([restriction('QRDCA')], 'mena', 'OIIX/B7/26')).toMatchObject({ status: 'restricted' });
    expect(mobilityOf([restriction('QAFLC')], 'mena').notamClosures).toEqual([
      'OIIX: closed by notice B7/26 ("FIR CLSD")',
    ]);
  });
});

describe('a restriction', () => {
  it.each([
    ['VIP', 'Restricted by notice for the travel of officials ("ROME, GA")'],
    ['HAZARDS', 'Restricted by notice around a hazard ("ROME, GA")'],
    ['OTHER', 'Restricted by notice ("ROME, GA")'],
  ])('gives the reason of type %s in words', (type, reason) => {
    const rows = [notice('airspace_restriction', 'KZTL', { detail: { notam: '6/1', type, description: 'ROME, GA' } })];
    expect(airspaceOf(rows, 'north-america', 'KZTL/6/1')).toMatchObject({ reason });
  });
});

describe('traffic', () => {
  it('that is not there is rerouted, in proportion to what was usual', () => {
    const half = mobilityOf(civilFlights('gulf', { usual: 80, now: 40 }), 'mena');
    expect(half.rerouteIntensity).toBeGreaterThan(0.3);
    expect(half.flightCorridors).toMatchObject([{ corridor: 'Gulf', reroutedFlights24h: 960 }]);
    const besides = [
      ...civilFlights('gulf', { usual: 80, now: 40 }),
      ...civilFlights('levant', { usual: 80, now: 80 }),
    ];
    expect(mobilityOf(besides, 'mena').rerouteIntensity).toBeCloseTo(half.rerouteIntensity / 2, 3);
  });

  it('that is as usual, wobbles or grows is no rerouting', () => {
    for (const now of [70, 80, 120])
      expect(mobilityOf(civilFlights('gulf', { usual: 80, now }), 'mena')).toMatchObject({
        rerouteIntensity: 0,
        flightCorridors: [],
      });
  });

  it('without any aircraft is missing and not closed, unless the airspace is closed by notice', () => {
    const deaf = civilFlights('gulf', { usual: 80, now: 0 });
    expect(mobilityOf(deaf, 'mena')).toMatchObject({ rerouteIntensity: 0, airports: [] });
    const closed = notice('airspace_restriction', 'OIIX', { detail: { notam: 'B7/26', code: 'QAFLC' } });
    expect(mobilityOf([...deaf, closed], 'mena').rerouteIntensity).toBe(1);
  });

  it('that every receiver hears less of is the receivers’ fault', () => {
    const seen = (now: number): readonly Observation[] =>
      civilFlights('gulf', { usual: 2_000, now }).map((row) => ({
        ...row,
        metric: 'civil_aircraft_seen',
        subject: WORLD_SUBJECT,
      }));
    const half = civilFlights('gulf', { usual: 80, now: 40 });
    expect(mobilityOf([...half, ...seen(1_000)], 'mena').rerouteIntensity).toBe(0);
    expect(mobilityOf([...half, ...seen(2_000)], 'mena').rerouteIntensity).toBeGreaterThan(0.3);
  });

  it('is in the missing inputs while no flight is fed', () => {
    expect(snapshotOf([], 'mena').snapshot.meta.missingInputs).toEqual(
      expect.arrayContaining(['mobility', 'civil_flights']),
    );
    const { missingInputs } = snapshotOf(civilFlights('gulf', { usual: 80, now: 80 }), 'mena').snapshot.meta;
    expect(missingInputs).not.toContain('civil_flights');
  });
});
