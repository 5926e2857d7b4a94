import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emptyFolder } from '../../../test/kit/empty-folder.ts';
import { HORMUZ_CRISIS, worldWith } from '../../../test/kit/known-worlds.ts';
import { NOW, snapshotOf } from '../../../test/kit/worlds.ts';
import { inputsOf } from '../../assessment/recompute/inputs-of.ts';
import { readConfig } from '../config.ts';
import { endOf } from './test-kit/printed-by.ts';

const { snapshot, body, world } = snapshotOf(worldWith(HORMUZ_CRISIS), 'mena', NOW);
const { snapshotId } = snapshot.meta;
const bundleFor = (withheldFeeds: readonly string[]) =>
  inputsOf(world, { snapshot, regionId: 'mena', prior: undefined, withheldFeeds });
const bundle = bundleFor([]);

let folder: Awaited<ReturnType<typeof emptyFolder>>;
beforeAll(async () => {
  folder = await emptyFolder();
});
afterAll(() => folder.remove());

const file = async (name: string, text: string): Promise<string> => {
  const path = join(folder.path, name);
  await writeFile(path, text);
  return path;
};
const recompute = async (inputs: unknown, ...more: readonly string[]) =>
  endOf(readConfig({ DATA_DIR: join(folder.path, 'none') }), [
    'recompute',
    await file('inputs.json', JSON.stringify(inputs)),
    ...more,
  ]);

describe('recompute', () => {
  it('makes the bytes again from a file, without a store', async () => {
    expect(await recompute(bundle)).toMatchObject({ code: 0, stdout: `same bytes: ${snapshotId}\n` });
    const { stdout } = await recompute(bundle, '--json');
    expect(JSON.parse(stdout)).toEqual({ snapshotId, sha256: bundle.inputs.sha256, status: 'same' });
  });

  it('names the first difference from the snapshot as served', async () => {
    const served = await file('mena.json', body.replace(/"generatedAt":\d+/, '"generatedAt":1'));
    const changed = { ...bundle, inputs: { ...bundle.inputs, sha256: '0'.repeat(64) } };
    expect(await recompute(changed)).toMatchObject({ code: 1, stdout: `different: ${snapshotId}\n` });
    expect(await recompute(changed, '--snapshot', served)).toMatchObject({
      code: 1,
      stdout: `different: ${snapshotId}, first at /snapshot/generatedAt\n`,
    });
  });

  it('says what only an operator has, and what is no bundle', async () => {
    const { code, stdout } = await recompute(bundleFor(['portwatch-transits']));
    expect([code, stdout]).toEqual([
      1,
      expect.stringMatching(/only an operator .* withheld: \d+ of portwatch-transits/),
    ]);
    expect(await recompute({ snapshot })).toMatchObject({ code: 2, stderr: expect.stringContaining('no inputs') });
  });
});
