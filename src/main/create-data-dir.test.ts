import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createDataDir } from './create-data-dir.ts';
import { errorSentence } from './error-sentence.ts';

let place: string;
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'barograph-'));
});
afterEach(() => {
  chmodSync(place, 0o700);
  rmSync(place, { recursive: true, force: true });
});

function sentenceFor(dataDir: string): string {
  try {
    createDataDir({ dataDir });
    return 'created';
  } catch (error) {
    return errorSentence(error);
  }
}

/** No mode keeps root from writing: the mount of a read-only file system does. */
const readOnlyMount = (): string | undefined =>
  readFileSync('/proc/mounts', 'utf8')
    .split('\n')
    .map((line) => line.split(' '))
    .find(([, path = '', , options = '']) => options.split(',').includes('ro') && isFolder(path))?.[1];

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;

it('a folder that cannot be written is refused in a sentence, before anything is looked for in it', () => {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot) chmodSync(place, 0o500);
  const folder = isRoot ? readOnlyMount() : place;
  if (folder === undefined) return expect(sentenceFor('/proc/none')).toMatch(/^cannot create \/proc\/none: /);
  expect(sentenceFor(folder)).toMatch(
    /^cannot write to \S+: (the file system is read-only|permission denied) \(E\w+\)\. Set DATA_DIR to a folder/,
  );
});

it('a file, a path through a file and a path that is too long are refused in a sentence, and nothing is created', () => {
  const file = join(place, 'file');
  writeFileSync(file, '');
  for (const dataDir of [join(file, 'below'), join(place, 'x'.repeat(300)), join(place, 'y/'.repeat(3_000))])
    expect(sentenceFor(dataDir)).toMatch(/^cannot (create|use|write to) .*\(E\w+\)\. Set DATA_DIR to a folder/);
  expect(readdirSync(place)).toEqual(['file']);
});

it('a full disk is reported with the remedy of a full disk, as that of DATA_DIR only where this is known', () => {
  const full = (code: string) => new Error(`${code}: no space left on device, write`);
  expect(errorSentence(full('ENOSPC'), place)).toBe('a disk is full (ENOSPC): free space, then retry');
  expect(errorSentence(full('EDQUOT'), place)).toBe(
    `the disk of DATA_DIR (${place}) is full (EDQUOT): free space, then retry`,
  );
  expect(errorSentence(full('ENOSPC'), join(place, 'none'))).toMatch(/^the disk of DATA_DIR \(.*none\) is full/);
  expect(errorSentence(full('ENOSPC'))).toBe('a disk is full (ENOSPC): free space, then retry');
});
