/** Languages of the pages by their names in themselves; the first one has no member in an address. */
export const LANGUAGE_NAMES = { en: 'English', fr: 'Français', ar: 'العربية' } as const;

export type Language = keyof typeof LANGUAGE_NAMES;

export const LANGUAGES: readonly Language[] = ['en', 'fr', 'ar'];

/** The language that a query asks for, whatever else it says: of pages that are no view, such as those of errors. */
export function languageIn(query: string): Language {
  const asked = new URLSearchParams(query).get('lang');
  return LANGUAGES.find((one) => one === asked) ?? 'en';
}

/** An address that is no view in a language: `/signin?lang=fr`. */
export const addressIn = (path: string, language: string): string =>
  language === 'en' ? path : `${path}?lang=${language}`;
