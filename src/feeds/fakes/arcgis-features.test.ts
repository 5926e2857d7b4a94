import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { recordingPath } from '../../../test/kit/recordings.ts';
import { CHOKEPOINT_BASELINES } from '../../exercise/chokepoint-baselines.ts';
import { createWorld } from '../../exercise/world.ts';
import { featureSet, transitAttributes, transitFieldNames } from './arcgis-features.ts';

const recorded = recordingPath('recordings', 'portwatch', 'daily_chokepoints.json');
const DAY = Date.UTC(2026, 10, 1);

describe('a feature set of transits', () => {
  it.skipIf(recorded === undefined)(
    'has the recorded members, fields and attribute types in the recorded order (needs ../shared)',
    () => {
      const real: unknown = JSON.parse(readFileSync(recorded ?? '', 'utf8'));
      const ours: unknown = JSON.parse(featureSet(rows(), { fields: transitFieldNames(), exceeded: false }));
      expect(shapeOf(ours)).toEqual(shapeOf(real));
    },
  );

  it('says that rows were left over only when they were', () => {
    const fields = ['date', 'n_total'];
    expect(JSON.parse(featureSet(rows(), { fields, exceeded: true }))).toMatchObject({ exceededTransferLimit: true });
    expect(featureSet(rows(), { fields, exceeded: false })).not.toContain('exceededTransferLimit');
  });

  it('gives the asked fields alone, and totals that add up', () => {
    const [row] = rows();
    const set = featureSet(rows(), { fields: ['date', 'n_total'], exceeded: false });
    expect(JSON.parse(set)).toMatchObject({ features: [{ attributes: { date: DAY, n_total: row?.n_total } }] });
    expect(set).not.toContain('n_tanker');
    expect(row?.n_total).toBe(Number(row?.n_cargo) + Number(row?.n_tanker));
  });
});

function rows() {
  const [, , , , , hormuz] = CHOKEPOINT_BASELINES;
  if (hormuz === undefined) throw new Error('no Hormuz');
  const world = createWorld({ anchorAt: DAY, seed: 1 });
  return world.transits(hormuz, { from: DAY, to: DAY + 1 }).map((row) => transitAttributes(row));
}

/** Member names and the types of the first feature's attributes. */
function shapeOf(set: unknown): unknown {
  if (typeof set !== 'object' || set === null || !('fields' in set) || !('features' in set)) return undefined;
  const [feature]: unknown[] = Array.isArray(set.features) ? set.features : [];
  const attributes =
    typeof feature === 'object' && feature !== null && 'attributes' in feature ? feature.attributes : {};
  const types = Object.entries(attributes ?? {}).map(([name, value]) => [name, typeof value]);
  return { members: Object.keys(set), fields: set.fields, types };
}
