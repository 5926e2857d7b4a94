import { setTimeout as sleep } from 'node:timers/promises';
import { brokenInvariants } from '../../../src/assessment/invariants.ts';
import { readSignature } from '../../../src/contract/conventions/snapshot-signature.ts';
import { verifySnapshot } from '../../../src/identity/signing/verify-snapshot.ts';
import { REGION_IDS } from '../../../src/reference/regions.ts';
import type { LiveWorld, Served } from './live-world.ts';
import { ask, isDocumented, type Reply, SNAPSHOT, SNAPSHOT_AT } from './poll-server.ts';
import { sha256 } from './writers.ts';

export interface Readers {
  /** Answers that are not whole, not signed, of the future, older than the one before, or undocumented. */
  readonly broken: readonly string[];
  /** How often each status came; `none` where a connection ended without an answer. */
  counts(): Readonly<Record<string, number>>;
  stop(): Promise<void>;
}

const PAUSE_MS = 50;
/** The clocks of this test and of the program are one; what was stored this moment may be served this moment. */
const CLOCK_SLACK_MS = 50;

/** Callers that read all the time and check every answer. */
export async function startReaders(world: LiveWorld, served: () => Served): Promise<Readers> {
  const broken: string[] = [];
  const counts: Record<string, number> = {};
  const keySet = await publishedKeys(world);
  const checked = new Set<string>();
  const newest = new Map<string, number>();
  let isStopped = false;
  const count = (what: string | number) => {
    counts[what] = (counts[what] ?? 0) + 1;
  };

  const judge = (path: string, answer: Reply): void => {
    count(answer.status);
    // While the clock of the program is back, the instant of this one lies ahead, and nothing is known of earlier ones.
    const isOfAnotherClock = path === SNAPSHOT_AT && (answer.status === 400 || answer.status === 404);
    if (!isDocumented(answer) && !isOfAnotherClock) broken.push(`${path}: ${answer.status} ${answer.text}`);
    if (answer.status !== 200) return;
    const problem = problemOf(answer);
    if (problem !== undefined) broken.push(`${path}: ${problem}`);
    const { regionId, generatedAt } = JSON.parse(answer.text).snapshot;
    if (generatedAt > Date.now() + CLOCK_SLACK_MS) broken.push(`${path}: of the future: ${generatedAt}`);
    const before = newest.get(`${path} ${regionId}`) ?? 0;
    if (generatedAt < before) broken.push(`${path}: older than the one before`);
    newest.set(`${path} ${regionId}`, generatedAt);
  };

  function problemOf({ bytes, text, headers }: Reply): string | undefined {
    const hash = sha256(bytes);
    if (!(headers.get('etag') ?? '').includes(hash.slice(0, 32))) return 'the ETag is not of these bytes';
    const signature = readSignature(headers.get('x-snapshot-signature') ?? '');
    if (signature === undefined) return 'no signature';
    if (checked.has(`${hash} ${signature.value}`)) return undefined;
    checked.add(`${hash} ${signature.value}`);
    const document = JSON.parse(text);
    const verdict = verifySnapshot(document, signature, keySet);
    return verdict.status === 'valid' ? brokenInvariants(document.snapshot)[0] : verdict.reason;
  }

  const read = (path: string, region: string): Promise<void> =>
    ask(`${served().url}${path}${region}${path === SNAPSHOT_AT ? `&at=${Date.now()}` : ''}`, {
      key: world.keys.reader,
    }).then(
      (answer) => judge(path, answer),
      () => count('none'),
    );
  const repeat = async (work: (turn: number) => Promise<unknown>) => {
    for (let turn = 0; !isStopped; turn += 1) {
      await work(turn);
      await sleep(PAUSE_MS);
    }
  };
  const running = [
    // All regions are read concurrently.
    repeat(() => Promise.all(REGION_IDS.map((region) => read(SNAPSHOT, region)))),
    repeat((turn) => read(SNAPSHOT_AT, REGION_IDS[turn % REGION_IDS.length] ?? 'mena')),
  ];
  return {
    broken,
    counts: () => counts,
    stop: async () => {
      isStopped = true;
      await Promise.all(running);
    },
  };
}

/** The public keys as a JSON Web Key Set. */
export async function publishedKeys({ fellow }: LiveWorld) {
  const keys = await fellow.stores.signingKeys.all();
  return { keys: keys.map(({ keyId, publicKey }) => ({ kid: keyId, kty: 'OKP', crv: 'Ed25519', x: publicKey })) };
}
