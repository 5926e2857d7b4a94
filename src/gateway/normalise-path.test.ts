import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalisePath, splitTarget } from './normalise-path.ts';

const paths = fc.string({ unit: fc.constantFrom('/', 'a', '.', '%', '2', 'f', '?', '#', '\\', '\0', 'A') });

describe('the path normaliser', () => {
  it('changes nothing but one trailing slash', () => {
    fc.assert(
      fc.property(paths, (path) => {
        const normal = normalisePath(path);
        expect([normal, `${normal}/`]).toContain(path);
        if (!path.endsWith('/')) expect(normal).toBe(path);
      }),
    );
  });

  it('never turns two trailing slashes into none', () => {
    fc.assert(fc.property(paths, (path) => normalisePath(`${path}//`).endsWith('/')));
  });

  it('splits at the first question mark and loses nothing', () => {
    fc.assert(
      fc.property(paths, (target) => {
        const { path, query } = splitTarget(target);
        expect(path).not.toContain('?');
        expect([path, `${path}?${query}`]).toContain(target);
      }),
    );
  });
});
