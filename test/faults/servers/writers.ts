import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { assessWorld } from '../../../src/assessment/assess-world.ts';
import type { Observation } from '../../../src/assessment/observation.ts';
import { indexObservations } from '../../../src/assessment/observation-index.ts';
import { issueKey } from '../../../src/identity/issue-key.ts';
import { refreshRegion } from '../../../src/jobs/refresh-regions.ts';
import type { Services } from '../../../src/main/open-services.ts';
import { systemClock } from '../../../src/main/system-clock.ts';
import { REGION_IDS, type RegionId } from '../../../src/reference/regions.ts';
import { type Acknowledged, nothingYet } from './acknowledged.ts';
import { issuing, type LiveWorld, revoke, type Served } from './live-world.ts';
import { ask, DEDUCT, isDocumented, PURGE } from './poll-server.ts';

export interface Writers {
  readonly acknowledged: Acknowledged;
  /** Writes that were answered with a failure. */
  rejectedCount(): number;
  /** Answers that no documented refusal explains. */
  readonly broken: readonly string[];
  /** Ends after the writings under way. */
  stop(): Promise<void>;
}

/** After a refusal, so that an outage is not a busy loop. */
const PAUSE_MS = 25;

/** Concurrent callers write all kinds of rows and record what is acknowledged. */
export async function startWriters({ fellow, keys }: LiveWorld, served: () => Served): Promise<Writers> {
  const acknowledged = nothingYet();
  const broken: string[] = [];
  const now = systemClock.now();
  const rows = await fellow.observationsAt(now);
  let refused = 0;
  let isStopped = false;
  const repeat = async (write: (turn: number) => Promise<boolean>) => {
    for (let turn = 0; !isStopped; turn += 1) {
      const isDone = await write(turn).catch(() => false);
      if (!isDone) refused += 1;
      await sleep(isDone ? 0 : PAUSE_MS);
    }
  };
  const http = { url: () => served().url, key: keys.operator, acknowledged, broken };
  const running = [
    repeat((turn) => writeSnapshot(fellow, acknowledged, { rows, regionId: regionOf(turn) })),
    repeat(() => writeObservations(fellow, acknowledged, rows)),
    repeat((turn) => writeKey(fellow, acknowledged, turn)),
    repeat((turn) => purge(http, turn)),
    repeat((turn) => question(http, turn)),
  ];
  return {
    acknowledged,
    broken,
    rejectedCount: () => refused,
    stop: async () => {
      isStopped = true;
      await Promise.all(running);
    },
  };
}

export interface SnapshotWriter {
  readonly acknowledged: Acknowledged;
  /** Stores the snapshot of a region as of now; false where it is not stored. */
  write(turn: number): Promise<boolean>;
  /** Stores something small, which takes one fsync too. */
  fill(): Promise<boolean>;
}

/** Writes snapshots one after the other, over one connection. */
export async function snapshotWriter(fellow: Services): Promise<SnapshotWriter> {
  const acknowledged = nothingYet();
  const rows = await fellow.observationsAt(systemClock.now());
  return {
    acknowledged,
    write: (turn) => writeSnapshot(fellow, acknowledged, { rows, regionId: regionOf(turn) }),
    fill: () => writeObservations(fellow, acknowledged, rows),
  };
}

const regionOf = (turn: number): RegionId => REGION_IDS[turn % REGION_IDS.length] ?? 'mena';

async function writeSnapshot(
  { slot, stores }: Services,
  acknowledged: Acknowledged,
  { rows, regionId }: { readonly rows: readonly Observation[]; readonly regionId: RegionId },
): Promise<boolean> {
  const instant = systemClock.now();
  const world = assessWorld(indexObservations(rows, instant), '');
  let body: Uint8Array = new Uint8Array();
  const snapshots = {
    ...stores.snapshots,
    append: (snapshot: Parameters<typeof stores.snapshots.append>[0]) => {
      body = snapshot.body;
      return stores.snapshots.append(snapshot);
    },
  };
  const report = await refreshRegion(world, regionId, { ...slot, snapshots });
  if (report.status !== 'stored') return false;
  acknowledged.snapshots.set(report.snapshotId, sha256(body));
  return true;
}

export const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

async function writeObservations(
  { stores }: Services,
  acknowledged: Acknowledged,
  rows: readonly Observation[],
): Promise<boolean> {
  const [row] = rows;
  if (row === undefined) throw new Error('the world holds no observation');
  const batch = Array.from({ length: 20 }, () => ({ ...row, recordId: `fault-${randomUUID()}`, knownAt: Date.now() }));
  const { appended } = await stores.observations.append(batch);
  if (appended !== batch.length) throw new Error(`appended ${appended} of ${batch.length}`);
  acknowledged.observations.push(...batch.map(({ recordId }) => recordId));
  return true;
}

async function writeKey(fellow: Services, acknowledged: Acknowledged, turn: number): Promise<boolean> {
  const accountId = `account-${turn % 50}`;
  const { stored } = await issueKey(await issuing(fellow), { accountId, planKey: 'api_starter' });
  acknowledged.keys.set(stored.publicId, accountId);
  if (turn % 2 === 1) return true;
  if (!(await revoke(fellow, stored.publicId))) throw new Error('an issued key is not there');
  acknowledged.revoked.add(stored.publicId);
  return true;
}

interface OverHttp {
  url(): string;
  readonly key: string;
  readonly acknowledged: Acknowledged;
  readonly broken: string[];
}

/** A purge that is only tried is audited like any other, and leaves the memory of the program alone. */
async function purge(http: OverHttp, turn: number): Promise<boolean> {
  const regions = REGION_IDS.filter((_, index) => ((turn % 255) + 1) & (1 << index));
  const { status, headers } = await post(http, PURGE, { regions, dryRun: true });
  if (status === 200) http.acknowledged.purges.push(regions.join(' '));
  return status === 200 && headers.get('idempotency-status') === null;
}

async function question(http: OverHttp, turn: number): Promise<boolean> {
  const { status } = await post(http, DEDUCT, { query: `What would follow a closure of Hormuz, case ${turn}?` });
  return status === 200;
}

async function post({ url, key, acknowledged, broken }: OverHttp, path: string, body: unknown) {
  const idempotencyKey = randomUUID();
  const answer = await ask(`${url()}${path}`, { key, body, headers: { 'Idempotency-Key': idempotencyKey } });
  const isKept = answer.status === 200 && answer.headers.get('idempotency-status') === null;
  if (isKept) acknowledged.answers.set(idempotencyKey, { path, body, text: answer.text });
  if (!isDocumented(answer)) broken.push(`${path}: ${answer.status} ${answer.text}`);
  return answer;
}
