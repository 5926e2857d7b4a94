import fc from 'fast-check';
import { expect, it } from 'vitest';
import { phrasesIn } from './phrases-in.ts';

it('are those that a plain search for each of them finds, in the order they were given', () => {
  const word = fc.constantFrom('red', 'sea', 'black', 'gulf', 'redsea', 'of');
  const phrase = fc.array(word, { maxLength: 3 }).map((words) => words.join(' '));
  fc.assert(
    fc.property(fc.array(phrase, { maxLength: 12 }), fc.array(word, { maxLength: 12 }), (phrases, words) => {
      const text = words.join(' ');
      const entries = phrases.map((name, place) => [name, place] as const);
      const plain = entries.filter(([name]) => name !== '' && ` ${text} `.includes(` ${name} `)).map(([, at]) => at);
      expect(phrasesIn(entries).in(text)).toEqual(plain);
    }),
  );
});
