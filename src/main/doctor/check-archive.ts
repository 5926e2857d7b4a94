import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { lstat, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { counted } from '../../assessment/english.ts';
import { readSignature } from '../../contract/conventions/snapshot-signature.ts';
import { verifyDocument } from '../../identity/signing/verify-snapshot.ts';
import type { CheckResult } from './check-result.ts';

/** As `npm run pack:offline` names them. */
const SUMS_FILE = 'SHA256SUMS';
const SIGNATURE_FILE = 'SHA256SUMS.sig';
const KEYS_FILE = 'release-keys.json';

/** Files named in one message. */
const MAX_NAMED = 5;

/**
 * Whether every file of an offline archive is as it was packed, and who signed it. A folder without checksums is no archive:
 * nothing to report, unless keys were given.
 * @param folder of the program, the parent of dist/
 * @param keySet a JSON Web Key Set whose keys alone are trusted; without one the key that the archive brings is named
 */
export async function checkArchive(folder: string, keySet?: unknown): Promise<readonly CheckResult[]> {
  const sums = await textOf(folder, SUMS_FILE);
  if (sums !== undefined) return [await filesResult(folder, sums), await signatureResult(folder, sums, keySet)];
  if (keySet === undefined) return [];
  return [{ name: 'archive', ok: false, message: `the program does not run from an archive: no ${SUMS_FILE}` }];
}

async function filesResult(folder: string, sums: string): Promise<CheckResult> {
  const name = 'archive';
  const expected = readSums(sums);
  if (expected === undefined) return { name, ok: false, message: `${SUMS_FILE} is damaged` };
  const found = await filesIn(folder, expected.keys());
  const problems = [...found.filter((path) => !expected.has(path)).map((path) => `${path} was added`)];
  for (const [path, sum] of expected) {
    const actual = await sha256Of(join(folder, path));
    if (actual !== sum) problems.push(`${path} ${actual === undefined ? 'is missing' : 'was changed'}`);
  }
  if (problems.length === 0) return { name, ok: true, message: `${counted(expected.size, 'file')} as packed` };
  const more = problems.length > MAX_NAMED ? ` and ${problems.length - MAX_NAMED} more` : '';
  return { name, ok: false, message: `${problems.slice(0, MAX_NAMED).join(', ')}${more}` };
}

async function signatureResult(folder: string, sums: string, keySet: unknown): Promise<CheckResult> {
  const name = 'archive signature';
  const line = await textOf(folder, SIGNATURE_FILE);
  if (line === undefined)
    return { name, ok: keySet === undefined, message: 'absent: nothing shows who packed this archive' };
  const signature = readSignature(line);
  if (signature === undefined) return { name, ok: false, message: `${SIGNATURE_FILE} is damaged` };
  const verdict = verifyDocument(sums, signature, keySet ?? (await ownKeys(folder)));
  if (verdict.status === 'invalid') return { name, ok: false, message: reasonOf(verdict.reason, signature.keyId) };
  const advice = keySet === undefined ? ": compare it with the publisher's, or give theirs with --jwks" : '';
  return { name, ok: true, message: `valid, by the key ${signature.keyId}${advice}` };
}

const reasonOf = (reason: string, keyId: string): string =>
  reason === `the key set has no key ${keyId}` ? `of another key, ${keyId}` : reason;

async function ownKeys(folder: string): Promise<unknown> {
  const text = await textOf(folder, KEYS_FILE);
  try {
    return JSON.parse(text ?? '');
  } catch {
    // No key set: the verdict names it.
    return undefined;
  }
}

/** Path and SHA-256 of each line of `sha256sum`; undefined for anything else, such as a path out of the folder. */
function readSums(text: string): ReadonlyMap<string, string> | undefined {
  const lines = text.trimEnd().split('\n');
  const entries = lines.flatMap((line) => {
    const [, sum, path] = /^([0-9a-f]{64}) {2}([\w@.-]+(?:\/[\w@.-]+)*)$/.exec(line) ?? [];
    const isBelow = path?.split('/').every((part) => part !== '.' && part !== '..') === true;
    return sum === undefined || path === undefined || !isBelow ? [] : [[path, sum] as const];
  });
  return entries.length === lines.length ? new Map(entries) : undefined;
}

/** Files in the folders that checksums name; what lies next to them, such as data, belongs to the operator. */
async function filesIn(folder: string, paths: Iterable<string>): Promise<readonly string[]> {
  const tops = new Set([...paths].flatMap((path) => (path.includes('/') ? path.slice(0, path.indexOf('/')) : [])));
  const found = await Promise.all(
    [...tops].map(async (top) => {
      const entries = await readdir(join(folder, top), { recursive: true, withFileTypes: true }).catch(() => []);
      const files = entries.filter((entry) => !entry.isDirectory());
      return files.map(({ parentPath, name }) => join(parentPath, name).slice(join(folder, '/').length));
    }),
  );
  return found.flat().sort();
}

async function sha256Of(path: string): Promise<string | undefined> {
  const found = await lstat(path).catch(() => undefined);
  if (found?.isFile() !== true) return undefined;
  const hash = createHash('sha256');
  for await (const piece of createReadStream(path)) hash.update(piece);
  return hash.digest('hex');
}

async function textOf(folder: string, name: string): Promise<string | undefined> {
  try {
    return await readFile(join(folder, name), 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
