import { countedIn } from '../plural.ts';

const count = countedIn('en');

/** What finding and the list of keys say in English. */
export const findEn = {
  find: {
    title: 'Find',
    hint: 'Regions, countries, straits, evidence',
    send: 'Find',
    prompt: 'Find a region, a country, a strait or a piece of evidence',
    heading: (words: string, n: number) => `“${words}”: ${count(n, { one: '# result', other: '# results' })}`,
    none: 'No region, country, strait or piece of evidence of the newest world-wide snapshot has these words. Try fewer, or put a question.',
    results: 'Results',
    columns: { name: 'Name', kind: 'Kind', now: 'Now' },
    kinds: { region: 'Region', country: 'Country', strait: 'Strait', evidence: 'Evidence' },
  },
  keyboard: {
    title: 'Keyboard',
    letters: 'Letters act on the page',
    close: 'Close',
    keys: {
      '?': 'This list',
      '/': 'Find',
      'j k': 'Next and previous row',
      Enter: 'Open the row',
      '[ ]': 'One snapshot back and on',
      d: 'What changed',
      e: 'Explain the number of the row',
      v: 'Evidence of the row',
      Esc: 'Close, and back to where you were',
      '← ↑ → ↓': 'Move on the map',
    },
  },
};
