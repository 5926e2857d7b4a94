import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { WORLDS_PATIENCE, worldCount } from '../../test/kit/world-count.ts';
import { EVENT_RULES } from '../assessment/event-driven/event-rules.ts';
import { TOP_REGIME } from '../assessment/regime.ts';
import { parseRegionState, type RegionState } from '../assessment/region-state.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../assessment/time.ts';
import { CORRIDOR_BREAK } from '../assessment/trigger-reason.ts';
import type { TriggerReason } from '../contract/intelligence/vocabulary.ts';
import type { StoredSnapshot } from '../ports/snapshot-store.ts';
import {
  anyReport,
  counted,
  type Ingest,
  live,
  reportsAt,
  STREAM_START,
  someStream,
  streamOf,
} from './test-kit/event-streams.ts';

const reasonOf = ({ body }: StoredSnapshot): TriggerReason =>
  JSON.parse(new TextDecoder().decode(body)).snapshot.meta.triggerReason;
const isEvent = ({ slotAt }: StoredSnapshot): boolean => slotAt === undefined;
const pairs = (chain: readonly StoredSnapshot[]) =>
  chain.slice(1).map((after, i) => ({ before: chain[i] ?? after, after }));

/** The causes that two stored states show, by precedence. */
function causes(before: RegionState, after: RegionState): readonly TriggerReason[] {
  const order = ['open', 'restricted', 'closed'];
  const broken = Object.entries(after.corridors).some(([id, { state, disruption, dataAt }]) => {
    const was = before.corridors[id];
    if (was === undefined || dataAt <= was.dataAt) return false;
    return order.indexOf(state) > order.indexOf(was.state) || disruption - was.disruption >= CORRIDOR_BREAK - 1e-9;
  });
  return [
    ...(after.regime.label === before.regime.label ? [] : (['regime_shift'] as const)),
    ...(Object.keys(after.triggers).some((id) => before.triggers[id] === undefined)
      ? (['trigger_activation'] as const)
      : []),
    ...(broken ? (['corridor_break'] as const) : []),
    'scheduled_6h',
  ];
}

describe('a service that lives through any stream of events', WORLDS_PATIENCE, () => {
  it('stores what another one stores to the byte, however late its checks are', async () => {
    let [events, streams] = [0, 0];
    await fc.assert(
      fc.asyncProperty(someStream, fc.integer({ min: 0, max: 15_000 }), async (stream, lookLateMs) => {
        const once = await live(stream);
        expect((await live(stream)).bodies).toEqual(once.bodies);
        expect((await live(stream, { lookLateMs })).bodies).toEqual(once.bodies);
        events += once.snapshots.filter(isEvent).length;
        streams += 1;
      }),
      { numRuns: Math.max(2, worldCount(50)), seed: 51 },
    );
    // A stream in which nothing ever happens would prove nothing.
    expect(events).toBeGreaterThanOrEqual(streams / 4);
  });

  it('keeps the spacing and the budget, names a cause that is true, and chains each snapshot to the last', async () => {
    await fc.assert(
      fc.asyncProperty(someStream, async (stream) => {
        const { snapshots } = await live(stream);
        expect(snapshots[0]).toMatchObject({ slotAt: STREAM_START });
        for (const { before, after } of pairs(snapshots)) {
          const [was, is] = [parseRegionState(before.state), parseRegionState(after.state)];
          expect(after.priorSnapshotId).toBe(before.snapshotId);
          expect(reasonOf(after)).toBe(causes(was, is)[0]);
          if (!isEvent(after)) continue;
          expect(reasonOf(after)).not.toBe('scheduled_6h');
          const risesToTop = is.regime.label === TOP_REGIME && was.regime.label !== TOP_REGIME;
          if (!risesToTop) expect(after.generatedAt - before.generatedAt).toBeGreaterThanOrEqual(15 * MINUTE_MS);
        }
        for (const { generatedAt } of snapshots) {
          const day = snapshots.filter(
            (other) => other.generatedAt > generatedAt - DAY_MS && other.generatedAt <= generatedAt,
          );
          expect(day.length).toBeLessThanOrEqual(12);
        }
      }),
      { numRuns: Math.max(4, worldCount(100)) },
    );
  });

  it('stores nothing between slots for one lineage alone', async () => {
    const alone = streamOf(anyReport(fc.constant(['ap.org'])));
    await fc.assert(
      fc.asyncProperty(alone, async (stream) => {
        expect((await live(stream)).snapshots.filter(isEvent)).toEqual([]);
      }),
      { numRuns: Math.max(2, worldCount(50)) },
    );
  });
});

const at = (hours: number): number => STREAM_START + hours * HOUR_MS;
const FOUR = ['ap.org', 'bbc.co.uk', 'afp.com', 'aa.com.tr'] as const;
const surge = (instant: number, lineages: readonly string[] = FOUR): Ingest =>
  reportsAt(instant, { metric: 'force_reports', iso2: 'IR', count: 60, lineages });

describe('a look between slots', () => {
  it('stores a snapshot a minute after the news, as of that instant', async () => {
    const { snapshots } = await live([surge(at(2))]);
    const [event] = snapshots.filter(isEvent);
    expect(event?.generatedAt).toBe(at(2) + EVENT_RULES.debounceMs);
    expect(event && reasonOf(event)).toMatch(/regime_shift|trigger_activation/);
  });

  it('needs no second lineage where a sensor of record counts', async () => {
    const { snapshots } = await live([counted(at(2), { ratio: 0.03, days: 9 })]);
    const [event, ...more] = snapshots.filter(isEvent);
    expect(event?.generatedAt).toBe(at(2) + EVENT_RULES.debounceMs);
    expect(more).toEqual([]);
  });

  it('waits for a second lineage where one outlet carries the cause, though another reports something else', async () => {
    const aside = reportsAt(at(2), { metric: 'protest_reports', iso2: 'YE', count: 1, lineages: ['dw.com'] });
    const { snapshots, reports } = await live([surge(at(2), ['ap.org']), aside]);
    expect(snapshots.filter(isEvent)).toEqual([]);
    expect(reports[0]).toMatchObject({ regionId: 'mena', status: 'held', by: 'lineage' });
  });

  it('makes one snapshot of an oscillating metric', async () => {
    const stream = Array.from({ length: 40 }, (_, i) =>
      counted(at(1) + i * 40 * MINUTE_MS, { ratio: i % 2 === 0 ? 0.66 : 0.74, days: 9 }),
    );
    const { snapshots } = await live(stream);
    expect(snapshots.filter(isEvent)).toHaveLength(1);
    const activations = new Set(
      snapshots.flatMap(({ state }) =>
        Object.entries(parseRegionState(state).triggers).flatMap(([id, { activatedAt }]) =>
          id === 'mena.hormuz_strait_transits' ? [activatedAt] : [],
        ),
      ),
    );
    expect(activations.size).toBe(1);
  });

  it('reads the evidence once for what came, and only for the regions it touches', async () => {
    const elsewhere = reportsAt(at(2), { metric: 'force_reports', iso2: 'BR', count: 5, lineages: FOUR });
    const regions = ['mena', 'latam'] as const;
    const none = await live([], { regions });
    const { reads, reports } = await live([elsewhere], { regions });
    expect(reads).toBe(none.reads + 1);
    expect(reports.map(({ regionId }) => regionId)).toEqual(['latam', 'global']);
  });

  it('reads nothing where the snapshot of a slot, made from more, was stored before the check', async () => {
    const before = reportsAt(at(6) - 90_000, { metric: 'force_reports', iso2: 'IR', count: 60, lineages: FOUR });
    const none = await live([]);
    const { reads, reports, snapshots } = await live([before], { lookLateMs: MINUTE_MS });
    expect(reads).toBe(none.reads);
    expect(reports[0]).toEqual({ regionId: 'mena', status: 'covered' });
    expect(snapshots.filter(isEvent)).toEqual([]);
    expect(snapshots.map(reasonOf).slice(0, 2)).toEqual(['scheduled_6h', 'trigger_activation']);
  });
});
