import { mkdtempSync, readdirSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type IpcServer, startIpcServer } from './ipc-server.ts';
import { chooseSocket, socketPathOf } from './ipc-socket.ts';
import { type Claim, claimOwnership } from './ownership.ts';
import { ownIdentity } from './process-identity.ts';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'owners-'));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

interface Claimant {
  readonly claim: Claim;
  /** Goes without giving the lock back, as a killed process does. */
  die(): Promise<void>;
}

async function claimant(): Promise<Claimant> {
  const socket = chooseSocket(directory);
  const door: IpcServer = await startIpcServer(socketPathOf(directory, socket));
  const claim = await claimOwnership(directory, { ...ownIdentity(), socket });
  if (claim.status === 'held') await door.close();
  return { claim, die: () => door.close() };
}

const locks = () => readdirSync(directory).filter((name) => name.startsWith('owner.'));

describe('the lock of a directory', () => {
  it('has exactly one holder however many claim it, after every kind of end of the one before', async () => {
    for (let round = 0; round < 40; round += 1) {
      const claimants = await Promise.all(Array.from({ length: 6 }, claimant));
      const owners = claimants.filter(({ claim }) => claim.status === 'owned');
      expect(owners).toHaveLength(1);
      expect(locks()).toHaveLength(1);
      for (const { claim, die } of owners) {
        if (claim.status === 'owned' && round % 2 === 0) claim.release();
        // A listening socket whose file is gone answers as a dead one does, once its process is gone: here it lives.
        await die();
        if (round % 2 === 1) leaveDeadSocket();
      }
    }
  });

  it('counts generations upwards and never repeats one', async () => {
    const seen: string[] = [];
    for (let round = 0; round < 5; round += 1) {
      const { claim, die } = await claimant();
      seen.push(...locks());
      if (claim.status === 'owned') claim.release();
      await die();
    }
    expect(seen).toEqual(['owner.1', 'owner.3', 'owner.5', 'owner.7', 'owner.9']);
  });

  it('is held, not stale, while a live process only lost its socket file', async () => {
    const first = await claimant();
    const record = locks().map((name) => readlinkSync(join(directory, name)))[0] ?? '';
    rmSync(join(directory, JSON.parse(record).socket));
    expect((await claimant()).claim.status).toBe('held');
    await first.die();
  });

  it('of a copied directory does not point at the original', async () => {
    const original = await claimant();
    const record = locks().map((name) => readlinkSync(join(directory, name)))[0] ?? '';
    const first = directory;
    directory = mkdtempSync(join(tmpdir(), 'owners-'));
    symlinkSync(JSON.stringify({ ...JSON.parse(record), pid: 2 ** 22 + 1 }), join(directory, 'owner.7'));
    const copy = await claimant();
    expect(copy.claim.status).toBe('owned');
    expect(locks()).toEqual(['owner.8']);
    await copy.die();
    await original.die();
    rmSync(first, { recursive: true, force: true });
  });

  it('that is not ours is left alone', async () => {
    symlinkSync('another@host.1234', join(directory, 'owner.1'));
    await expect(claimant()).rejects.toThrow();
    expect(locks()).toEqual(['owner.1']);
  });
});

/** Rewrites the newest lock as that of a process that no longer runs. */
function leaveDeadSocket(): void {
  for (const name of locks()) {
    const path = join(directory, name);
    const record = { ...JSON.parse(readlinkSync(path)), pid: 2 ** 22 + 1 };
    rmSync(path);
    symlinkSync(JSON.stringify(record), path);
  }
}
