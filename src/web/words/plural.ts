import { tagOf } from './format.ts';

/** A counted thing by the categories of `Intl.PluralRules` that its language has; `#` is where the figure goes, if it is written. */
export type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;

/**
 * Counts things in a language: `countedIn('en')(2, { one: '# gap', other: '# gaps' })` is `2 gaps`.
 * @param language a BCP 47 tag, such as `en`
 * @returns a function of a whole number; a category without a form has that of `other`
 */
export function countedIn(language: string): (n: number, forms: PluralForms) => string {
  const rules = new Intl.PluralRules(language);
  const figures = new Intl.NumberFormat(tagOf(language));
  return (n, forms) => (forms[rules.select(n)] ?? forms.other).replace('#', figures.format(n));
}
