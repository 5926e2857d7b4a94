import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { WorldName } from '../ports/world.ts';
import type { Config } from './config.ts';
import { createPrivateFile, readPrivateFile, writePrivateFile } from './private-file.ts';

export type { WorldName };

/** Paths of a world. */
export interface WorldFolder {
  readonly name: WorldName;
  readonly store: string;
  readonly pepper: string;
  readonly firstKey: string;
  /** The private key that snapshots are signed with. */
  readonly signingKey: string;
  /** Exists once the world holds evidence. */
  readonly evidenceMark: string;
  readonly exercisePlan: string;
  /** What was understood of the question asked last on the command line, for a follow-up. */
  readonly lastQuestion: string;
}

export function worldFolder({ dataDir }: Config, name: WorldName): WorldFolder {
  const folder = join(dataDir, name);
  return {
    name,
    store: join(folder, 'store'),
    pepper: join(folder, 'pepper'),
    firstKey: join(folder, 'first-key'),
    signingKey: join(folder, 'signing-key'),
    evidenceMark: join(folder, 'holds-evidence'),
    exercisePlan: join(folder, 'exercise.json'),
    lastQuestion: join(folder, 'last-question'),
  };
}

/** Whether the world has ever stored an observation; does not open its store. */
export async function holdsEvidence(folder: WorldFolder): Promise<boolean> {
  return (await readPrivateFile(folder.evidenceMark)) !== undefined;
}

export async function markEvidence(folder: WorldFolder): Promise<void> {
  if (!(await holdsEvidence(folder))) await writePrivateFile(folder.evidenceMark, 'this world holds evidence\n');
}

/**
 * The secret of the key hashes: configured for the live world, else a file, created once and readable by its owner alone.
 */
export async function pepperOf(folder: WorldFolder, config: Pick<Config, 'pepper'>): Promise<Uint8Array> {
  if (config.pepper !== undefined && folder.name === 'live') return config.pepper;
  const known = await readPrivateFile(folder.pepper);
  if (known !== undefined) return known;
  await createPrivateFile(folder.pepper, randomBytes(32));
  return (await readPrivateFile(folder.pepper)) ?? pepperOf(folder, config);
}
