import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '../../src/assessment/time.ts';
import { SLOT_MS } from '../../src/assessment/validity.ts';
import type { RuleBody } from '../../src/contract/alert/rule.ts';
import { compileRule } from '../../src/events/rules/compile-rule.ts';
import { advanceRules } from '../../src/jobs/advance-rules.ts';
import { replayRegion } from '../../src/jobs/replay-region.ts';
import { narrate } from '../../src/jobs/test-kit/gulf-world.ts';
import { memoryPorts } from '../../src/jobs/test-kit/memory-ports.ts';
import { localMinute } from '../../src/main/clock/local-minute.ts';
import { dryRunTally } from '../../src/operations/dry-run-tally.ts';
import { ruleHistory } from '../../src/operations/rule-history.ts';
import type { OwnEvent } from '../../src/ports/deliveries.ts';
import type { RulePosition, RuleStore } from '../../src/ports/rules.ts';
import { exerciseObservations } from '../kit/exercise-observations.ts';
import { memoryExportSource } from '../kit/memory-export-source.ts';

/** 500 in the soak. */
const RANDOM_RULES = Number(process.env.RANDOM_RULES ?? 20);
const TO = Date.UTC(2026, 10, 20, 12);
const FROM = TO - 6 * DAY_MS;
const REGIONS = ['mena', 'europe'] as const;

interface Replayed {
  readonly regionId: string;
  readonly generatedAt: number;
  readonly snapshotId: string;
  readonly body: Uint8Array;
  readonly state: null;
}

/** The exercise, replayed six hours a step. */
const snapshots: Replayed[] = [];
const pressures: number[] = [];

beforeAll(async () => {
  const rows = await exerciseObservations({ anchorAt: TO - 2 * DAY_MS, seed: 20_261, at: TO });
  const ports = memoryPorts();
  await ports.observations.append(rows);
  for (const regionId of REGIONS) {
    const span = { regionId, from: FROM, to: TO, stepMs: SLOT_MS, warmUpMs: 2 * DAY_MS };
    for await (const body of replayRegion(span, { observations: ports.observations, narrate, label: '' })) {
      const { generatedAt, meta, balance } = JSON.parse(body).snapshot;
      pressures.push(balance.coercivePressure);
      const bytes = new TextEncoder().encode(body);
      snapshots.push({ regionId, generatedAt, snapshotId: meta.snapshotId, body: bytes, state: null });
    }
  }
}, 300_000);

const latestAt = (known: readonly Replayed[]) => async (regionId: string, instant: number) =>
  known
    .filter((one) => one.regionId === regionId && one.generatedAt <= instant)
    .toSorted((one, other) => other.generatedAt - one.generatedAt)
    .map((one) => ({ ...one, validUntil: 0 }))[0];

/** As the service does it: after each stretch of snapshots that came in, from what was stored before it. */
async function live(body: RuleBody, stretches: readonly number[]): Promise<readonly OwnEvent[]> {
  const rule = { ruleId: 'rul_1', accountId: 'acme', body, createdAt: FROM - 1 };
  const begin = { generatedAt: FROM - 1, snapshotId: '~' };
  const positions = new Map(
    body.regionIds.map((regionId): [string, RulePosition] => [regionId, { rule, regionId, place: begin, state: null }]),
  );
  const events: OwnEvent[] = [];
  const rules: Pick<RuleStore, 'positions' | 'advance'> = {
    positions: async (regionId) => [...positions.values()].filter((one) => one.regionId === regionId),
    async advance(from, to) {
      positions.set(from.regionId, { ...from, place: to.place, state: JSON.parse(JSON.stringify(to.state)) });
      events.push(...to.events);
      return 'advanced';
    },
  };
  const inOrder = snapshots.toSorted((one, other) => one.generatedAt - other.generatedAt);
  for (let count = 0, n = 0; count < inOrder.length; n += 1) {
    count += stretches[n % stretches.length] ?? 1;
    const known = inOrder.slice(0, count);
    const exportSource = memoryExportSource({ snapshots: known });
    const deps = { rules, exportSource, snapshots: { latestAt: latestAt(known) }, localMinute, now: () => TO };
    for (const regionId of body.regionIds) await advanceRules(regionId, deps, new AbortController().signal);
  }
  return events;
}

async function dryRun(body: RuleBody) {
  const tally = dryRunTally({ body, expressions: compileRule(body), localMinute }, {});
  const parts = {
    exportSource: memoryExportSource({ snapshots }),
    history: { latestAt: latestAt(snapshots), byId: async () => undefined },
  };
  const span = { regionIds: body.regionIds, from: FROM, to: TO + 1, after: {} };
  for await (const snapshot of ruleHistory(span, parts)) tally.add(snapshot);
  return tally.result();
}

const someRule = (): fc.Arbitrary<RuleBody> => {
  const level = fc.constantFrom(...pressures);
  const condition = fc.oneof(
    level.map((value) => `snapshot.balance.coercivePressure > \`${value}\``),
    fc.constant('snapshot.balance.coercivePressure > previous.balance.coercivePressure'),
    fc.integer({ min: 0, max: 60 }).map((count) => `difference && length(difference.numbers) > \`${count}\``),
    fc.constant('snapshot.regime.label != previous.regime.label'),
    fc.constant('snapshot.balance.noSuchAxis > `0`'),
  );
  const time = fc.constantFrom('00:00', '05:30', '12:00', '23:15');
  const small = fc.integer({ min: 1, max: 3 });
  return fc
    .record(
      {
        clear: condition,
        forSnapshots: small,
        clearFor: small,
        cooldownHours: fc.integer({ min: 0, max: 72 }),
        dedupe: fc.constantFrom('snapshot.regime.label', 'snapshot.meta.snapshotId'),
        quietHours: fc.record({
          zone: fc.constantFrom('Europe/Rome', 'America/New_York', 'Asia/Kolkata'),
          from: time,
          to: time,
          action: fc.constantFrom('hold' as const, 'drop' as const),
        }),
      },
      { requiredKeys: [] },
    )
    .chain((own) =>
      fc.record({ when: condition, regionIds: fc.subarray([...REGIONS], { minLength: 1 }) }).map((more) => ({
        name: 'any',
        ...more,
        ...own,
      })),
    );
};

describe('rules over a replay of the exercise', () => {
  it('fire live exactly where the dry-run says, however the snapshots come in', async () => {
    let fired = 0;
    await fc.assert(
      fc.asyncProperty(
        someRule(),
        fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 1, maxLength: 3 }),
        async (body, stretches) => {
          const events = (await live(body, stretches)).filter(({ type }) => type === 'rule.fired');
          const said = events.map(({ happenedAt, data }) => {
            const { regionId, snapshotId, heldSince } = data;
            return { regionId, snapshotId, firedAt: happenedAt, ...(heldSince === undefined ? {} : { heldSince }) };
          });
          const byPlace = (one: { firedAt: number; regionId: unknown }) => `${one.firedAt} ${one.regionId}`;
          const inOrder = said.toSorted((one, other) => (byPlace(one) < byPlace(other) ? -1 : 1));
          const { firings, count } = await dryRun(body);
          expect(inOrder).toEqual(firings);
          expect(new Set(events.map(({ id }) => id)).size).toBe(count);
          fired += count;
        },
      ),
      { numRuns: RANDOM_RULES },
    );
    expect(fired).toBeGreaterThan(0);
  }, 300_000);
});
