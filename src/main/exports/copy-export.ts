import { mkdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { flushFolder } from '../../stores/backup/backup-store.ts';
import { type ExportedFile, type ExportManifest, readManifest } from '../../tables/manifest.ts';
import { ExportRefusal } from './export-refusal.ts';
import { createHashedFile, type HashedFile, writeHashedFile } from './hashed-file.ts';
import { inNewFolder } from './new-folder.ts';
import { verifyExport } from './verify-export.ts';
import { MANIFEST_FILE, SIGNATURE_FILE } from './write-export.ts';

const PIECE_BYTES = 8_388_608;
/** A server replaces its files once a day: what changed while it was copied is copied again. */
const MAX_ROUNDS = 3;

export interface CopyParts {
  /** Bytes at a path of the server, or a range of them as `Range` names it. */
  readonly read: (path: string, range?: string) => Promise<Uint8Array>;
  /** The server's key set. */
  readonly keySet: unknown;
  /** Bytes that are asked for in one request; 8 MB unless given. */
  readonly pieceBytes?: number;
  readonly onFile?: (doneCount: number, total: number, path: string) => void;
}

/**
 * Copies the export files of a server to a new folder, which appears when every byte fits the signed manifest. Memory: one
 * piece of a file.
 * @throws ExportRefusal when the folder exists or what the server sends does not fit, and whatever `read` throws
 */
export function copyExport(directory: string, parts: CopyParts): Promise<ExportManifest> {
  return inNewFolder(directory, async (draft) => {
    const copied = new Map<string, string>();
    for (let round = 1; ; round += 1) {
      const manifest = await copyManifest(draft, parts);
      await removeOthers(draft, manifest, copied);
      const changed = await copyFiles(draft, { manifest, copied }, parts);
      if (changed === undefined) {
        await flushFolders(draft, manifest);
        const verdict = await verifyExport(draft, parts.keySet);
        if (verdict.status === 'intact') return verdict.manifest;
        throw new ExportRefusal(`the server sent ${verdict.path}, which does not fit: ${verdict.reason}`);
      }
      if (round === MAX_ROUNDS)
        throw new ExportRefusal(`${changed} on the server is not the one that its manifest names: try again later`);
    }
  });
}

async function copyManifest(draft: string, { read }: CopyParts): Promise<ExportManifest> {
  const texts: string[] = [];
  for (const name of [MANIFEST_FILE, SIGNATURE_FILE]) {
    const text = new TextDecoder().decode(await read(`/exports/${name}`));
    await rm(join(draft, name), { force: true });
    await writeHashedFile(draft, name, text);
    texts.push(text);
  }
  const manifest = readManifest(texts[0] ?? '');
  if (manifest === undefined) throw new ExportRefusal('the server sent no list of export files that can be read');
  return manifest;
}

/** Removes what an earlier round copied and this manifest names with another hash, or not. */
async function removeOthers(draft: string, { files }: ExportManifest, copied: Map<string, string>): Promise<void> {
  for (const [path, sha256] of copied) {
    if (files.some((file) => file.path === path && file.sha256 === sha256)) continue;
    await rm(join(draft, ...path.split('/')));
    copied.delete(path);
  }
}

/** @returns the path of the first file that does not fit the manifest */
async function copyFiles(
  draft: string,
  { manifest: { files }, copied }: { readonly manifest: ExportManifest; readonly copied: Map<string, string> },
  parts: CopyParts,
): Promise<string | undefined> {
  for (const [doneCount, file] of files.entries()) {
    const { path, sha256 } = file;
    parts.onFile?.(doneCount, files.length, path);
    if (copied.has(path)) continue;
    await mkdir(join(draft, dirname(path)), { recursive: true });
    const target = await createHashedFile(draft, path);
    try {
      copied.set(path, await copyFile(target, file, parts));
    } finally {
      await target.abandon();
    }
    if (copied.get(path) !== sha256) return path;
  }
  parts.onFile?.(files.length, files.length, 'all');
  return undefined;
}

/** @returns the SHA-256 of what was copied: at most the bytes that the manifest names */
async function copyFile(target: HashedFile, { path, bytes }: ExportedFile, parts: CopyParts): Promise<string> {
  const { read, pieceBytes = PIECE_BYTES } = parts;
  for (let from = 0; from < bytes; from += pieceBytes) {
    const to = Math.min(from + pieceBytes, bytes) - 1;
    const piece = await read(`/exports/${path}`, from === 0 && to === bytes - 1 ? undefined : `bytes=${from}-${to}`);
    await target.write(piece.subarray(0, to - from + 1));
    // The file is shorter than the manifest says, or one that a server does not send in ranges.
    if (piece.length !== to - from + 1) break;
  }
  return (await target.end()).sha256;
}

async function flushFolders(draft: string, { files }: ExportManifest): Promise<void> {
  const folders = new Set(files.map(({ path }) => dirname(path)).filter((folder) => folder !== '.'));
  for (const folder of folders) await flushFolder(join(draft, folder));
}
