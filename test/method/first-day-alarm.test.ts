import { describe, expect, it } from 'vitest';
import { regionAlarms } from '../../src/assessment/alarms/region-alarms.ts';
import { assessWorld, type World } from '../../src/assessment/assess-world.ts';
import type { Observation } from '../../src/assessment/observation.ts';
import { indexObservations } from '../../src/assessment/observation-index.ts';
import { assessTriggers } from '../../src/assessment/triggers/trigger-ladder.ts';
import { navigationalWarnings } from '../kit/indicator-worlds.ts';
import { HORMUZ_CRISIS, worldWith } from '../kit/known-worlds.ts';
import { NOW, snapshotOf, snapshotOfWorld, traffic, transits } from '../kit/worlds.ts';

const STRAIT = 'chokepoint:hormuz_strait';
const HOUR_MS = 3_600_000;
const TRIGGER = 'mena.hormuz_strait_transits';
const ALARM = 'corridor:hormuz_strait';

const rowsOf = (
  situation: Parameters<typeof worldWith>[0],
  last: readonly number[],
  more: readonly Observation[] = [],
) => [
  ...worldWith({ ...situation, traffic: {} }).filter(({ subject }) => subject !== STRAIT),
  ...transits('hormuz_strait', [...traffic(100), ...last]),
  ...more,
];
const worldOf = (...rows: Parameters<typeof rowsOf>): World => assessWorld(indexObservations(rowsOf(...rows), NOW));
const alarmOf = (world: World) => regionAlarms(world, 'mena').found.find(({ id }) => id === ALARM);
const triggersOf = (world: World) => assessTriggers(world, 'mena', undefined);
const coercionOf = (world: World): number => snapshotOfWorld(world, 'mena').snapshot.balance.coercivePressure;
const WARNED = navigationalWarnings('hormuz_strait', { usual: 0, now: 6 });

describe('a strait stopped by force, on its first day of data', () => {
  const stopped = worldOf(HORMUZ_CRISIS, [3]);

  it('is an alarm of its shores although its week says open', () => {
    expect(stopped.corridors.get('hormuz_strait')?.state).toBe('open');
    expect(alarmOf(stopped)).toMatchObject({ kind: 'force', enters: true, beganAt: Date.UTC(2026, 2, 10) });
    expect(alarmOf(stopped)?.words).toMatch(
      /^Strait of Hormuz stopped by force, \d transits on 10 Mar 2026, 97% below the seasonal norm$/,
    );
    expect(alarmOf(worldOf({}, [3], WARNED))?.enters).toBe(true);
  });

  it('changes the label of a calm region, and says why', () => {
    const { state } = snapshotOf(worldWith(), 'mena', NOW - 6 * HOUR_MS);
    const { regime } = snapshotOf(rowsOf({}, [3], WARNED), 'mena', NOW, state).snapshot;
    expect(regime.label).toBe('escalation_ladder');
    expect(regime.transitionDriver).toContain('Strait of Hormuz stopped by force');
  });

  it('activates its trigger by the count of the day, with the transits and what shows force as evidence', () => {
    const { ladder, observed } = triggersOf(stopped);
    const active = ladder.active.find(({ id }) => id === TRIGGER);
    expect(observed[TRIGGER]?.words).toMatch(/^[23](\.\d)?%$/);
    expect(active?.evidenceIds.length).toBeGreaterThan(1);
    expect(active?.evidenceIds[0]).toBe(stopped.corridors.get('hormuz_strait')?.evidence.id);
    expect(triggersOf(worldOf({}, [3], WARNED)).activated).toContain(TRIGGER);
  });

  it('raises coercion by a closure by force', () => {
    expect(coercionOf(stopped)).toBeGreaterThan(coercionOf(worldOf(HORMUZ_CRISIS, [100])));
    const drivers = snapshotOfWorld(stopped, 'mena').snapshot.balance.pressures.flatMap(
      ({ description }) => description,
    );
    expect(drivers.join(' ')).toContain('Strait of Hormuz');
  });

  it('stays so while a few ships pass on the next day, and not on a day of traffic', () => {
    const [few, many] = [worldOf({}, [3, 20], WARNED), worldOf({}, [3, 100], WARNED)];
    expect([alarmOf(few)?.enters, triggersOf(few).activated.includes(TRIGGER)]).toEqual([true, true]);
    expect([alarmOf(many)?.enters, triggersOf(many).activated.includes(TRIGGER)]).toEqual([false, false]);
  });
});

describe('a strait stopped by a wreck or a storm', () => {
  it('is no alarm, no trigger and no coercion on its first day', () => {
    const [usual, wreck] = [worldOf({}, [100]), worldOf({}, [3])];
    expect(alarmOf(wreck)?.enters).toBe(false);
    expect(triggersOf(wreck).activated).not.toContain(TRIGGER);
    expect(coercionOf(wreck)).toBe(coercionOf(usual));
  });
});
