import { COUNTRIES } from '../../reference/countries.ts';
import { countriesMentioned } from '../../reference/countries-mentioned.ts';
import { normaliseName } from '../../reference/normalise-name.ts';
import { once } from '../../reference/once.ts';
import { closestName } from './closest-name.ts';
import { type Found, type Named, placeIndex } from './place-index.ts';
import { blank, LATIN, textWords } from './word-forms.ts';

const MIN_MISSPELT = 5;
/** Short names of towns and districts are close to those of people: Assam to Assad. */
const MIN_MISSPELT_TOWN = 6;

/** English single-word names, to which a misspelt word may be close. */
const SPELT: () => ReadonlyMap<string, Named> = once(() => {
  const found = new Map<string, Named>();
  for (const entries of placeIndex().byFirst.values())
    for (const { kind, id, words, languages } of entries) {
      const [forms = []] = words;
      const [name = ''] = forms;
      if (
        words.length === 1 &&
        languages === undefined &&
        name.length >= (kind === 'city' ? MIN_MISSPELT_TOWN : MIN_MISSPELT) &&
        kind !== 'site'
      )
        found.set(name, { kind, id });
    }
  for (const { iso2, name } of COUNTRIES)
    if (/^\p{L}+$/u.test(name) && name.length >= MIN_MISSPELT)
      found.set(normaliseName(name), { kind: 'country', id: iso2 });
  return found;
});

/** Places and actors to which one misspelt word of an English text is close, and the text without them. */
export function closeNames(text: string, language: string): { found: readonly Found[]; rest: string } {
  const found: Found[] = [];
  let rest = text;
  if (language !== 'en') return { found, rest };
  const words = textWords(text);
  const hasCapitals = words.slice(1).some(({ written }) => /^\p{Lu}/u.test(written));
  for (const [place, { written, forms, at }] of words.entries()) {
    const [form = ''] = forms;
    const isName = place > 0 && /^\p{Lu}\p{Ll}/u.test(written);
    if (!LATIN.test(written) || form.length < MIN_MISSPELT || countriesMentioned(written).length > 0) continue;
    if (!isName && (hasCapitals || form.length < MIN_MISSPELT + 2)) continue;
    const name = closestName(form, SPELT().keys());
    const named = name === undefined ? undefined : SPELT().get(name);
    if (named === undefined) continue;
    found.push({ ...named, at });
    rest = blank(rest, at, at + written.length);
  }
  return { found, rest };
}
