import { describe, expect, it } from 'vitest';
import { NOW, snapshotOf } from '../../test/kit/worlds.ts';
import type { Observation } from '../assessment/observation.ts';
import { DAY_MS, MINUTE_MS } from '../assessment/time.ts';
import { REGION_IDS } from '../contract/intelligence/region-ids.ts';
import { gdeltExport } from '../feeds/fakes/gdelt-export.ts';
import { parseExport } from '../feeds/gdelt-events/parse.ts';
import { createWorld } from './world.ts';

/** What a first start reads of the pretended news: eight exports of now, and one a day of the past. */
function firstRead(): readonly Observation[] {
  const world = createWorld({ anchorAt: NOW, seed: 1 });
  const stamps = [
    ...Array.from({ length: 97 }, (_, i) => NOW - (97 - i) * DAY_MS),
    ...Array.from({ length: 8 }, (_, i) => NOW - (7 - i) * 15 * MINUTE_MS),
  ];
  return stamps.flatMap((exportAt) => {
    const parsed = parseExport(new TextEncoder().encode(gdeltExport(world.reports(exportAt))), exportAt);
    if (parsed.status === 'unreadable') throw new Error(parsed.reason);
    return parsed.observations.map((row) => ({ ...row, feedId: 'gdelt-events', knownAt: row.observedAt }));
  });
}

describe('the exercise', () => {
  const observations = firstRead();
  const shown = REGION_IDS.map((regionId) => snapshotOf(observations, regionId).snapshot);

  it('shows twelve actors or more in every region at its first start, and edges in most', () => {
    for (const { regionId, actors } of shown) expect(actors.length, regionId).toBeGreaterThanOrEqual(12);
    expect(shown.filter(({ leverageEdges }) => leverageEdges.length > 0).length).toBeGreaterThanOrEqual(5);
  });

  it('has every role, states, organisations and armed groups', () => {
    const all = shown.flatMap(({ actors }) => actors);
    expect(new Set(all.map(({ role }) => role))).toEqual(new Set(['aggressor', 'broker', 'stabilizer', 'swing']));
    expect(new Set(all.map(({ actorId }) => actorId.split(':')[0]))).toEqual(new Set(['state', 'org', 'group']));
    expect(all.some(({ delta }) => delta !== 0)).toBe(true);
  });

  it('shows the crisis: who blockades is the aggressor, who mediates the broker', () => {
    const roles = new Map(shown[0]?.actors.map(({ actorId, role }) => [actorId, role]));
    expect(roles.get('state:IR')).toBe('aggressor');
    expect(roles.get('state:QA')).toBe('broker');
  });
});
