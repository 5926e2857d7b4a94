import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { assessWorld } from '../../src/assessment/assess-world.ts';
import { indexObservations } from '../../src/assessment/observation-index.ts';
import { REGION_IDS } from '../../src/reference/regions.ts';
import { jsonLines } from '../../src/tables/formats/json-lines.ts';
import { CLOSED, closedWorld, POISON } from '../kit/closed-world.ts';
import { emptyFolder } from '../kit/empty-folder.ts';
import { ledgerOf, newSigningKey, storedAs } from '../kit/export-worlds.ts';
import { NOW, uncheckedSnapshotOf } from '../kit/worlds.ts';
import { writtenExport } from '../kit/written-export.ts';

const key = newSigningKey();
let folder: Awaited<ReturnType<typeof emptyFolder>>;

beforeAll(async () => {
  folder = await emptyFolder();
});
afterAll(() => folder.remove());

describe('a redistributable export of a world that closed sources report', () => {
  it('holds none of their texts, no row under their terms, and no snapshot that cites them', async () => {
    const world = assessWorld(indexObservations(closedWorld(NOW), NOW));
    const assessed = REGION_IDS.map((regionId) => uncheckedSnapshotOf(world, regionId));
    const things = { snapshots: assessed.map((one) => storedAs(one, key)), ...ledgerOf(assessed) };
    const closed = new Set(CLOSED.map(({ source }) => source));
    const cited = assessed.flatMap(({ snapshot }) => snapshot.evidence.filter(({ source }) => closed.has(source)));
    expect(cited.length).toBeGreaterThan(10);
    const request = { format: jsonLines, redistributableOnly: true };
    const { path, manifest } = await writtenExport(folder.path, 'open', { things, key, request });
    const { manifest: whole } = await writtenExport(folder.path, 'whole', {
      things,
      key,
      request: { format: jsonLines },
    });
    const rowsOf = ({ files }: typeof manifest, name: string) => files.find((file) => file.path === name)?.rows ?? -1;
    expect(rowsOf(manifest, 'tables/axes.jsonl')).toBe(rowsOf(whole, 'tables/axes.jsonl'));
    expect(rowsOf(manifest, 'tables/evidence.jsonl')).toBeLessThan(rowsOf(whole, 'tables/evidence.jsonl'));
    const files = (await readdir(path, { recursive: true })).filter((name) => name.includes('.'));
    for (const name of files) expect(await readFile(join(path, name), 'utf8'), name).not.toContain(POISON);
    const lines = await readFile(join(path, 'tables', 'evidence.jsonl'), 'utf8');
    const rows = lines
      .split('\n')
      .slice(0, -1)
      .map((line) => JSON.parse(line));
    expect(
      rows.filter(({ source_name, redistributable }) => closed.has(source_name) || redistributable !== true),
    ).toEqual([]);
    const snapshots = await readFile(join(path, 'snapshots.jsonl'), 'utf8');
    for (const line of snapshots.split('\n').slice(0, -1)) {
      const { snapshot } = JSON.parse(line);
      expect(snapshot.evidence.filter(({ source }: { source: string }) => closed.has(source))).toEqual([]);
    }
  });
});
