import { wordsOf } from '../../reference/normalise-name.ts';

/** Scripts that one language writes in the first place; where several do, letters decide. */
const BY_SCRIPT: readonly (readonly [script: RegExp, language: string])[] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, 'ja'],
  [/\p{Script=Hangul}/u, 'ko'],
  [/\p{Script=Han}/u, 'zh'],
  [/[іїєґ]/iu, 'uk'],
  [/\p{Script=Cyrillic}/u, 'ru'],
  [/[ٹڈڑںھہے]/u, 'ur'],
  [/[پچژگی]/u, 'fa'],
  [/\p{Script=Arabic}/u, 'ar'],
  [/\p{Script=Hebrew}/u, 'he'],
  [/\p{Script=Greek}/u, 'el'],
  [/\p{Script=Devanagari}/u, 'hi'],
  [/\p{Script=Bengali}/u, 'bn'],
  [/\p{Script=Tamil}/u, 'ta'],
  [/\p{Script=Thai}/u, 'th'],
  [/\p{Script=Georgian}/u, 'ka'],
  [/\p{Script=Armenian}/u, 'hy'],
  [/\p{Script=Ethiopic}/u, 'am'],
  [/\p{Script=Myanmar}/u, 'my'],
  [/\p{Script=Khmer}/u, 'km'],
  [/\p{Script=Lao}/u, 'lo'],
];

/** Small words that questions of a language have, where the script says nothing. */
export const SMALL_WORDS: Readonly<Record<string, string>> = {
  en: 'the is are was were what why how who when where which will would should does do did has have had can could in of on to for from by with and or between than this that there any most more much many at over into about it its be been after if since last next within during we i you they their me my our these those other against under while not no yes please',
  fr: 'le la les l un une des du de d et est sont était étaient quel quelle quels quelles que qu quoi qui pourquoi comment combien où quand dans en sur pour par avec au aux à ce cette ces il elle ils elles ont a fait plus moins entre depuis prochains jours moi mon mes ne pas écris',
  es: 'el la los las un una unos unas de del y es son era qué que quién quiénes cuál cuáles por para cómo cuánto cuánta cuántas cuántos dónde cuándo en con al se su sus hay está están han ha tendría más menos entre desde próximo próximos días mi mis no',
  pt: 'o a os as um uma de do da dos das e é são qual quais que quem por para como quanto quantos quantas onde quando em no na nos nas com ao se há está estão não mais menos entre desde',
  de: 'der die das den dem des ein eine einer und ist sind war waren was wer wie warum wann wo welche welcher im in auf für von mit zu zum zur nicht mehr zwischen seit wird hat haben über',
  it: 'il lo la i gli le un una di del della dei e è sono era che chi quale quali perché come quanto quanti dove quando in nel nella con al per non più tra fra da',
  nl: 'de het een en is zijn was waren wat wie hoe waarom wanneer waar welke in op voor van met te niet meer tussen sinds wordt heeft',
  tr: 've bir bu ne kim nasıl neden niçin kaç hangi mi mı mu mü için ile olan var yok durum nedir',
  pl: 'i w na jest są był była co kto jak dlaczego kiedy gdzie który która z do od nie czy oraz między',
  id: 'yang di ke dari dan adalah apa siapa bagaimana mengapa kapan mana berapa untuk dengan pada tidak',
};

const SMALL: readonly (readonly [language: string, words: ReadonlySet<string>])[] = Object.entries(SMALL_WORDS).map(
  ([language, words]) => [language, new Set(words.split(' '))],
);

/** The language of a question, ISO 639-1: by its script, else by its small words; `en` where nothing shows another. */
export function languageOf(text: string): string {
  const byScript = BY_SCRIPT.find(([script]) => script.test(text));
  if (byScript !== undefined) return byScript[1];
  const words = wordsOf(text.replace(/['’ʼ]/gu, ' ')).map((word) => word.toLowerCase());
  const scores = SMALL.map(([language, small]) => [language, words.filter((word) => small.has(word)).length] as const);
  const [best = 'en'] = scores.reduce((a, b) => (b[1] > a[1] ? b : a));
  return best;
}

/** Its English name: `Spanish`. */
export const languageName = (language: string): string =>
  new Intl.DisplayNames(['en'], { type: 'language' }).of(language) ?? language;
