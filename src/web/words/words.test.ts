import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../url/language.ts';
import { countedIn } from './plural.ts';
import { spokenIn } from './spoken.ts';

type Said = (...given: readonly unknown[]) => unknown;

/** Texts and functions of a tree of words by their path. Terms and plural forms are words of one language alone. */
function leavesOf(tree: object, path = ''): ReadonlyMap<string, unknown> {
  const leaves = new Map<string, unknown>();
  for (const [name, value] of Object.entries(tree)) {
    const at = path === '' ? name : `${path}.${name}`;
    if (at === 'terms' || at === 'newer.changes') continue;
    if (typeof value !== 'object') leaves.set(at, value);
    else for (const [below, leaf] of leavesOf(value, at)) leaves.set(below, leaf);
  }
  return leaves;
}

const TREES = new Map(LANGUAGES.map((language) => [language, leavesOf(spokenIn(language).words)]));
const treeOf = (language: 'en' | 'fr' | 'ar') => TREES.get(language) ?? new Map<string, unknown>();
const isSaid = (leaf: unknown): leaf is Said => typeof leaf === 'function';

const marks = ['⟦1⟧', '⟦2⟧', '⟦3⟧', '⟦4⟧'];
const KINDS = ['text', 'list', 'reading', 'number'] as const;

/** An argument of a function of words: a text, a list, a reading, or a number. */
function given(kind: (typeof KINDS)[number], index: number): unknown {
  const mark = marks[index] ?? '';
  if (kind === 'text') return mark;
  if (kind === 'list') return [mark];
  return kind === 'number'
    ? 5
    : { now: mark, threshold: mark, ordinary: mark, current: 5, stale: 5, missing: 5, off: 5 };
}

/** Every row of kinds that a function of so many arguments could take. */
function rowsOf(arity: number): readonly (readonly (typeof KINDS)[number][])[] {
  if (arity === 0) return [[]];
  return rowsOf(arity - 1).flatMap((row) => KINDS.map((kind) => [...row, kind]));
}

function saidWith(leaf: Said, values: readonly unknown[]): string | undefined {
  try {
    const text = leaf(...values);
    return typeof text === 'string' && !/undefined|NaN|\[object/.test(text) ? text : undefined;
  } catch {
    return undefined;
  }
}

/** The kinds of arguments that the English function takes: those with which it says something whole. */
function kindsOf(leaf: Said): readonly (typeof KINDS)[number][] {
  const found = rowsOf(leaf.length).find((kinds) => saidWith(leaf, kinds.map(given)) !== undefined);
  return found ?? [];
}

/** Identifiers of the service that functions of one have words for. */
const KNOWN: Readonly<Record<string, string>> = {
  axis: 'energyLeverage',
  regime: 'escalation_ladder',
  lane: 'base',
  horizon: '7d',
  corridorState: 'closed',
  units: 'usd_bbl',
  regionName: 'mena',
  'timeView.reason': 'scheduled_6h',
  'feedsView.reason': 'never_ran',
  'feedsView.inputName': 'trigger:mena.surge',
  'feedsView.circuit': 'open',
  'forecastsView.reference': 'markov',
  'forecastsView.horizon': '7d',
  'askView.fallback': 'budget',
  'whatIfView.unit': 'ratio',
  'keysView.scope': 'operator',
};

/** What a text or function says, called as the English one is; empty where a number is needed. */
function sample(path: string, leaf: unknown, english: unknown): string {
  if (!isSaid(leaf) || !isSaid(english)) return String(leaf);
  const known = KNOWN[path];
  const values = known === undefined ? kindsOf(english).map(given) : [known, marks[1]];
  return saidWith(leaf, values) ?? '';
}

const withoutDigits = (text: string): string => text.replaceAll(/[\d.,\s\u00A0\u202F]+/g, ' ').trim();

/** What a function says of some numbers, at the argument that is the number. */
const counted = (leaf: Said, kinds: readonly (typeof KINDS)[number][], place: number, counts: readonly number[]) =>
  counts.map(
    (n) =>
      saidWith(
        leaf,
        kinds.map((kind, index) => (index === place ? n : given(kind, index))),
      ) ?? '',
  );

const COUNTS = [0, 1, 2, 3, 11, 100];

/** Functions that count something in English, with the place of the number. */
const COUNTING = [...treeOf('en')].flatMap(([path, leaf]) => {
  // A level of advice is no count.
  if (!isSaid(leaf) || path === 'countryView.advisory') return [];
  return rowsOf(leaf.length).flatMap((kinds) =>
    kinds.flatMap((kind, place) => {
      const rest = kinds.filter((_, index) => index !== place);
      if (kind !== 'number' || rest.includes('reading')) return [];
      const [, one = '', two = ''] = counted(leaf, kinds, place, [0, 1, 2]);
      const isCounting = one !== '' && two !== '' && /\d/.test(two) && withoutDigits(one) !== withoutDigits(two);
      return isCounting ? [{ path, kinds, place }] : [];
    }),
  );
});

const isCounted = (counting: string): boolean => COUNTING.some(({ path }) => path === counting);

/** What English says alike of any number. */
const NUMBERS_ALONE = ['active', 'changesView.more'];

/** Texts that are the same in two languages: marks, names, templates of given texts alone, and words that both have. */
const SAME: Readonly<Record<'fr' | 'ar', readonly string[]>> = {
  fr: [
    'direction',
    'service',
    'triggersView.columns.distance',
    'triggersView.points',
    'triggersView.units',
    'corridorsView.noFlow',
    'corridorsView.days',
    'corridorsView.source',
    'corridorsView.restrictionColumns.what',
    'changesView.axes',
    'changesView.movedNothing',
    'changesView.laneColumns.horizon',
    'changesView.absent',
    'forecastsView.horizons.label',
    'forecastsView.minOutcomes',
    'forecastsView.voidCount',
    'forecastsView.skillColumns.verdict',
    'forecastsView.skillColumns.score',
    'forecastsView.skillColumns.n',
    'forecastsView.scores.brier',
    'forecastsView.calibration',
    'forecastsView.calibrationColumns.n',
    'askView.question',
    'askView.frameworks.pmesii-pt',
    'askView.frameworks.dime',
    'whatIfView.axes',
    'feedsView.columns.axes',
    'feedsView.columns.licence',
    'verifyView.columns.id',
    'countryView.title',
    'countryView.axes',
    'countryView.ports',
    'keysView.notApplicable',
    'keysView.keyColumns.id',
    'keysView.sessionColumns.id',
    'horizonColumn',
    'utc',
    'columns.net',
    'comma',
    'arrow',
    'backArrow',
    'evidenceColumns.source',
    'item.source',
  ],
  ar: [
    'service',
    'corridorsView.noFlow',
    'corridorsView.source',
    'changesView.driver',
    'changesView.movedNothing',
    'forecastsView.minOutcomes',
    'forecastsView.voidCount',
    'whatIfView.lane',
    'countryView.title',
    'keysView.notApplicable',
    'worldHeading',
    'colon',
  ],
};

/** Words of Latin script that Arabic texts keep: names, formats, commands, and identifiers that a reader types. */
const LATIN =
  /\b(?:EXERCISE|Barograph|UTC|JSON|Patch|API|RFC|SHA|JWKS|DIME|PMESII|PT|Ed25519|Natural|Earth|BACKUP_DIR)\b|\{(?:time|count)\}/g;
const ISOLATED = /\u2066[^\u2069]*\u2069/g;

describe('the words of the console', () => {
  it.each(['fr', 'ar'] as const)('have in %s the same members, with as many arguments', (language) => {
    const shape = (tree: ReadonlyMap<string, unknown>) =>
      [...tree].map(([path, leaf]) => `${path} ${typeof leaf} ${isSaid(leaf) ? leaf.length : ''}`).sort();
    expect(shape(treeOf(language))).toEqual(shape(treeOf('en')));
  });

  it('are functions that the test can call, each with arguments of its own kinds', () => {
    const silent = [...treeOf('en')].filter(
      ([path, leaf]) => isSaid(leaf) && leaf.length > 0 && sample(path, leaf, leaf) === '',
    );
    expect(silent.map(([path]) => path)).toEqual([]);
  });

  it.each(['fr', 'ar'] as const)('differ in %s from the English ones, but for a list', (language) => {
    const same = [...treeOf('en')].filter(([path, english]) => {
      if (path === 'language') return false;
      return sample(path, treeOf(language).get(path), english) === sample(path, english, english);
    });
    expect(same.map(([path]) => path).sort()).toEqual(SAME[language].toSorted());
  });

  it.each(['fr', 'ar'] as const)('leave out in %s nothing that they are given', (language) => {
    const lost = [...treeOf('en')].filter(([path, english]) => {
      if (!isSaid(english) || path in KNOWN || isCounted(path) || NUMBERS_ALONE.includes(path)) return false;
      const text = sample(path, treeOf(language).get(path), english);
      return marks.some((mark) => sample(path, english, english).includes(mark) && !text.includes(mark));
    });
    expect(lost.map(([path]) => path)).toEqual([]);
  });

  it('are Arabic in Arabic, with no Latin word but names', () => {
    const wrong = [...treeOf('ar')].flatMap(([path, leaf]) => {
      if (['language', 'direction', 'service'].includes(path)) return [];
      const text = sample(path, leaf, treeOf('en').get(path)).replaceAll(ISOLATED, '').replaceAll(LATIN, '');
      return /[A-Za-z]{2}/.test(text) ? [`${path}: ${text}`] : [];
    });
    expect(wrong).toEqual([]);
    const marksAlone = /^[^\p{L}]*$/u;
    const foreign = [...treeOf('ar')].filter(([path, leaf]) => {
      const text = sample(path, leaf, treeOf('en').get(path));
      return path !== 'language' && path !== 'direction' && path !== 'service' && !/\p{Script=Arabic}/u.test(text)
        ? !marksAlone.test(text.replaceAll(ISOLATED, ''))
        : false;
    });
    expect(foreign.map(([path]) => path)).toEqual([]);
  });

  it('count in French with one form for 0 and 1 and one for the others', () => {
    expect(COUNTING.length).toBeGreaterThan(20);
    for (const { path, kinds, place } of COUNTING) {
      const leaf = treeOf('fr').get(path);
      const texts = isSaid(leaf) ? counted(leaf, kinds, place, COUNTS).map(withoutDigits) : [];
      expect([path, new Set(texts.slice(2)).size]).toEqual([path, 1]);
    }
  });

  it('count in Arabic with a form for each of none, one, two, few, many and hundreds, or with a label alone', () => {
    for (const { path, kinds, place } of COUNTING) {
      const leaf = treeOf('ar').get(path);
      const texts = isSaid(leaf) ? counted(leaf, kinds, place, COUNTS) : [];
      const [none, one, two, few, many, hundreds] = texts.map(withoutDigits);
      const isLabel = new Set([one, two, few, many, hundreds]).size === 1;
      const areForms = new Set([one, two, few]).size === 3 && none !== one && few !== many;
      expect([path, texts, isLabel || areForms]).toEqual([path, texts, true]);
      const figures = texts.slice(3).map((text, index) => text.includes(String(COUNTS[index + 3])));
      expect([path, figures]).toEqual([path, [true, true, true]]);
    }
  });

  it('count as grammars do', () => {
    const day = { zero: 'لا أيام', one: 'يوم', two: 'يومان', few: '# أيام', many: '# يومًا', other: '# يوم' };
    expect(COUNTS.map((n) => countedIn('ar')(n, day))).toEqual([
      'لا أيام',
      'يوم',
      'يومان',
      '3 أيام',
      '11 يومًا',
      '100 يوم',
    ]);
    const jour = { one: '# jour', other: '# jours' };
    expect([0, 1, 2, 1_000].map((n) => countedIn('fr')(n, jour))).toEqual([
      '0 jour',
      '1 jour',
      '2 jours',
      '1\u202F000 jours',
    ]);
    const gap = { one: '# gap', other: '# gaps' };
    expect([0, 1, 2, 1_000].map((n) => countedIn('en')(n, gap))).toEqual(['0 gaps', '1 gap', '2 gaps', '1,000 gaps']);
  });

  it('announce what is newer with a form for each category of the language', () => {
    for (const language of LANGUAGES) {
      const { changes } = spokenIn(language).words.newer;
      const used = new Set([1, 2, 3, 11, 100].map((n) => new Intl.PluralRules(language).select(n)));
      expect([language, [...used].filter((category) => changes[category] === undefined)]).toEqual([language, []]);
    }
  });
});
