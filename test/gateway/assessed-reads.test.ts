import { beforeAll, describe, expect, it } from 'vitest';
import { assessWorld } from '../../src/assessment/assess-world.ts';
import { indexObservations } from '../../src/assessment/observation-index.ts';
import { DAY_MS } from '../../src/assessment/time.ts';
import type { RegionalSnapshot } from '../../src/contract/intelligence/regional-snapshot.ts';
import { AXES } from '../../src/contract/intelligence/vocabulary.ts';
import { EvidenceExpired } from '../../src/ports/retention.ts';
import { HORMUZ_CRISIS, worldWith } from '../kit/known-worlds.ts';
import { NOW, snapshotOfWorld } from '../kit/worlds.ts';
import { bodyOf, createWorld, headerOf, JSON_TYPE, storedMena, type World } from './world.ts';

const EXPLAIN = '/api/intelligence/v1/explain-regional-snapshot';
const SIMULATE = '/api/intelligence/v1/simulate-regional-snapshot';
const observations = worldWith();
const known = assessWorld(indexObservations(observations, NOW));

let world: World;
let key: string;
let snapshot: RegionalSnapshot;
let reads: number[];
let keptSince: number | undefined;

beforeAll(async () => {
  reads = [];
  const observationsAt = async (instant: number) => {
    reads.push(instant);
    if (keptSince !== undefined) throw new EvidenceExpired(keptSince);
    return observations;
  };
  world = createWorld({ handlers: { observationsAt } });
  key = await world.newKey('acme', 'enterprise');
  const first = snapshotOfWorld(known, 'mena');
  snapshot = first.snapshot;
  const body = Buffer.from(first.body);
  const { snapshotId } = snapshot.meta;
  world.snapshots.latest.set('mena', { ...storedMena, snapshotId, generatedAt: NOW, body });
});

const explain = async (path: string) =>
  world.send({ target: `${EXPLAIN}?region_id=mena&pointer=${encodeURIComponent(path)}`, key });
const simulate = (body: unknown) =>
  world.send({ method: 'POST', target: SIMULATE, headers: [JSON_TYPE], key, body: JSON.stringify(body) });

/** Ships through a strait on each of the last days, as they are counted: at the start of a UTC day. */
const supposedTransits = (chokepoint: string, value: number) =>
  Array.from({ length: 15 }, (_, age) => ({
    metric: 'transits_total',
    subject: `chokepoint:${chokepoint}`,
    value,
    observedAt: Math.floor(NOW / DAY_MS) * DAY_MS - age * DAY_MS,
  }));

describe('a snapshot older than the evidence that is kept', () => {
  it('is neither explained nor simulated: 410, with the instant since which evidence is kept', async () => {
    keptSince = NOW + 1;
    const supposed = { regionId: 'mena', observations: supposedTransits('hormuz_strait', 1) };
    const answers = [await explain('/balance/coercivePressure'), await simulate(supposed)];
    keptSince = undefined;
    for (const answer of answers) {
      expect([answer.status, headerOf(answer, 'X-Error-Code')]).toEqual([410, 'evidence_expired']);
      expect(bodyOf(answer)).toEqual({
        message: `Evidence from before ${new Date(NOW + 1).toISOString()} has expired; the snapshot is older`,
      });
    }
  });
});

describe('ExplainRegionalSnapshot', () => {
  it('recomputes every axis from what was known at the instant of the snapshot, read once', async () => {
    for (const axis of AXES) {
      const { explanation, value } = Object(bodyOf(await explain(`/balance/${axis}`)));
      expect([axis, explanation.basis, value]).toEqual([axis, 'recomputed', snapshot.balance[axis]]);
      const sum = explanation.terms.reduce((total: number, term: { value: number }) => total + term.value, 0);
      expect(sum).toBeCloseTo(value, 8);
    }
    expect(new Set(reads)).toEqual(new Set([NOW]));
  });

  it('explains a driver by its axis, and what is copied by what it cites', async () => {
    const driver = Object(bodyOf(await explain('/balance/pressures/0/magnitude')));
    expect(driver.explanation.rule).toMatch(/1 − Π/);
    expect(Object(bodyOf(await explain('/meta/snapshotId'))).value).toBe(snapshot.meta.snapshotId);
  });

  it('is 404 for a pointer that does not resolve and 400 for a malformed one', async () => {
    const lost = await explain('/balance/nothing');
    expect([lost.status, headerOf(lost, 'X-Error-Code')]).toEqual([404, 'pointer_unknown']);
    for (const path of ['', 'balance', `/${'x'.repeat(256)}`]) {
      const answer = await explain(path);
      expect([answer.status, Object(bodyOf(answer)).violations?.[0]?.field]).toEqual([400, 'pointer']);
    }
  });
});

describe('SimulateRegionalSnapshot', () => {
  it('assesses what is supposed, marks the answer, and leaves every store as it was', async () => {
    const held = JSON.stringify([...world.snapshots.latest].map(([id, { snapshotId }]) => [id, snapshotId]));
    const answer = await simulate({ regionId: 'mena', observations: supposedTransits('hormuz_strait', 7) });
    const body = Object(bodyOf(answer));
    expect([answer.status, body.simulated, body.basedOn]).toEqual([
      200,
      true,
      { snapshotId: snapshot.meta.snapshotId, generatedAt: NOW, isReproduced: true },
    ]);
    expect(body.snapshot.balance.maritimeAccess).toBeLessThan(snapshot.balance.maritimeAccess - 0.1);
    expect(body.snapshot.meta.snapshotId).toMatch(/^simulated_/);
    const shown = new Set(snapshot.evidence.map(({ id }) => id));
    for (const item of body.snapshot.evidence) if (!shown.has(item.id)) expect(item.source).toMatch(/^SIMULATED /);
    expect(body.difference.numbers.map(({ name }: { name: string }) => name)).toContain('balance.maritimeAccess');
    expect(JSON.stringify([...world.snapshots.latest].map(([id, one]) => [id, one.snapshotId]))).toBe(held);
    expect(observations).toHaveLength(worldWith().length);
    const { explanation } = Object(bodyOf(await explain('/balance/maritimeAccess')));
    expect(explanation.basis).toBe('recomputed');
  });

  it('takes a strait closed for a week as a preset, says what that is, and refuses one without a strait', async () => {
    const answer = await simulate({ regionId: 'mena', preset: 'Suez closed' });
    const body = Object(bodyOf(answer));
    expect(world.errors).toEqual([]);
    expect([answer.status, body.preset]).toEqual([
      200,
      expect.stringMatching(/^Suez Canal closed: without transits on /),
    ]);
    expect(body.snapshot.balance.maritimeAccess).toBeLessThan(snapshot.balance.maritimeAccess);
    const unknown = await simulate({ regionId: 'mena', preset: 'Atlantis open' });
    expect([unknown.status, Object(bodyOf(unknown)).violations[0].field]).toEqual([400, 'preset']);
    const none = await simulate({ regionId: 'mena' });
    expect([none.status, Object(bodyOf(none)).violations[0].field]).toEqual([400, 'observations']);
  });

  it('changes nothing by supposing what was observed', async () => {
    const same = observations
      .filter(({ metric, subject }) => metric === 'transits_total' && subject === 'chokepoint:suez')
      .slice(-50)
      .map(({ metric, subject, value, observedAt, lineage, event }) => ({
        metric,
        subject,
        value,
        observedAt,
        lineage,
        event,
      }));
    const body = Object(bodyOf(await simulate({ regionId: 'mena', observations: same })));
    expect(body.snapshot.balance).toEqual(snapshot.balance);
  });

  it('lists every rule that is broken, as at the border', async () => {
    const wrong = [
      { metric: 'ships', subject: 'chokepoint:hormuz_strait', value: 1 },
      { metric: 'transits_total', subject: 'chokepoint:nowhere', value: 1 },
      { metric: 'transits_total', subject: 'country:XX', value: 1, observedAt: NOW + 1 },
      { metric: 'transits_total', subject: 'world', value: 1, observedAt: 0 },
    ];
    const answer = await simulate({ regionId: 'mena', observations: wrong });
    const { violations } = Object(bodyOf(answer));
    expect([answer.status, violations.map(({ field }: { field: string }) => field)]).toEqual([
      400,
      [
        'observations[0].metric',
        'observations[1].subject',
        'observations[2].subject',
        'observations[2].observedAt',
        'observations[3].observedAt',
      ],
    ]);
  });

  it.each([
    ['none', [], 'observations'],
    [
      'too many',
      supposedTransits('suez', 1).flatMap((one) =>
        Array.from({ length: 7 }, (_, i) => ({ ...one, value: i, event: `e${i}` })),
      ),
      'observations',
    ],
    ['a repetition', [...supposedTransits('suez', 1), ...supposedTransits('suez', 2).slice(0, 1)], 'observations[15]'],
    ['an unknown member', [{ ...supposedTransits('suez', 1)[0], feedId: 'x' }], 'observations[0].feedId'],
    ['markup for a name', [{ ...supposedTransits('suez', 1)[0], lineage: '<b>' }], 'observations[0].lineage'],
  ])('refuses %s', async (_, supposed, field) => {
    const answer = await simulate({ regionId: 'mena', observations: supposed });
    expect([answer.status, Object(bodyOf(answer)).violations[0].field]).toEqual([400, field]);
  });

  it('would see a crisis as the method does', async () => {
    const crisis = snapshotOfWorld(assessWorld(indexObservations(worldWith(HORMUZ_CRISIS), NOW)), 'mena').snapshot;
    expect(crisis.balance.maritimeAccess).toBeLessThan(snapshot.balance.maritimeAccess);
  });
});
