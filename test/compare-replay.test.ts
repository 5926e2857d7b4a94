import { describe, expect, it } from 'vitest';
import { type Comparison, compareLines } from '../scripts/compare-replay/compare-dumps.mjs';
import type { RegionalSnapshot } from '../src/contract/intelligence/regional-snapshot.ts';
import { REGIONAL_SNAPSHOT_EXAMPLE } from '../src/contract/intelligence/regional-snapshot-example.ts';

type Change = (snapshot: RegionalSnapshot) => unknown;

const [driver] = REGIONAL_SNAPSHOT_EXAMPLE.balance.pressures;

/** A line of a dump with the example, changed. */
function line(change: Change = () => undefined): string {
  const snapshot = structuredClone(REGIONAL_SNAPSHOT_EXAMPLE);
  change(snapshot);
  const { meta, regime, evidence } = snapshot;
  const state = { snapshotId: meta.snapshotId, regime, triggers: { closure: { seenAt: 1, evidence } } };
  const terms = [{ label: snapshot.balance.pressures[0]?.description, value: 0.42, evidenceIds: ['e2'] }];
  const explanations = { '/balance/coercivePressure': { rule: 'a rule', parameters: [], terms, evidence, whatIf: [] } };
  return JSON.stringify({
    part: '2024',
    region: 'mena',
    at: '2024-04-01T00:00:00.000Z',
    snapshot,
    state,
    explanations,
  });
}

const compared = (before: Change, after: Change): Promise<Comparison> => compareLines([line(before)], [line(after)]);
const unchanged: Change = () => undefined;

/** Every text, version and hash of them that a change of sentences rewrites. */
function rewrite(snapshot: RegionalSnapshot): void {
  const { meta, regime, balance, scenarioSets, transmissionPaths, triggers, mobility, evidence, narrative } = snapshot;
  Object.assign(meta, { snapshotId: 'b', modelVersion: 'b', scoringVersion: 'b', narrativeModel: 'b' });
  Object.assign(regime, { transitionDriver: 'b' });
  for (const one of [...balance.pressures, ...balance.buffers, ...triggers.active])
    Object.assign(one, { description: 'b' });
  for (const path of transmissionPaths)
    Object.assign(path, { start: 'b', mechanism: 'b', end: 'b', templateVersion: 'b' });
  for (const { lanes } of scenarioSets) for (const { consequences } of lanes) consequences.fill('b');
  for (const one of mobility.airspace) Object.assign(one, { reason: 'b' });
  for (const one of mobility.airports) Object.assign(one, { disruptionReason: 'b' });
  mobility.notamClosures.fill('b');
  for (const item of evidence) Object.assign(item, { summary: 'b' });
  const { watchItems, ...sections } = narrative;
  for (const section of [...watchItems, ...Object.values(sections)]) Object.assign(section, { text: 'b' });
}

describe('the comparison of two replays', () => {
  it('passes what is equal apart from sentences, versions and the hashes made of them', async () => {
    expect(line(rewrite)).not.toBe(line());
    expect(await compared(unchanged, rewrite)).toMatchObject({ lineCount: 1, differentCount: 0, first: [] });
  });

  it('finds one changed number by its pointer, with region and instant', async () => {
    const change: Change = ({ scenarioSets }) => Object.assign(scenarioSets[0]?.lanes[1] ?? {}, { probability: 0.126 });
    const { first, places } = await compared(unchanged, (snapshot) => [rewrite(snapshot), change(snapshot)]);
    expect(first).toEqual([
      {
        ...{ part: '2024', region: 'mena', at: '2024-04-01T00:00:00.000Z' },
        ...{ pointer: '/snapshot/scenarioSets/0/lanes/1/probability', before: 0.125, after: 0.126 },
      },
    ]);
    expect([...places]).toEqual([['/snapshot/scenarioSets/*/lanes/*/probability', 1]]);
  });

  it('finds a removed member, also one that holds a sentence', async () => {
    for (const member of ['magnitude', 'description', 'evidenceIds'] as const) {
      const remove: Change = ({ balance }) => Reflect.deleteProperty(balance.pressures[0] ?? {}, member);
      const { first } = await compared(unchanged, remove);
      expect(first[0]).toMatchObject({ pointer: `/snapshot/balance/pressures/0/${member}`, after: undefined });
    }
  });

  it('finds ids, geographyVersion and citations that changed, and another order of evidence or members', async () => {
    const changes: readonly (readonly [Change, string])[] = [
      [({ meta }) => Object.assign(meta, { geographyVersion: 'g2' }), '/snapshot/meta/geographyVersion'],
      [({ evidence }) => Object.assign(evidence[0] ?? {}, { id: 'e9' }), '/snapshot/evidence/0/id'],
      [({ narrative }) => narrative.situation.evidenceIds.push('e9'), '/snapshot/narrative/situation/evidenceIds/'],
      [({ evidence }) => evidence.reverse(), '/snapshot/evidence/0/'],
      [(s) => Object.assign(s, { regime: Object.fromEntries(Object.entries(s.regime).reverse()) }), '/snapshot/regime'],
    ];
    for (const [change, pointer] of changes) {
      const { first } = await compared(unchanged, change);
      expect(first[0]?.pointer.startsWith(pointer), pointer).toBe(true);
    }
  });

  it('passes another order of drivers of equal magnitude, and no other one', async () => {
    const withDrivers =
      (...drivers: readonly (readonly [string, number])[]): Change =>
      ({ balance }) => {
        const pressures = drivers.map(([id, magnitude]) => ({ ...driver, magnitude, evidenceIds: [id] }));
        Object.assign(balance, { pressures });
      };
    const before = withDrivers(['e1', 0.2], ['e2', 0.1], ['e3', 0.1]);
    expect(await compared(before, withDrivers(['e1', 0.2], ['e3', 0.1], ['e2', 0.1]))).toMatchObject({
      differentCount: 0,
    });
    const { differentCount } = await compared(before, withDrivers(['e2', 0.2], ['e1', 0.1], ['e3', 0.1]));
    expect(differentCount).toBeGreaterThan(0);
  });

  it('finds a line that only one of them has', async () => {
    expect((await compareLines([line()], [])).first[0]).toMatchObject({ pointer: '', after: undefined });
    expect((await compareLines([], [line()])).first[0]).toMatchObject({ pointer: '', before: undefined });
  });
});
