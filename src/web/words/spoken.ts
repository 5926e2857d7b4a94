import type { Language } from '../url/language.ts';
import { ar } from './ar.ts';
import { en, type Words } from './en.ts';
import { type Formats, formatsOf } from './format.ts';
import { fr } from './fr.ts';

/** What a page is written with in its language. */
export interface Spoken {
  readonly words: Words;
  readonly formats: Formats;
}

const SPOKEN: Readonly<Record<Language, Spoken>> = {
  en: { words: en, formats: formatsOf('en') },
  fr: { words: fr, formats: formatsOf('fr') },
  ar: { words: ar, formats: formatsOf('ar') },
};

/** Words and formats of a language. */
export const spokenIn = (language: Language = 'en'): Spoken => SPOKEN[language];
