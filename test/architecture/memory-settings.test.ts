import { describe, expect, it } from 'vitest';
import { ALLOCATOR } from '../../src/concurrency/memory-settings.mjs';
import { sourceFiles, withoutComments } from './source-files.ts';

const FILE = 'concurrency/memory-settings.mjs';
/** Figures for V8's heaps, and variables of glibc's malloc. */
const FIGURE =
  /\b(?:maxOldGenerationSizeMb|maxYoungGenerationSizeMb|stackSizeMb): *\d|--(?:max-|min-)?(?:heap|semi|old|young)[a-z-]*=\d|\b(?:MALLOC_\w+|GLIBC_TUNABLES)\b/;

describe('memory settings', () => {
  it('are in one file, for the program and for what launches it', () => {
    const files = sourceFiles(['src', 'scripts', 'bench'], /\.m?[jt]s$/);
    const tuned = files.filter(({ text }) => FIGURE.test(withoutComments(text))).map(({ path }) => path);
    expect(tuned).toEqual([FILE]);
  });

  it('are recognised by their figures', () => {
    for (const text of ['{ maxOldGenerationSizeMb: 32 }', '--max-old-space-size=512', ...Object.keys(ALLOCATOR)])
      expect(text).toMatch(FIGURE);
    expect('{ maxOldGenerationSizeMb: heapMegabytes }').not.toMatch(FIGURE);
  });
});
