import { describe, expect, it } from 'vitest';
import { importCircles } from './import-circles.ts';
import { sourceFile, sourceFiles } from './source-files.ts';

describe('imports', () => {
  it('have no circle in any room, nor in tests, scripts and benchmarks, types included', () => {
    const files = sourceFiles(['src', 'test', 'scripts', 'bench'], /\.(?:ts|mjs)$/);
    expect(files.length).toBeGreaterThan(sourceFiles().length);
    expect(importCircles(files)).toEqual([]);
  });

  it('are seen in a circle, also of types alone and through a third file', () => {
    const files = [
      sourceFile('ports/a.ts', "import type { B } from './b.ts';"),
      sourceFile('ports/b.ts', "export { C } from './c.ts';"),
      sourceFile('ports/c.ts', "import { type A } from './a.ts';"),
      sourceFile('ports/d.ts', "import { A } from './a.ts';"),
    ];
    expect(importCircles(files)).toEqual([['ports/a.ts', 'ports/b.ts', 'ports/c.ts']]);
    expect(importCircles(files.slice(1))).toEqual([]);
  });
});
