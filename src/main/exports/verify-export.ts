import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { lstat, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { readSignature, writeSignature } from '../../contract/conventions/snapshot-signature.ts';
import { verifyDocument, verifySnapshot } from '../../identity/signing/verify-snapshot.ts';
import { type ExportedFile, type ExportManifest, readManifest } from '../../tables/manifest.ts';
import { MANIFEST_FILE, SIGNATURE_FILE, SNAPSHOTS_FILE } from './write-export.ts';

export type ExportVerdict =
  | { readonly status: 'intact'; readonly keyId: string; readonly manifest: ExportManifest }
  | { readonly status: 'misfit'; readonly path: string; readonly reason: string };

type Misfit = Extract<ExportVerdict, { status: 'misfit' }>;

/** Far above any manifest: a line a file. */
const MAX_MANIFEST_BYTES = 1_048_576;
/** Longest signature line. */
const MAX_SIGNATURE_BYTES = 1_024;

/**
 * Whether a folder is an export that the holder of a key signed, to the byte: the manifest by its signature, every file by its
 * hash, every signed snapshot by its own signature, and nothing beside them. Needs nothing but its arguments.
 * @param keySet a JSON Web Key Set
 * @returns the first misfit, or the manifest
 */
export async function verifyExport(directory: string, keySet: unknown): Promise<ExportVerdict> {
  const text = await smallText(join(directory, MANIFEST_FILE), MAX_MANIFEST_BYTES);
  if (text === undefined) return misfit(MANIFEST_FILE, 'it is missing, or larger than a manifest');
  const manifest = readManifest(text);
  if (manifest === undefined) return misfit(MANIFEST_FILE, 'it is damaged, or of another program');
  const line = await smallText(join(directory, SIGNATURE_FILE), MAX_SIGNATURE_BYTES);
  const signature = line === undefined ? undefined : readSignature(line);
  // Base64 has several texts for one value: only the one that was written is accepted.
  const isExact = signature !== undefined && line === `${writeSignature(signature)}\n` && isCanonical(signature.value);
  if (!isExact) return misfit(SIGNATURE_FILE, 'it is missing or damaged');
  const verdict = verifyDocument(manifest, signature, keySet);
  if (verdict.status === 'invalid') return misfit(MANIFEST_FILE, verdict.reason);
  const surplus = await surplusIn(directory, manifest);
  if (surplus !== undefined) return misfit(surplus, 'the manifest does not name it');
  for (const file of manifest.files) {
    const found = (await fileMisfit(directory, file)) ?? (await lineMisfit(directory, file, keySet));
    if (found !== undefined) return found;
  }
  return { status: 'intact', keyId: signature.keyId, manifest };
}

const misfit = (path: string, reason: string): Misfit => ({ status: 'misfit', path, reason });

const isCanonical = (value: string): boolean => Buffer.from(value, 'base64url').toString('base64url') === value;

async function smallText(path: string, maxBytes: number): Promise<string | undefined> {
  const found = await lstat(path).catch(() => undefined);
  if (found?.isFile() !== true || found.size > maxBytes) return undefined;
  const bytes = await readFile(path);
  const text = bytes.toString('utf8');
  // A byte that is no UTF-8 reads as another character.
  return Buffer.from(text).equals(bytes) ? text : undefined;
}

async function surplusIn(directory: string, { files }: ExportManifest): Promise<string | undefined> {
  const inFolders = files.flatMap(({ path }) => (path.includes('/') ? path.slice(0, path.indexOf('/')) : []));
  // `export` makes the folder of tables even for none.
  const folders = new Set(['tables', ...inFolders]);
  const named = new Set([MANIFEST_FILE, SIGNATURE_FILE, ...folders, ...files.map(({ path }) => path)]);
  const found = await readdir(directory);
  for (const folder of folders) {
    const inner = await readdir(join(directory, folder)).catch(() => []);
    found.push(...inner.map((name) => `${folder}/${name}`));
  }
  return found.sort().find((path) => !named.has(path));
}

async function fileMisfit(directory: string, { path, bytes, sha256 }: ExportedFile): Promise<Misfit | undefined> {
  const place = join(directory, ...path.split('/'));
  const found = await lstat(place).catch(() => undefined);
  if (found?.isFile() !== true) return misfit(path, 'it is missing');
  if (found.size !== bytes) return misfit(path, `it has ${found.size} bytes, the manifest says ${bytes}`);
  const hash = createHash('sha256');
  for await (const piece of createReadStream(place)) hash.update(piece);
  return hash.digest('hex') === sha256 ? undefined : misfit(path, 'its SHA-256 is not the one in the manifest');
}

/** Of the file of snapshots: the first line whose own signature does not match. */
async function lineMisfit(directory: string, { path }: ExportedFile, keySet: unknown): Promise<Misfit | undefined> {
  if (path !== SNAPSHOTS_FILE) return undefined;
  let number = 0;
  for await (const line of createInterface({ input: createReadStream(join(directory, path)), crlfDelay: Infinity })) {
    number += 1;
    const { signature: text, snapshot } = Object(JSON.parse(line));
    if (text === null) continue;
    const signature = readSignature(String(text));
    const verdict = signature === undefined ? undefined : verifySnapshot(snapshot, signature, keySet);
    if (verdict?.status !== 'valid') return misfit(path, `line ${number}: ${verdict?.reason ?? 'no signature'}`);
  }
  return undefined;
}
