import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { temporaryFolder } from '../../../test/kit/program.ts';
import { ENDPOINTS } from '../../contract/endpoints.ts';
import { REGION_IDS } from '../../reference/regions.ts';
import { runCommand } from '../cli.ts';
import { readConfig } from '../config.ts';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;

beforeEach(async () => {
  folder = await temporaryFolder();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await folder.remove();
});

async function printed(...words: string[]) {
  const output = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const)
    vi.spyOn(process[name], 'write').mockImplementation((piece) => {
      output[name] += String(piece);
      return true;
    });
  const code = await runCommand(words, readConfig(folder.environment));
  vi.restoreAllMocks();
  return { code, ...output };
}
const json = async (...words: string[]) => JSON.parse((await printed(...words)).stdout);

describe('reads on the command line', () => {
  it('print stored data as the service would', async () => {
    await printed('refresh', '--region', 'latam');
    const { snapshots } = await json('snapshot', 'list', '--region', 'latam');
    expect(snapshots).toHaveLength(1);
    const [{ snapshotId, generatedAt, regime }] = snapshots;
    const at = new Date(generatedAt).toISOString();
    expect((await json('snapshot', 'at', '--region', 'latam', '--at', at)).snapshot.meta.snapshotId).toBe(snapshotId);
    expect((await json('regime', 'history', '--region', 'latam')).periods).toMatchObject([{ label: regime.label }]);
    expect((await json('evidence', 'list', '--region', 'latam')).snapshotId).toBe(snapshotId);
    const { regions } = await json('regions', 'list');
    expect(regions.map(({ id }: { id: string }) => id)).toEqual(REGION_IDS);
    expect(regions.find(({ id }: { id: string }) => id === 'latam').latest.snapshotId).toBe(snapshotId);
  });

  it('run any GET operation of the catalogue by its name', async () => {
    await printed('refresh', '--region', 'latam');
    const regime = ['regime', 'history', '--region', 'latam'];
    expect(await printed('call', 'get-regime-history', '--region_id', 'latam')).toEqual(await printed(...regime));
    await expect(printed('call', 'deduct-situation')).rejects.toThrow(
      /^the operation must be one of get-regional-snapshot, /,
    );
    await expect(printed('call', 'get-regime-history')).rejects.toThrow(/region_id is required/);
  });

  it('explain and suppose without storing anything', async () => {
    await printed('refresh', '--region', 'mena');
    const { explanation } = await json('snapshot', 'explain', '--region', 'mena', '--pointer', '/balance/netBalance');
    expect(explanation.basis).toBe('recomputed');
    const before = await printed('snapshot', 'list', '--region', 'mena');
    const file = join(folder.path, 'supposed.json');
    await writeFile(file, JSON.stringify(ENDPOINTS.simulateRegionalSnapshot.exampleInput));
    const { simulated, basedOn } = await json('snapshot', 'simulate', file);
    expect([simulated, basedOn.isReproduced]).toEqual([true, true]);
    expect(await printed('snapshot', 'list', '--region', 'mena')).toEqual(before);
    await writeFile(file, '{"regionId":"mena","observations":[]}');
    await expect(printed('snapshot', 'simulate', file)).rejects.toThrow(/observations must have at least 1 items/);
    await writeFile(file, '{');
    await expect(printed('snapshot', 'simulate', file)).rejects.toThrow(/is not JSON/);
  });

  it('report missing data and usage errors', async () => {
    const early = await printed('snapshot', 'at', '--region', 'latam', '--at', '2001-01-01');
    expect([early.code, early.stdout]).toEqual([1, '']);
    expect(early.stderr).toMatch(/^\{"message":"No snapshot of latam at or before 2001-01-01T00:00:00.000Z"\}/m);
    await expect(printed('snapshot', 'list', '--limit', '0')).rejects.toThrow(/region_id is required; limit must be/);
    await expect(printed('snapshot', 'at', '--region', 'latam', '--at', 'soon')).rejects.toThrow(/--at must be a date/);
  });
});
