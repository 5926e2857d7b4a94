import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';

const MAX_README_WORDS = 1_500;
const MAX_RECORDS = 45;
const MAX_PROSE_WORDS = 30_000;
const MAX_CHANGE_WORDS = 25;

const RECORDS = readdirSync('docs/decisions').filter((name) => name !== 'README.md');
const PAGES: ReadonlyMap<string, string> = new Map(
  ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'SECURITY.md', ...pagesUnder('docs')].map((path) => [
    path,
    readFileSync(path, 'utf8'),
  ]),
);
function pagesUnder(folder: string): readonly string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names.filter((name) => name.endsWith('.md')).map((name) => `${folder}/${name}`);
}

const page = (path: string): string => PAGES.get(path) ?? '';

const withoutCode = (text: string): string => text.replace(/^```[\s\S]*?^```$/gm, '');
const countWords = (text: string): number => text.match(/\S+/g)?.length ?? 0;

/** Words outside tables and code fences. */
const proseWords = (text: string): number =>
  countWords(
    withoutCode(text)
      .split('\n')
      .filter((line) => !line.startsWith('|'))
      .join('\n'),
  );

/** The anchors that GitHub makes of a page's headings. */
const anchorsOf = (text: string): readonly string[] =>
  [...withoutCode(text).matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
    (heading ?? '')
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

/** The relative links of a page that lead to no file, or to no heading of one. */
function brokenLinks(path: string, text: string): readonly string[] {
  const links = [...withoutCode(text).matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, link]) => link ?? []);
  return links.filter((link) => {
    if (/^[a-z]+:/.test(link)) return false;
    const [file = '', anchor] = link.split('#');
    const target = file === '' ? path : normalize(join(dirname(path), file));
    if (!existsSync(target)) return true;
    return anchor !== undefined && !anchorsOf(page(target)).includes(anchor);
  });
}

describe('the documents', () => {
  it('keep within their bounds: words of the README, records, prose in all', () => {
    expect(countWords(page('README.md'))).toBeLessThanOrEqual(MAX_README_WORDS);
    expect(RECORDS.length).toBeLessThanOrEqual(MAX_RECORDS);
    const words = [...PAGES.values()].reduce((sum, text) => sum + proseWords(text), 0);
    expect(words).toBeLessThanOrEqual(MAX_PROSE_WORDS);
  });

  it('state each change in one line of at most 25 words', () => {
    const changes = page('CHANGELOG.md').match(/^- .+$/gm) ?? [];
    expect(changes.length).toBeGreaterThan(30);
    expect(changes.filter((line) => countWords(line) - 1 > MAX_CHANGE_WORDS)).toEqual([]);
  });

  it('have no broken relative link', () => {
    expect(page('README.md').match(/\]\(/g)?.length).toBeGreaterThan(10);
    const broken = [...PAGES].flatMap(([path, text]) => brokenLinks(path, text).map((link) => `${path}: ${link}`));
    expect(broken).toEqual([]);
    expect(brokenLinks('README.md', '[a](docs/none.md) [b](#none) [c](docs/api.md#limits)')).toEqual([
      'docs/none.md',
      '#none',
    ]);
  });

  it('are all listed in the index', () => {
    const indexes = ['docs/README.md', 'docs/method/README.md', 'docs/runbooks/README.md', 'docs/decisions/README.md'];
    const linked = indexes.flatMap((index) =>
      [...page(index).matchAll(/\]\(([^)#\s]+)/g)].map(([, link]) => normalize(join(dirname(index), link ?? ''))),
    );
    expect([...PAGES.keys()].filter((path) => path !== 'docs/README.md' && !linked.includes(path))).toEqual([]);
  });

  it('name scripts that exist', () => {
    const scripts = Object.keys(JSON.parse(readFileSync('package.json', 'utf8')).scripts);
    const texts = [...PAGES].filter(([path]) => path !== 'CHANGELOG.md').map(([, text]) => text);
    const run = texts.flatMap((text) => [...text.matchAll(/npm run (?:--silent )?([a-z:-]+)/g)]);
    expect(run.flatMap(([, name]) => name ?? []).filter((name) => !scripts.includes(name))).toEqual([]);
    const programs = texts.flatMap((text) => [...text.matchAll(/node ((?:scripts|bench)\/[\w/-]+\.mjs)/g)]);
    expect(programs.flatMap(([, path]) => path ?? []).filter((path) => !existsSync(path))).toEqual([]);
  });
});

describe('the decision records', () => {
  it('are listed in the index by their title, and have context, choice and consequence', () => {
    const index = page('docs/decisions/README.md');
    for (const name of RECORDS) {
      const text = page(`docs/decisions/${name}`);
      const title = /^# (.+)$/m.exec(text)?.[1] ?? '';
      expect([name, title.startsWith(`${name.slice(0, 4)} `)]).toEqual([name, true]);
      expect([name, index.includes(`[${title}](${name})`)]).toEqual([name, true]);
      const parts = ['Context', 'Choice', 'Consequence'].filter((part) => text.includes(`**${part}.**`));
      expect([name, parts]).toEqual([name, ['Context', 'Choice', 'Consequence']]);
    }
  });
});
