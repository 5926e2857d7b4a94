import { isCalendarName } from './calendar-names.ts';
import { SMALL_WORDS } from './language.ts';
import { nameForms, textWords } from './word-forms.ts';

/** Words of questions that say nothing by themselves, beyond the small words of a language. */
const PLAIN: Readonly<Record<string, string>> = {
  en: `tell me about give show please today now currently current state mean means country countries region strait canal sea people time date
    day days week weeks month months year years since next last coming recent passed through people any ongoing think know want need being conflict risk risks exposure exposed agency
    summarise summarize summary overview situation explain describe happened doing stand look looks much good well right lately recently normal active barograph safe things anything something yesterday tomorrow overnight tonight night morning past stay stays stayed start starts started starting begin began begins tension tensions above below three five your best isn't aren't doesn't hasn't won't anyone someone keep depend depends most assessment index fired tense world sentence write rate hour hours gets signs holding around lists mention produced comes share ship ships vessels sail longer long crossed reported near only percent problem problems dollars bottom line container another whom sources draw announced prove dependent`,
  fr: 'situation état pays région jour jours semaine mois année personnes navires',
  es: 'situación estado país países región día días semana mes año personas mar canal últimos últimas tienen',
  ru: 'дней дня день недель недели часов месяцев ближайшие ближайшее ближайшие следующие стоит какова каков какие какой что кто в на с из к по и или ли есть у между страна страны море году года неделе',
  ar: 'ما هل هو هي في من الى على بين كيف كان التي الذي يجب خلال اخر ايام حيث',
};

/** Words in a question of nothing that is known: with more it is of another subject. */
export const MAX_UNKNOWN = 1;
const MIN_LETTERS = 4;
const MAX_WORDS = 8;

const PLAIN_FORMS = new Map<string, ReadonlySet<string>>();

/** Of the languages of our tables; the others have none. */
function plainForms(language: string): ReadonlySet<string> {
  const words = `${SMALL_WORDS[language] ?? ''} ${PLAIN[language] ?? ''}`.trim();
  if (words === '') return NONE;
  const known = PLAIN_FORMS.get(language) ?? new Set(words.split(/\s+/).flatMap(nameForms));
  PLAIN_FORMS.set(language, known);
  return known;
}

const NONE: ReadonlySet<string> = new Set();

/** Words of what is left of a question that nothing was read from; none of a text without spaces. */
export function unknownWords(rest: string, language: string): readonly string[] {
  const known = plainForms(language);
  const words = textWords(rest)
    .filter(
      ({ written, forms }) =>
        written.length >= MIN_LETTERS &&
        !/^\d/.test(written) &&
        !forms.some((form) => known.has(form)) &&
        !isCalendarName(forms),
    )
    .map(({ written }) => written);
  return [...new Set(words)].slice(0, MAX_WORDS);
}
