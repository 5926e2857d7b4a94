import { execFile } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { runProgram } from '../../kit/program.ts';

const run = promisify(execFile);

/** What a restart leaves behind, in the process while it serves and in the data folder after it. */
export interface RestartState {
  /** Snapshot of one region: its id, and a hash of the bytes served. */
  readonly snapshot: readonly [id: string, sha256: string];
  /**
   * Open files, pipes and event descriptors of the process by kind, when they were fewest: a thread of a job that runs has its own.
   * Connections come and go, and the database opens tables as read.
   */
  readonly descriptors: Readonly<Record<string, number>>;
  /** Timers of the process: the least of some readings, because a request has its own. */
  readonly timerCount: number;
  /** Files in the data folder but for the log of the database, which is recycled. */
  readonly fileCount: number;
  readonly tables: Readonly<Record<string, TableState>>;
}

interface TableState {
  readonly rows: number;
  readonly sha256: string;
}

/** Asks for the snapshot, and for the timers over two seconds, since work in progress has its own; prints the status, the id, a hash and the least count. */
const ASK = `
  const { readFileSync } = await import('node:fs');
  const { createHash } = await import('node:crypto');
  const headers = { 'X-Service-Key': readFileSync(process.argv[2], 'utf8').trim(), connection: 'close' };
  const ask = () => fetch(process.argv[1] + '/api/intelligence/v1/get-regional-snapshot?region_id=mena', { headers });
  let answer = await ask();
  // The store of a busy machine may be late: the plan of the caller is then to be asked for again.
  for (let tries = 1; answer.status === 403 && tries < 20; tries += 1) answer = await ask();
  const body = await answer.text();
  const counts = [];
  for (let i = 0; i < 20; i += 1) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    const metrics = await (await fetch(process.argv[1] + '/metrics', { headers })).text();
    counts.push(Number(/^nodejs_active_resources\\{type="Timeout"\\} (\\d+)/m.exec(metrics)?.[1]));
  }
  const sha256 = createHash('sha256').update(body).digest('hex');
  console.log(JSON.stringify([answer.status, JSON.parse(body).snapshot?.meta.snapshotId, sha256, Math.min(...counts)]));`;

/** What a running process holds, asked from within its network. @throws where it does not serve the snapshot */
export async function stateOfProcess(
  pid: number,
  { url, key }: { readonly url: string; readonly key: string },
): Promise<Pick<RestartState, 'snapshot' | 'descriptors' | 'timerCount'>> {
  const there = ['--target', String(pid), '--net', process.execPath, '--input-type=module', '-e', ASK, url, key];
  const answer: unknown = JSON.parse((await run('nsenter', there)).stdout);
  if (!Array.isArray(answer) || answer[0] !== 200) throw new Error(`no snapshot: ${JSON.stringify(answer)}`);
  const [, id, sha256, timerCount] = answer;
  return {
    snapshot: [String(id), String(sha256)],
    descriptors: await minDescriptors(pid),
    timerCount: Number(timerCount),
  };
}

const SAMPLES = 40;
const SAMPLE_MS = 250;

async function minDescriptors(pid: number): Promise<Record<string, number>> {
  const total = (counts: Readonly<Record<string, number>>) => Object.values(counts).reduce((sum, n) => sum + n, 0);
  let min = descriptorsOf(pid);
  for (let sample = 1; sample < SAMPLES; sample += 1) {
    await sleep(SAMPLE_MS);
    const counts = descriptorsOf(pid);
    if (total(counts) < total(min)) min = counts;
  }
  return min;
}

function descriptorsOf(pid: number): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const name of readdirSync(`/proc/${pid}/fd`)) {
    const kind = kindOf(`/proc/${pid}/fd/${name}`);
    if (kind !== 'socket' && kind !== 'table') counts[kind] = (counts[kind] ?? 0) + 1;
  }
  return counts;
}

/** One that was closed since it was listed counts as a connection. */
function kindOf(link: string): string {
  try {
    const target = readlinkSync(link);
    return /^(?:socket|pipe|anon_inode)/.exec(target)?.[0] ?? (target.includes('/store/') ? 'table' : 'file');
  } catch {
    return 'socket';
  }
}

/** What the data folder holds after the process has ended, by a backup of its store. */
export async function stateOfFolder(
  dataDir: string,
  backupFolder: string,
): Promise<Pick<RestartState, 'fileCount' | 'tables'>> {
  const files = readdirSync(dataDir, { recursive: true, encoding: 'utf8' }).filter((path) => !/pg_wal|sock/.test(path));
  const { code, stderr } = await runProgram(['backup', backupFolder, '--exercise'], { dataDir });
  if (code !== 0) throw new Error(stderr);
  const manifest: unknown = JSON.parse(readFileSync(join(backupFolder, 'manifest.json'), 'utf8'));
  const { tables } = Object(manifest);
  if (!Array.isArray(tables)) throw new Error('the manifest names no tables');
  return {
    fileCount: files.length,
    tables: Object.fromEntries(tables.map(({ name, rows, sha256 }) => [name, { rows, sha256 }])),
  };
}

/** Tables that a poll writes, and those that a slot writes; others change by a restart alone, which is drift. */
const WRITTEN_BY_POLL = [
  ...['observation', 'feed_state', 'known_horizon', 'condensed_day', 'job_claim'],
  ...['record', 'record_reading', 'event'],
];
const WRITTEN_BY_SLOT = [
  ...['snapshot', 'snapshot_companion', 'cited_evidence', 'evidence_kept', 'forecast', 'job_claim'],
  'event',
];
/** Each start prints a new link in place of the last: as many rows, other secrets. */
const REPLACED_BY_START = 'sign_in_link';

/**
 * What differs between two restarts and is explained by no poll and no slot between them, in words; nothing where there is no
 * drift. A poll shows in the states of feeds, a slot in the id of the snapshot.
 */
export function driftBetween(early: RestartState, late: RestartState): readonly string[] {
  const differing = (name: string): boolean => early.tables[name]?.sha256 !== late.tables[name]?.sha256;
  const hasSlot = early.snapshot[0] !== late.snapshot[0] || differing('snapshot');
  const explained = [...(differing('feed_state') ? WRITTEN_BY_POLL : []), ...(hasSlot ? WRITTEN_BY_SLOT : [])];
  const isReplaced = (name: string): boolean =>
    name === REPLACED_BY_START && early.tables[name]?.rows === late.tables[name]?.rows;
  const tables = Object.keys({ ...early.tables, ...late.tables }).filter(
    (name) => differing(name) && !explained.includes(name) && !isReplaced(name),
  );
  const rows = (name: string): string => `${name}: ${early.tables[name]?.rows} rows, then ${late.tables[name]?.rows}`;
  const counts = [
    ['open descriptors', JSON.stringify(early.descriptors), JSON.stringify(late.descriptors)],
    ['timers', String(early.timerCount), String(late.timerCount)],
    ['files', String(early.fileCount), String(late.fileCount)],
    ['snapshot', early.snapshot.join(' '), hasSlot ? early.snapshot.join(' ') : late.snapshot.join(' ')],
  ] as const;
  return [
    ...tables.map(rows),
    ...counts.flatMap(([what, before, after]) => (before === after ? [] : [`${what}: ${before}, then ${after}`])),
  ];
}
