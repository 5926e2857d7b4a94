import { expect, it } from 'vitest';
import { nameInProse } from './name-in-prose.ts';

it.each(['United States', 'Netherlands', 'Central African Republic', 'Houthis', 'European Union', 'Arakan Army'])(
  'writes the article of %s',
  (name) => expect(nameInProse(name)).toBe(`the ${name}`),
);

it.each(['India', 'Hezbollah', 'Islamic State', 'BRICS', 'South Georgia and the South Sandwich Islands'])(
  'writes no article before %s',
  (name) => expect(nameInProse(name)).toBe(name),
);
