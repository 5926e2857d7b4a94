import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ACTOR_REFERENCE, type ActorReference } from '../../src/assessment/actors/actor-reference.ts';
import { assessRegion } from '../../src/assessment/assess-region.ts';
import { assessWorld } from '../../src/assessment/assess-world.ts';
import type { Observation } from '../../src/assessment/observation.ts';
import { indexObservations } from '../../src/assessment/observation-index.ts';
import type { RegionId } from '../../src/reference/regions.ts';
import { act, acts, listed, type ReportedAct, someActor, someActs } from '../kit/act-worlds.ts';
import { figure } from '../kit/indicator-worlds.ts';
import { WORLDS_PATIENCE, worldCount } from '../kit/world-count.ts';
import { brent, crude, NOW, news, snapshotOf, traffic, transits } from '../kit/worlds.ts';

const REGIONS: readonly RegionId[] = ['mena', 'south-asia', 'north-america', 'global'];
/** Enough for what they show on average. */
const RUNS = { numRuns: Math.max(25, worldCount(2_500)) };
const oil = (iso2: string, used: number, made: number): readonly Observation[] => [
  ...figure(iso2, 'oil_consumption', { usual: used, now: used }, 'energy-institute'),
  ...figure(iso2, 'oil_production', { usual: made, now: made }, 'energy-institute'),
];
/** What edges rest on beside acts: lists, external positions, oil and a strait. */
const STANDING: readonly Observation[] = [
  ...listed('IR', 'ofac', 80),
  ...listed('PK', 'eu-council', 30),
  ...['IR', 'PK', 'SA'].flatMap((iso2) => figure(iso2, 'reserves_months', { usual: 2, now: 2 })),
  ...oil('SA', 2_000, 6_000),
  ...oil('IR', 1_000, 2_000),
  ...oil('PK', 300, 30),
  ...transits('hormuz_strait', traffic(100)),
];

const draftOf = (rows: readonly Observation[], regionId: RegionId, reference: ActorReference = ACTOR_REFERENCE) =>
  assessRegion(assessWorld(indexObservations(rows, NOW), '', reference), regionId, undefined).draft;

const rolesOf = (rows: readonly Observation[], regionId: RegionId = 'mena'): ReadonlyMap<string, string> =>
  new Map(draftOf(rows, regionId).actors.map(({ actorId, role }) => [actorId, role]));

const reported = (some: readonly ReportedAct[]): readonly Observation[] => some.map(act);

/** Who is who and who does what, without the ids of evidence, which hash the names; in no order. */
function content(rows: readonly Observation[], regionId: RegionId, reference: ActorReference, rename: Rename) {
  const { actors, leverageEdges } = draftOf(rows, regionId, reference);
  const lines = [
    ...actors.map(({ actorId, name, evidenceIds, ...rest }) => ({
      ...rest,
      actor: rename(actorId),
      evidenceCount: evidenceIds.length,
    })),
    ...leverageEdges.map(({ fromActorId, toActorId, evidenceIds, ...rest }) => ({
      ...rest,
      from: rename(fromActorId),
      to: rename(toActorId),
      evidenceCount: evidenceIds.length,
    })),
  ];
  return lines.map((line) => JSON.stringify(line)).sort();
}

type Rename = (id: string) => string;

const same: Rename = (id) => id;
const swapping =
  (one: string, other: string): Rename =>
  (id) =>
    id === one ? other : id === other ? one : id;

/** The reference with two ids swapped: each name, home and list belongs to the other id. */
function swappedReference(rename: Rename): ActorReference {
  const authorities = Object.entries(ACTOR_REFERENCE.authorities).map(([lineage, id]) => [lineage, rename(id)]);
  return {
    ...ACTOR_REFERENCE,
    actors: ACTOR_REFERENCE.actors.map((actor) => ({ ...actor, id: rename(actor.id) })),
    authorities: Object.fromEntries(authorities),
  };
}

describe('names decide nothing', WORLDS_PATIENCE, () => {
  it('two actors swapped in the evidence and in the reference swap roles, scores, changes and edges exactly', () => {
    let shownCount = 0;
    fc.assert(
      fc.property(someActs, someActor, someActor, fc.constantFrom(...REGIONS), (some, one, other, regionId) => {
        const rename = swapping(one, other);
        const swapped = some.map((item) => ({ ...item, from: rename(item.from), to: rename(item.to) }));
        const before = content([...reported(some), ...STANDING], regionId, ACTOR_REFERENCE, same);
        const after = content([...reported(swapped), ...STANDING], regionId, swappedReference(rename), rename);
        shownCount += before.length;
        expect(after).toEqual(before);
      }),
      RUNS,
    );
    expect(shownCount).toBeGreaterThan(RUNS.numRuns);
  });
});

describe('actors and edges', WORLDS_PATIENCE, () => {
  it('are bounded, cite what the snapshot shows, and are the same in any order of the evidence', () => {
    fc.assert(
      fc.property(someActs, fc.constantFrom(...REGIONS), (some, regionId) => {
        const rows = [...reported(some), ...STANDING, ...news(), ...brent(crude(0))];
        // The schema's bounds and the ids are among the invariants that snapshotOf refuses to break.
        const { snapshot } = snapshotOf(rows, regionId);
        expect(draftOf([...rows].reverse(), regionId)).toEqual(draftOf(rows, regionId));
        for (const { evidenceIds } of [...snapshot.actors, ...snapshot.leverageEdges])
          expect(evidenceIds.length).toBeGreaterThan(0);
        for (const { evidenceIds } of snapshot.leverageEdges) expect(evidenceIds.length).toBeGreaterThanOrEqual(2);
      }),
      { numRuns: worldCount(375) },
    );
  });

  it('are the same when every outlet reports everything ten times', () => {
    fc.assert(
      fc.property(someActs, fc.constantFrom(...REGIONS), (some, regionId) => {
        const rows = reported(some);
        const copies = rows.flatMap((row) =>
          Array.from({ length: 10 }, (_, i) => ({ ...row, knownAt: row.knownAt + i, observedAt: row.observedAt + i })),
        );
        expect(draftOf(copies, regionId)).toEqual(draftOf(rows, regionId));
      }),
      { numRuns: worldCount(375) },
    );
  });

  it('cannot be made aggressor by one outlet, whatever it reports', () => {
    fc.assert(
      fc.property(someActs, someActor, (some, accused) => {
        const rest = reported(some);
        const victim = accused === 'state:SA' ? 'state:IR' : 'state:SA';
        const lies = Array.from({ length: 80 }, (_, daysAgo) =>
          act({ from: accused, to: victim, kind: 'force', daysAgo, lineage: 'one.example' }),
        );
        fc.pre(startedBy(accused, some) < 4);
        expect(rolesOf([...rest, ...lies], 'global').get(accused)).not.toBe('aggressor');
      }),
      { numRuns: worldCount(375) },
    );
  });

  it('are left out and named as missing where no acts are reported, or only too long ago', () => {
    const silent = draftOf(news(), 'mena');
    expect(silent.actors).toEqual([]);
    expect(silent.leverageEdges).toEqual([]);
    expect(silent.meta.missingInputs).toContain('actors');
    const old = acts({ from: 'state:IR', to: 'state:SA', kind: 'force' }, 30).map((row) => shifted(row, 10));
    expect(draftOf(old, 'mena').meta.missingInputs).toContain('actors');
    expect(draftOf(old, 'mena').actors).toEqual([]);
  });
});

/** Outlets that report material conflict that an actor starts. */
const startedBy = (id: string, some: readonly ReportedAct[]): number =>
  new Set(some.filter(({ from }) => from === id).map(({ lineage }) => lineage)).size;

function shifted(row: Observation, days: number): Observation {
  return { ...row, observedAt: row.observedAt - days * 86_400_000, knownAt: row.knownAt - days * 86_400_000 };
}

describe('roles by behaviour', () => {
  const fights = acts({ from: 'state:IR', to: 'state:SA', kind: 'force' }, 8);

  it('is aggressor who starts six tenths of the material conflict, and swing who starts less', () => {
    expect(rolesOf(fights).get('state:IR')).toBe('aggressor');
    const evenly = acts({ from: 'state:SA', to: 'state:IR', kind: 'force' }, 8);
    expect(rolesOf([...fights, ...evenly]).get('state:IR')).toBe('swing');
  });

  it('needs five clusters with an outlet each', () => {
    expect(rolesOf(fights.slice(0, 4)).has('state:IR')).toBe(false);
    expect(rolesOf(acts({ from: 'state:IR', to: 'state:SA', kind: 'force' }, 40, 4)).has('state:IR')).toBe(false);
  });

  it('is broker who mediates with both sides of a fight, not with one', () => {
    const between = (to: string) => acts({ from: 'state:QA', to, kind: 'mediation' }, 8);
    expect(rolesOf([...fights, ...between('state:IR'), ...between('state:SA')]).get('state:QA')).toBe('broker');
    const oneSided = acts({ from: 'state:QA', to: 'state:IR', kind: 'mediation' }, 8);
    expect(rolesOf([...fights, ...oneSided]).get('state:QA')).toBe('swing');
    const atPeace = [...between('state:JO'), ...between('state:SA')];
    expect(rolesOf([...fights, ...atPeace]).get('state:QA')).toBe('swing');
  });

  it('is stabilizer who cooperates materially, not in words', () => {
    const towards = (kind: 'economic_cooperation' | 'verbal_cooperation') =>
      acts({ from: 'org:un', to: 'state:YE', kind }, 8);
    expect(rolesOf(towards('economic_cooperation')).get('org:un')).toBe('stabilizer');
    expect(rolesOf(towards('verbal_cooperation')).get('org:un')).toBe('swing');
  });

  it('ignores acts of ninety days ago, and gives the change of the score over seven', () => {
    const [now] = draftOf(fights, 'mena').actors;
    expect(now?.delta).toBeGreaterThan(0);
    const before = acts({ from: 'state:IR', to: 'state:SA', kind: 'force' }, 8).map((row) => ago(row, 89));
    const fresh = acts({ from: 'state:SA', to: 'state:IR', kind: 'verbal_conflict' }, 6);
    expect(rolesOf([...before, ...fresh]).has('state:IR')).toBe(false);
  });
});

/** The same act so many days earlier, in world time and in its own. */
function ago(row: Observation, days: number): Observation {
  const { from = '', to = '', day = '' } = row.detail;
  const then = new Date(Date.parse(day) - days * 86_400_000).toISOString().slice(0, 10);
  return {
    ...shifted(row, days),
    recordId: row.recordId.replace(day, then),
    event: row.event.replace(day, then),
    detail: { ...row.detail, from, to, day: then },
  };
}

describe('edges', () => {
  const edges = (rows: readonly Observation[], regionId: RegionId = 'mena') =>
    draftOf(rows, regionId).leverageEdges.map((edge) => ({
      way: `${edge.fromActorId}>${edge.toActorId} ${edge.mechanism}`,
      strength: edge.strength,
    }));
  const ways = (rows: readonly Observation[], regionId: RegionId = 'mena') =>
    edges(rows, regionId).map(({ way }) => way);

  it('lead from who lists to who is listed, by what the listed can bear', () => {
    expect(ways(STANDING)).toContain('state:US>state:IR sanctions');
    expect(ways(listed('IR', 'ofac', 80))).toEqual([]);
  });

  it('lead from who sells oil to who buys it through an open strait, and weaken with its traffic', () => {
    const supply = (rows: readonly Observation[]): number =>
      edges(rows, 'south-asia').find(({ way }) => way === 'state:SA>state:PK energy_supply')?.strength ?? 0;
    const trade = STANDING.filter(({ metric }) => metric !== 'transits_total');
    const open = supply([...trade, ...transits('hormuz_strait', traffic(100))]);
    expect(open).toBeGreaterThan(0.1);
    expect(supply([...trade, ...transits('hormuz_strait', traffic(100, 0.3))])).toBeLessThan(open / 2);
    expect(supply(trade)).toBe(0);
  });

  it('lead from who coerces economically to who can bear little', () => {
    const embargo = acts({ from: 'state:SA', to: 'state:PK', kind: 'economic_coercion' }, 4);
    expect(ways([...STANDING, ...embargo], 'south-asia')).toContain('state:SA>state:PK trade_friction');
    expect(ways(embargo, 'south-asia')).toEqual([]);
  });

  it('lead from the actor that shows force on the shore of a strait to those whose oil passes it, and from no other', () => {
    const shown = (from: string, to: string, kind: 'posture' | 'blockade' | 'force' = 'posture') =>
      acts({ from, to, kind }, 4);
    const naval = (rows: readonly Observation[], regionId: RegionId) =>
      ways([...STANDING, ...rows], regionId).filter((way) => way.endsWith('naval_posture'));
    // A seller through the strait, and a buyer.
    expect(naval(shown('state:IR', 'state:SA'), 'mena')).toEqual(['state:IR>state:SA naval_posture']);
    expect(naval(shown('state:IR', 'state:PK', 'blockade'), 'south-asia')).toEqual(['state:IR>state:PK naval_posture']);
    expect(naval(shown('state:IR', 'state:SA', 'force'), 'mena')).toEqual([]);
    expect(naval(shown('state:US', 'state:SA'), 'mena')).toEqual([]);
    // Without a feed's figures the oil that passes is unknown.
    expect(naval(shown('state:IR', 'state:KW'), 'mena')).toEqual([]);
    expect(ways(shown('state:IR', 'state:SA'), 'mena')).toEqual([]);
  });

  it('show agreements across blocs and ruptures inside one, not the other way round', () => {
    const between = (to: string, kind: 'agreement' | 'reduced_relations') => [
      ...acts({ from: 'state:SA', to, kind }, 5),
      ...acts({ from: 'state:SA', to, kind: 'verbal_cooperation' }, 5),
    ];
    expect(ways(between('state:IR', 'agreement'))).toContain('state:SA>state:IR alliance_shift');
    expect(ways(between('state:KW', 'agreement'))).toEqual([]);
    expect(ways(between('state:KW', 'reduced_relations'))).toContain('state:SA>state:KW alliance_shift');
    expect(ways(between('state:IR', 'reduced_relations'))).toEqual([]);
  });
});
