import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** libfaketime; undefined where it is not installed. */
export const FAKE_TIME = fakeTimeLibrary();

/** The environment of a process whose clock stands where a file says. */
export const fakedBy = (file: string) => ({
  LD_PRELOAD: FAKE_TIME ?? '',
  FAKETIME_TIMESTAMP_FILE: file,
  FAKETIME_NO_CACHE: '1',
  FAKETIME_DONT_FAKE_MONOTONIC: '1',
});

/** Where Debian puts it. */
function fakeTimeLibrary(): string | undefined {
  const folders = existsSync('/usr/lib') ? readdirSync('/usr/lib').filter((name) => name.endsWith('-linux-gnu')) : [];
  return folders.map((name) => join('/usr/lib', name, 'faketime', 'libfaketime.so.1')).find((file) => existsSync(file));
}
