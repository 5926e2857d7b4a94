import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type SourceFile, sourceFile, sourceFiles, withoutComments } from './source-files.ts';

/** The rooms and their numbers (DESIGN.md, Rooms). A new folder below src/ needs a number here. */
const ROOMS: Readonly<Record<string, number>> = {
  arithmetic: 0,
  contract: 0,
  concurrency: 1,
  projection: 1,
  reference: 1,
  assessment: 2,
  claims: 3,
  evaluation: 3,
  events: 3,
  ports: 3,
  tables: 3,
  feeds: 4,
  deliveries: 4,
  'language-models': 4,
  stores: 4,
  identity: 4,
  analysis: 5,
  mcp: 5,
  operations: 6,
  jobs: 6,
  gateway: 6,
  exercise: 7,
  web: 7,
  main: 8,
};

/** From this number on, other rooms see types only; main/ alone constructs. */
const TYPES_ONLY_FROM = 4;

const files = sourceFiles();
/** The client stands outside src/: the console's only way to data, and what commands ask a server with. */
const CLIENT = '../clients/typescript/client.ts';
const REMOTE = 'main/commands/remote-service.ts';
const roomOf = (path: string): string => path.split('/')[0] ?? '';
const isOwnClient = (file: SourceFile, target: string | undefined): boolean =>
  (roomOf(file.path) === 'web' || file.path === REMOTE) && target === CLIENT;
const isTest = ({ path }: SourceFile): boolean => /\.test\.ts$|\/test-kit\/|conformance\.ts$/.test(path);
const lineCount = ({ text }: SourceFile): number => text.split('\n').length - 1;
const code = files.filter((file) => !isTest(file));

/** Rooms 0 to 3 and every parser: the same answer on every machine, every day. */
const pure = code.filter(({ path }) => (ROOMS[roomOf(path)] ?? 9) <= 3 || path.endsWith('/parse.ts'));

function upward(file: SourceFile): readonly string[] {
  const from = ROOMS[roomOf(file.path)] ?? 9;
  return file.imports
    .filter(
      ({ target }) =>
        target !== undefined && roomOf(target) !== roomOf(file.path) && (ROOMS[roomOf(target)] ?? 9) >= from,
    )
    .filter(({ target }) => !isOwnClient(file, target))
    .map(({ target }) => `${file.path} → ${target}`);
}

/** The exercise plays the fakes of the feeds: their list, the fakes themselves and what those share. */
const PLAYED_FAKES = /^feeds\/(registry|fakes\/[a-z-]+|[a-z0-9-]+\/fake-upstream)\.ts$/;

function valuesFromAbove(file: SourceFile): readonly string[] {
  if (roomOf(file.path) === 'main') return [];
  const mayPlay = roomOf(file.path) === 'exercise';
  return file.imports
    .filter(({ target, isTypeOnly }) => target !== undefined && !isTypeOnly && roomOf(target) !== roomOf(file.path))
    .filter(({ target }) => (ROOMS[roomOf(target ?? '')] ?? 9) >= TYPES_ONLY_FROM)
    .filter(({ target }) => !(mayPlay && PLAYED_FAKES.test(target ?? '')) && !isOwnClient(file, target))
    .map(({ target }) => `${file.path} → ${target}`);
}

describe('the one-way street', () => {
  it('gives every folder below src/ a number', () => {
    expect([...new Set(files.map(({ path }) => roomOf(path)))].filter((room) => ROOMS[room] === undefined)).toEqual([]);
  });

  it('is drawn in the README, with every room and its number', () => {
    const rows = readFileSync('README.md', 'utf8').matchAll(/^\| (\d) ((?:`[a-z-]+`(?:, )?)+) \|/gm);
    const drawn = [...rows].flatMap(([, number, names = '']) =>
      [...names.matchAll(/`([a-z-]+)`/g)].map(([, room = '']) => [room, Number(number)] as const),
    );
    expect(Object.fromEntries(drawn)).toEqual(ROOMS);
  });

  it('lets a file import only from a lower number or its own room', () => {
    expect(code.flatMap(upward)).toEqual([]);
  });

  it('shows rooms from 4 upward to others as types only; main/ alone constructs, and the exercise plays fakes', () => {
    expect(code.flatMap(valuesFromAbove)).toEqual([]);
  });

  it('sees an import that goes up, sideways or takes a value', () => {
    const up = sourceFile(
      'contract/a.ts',
      "import { x } from '../reference/b.ts';\nexport type { Y } from '../ports/c.ts';",
    );
    expect(upward(up)).toHaveLength(2);
    expect(upward(sourceFile('feeds/a.ts', "import type { X } from '../stores/b.ts';"))).toHaveLength(1);
    expect(valuesFromAbove(sourceFile('jobs/a.ts', "import { type X, y } from '../feeds/b.ts';"))).toHaveLength(1);
    expect(
      valuesFromAbove(
        sourceFile('jobs/a.ts', "import { type X } from '../feeds/b.ts';\nimport type { Z } from '../stores/c.ts';"),
      ),
    ).toEqual([]);
    const played = "import { x } from '../feeds/gdacs/fake-upstream.ts';\nimport { y } from '../feeds/registry.ts';";
    expect(valuesFromAbove(sourceFile('exercise/a.ts', played))).toEqual([]);
    expect(valuesFromAbove(sourceFile('jobs/a.ts', played))).toHaveLength(2);
    expect(valuesFromAbove(sourceFile('exercise/a.ts', "import { x } from '../feeds/gdacs/parse.ts';"))).toHaveLength(
      1,
    );
  });

  it('leads out of src/ by packages only, but for the console and commands that ask a server, by the client', () => {
    const wrong = code.flatMap((file) =>
      file.imports
        .filter(({ target }) => target?.startsWith('..') && !isOwnClient(file, target))
        .map(({ target }) => `${file.path} → ${target}`),
    );
    expect(wrong).toEqual([]);
  });

  it('gives the console nothing but itself, the client and types of the contract', () => {
    const own = code.filter(({ path }) => roomOf(path) === 'web');
    const others = own.flatMap(({ path, imports }) =>
      imports
        .filter(({ target }) => target !== undefined && !target.startsWith('..') && roomOf(target) !== 'web')
        .filter(({ target, isTypeOnly }) => !(roomOf(target ?? '') === 'contract' && isTypeOnly))
        .map(({ target }) => `${path} → ${target}`),
    );
    expect(own.length).toBeGreaterThan(10);
    expect(others).toEqual([]);
  });
});

describe('the configuration', () => {
  it('is declared once: its type is derived from what reads the variables', () => {
    const declared = code.filter(({ text }) => /\binterface (?:Backup|Collector)?Config\b/.test(withoutComments(text)));
    expect(declared.map(({ path }) => path)).toEqual([]);
  });
});

describe('interfaces of Node', () => {
  it('are used as documented: no method taken from a prototype, no listener of others taken away', () => {
    const wrong = code.filter(({ text }) =>
      /\.prototype\.\w+\.(?:call|apply|bind)\(|\bremoveAllListeners\(|\._[a-z]\w*\(/.test(withoutComments(text)),
    );
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });
});

describe('the pure rooms', () => {
  it('import no node module', () => {
    const wrong = pure.flatMap(({ path, imports }) =>
      imports.filter(({ specifier }) => /^node:/.test(specifier)).map(({ specifier }) => `${path} → ${specifier}`),
    );
    expect(wrong).toEqual([]);
  });

  it.each([
    ['the clock', /\bDate\.now\b|\bnew Date\(\s*\)|\bperformance\b|\bsetTimeout\b|\bsetInterval\b/],
    ['chance', /\bMath\.random\b|\brandomUUID\b|\bgetRandomValues\b/],
    ['the environment', /\bprocess\.\w/],
    ['the network', /\bfetch\(|\bXMLHttpRequest\b|\bWebSocket\b/],
    [
      'the locale',
      /\blocaleCompare\b|\btoLocale\w+\b|\bIntl\b|\.getHours\(|\.getDate\(|\.getDay\(|\.getMonth\(|\.getFullYear\(|\bgetTimezoneOffset\b/,
    ],
  ])('do not touch %s', (_, word) => {
    expect(pure.filter(({ text }) => word.test(withoutComments(text))).map(({ path }) => path)).toEqual([]);
  });
});

describe('the rest of the house', () => {
  it('reads process.env in main/config.ts alone', () => {
    const wrong = code.filter(
      ({ path, text }) => path !== 'main/config.ts' && /\bprocess\.env\b/.test(withoutComments(text)),
    );
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  it('has no drawer for anything', () => {
    expect(
      files.filter(({ path }) => /(^|\/)(utils?|helpers?|common|misc)(\/|\.|$)/.test(path)).map(({ path }) => path),
    ).toEqual([]);
  });

  it('keeps files under 400 lines, tests under 500', () => {
    const long = files.filter((file) => lineCount(file) > (isTest(file) ? 500 : 400));
    expect(long.map(({ path }) => path)).toEqual([]);
  });

  it('begins every file over 250 lines, and no other, with the reason', () => {
    const reasoned = files.filter(({ text }) => /^\/\/ Over 250 lines: .+\.\n/.test(text));
    const long = files.filter((file) => !isTest(file) && !file.path.includes('/conformance/') && lineCount(file) > 250);
    expect(reasoned.map(({ path }) => path)).toEqual(long.map(({ path }) => path));
  });

  it('switches no type off', () => {
    const off =
      /:\s*any\b|\bas any\b|\bas unknown as\b|@ts-(ignore|expect-error|nocheck)|catch\s*(\([^)]*\))?\s*\{\s*\}/;
    expect(files.filter(({ text }) => off.test(withoutComments(text))).map(({ path }) => path)).toEqual([]);
  });
});
