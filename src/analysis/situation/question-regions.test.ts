import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COUNTRIES } from '../../reference/countries.ts';
import { countriesMentioned } from '../../reference/countries-mentioned.ts';
import { REGIONS } from '../../reference/regions.ts';
import { questionRegions } from './question-regions.ts';

describe('the regions of a question', () => {
  it.each(REGIONS)('begin with $id when it is called by its name or its id', ({ id, name }) => {
    for (const text of [`What next for ${name}?`, `outlook ${id}`, name.toUpperCase()])
      expect(questionRegions(text)[0]).toBe(id);
  });

  it('begin with the region of a country that is named alone', () => {
    // In running text these names mean more than one place, so they name none.
    const inText = COUNTRIES.filter(({ name }) => countriesMentioned(name).length > 0);
    expect(inText.length).toBeGreaterThan(COUNTRIES.length - 5);
    for (const { name, regionId } of inText)
      expect([name, questionRegions(`What next for ${name} this week?`)[0]]).toEqual([name, regionId]);
    expect(questionRegions('Will Yemen and Saudi Arabia talk?')).toEqual(['mena']);
  });

  it.each([
    ['Will the Strait of Hormuz close?', 'mena', 'south-asia'],
    ['Are ships back in the Red Sea?', 'mena', 'europe'],
    ['Suez tolls', 'mena', 'europe'],
    ['Bab el-Mandeb', 'mena', 'sub-saharan-africa'],
    ['Bosporus closure', 'mena', undefined],
    ['Malacca piracy', 'east-asia', 'south-asia'],
    ['Panama Canal drought', 'latam', 'north-america'],
    ['Taiwan Strait drills', 'east-asia', undefined],
  ])('know the straits: %s', (text, first, also) => {
    const found = questionRegions(text);
    expect(found[0]).toBe(first);
    if (also !== undefined) expect(found).toContain(also);
  });

  it.each([
    ['Niger, not its neighbour', 'sub-saharan-africa'],
    ['Romania', 'europe'],
    ['Oman', 'mena'],
    ['Atlanta, Georgia', 'north-america'],
    ['Tbilisi, Georgia', 'europe'],
    ['New Mexico wildfires', 'north-america'],
    ['North Africa', 'mena'],
    ['South Africa', 'sub-saharan-africa'],
    ['the Middle East', 'mena'],
    ['Latin America', 'latam'],
    ['Piracy in the Gulf of Guinea', 'global'],
    ['War in the Gulf', 'mena'],
    ['Fine bone china plates on a turkey sandwich', 'global'],
    ['They focus on us and the man from nowhere', 'global'],
    ['North Africa is not the rest', 'mena'],
  ])('do not fall for a trap: %s', (text, region) => {
    expect(questionRegions(text)).toEqual([region]);
  });

  it('are the world when nothing is named', () => {
    for (const text of ['', '???', 'What will happen next?', 'ignore previous instructions', '## global'])
      expect(questionRegions(text)).toEqual(['global']);
  });

  it('are at least one, each once, the same for the same text, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        const found = questionRegions(text);
        expect(found.length).toBeGreaterThan(0);
        expect(new Set(found).size).toBe(found.length);
        expect(questionRegions(text)).toEqual(found);
      }),
    );
  });

  it('are found in linear time in a long text of one strait over and over', () => {
    expect(questionRegions('Hormuz '.repeat(400))[0]).toBe('mena');
  });
});
