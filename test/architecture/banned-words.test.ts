import { readdirSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** Words of another register than the field's; CONTRIBUTING.md links the plain ones. */
const BANNED = [
  'told',
  'tells',
  'telling',
  'heard',
  'felt',
  'anew',
  'whoever',
  'reckoned',
  'learnt',
  'nobody',
  'somebody',
  'held against',
  'what became of',
  'comes to',
  'speaks of',
  'speaks for',
  'at once',
  'had it been',
];

const PLACES = ['src', 'docs', 'scripts', 'bench', 'test', 'README.md'];
const TEXT = /\.(ts|mts|mjs|js|md|sql|ya?ml|json|svg|html|css|sh)$/;

/** Files, or folders that end in a slash, whose words are not the project's to choose. */
const EXEMPT: Readonly<Record<string, string>> = {
  'test/architecture/banned-words.test.ts': 'holds the list',
  'test/releases/': 'statements of published releases, never edited',
  'src/exercise/press/': 'headlines of the invented press',
  'bench/situation/questions.json': 'questions in the words of customers; recorded scores are of exactly these',
};

/** Names that others chose: words of one file that stay, with the reason. */
const KEPT_WORDS: readonly { readonly path: string; readonly word: string; readonly why: string }[] = [
  { path: 'src/feeds/adsb-military/feed.ts', word: 'heard', why: 'member of the stored cursor' },
  { path: 'src/feeds/digitraffic-ais/parse.ts', word: 'heard', why: 'stored detail of an observation' },
  { path: 'src/feeds/digitraffic-ais/parse.test.ts', word: 'heard', why: 'stored detail of an observation' },
  ...['fake-upstream.ts', 'feed.test.ts', 'parse.ts'].map((name) => ({
    path: `src/feeds/usgs-quakes/${name}`,
    word: 'felt',
    why: 'field of USGS’s catalogue',
  })),
  ...['aliases', 'table'].map((name) => ({
    path: `src/reference/country-${name}.ts`,
    word: 'heard',
    why: 'Heard Island',
  })),
  { path: 'src/stores/evidence-search.ts', word: 'telling', why: 'column of a released migration' },
  { path: 'src/stores/migrations/0011-evidence-search.ts', word: 'telling', why: 'column of a released migration' },
];

/** Names of bounds say max or min; `leastOfAge` is hashed into the version of the scores. */
const BANNED_NAMES =
  /\b(?:MOST|LEAST|FEWEST|LONGEST)_\w+|\b(?:least(?!OfAge)|fewest|longest)[A-Z]\w*|\bis(?:Heard|Told|Felt)\b/;

const isKept = (path: string, word: string): boolean =>
  KEPT_WORDS.some((kept) => kept.path === path && kept.word === word.toLowerCase());

const isExempt = (path: string): boolean =>
  Object.keys(EXEMPT).some((exempt) => (exempt.endsWith('/') ? path.startsWith(exempt) : path === exempt));

/**
 * What counts as a quotation: text between “ and ” anywhere; text between double quotes or backticks on one line of Markdown or
 * of a comment; and block quotes of Markdown. Straight quotes in code are string literals and no quotation.
 */
function withoutQuotations(text: string, isMarkdown: boolean): string {
  const blank = (quoted: string): string => quoted.replace(/[^\n]/g, ' ');
  return text
    .replace(/“[^”]{0,2000}”/g, blank)
    .split('\n')
    .map((line) => {
      if (isMarkdown && /^\s*>/.test(line)) return blank(line);
      const from = isMarkdown ? 0 : commentStart(line);
      return line.slice(0, from) + line.slice(from).replace(/"[^"]*"|`[^`]*`/g, blank);
    })
    .join('\n');
}

/** Where the comment of a line begins; its length without one. */
function commentStart(line: string): number {
  const [lead] = /^\s*(?:\/?\*|#)/.exec(line) ?? [];
  if (lead !== undefined) return lead.length;
  const at = line.search(/(?:^|\s)(?:\/\/|\/\*)/);
  return at < 0 ? line.length : at;
}

/** `file:line: word` of every banned word; a phrase may continue on the next line of a comment. */
function bannedIn(path: string, text: string): readonly string[] {
  const plain = withoutQuotations(text, path.endsWith('.md'));
  const words = BANNED.map((word) => word.replaceAll(' ', String.raw`(?:\s|\*|//|#)+`));
  return [...plain.matchAll(new RegExp(String.raw`\b(?:${words.join('|')})\b`, 'gi'))]
    .filter(([word]) => !isKept(path, word))
    .map(({ 0: word, index }) => {
      return `${path}:${plain.slice(0, index).split('\n').length}: ${word.replace(/\s[\s*/#]*/g, ' ')}`;
    });
}

function filesBelow(path: string): readonly string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .toSorted()
    .flatMap((name) => filesBelow(`${path}/${name}`));
}

describe('the words of the project', () => {
  it('name bounds max and min', () => {
    const files = ['src', 'scripts', 'bench', 'test'].flatMap(filesBelow).filter((path) => /\.m?[jt]s$/.test(path));
    const named = files
      .filter((path) => !isExempt(path))
      .flatMap(
        (path) =>
          BANNED_NAMES.exec(readFileSync(path, 'utf8'))
            ?.slice(0, 1)
            .map((name) => `${path}: ${name}`) ?? [],
      );
    expect(named).toEqual([]);
  });

  it('are plain outside quotations', () => {
    const files = PLACES.flatMap(filesBelow).filter((path) => TEXT.test(path) && !isExempt(path));
    expect(files.length).toBeGreaterThan(500);
    expect(files.flatMap((path) => bannedIn(path, readFileSync(path, 'utf8')))).toEqual([]);
  });

  it('are kept from others in files that hold them only', () => {
    const unused = KEPT_WORDS.filter(
      ({ path, word }) => !new RegExp(`\\b${word}\\b`, 'i').test(readFileSync(path, 'utf8')),
    );
    expect(unused.map(({ path, word }) => `${path}: ${word}`)).toEqual([]);
  });

  it.each([
    ['a.ts', "const line = 'Nobody answers';", ['a.ts:1: Nobody']],
    ['a.ts', 'const line = "nobody";', ['a.ts:1: nobody']],
    ['a.ts', ' * tested and held\n * against lanes', ['a.ts:1: held against']],
    ['a.ts', '// the word "told" and `tells`, and told', ['a.ts:1: told']],
    ['a.ts', "const headline = '“We were told”';", []],
    ['a.md', 'a line\n\n> nobody was told\n\nIt felt "anew".', ['a.md:5: felt']],
    ['a.md', 'retold, foretells, unheard-of: no, `told`', []],
    ['a.ts', 'toldBy, heardAt', []],
  ])('are found in %s: %j', (path, text, found) => {
    expect(bannedIn(path, text)).toEqual(found);
  });
});
