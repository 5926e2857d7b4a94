import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RegionalSnapshot } from '../../src/contract/intelligence/regional-snapshot.ts';
import type { UpstreamServer } from '../../src/exercise/upstream-server.ts';
import { historyPaths } from '../kit/history-paths.ts';
import { buildProgram, type Finished, runProgram, type Surroundings, temporaryFolder } from '../kit/program.ts';
import { startReplayServer } from '../kit/replay-server.ts';

/** Everything of 2024 is published by then. */
const PUBLISHED_BY = Date.UTC(2025, 5, 1);

const { transits } = historyPaths();
let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let upstream: UpstreamServer;
let live: Surroundings;

describe.skipIf(transits === undefined)('backfill and replay of real PortWatch rows (needs the history)', () => {
  beforeAll(async () => {
    await buildProgram();
    folder = await temporaryFolder();
    upstream = await startReplayServer({
      clock: { now: () => PUBLISHED_BY },
      history: transits === undefined ? {} : { transits },
    });
    live = { dataDir: folder.path, environment: { FEEDS_PROXY: upstream.url } };
    const filled = await runProgram(
      ['backfill', '--feed', 'portwatch-transits', '--from', '2020-06-01', '--to', '2025-01-01'],
      live,
    );
    expect(filled).toMatchObject({ code: 0 });
  });
  afterAll(async () => {
    await upstream.close();
    await folder.remove();
  });

  it('mena, mid-December 2023 to mid-February 2024: access falls, the Bab el-Mandeb trigger cites its transits, no crude path', async () => {
    const days = snapshots(await replay('mena', '2023-12-15', '2024-02-14'));
    expect(days).toHaveLength(62);
    const [first, last] = [days[0], days.at(-1)];
    expect(last?.balance.maritimeAccess).toBeLessThan((first?.balance.maritimeAccess ?? 0) - 0.1);
    const active = last?.triggers.active.find(({ id }) => id === 'mena.bab_el_mandeb_transits');
    const evidence = last?.evidence.filter(({ id }) => active?.evidenceIds.includes(id)) ?? [];
    expect(evidence.map(({ corridor, type }) => [type, corridor])).toEqual([['chokepoint_status', 'bab_el_mandeb']]);
    expect(
      days.flatMap(({ transmissionPaths }) => transmissionPaths).filter((path) => path.impactedAssetClass === 'crude'),
    ).toEqual([]);
    expect(
      last?.transmissionPaths.map(({ impactedAssetClass, magnitudeUnit }) => [impactedAssetClass, magnitudeUnit]),
    ).toContainEqual(['container', 'usd_teu']);
  });

  it('the Red Sea stays restricted through 2024, also seen from an empty state ninety days before, and in the same bytes in another time zone and locale', async () => {
    const span = ['mena', '2024-12-27', '2024-12-31'] as const;
    const once = await replay(...span);
    const elsewhere = { TZ: 'Asia/Kathmandu', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8' };
    const again = await runProgram(words(...span), { ...live, environment: { ...live.environment, ...elsewhere } });
    expect(again.stdout).toBe(once.stdout);
    const days = snapshots(once);
    for (const { evidence, transmissionPaths } of days) {
      const summary = evidence.find(({ corridor }) => corridor === 'bab_el_mandeb')?.summary;
      expect(summary).toMatch(/restricted since \d{1,2} \w{3} \d{4}\.$/);
      expect(transmissionPaths.map(({ corridorId }) => corridorId)).toContain('bab_el_mandeb');
    }
  });
});

/** The world, and a line for each tenth of the span. */
const PROGRESS = /^working in the live world\n(?:Replaying .*\n)*$/;

function words(region: string, from: string, to: string): readonly string[] {
  return ['replay', '--region', region, '--from', from, '--to', to, '--step', '1d', '--json'];
}

function replay(region: string, from: string, to: string): Promise<Finished> {
  return runProgram(words(region, from, to), live);
}

function snapshots({ code, stdout, stderr }: Finished): readonly RegionalSnapshot[] {
  expect({ code, stderr }).toEqual({ code: 0, stderr: expect.stringMatching(PROGRESS) });
  return stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}
