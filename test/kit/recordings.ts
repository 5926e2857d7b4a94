import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const SHARED = fileURLToPath(new URL('../../../shared/', import.meta.url));

/**
 * Path of a recorded file or folder next to the project, for tests that read recorded upstream data:
 * `recordingPath('recordings', 'gdelt', 'x.csv')`, `recordingPath('history', 'conflict', 'y.csv')`.
 * Use as `it.skipIf(path === undefined)`.
 * @returns undefined where the recordings are not installed
 * @throws when it is absent although REQUIRE_RECORDINGS=1
 */
export function recordingPath(...parts: string[]): string | undefined {
  const path = SHARED + parts.join('/');
  if (existsSync(path)) return path;
  if (process.env.REQUIRE_RECORDINGS === '1') throw new Error(`recording required but absent: ${parts.join('/')}`);
  return undefined;
}
