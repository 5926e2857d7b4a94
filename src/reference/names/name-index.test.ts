import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MISSPELLINGS } from '../../../test/kit/names/misspellings.ts';
import { seededRandom } from '../../evaluation/seeded-random.ts';
import { startNameIndex } from './name-index.ts';
import { soundKey } from './sound-key.ts';
import { transliterate } from './transliterate.ts';

/** An index of which each name is an entry of its own. */
function indexOf(names: readonly string[]) {
  const index = startNameIndex<string>();
  for (const name of names) index.add(name, [name]);
  return index.finish();
}

const word = fc.string({ unit: fc.constantFrom(...'abcdefghiklmnoprstuvxyzé'), minLength: 3, maxLength: 10 });
const name = fc.array(word, { minLength: 2, maxLength: 4 }).map((words) => words.join(' '));

describe('transliterate', () => {
  it.each([
    ['Владимир Путин', 'vladimir putin'],
    ['Ељен Ђоковић', 'eljen djokovic'],
    ['Αλέξης Τσίπρας', 'alexis tsipras'],
    ['محمد طاهر', 'mhmd tahr'],
    ['김정은', 'kimjongun'],
    ['בנימין', 'bnymyn'],
    ['ნიკა', 'nika'],
    ['Łukasz Ångström-ß', 'lukasz angstrom ss'],
    ["O'Neill, U.S.", 'oneill us'],
    ['习近平', '习近平'],
  ])('spells %s as %s', (written, latin) => {
    expect(transliterate(written).join(' ')).toBe(latin);
  });

  it('of any text is letters and figures, and is the same again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 30 }), (text) => {
        const words = transliterate(text);
        for (const one of words) expect(one).toMatch(/^[\p{L}\p{N}]+$/u);
        expect(transliterate(words.join(' '))).toEqual(words);
      }),
      { numRuns: 100 },
    );
  });
});

it.each([
  ['mohammed', 'muhamad'],
  ['qadhafi', 'kadafi'],
  ['yusuf', 'iousouf'],
  ['wladimir', 'vladimir'],
  ['shevchenko', 'schewtschenko'],
])('%s sounds like %s', (one, other) => {
  expect(soundKey(one)).toBe(soundKey(other));
});

describe('an index of names', () => {
  it('finds a name by itself, its words in any order, first and with similarity 1', () => {
    fc.assert(
      fc.property(fc.uniqueArray(name, { minLength: 1, maxLength: 20 }), fc.nat(), (names, at) => {
        const wanted = names[at % names.length] ?? '';
        const found = indexOf(names).search(wanted.toUpperCase().split(' ').toReversed().join(', '), 0.9);
        expect(found[0]?.similarity).toBe(1);
        const alike = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').split(' ').sort().join(' ');
        expect(alike(found[0]?.name ?? '')).toBe(alike(wanted));
      }),
      { numRuns: 60 },
    );
  });

  it('gives each entry once, by the best of its names, the most alike first, and none below the bar', () => {
    const index = startNameIndex<string>();
    index.add('one', ['John Smith', 'Jon Smit']);
    index.add('two', ['Jon Smit', 'Johann Schmidt']);
    index.add('three', ['Maria Gonzalez']);
    const found = index.finish().search('Jon Smit', 0.6);
    expect(found.map(({ entry, name: best, similarity }) => [entry, best, similarity])).toEqual([
      ['one', 'Jon Smit', 1],
      ['two', 'Jon Smit', 1],
    ]);
    const ranked = indexOf(['Jon Smyth', 'Joan Smithers', 'John Smith', 'Peter Paul']).search('John Smith', 0.5);
    expect(ranked.map(({ similarity }) => similarity)).toEqual(
      ranked.map(({ similarity }) => similarity).toSorted((a, b) => b - a),
    );
    expect(ranked[0]?.name).toBe('John Smith');
  });

  it('has an answer to any text', () => {
    const index = indexOf(['John Smith', '习近平', 'Ким Чен Ын']);
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (text) => {
        for (const { similarity } of index.search(text, 0)) expect(similarity >= 0 && similarity <= 1).toBe(true);
      }),
      { numRuns: 100 },
    );
    expect(index.search('习近平', 0.6)[0]?.name).toBe('习近平');
    expect(index.search('Kim Chen Yn', 0.6)[0]?.name).toBe('Ким Чен Ын');
    expect(indexOf([]).search('John', 0)).toEqual([]);
  });

  it('is found misspelt in ten ways among names of the same words', () => {
    const random = seededRandom(4);
    const of = (count: number) => Array.from({ length: count }, () => syllables(random.integer));
    const [given, family] = [of(60), of(120)];
    const names = Array.from({ length: 3_000 }, () =>
      [given[random.integer(60)], given[random.integer(60)], family[random.integer(120)]].join(' '),
    );
    const index = indexOf(names);
    let hits = 0;
    for (const misspell of Object.values(MISSPELLINGS))
      for (const wanted of names.slice(0, 20)) {
        const found = index.search(misspell(wanted, random), 0.5).slice(0, 5);
        if (found.some((match) => match.name === wanted)) hits += 1;
      }
    expect(Object.keys(MISSPELLINGS)).toHaveLength(10);
    expect(hits / 200).toBeGreaterThanOrEqual(0.95);
  });
});

const ONSETS = 'b d f g h j k kh l m n p q r s sh t v y z'.split(' ');
/** A word of an invented language: two to four syllables. */
function syllables(integer: (below: number) => number): string {
  const syllable = () => (ONSETS[integer(ONSETS.length)] ?? '') + ('aeiou'[integer(5)] ?? '');
  return Array.from({ length: 2 + integer(3) }, syllable).join('') + ('nrmsd'[integer(5)] ?? '');
}
