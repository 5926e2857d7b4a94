import { describe, expect, it } from 'vitest';
import { sourceFiles } from './source-files.ts';

/** Folders of src/feeds that are no feeds. */
const SHARED: ReadonlySet<string> = new Set(['fakes', 'families', 'fields', 'http', 'test-kit']);
const MAX_FILES = 5;

const files = sourceFiles().filter(({ path }) => path.startsWith('feeds/'));
const nested = files.filter(({ path }) => path.split('/').length > 2);
const folders = new Map(
  [...new Set(nested.map(({ path }) => path.split('/')[1] ?? ''))].map((id) => [
    id,
    nested.filter(({ path }) => path.startsWith(`feeds/${id}/`)),
  ]),
);
const feeds = [...folders].filter(([id]) => !SHARED.has(id));
const registry = files.find(({ path }) => path === 'feeds/registry.ts');

describe('a feed', () => {
  it('has a folder with its card, its feed and a test or one of its family, and no folder holds anything else', () => {
    const wrong = feeds.filter(
      ([id, own]) => !['card.ts', 'feed.ts'].every((name) => own.some(({ path }) => path === `feeds/${id}/${name}`)),
    );
    expect(wrong.map(([id]) => id)).toEqual([]);
    for (const id of SHARED) expect(folders.has(id)).toBe(true);
  });

  it(`is at most ${MAX_FILES} files, in no folder below its own`, () => {
    expect(feeds.filter(([, own]) => own.length > MAX_FILES).map(([id, own]) => [id, own.length])).toEqual([]);
    const deeper = feeds.flatMap(([, own]) => own).filter(({ path }) => path.split('/').length > 3);
    expect(deeper.map(({ path }) => path)).toEqual([]);
  });

  it('registers itself: the registry imports one name of its folder and lists it once', () => {
    const lines = (registry?.text ?? '').split('\n');
    const wrong = feeds.filter(([id]) => {
      const imports = lines.filter((line) => line.includes(`from './${id}/`));
      const name = /^import \{ (\w+) \} from/.exec(imports[0] ?? '')?.[1];
      return imports.length !== 1 || lines.filter((line) => line === `  ${name},`).length !== 1;
    });
    expect(wrong.map(([id]) => id)).toEqual([]);
  });

  it('is named by no other room but the exercise, main and the reports on feeds', () => {
    const ids = new Set(feeds.map(([id]) => id));
    const named = sourceFiles()
      .filter(({ path }) => !/^(feeds|exercise|main)\/|\.test\.ts$|\/test-kit\//.test(path))
      .flatMap(({ path, imports }) =>
        imports
          .filter(({ target }) => target?.startsWith('feeds/') && ids.has(target.split('/')[1] ?? ''))
          .map(({ target }) => `${path} → ${target}`),
      );
    expect(named).toEqual([]);
  });
});
