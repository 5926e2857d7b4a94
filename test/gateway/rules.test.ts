import { describe, expect, it } from 'vitest';
import { EXAMPLE_DESTINATION_ID } from '../../src/contract/alert/destination.ts';
import { EXAMPLE_RULE_ID } from '../../src/contract/alert/rule.ts';
import { REGIONAL_SNAPSHOT_EXAMPLE } from '../../src/contract/intelligence/regional-snapshot-example.ts';
import type { RegimeLabel } from '../../src/contract/intelligence/vocabulary.ts';
import { API, post } from './post-alert.ts';
import { bodyOf, bodyText, createWorld, headerOf, NOW, storedMena } from './world.ts';

const HOUR = 3_600_000;
const ESCALATES = "snapshot.regime.label == 'escalation_ladder'";
const RULE = { name: 'Own', regionIds: ['mena'], when: ESCALATES, destinationIds: [EXAMPLE_DESTINATION_ID] };

describe('rules', () => {
  it('are created, changed and removed by their account, and unknown to another', async () => {
    const world = createWorld();
    const [own, other] = [await world.newKey('own', 'pro_monthly'), await world.newKey('other', 'pro_monthly')];
    const created = await post(world, 'create-rule', own, RULE);
    expect([created.status, bodyOf(created)]).toEqual([
      200,
      { ruleId: expect.stringMatching(/^rul_[0-9A-Za-z]{22}$/), rule: RULE, createdAt: NOW },
    ]);
    const { ruleId } = Object(bodyOf(created));
    const list = async (key: string) => bodyText(await world.send({ target: `${API}/list-rules`, key }));
    expect(await list(own)).toContain(ruleId);
    expect(await list(other)).not.toContain(ruleId);
    for (const [name, body] of [
      ['update-rule', { ruleId, isEnabled: false }],
      ['delete-rule', { ruleId }],
      ['dry-run-rule', { ruleId, from: '-1d' }],
      ['create-rule', { ...RULE, destinationIds: ['dst_unknown'] }],
      ['update-rule', { ruleId: EXAMPLE_RULE_ID, rule: { ...RULE, destinationIds: ['dst_unknown'] } }],
    ] as const) {
      const refused = await post(world, name, other, body);
      expect([name, refused.status, headerOf(refused, 'X-Error-Code')]).toEqual([name, 404, 'item_unknown']);
    }
    expect(bodyOf(await post(world, 'update-rule', own, { ruleId, isEnabled: false }))).toMatchObject({
      ruleId,
      disabledReason: 'paused',
    });
    const rule = { name: 'Other', regionIds: ['latam'], when: 'snapshot' };
    expect(bodyOf(await post(world, 'update-rule', own, { ruleId, rule }))).toMatchObject({ rule });
    expect((await post(world, 'delete-rule', own, { ruleId })).status).toBe(200);
    expect(await list(own)).not.toContain(ruleId);
  });

  it('are as many as the plan allows', async () => {
    const world = createWorld();
    const key = await world.newKey('acme', 'pro_monthly');
    const answers = [];
    for (let n = 0; n < 11; n += 1) answers.push(await post(world, 'create-rule', key, RULE));
    expect(answers.map(({ status }) => status)).toEqual([...Array.from({ length: 10 }, () => 200), 409]);
    expect(answers.map(bodyOf).at(-1)).toMatchObject({ error: 'allowance_used' });
  });

  it('are refused with every member that cannot be evaluated', async () => {
    const world = createWorld();
    const key = await world.newKey('acme', 'pro_monthly');
    const quietHours = { zone: 'Mars/Olympus', from: '22:00', to: '07:00', action: 'hold' };
    const wrong = { ...RULE, when: 'a[', clear: 'nothing(@)', dedupe: '||', quietHours };
    const fields = ['when', 'clear', 'dedupe', 'quietHours.zone'];
    const refused = await post(world, 'create-rule', key, wrong);
    expect(refused.status).toBe(400);
    const fieldsOf = (answer: typeof refused) =>
      Object(bodyOf(answer)).violations.map((one: unknown) => Object(one).field);
    expect(fieldsOf(refused)).toEqual(fields);
    for (const [name, body] of [
      ['update-rule', { ruleId: EXAMPLE_RULE_ID, rule: wrong }],
      ['dry-run-rule', { rule: wrong, from: '-1d' }],
    ] as const)
      expect(fieldsOf(await post(world, name, key, body)), name).toEqual(fields.map((field) => `rule.${field}`));
    for (const [name, body, field] of [
      ['create-rule', { ...RULE, dedupe: 'é'.repeat(600) }, 'dedupe'],
      ['update-rule', { ruleId: EXAMPLE_RULE_ID, rule: { ...RULE, clear: 'é'.repeat(600) } }, 'rule.clear'],
      ['dry-run-rule', { rule: { ...RULE, when: 'é'.repeat(600) }, from: '-1d' }, 'rule.when'],
    ] as const)
      expect(fieldsOf(await post(world, name, key, body)), name).toEqual([field]);
    for (const [body, field] of [
      [{ from: '-1d' }, 'rule'],
      [{ rule: RULE, ruleId: EXAMPLE_RULE_ID, from: '-1d' }, 'rule'],
      [{ rule: RULE, from: '2026-02-30' }, 'from'],
      [{ rule: RULE, from: '-1d', to: '-2d' }, 'to'],
      [{ rule: RULE, from: '-1d', next: 'AAAAAAAAAAAA' }, 'next'],
    ] as const)
      expect(fieldsOf(await post(world, 'dry-run-rule', key, body)), JSON.stringify(body)).toEqual([field]);
  });
});

describe('a dry-run', () => {
  const labels: readonly (RegimeLabel | undefined)[] = [
    ...(['calm', 'escalation_ladder', undefined, 'escalation_ladder', 'escalation_ladder', 'calm'] as const),
    ...(['escalation_ladder', 'escalation_ladder'] as const),
  ];
  /** One every six hours, the oldest first; the newest 6 h ago. */
  const stored = labels.map((label, n) => {
    const generatedAt = NOW - (labels.length - n) * 6 * HOUR;
    const snapshotId = `snap_${n}`;
    const { regime, ...rest } = REGIONAL_SNAPSHOT_EXAMPLE;
    const shown = label === undefined ? {} : { regime: { ...regime, label } };
    const snapshot = { ...rest, ...shown, generatedAt, meta: { ...rest.meta, snapshotId } };
    return { ...storedMena, snapshotId, generatedAt, body: Buffer.from(JSON.stringify({ snapshot })) };
  });
  const withHistory = async () => {
    const world = createWorld();
    world.snapshots.latest.clear();
    world.snapshots.earlier.splice(0, Number.POSITIVE_INFINITY, ...stored);
    const key = await world.newKey('acme', 'pro_monthly');
    return async (body: object) => Object(bodyOf(await post(world, 'dry-run-rule', key, body)));
  };
  /** Unknown where a snapshot has no regime. */
  const when = `snapshot.regime && ${ESCALATES}`;
  const at = (n: number) => stored[n]?.generatedAt ?? 0;

  it('names each firing over the snapshots as served, and what was unknown', async () => {
    const run = await withHistory();
    const answer = await run({ rule: { ...RULE, when, forSnapshots: 2 }, from: '-10d' });
    expect(answer).toMatchObject({ snapshotsRead: 8, count: 2, held: 0, unknown: 1, isDisabled: false });
    expect(answer.firings).toEqual([
      { regionId: 'mena', snapshotId: 'snap_3', firedAt: at(3) },
      { regionId: 'mena', snapshotId: 'snap_7', firedAt: at(7) },
    ]);
    const { days, byYear } = answer;
    expect(days.reduce((total: number, day: unknown) => total + Object(day).count, 0)).toBe(2);
    expect(byYear).toEqual([{ year: 2026, snapshotsRead: 8, count: 2, held: 0, unknown: 1 }]);
    expect(answer).not.toHaveProperty('next');
  });

  it('reads from its begin to its end, with the snapshot before as the previous one', async () => {
    const run = await withHistory();
    const changed = 'previous.regime.label != snapshot.regime.label';
    const span = { from: String(at(5)), to: String(at(7)) };
    const answer = await run({ rule: { ...RULE, when: changed }, ...span });
    expect([answer.snapshotsRead, answer.firings.map((one: unknown) => Object(one).snapshotId)]).toEqual([
      2,
      ['snap_5'],
    ]);
    const different = await run({ rule: { ...RULE, when: "difference.regimeTo == 'calm'" }, ...span });
    expect(different.firings.map((one: unknown) => Object(one).snapshotId)).toEqual(['snap_5']);
  });

  it('holds a firing until quiet hours are over', async () => {
    const run = await withHistory();
    const minute = (instant: number) => new Date(instant).toISOString().slice(11, 16);
    const quietHours = { zone: 'UTC', from: minute(at(3)), to: minute(at(3) + HOUR), action: 'hold' };
    const answer = await run({ rule: { ...RULE, when, forSnapshots: 2, quietHours }, from: '-10d' });
    expect([answer.count, answer.held]).toEqual([1, 1]);
    expect(answer.firings[0]).toEqual({ regionId: 'mena', snapshotId: 'snap_4', firedAt: at(4), heldSince: at(3) });
  });
});
