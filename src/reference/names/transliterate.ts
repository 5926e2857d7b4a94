import { wordsOf } from '../normalise-name.ts';

/**
 * The words of a name in Latin letters, lower case, without marks: `Владимир Путин` → `vladimir putin`. Cyrillic, Greek,
 * Arabic (with Persian, Urdu and Pashto letters), Hebrew and Hangul are spelled letter by letter after the usual English forms
 * (BGN/PCGN simplified; Hangul as lists write it); Arabic and Hebrew write few vowels, and none are added. Other scripts stay as
 * they are, so that they match themselves.
 */
export function transliterate(name: string): readonly string[] {
  return wordsOf(name)
    .map((word) => spelled(word.normalize('NFKC').toLowerCase().normalize('NFC')))
    .filter((word) => word !== '');
}

function spelled(word: string): string {
  let latin = '';
  for (const letter of word) latin += LETTERS.get(letter) ?? syllable(letter) ?? unmarked(letter);
  return latin.replace(/[^\p{L}\p{N}]|[ʼʿʾ]/gu, '');
}

/** A letter without its marks, spelled as the plain one is. */
function unmarked(letter: string): string {
  const plain = letter.normalize('NFD').replace(/\p{M}/gu, '');
  return plain === letter ? letter : Array.from(plain, (one) => LETTERS.get(one) ?? one).join('');
}

/** Letters and their forms, each pair as `letter:latin`; a letter alone is dropped. */
const SPELLINGS = [
  // Latin letters that Unicode does not take apart.
  'ß:ss æ:ae œ:oe ø:o đ:d ð:d þ:th ł:l ı:i ə:e',
  // Cyrillic: Russian, Ukrainian, Belarusian, Serbian, Macedonian, Bulgarian.
  'а:a б:b в:v г:g ґ:g д:d е:e ё:yo є:ye ж:zh з:z и:i і:i ї:yi й:y к:k л:l м:m н:n о:o п:p р:r с:s т:t у:u ў:u ф:f х:kh ц:ts',
  'ч:ch ш:sh щ:shch ъ ы:y ь э:e ю:yu я:ya ђ:dj ј:j љ:lj њ:nj ћ:c џ:dz ѓ:g ќ:k ѕ:dz қ:k ғ:g ң:n ө:o ұ:u ү:u һ:h ә:a ҳ:h ҷ:j',
  // Greek.
  'α:a β:v γ:g δ:d ε:e ζ:z η:i θ:th ι:i κ:k λ:l μ:m ν:n ξ:x ο:o π:p ρ:r σ:s ς:s τ:t υ:y φ:f χ:ch ψ:ps ω:o',
  'ά:a έ:e ή:i ί:i ό:o ύ:y ώ:o ϊ:i ϋ:y',
  // Arabic, with the letters of Persian, Urdu and Pashto.
  'ا:a أ:a إ:i آ:a ٱ:a ب:b ت:t ث:th ج:j ح:h خ:kh د:d ذ:dh ر:r ز:z س:s ش:sh ص:s ض:d ط:t ظ:z ع غ:gh ف:f ق:q ك:k ک:k ل:l',
  'م:m ن:n ه:h و:w ي:y ی:y ى:a ئ:y ؤ:w ء ة:a پ:p چ:ch ژ:zh گ:g ٹ:t ڈ:d ڑ:r ں:n ے:e ہ:h ھ:h ۀ:h ټ:t ډ:d ړ:r ږ:g ښ:kh ځ:z څ:ts ڼ:n',
  'ې:e ۍ:i ګ:g',
  // Hebrew.
  'א:a ב:b ג:g ד:d ה:h ו:v ז:z ח:ch ט:t י:y כ:k ך:k ל:l מ:m ם:m נ:n ן:n ס:s ע פ:p ף:f צ:ts ץ:ts ק:k ר:r ש:sh ת:t',
  // Georgian and Armenian.
  'ა:a ბ:b გ:g დ:d ე:e ვ:v ზ:z თ:t ი:i კ:k ლ:l მ:m ნ:n ო:o პ:p ჟ:zh რ:r ს:s ტ:t უ:u ფ:p ქ:k ღ:gh ყ:q შ:sh ჩ:ch ც:ts ძ:dz',
  'წ:ts ჭ:ch ხ:kh ჯ:j ჰ:h ա:a բ:b գ:g դ:d ե:e զ:z է:e ը:y թ:t ժ:zh ի:i լ:l խ:kh ծ:ts կ:k հ:h ձ:dz ղ:gh ճ:ch մ:m յ:y ն:n շ:sh',
  'ո:o չ:ch պ:p ջ:j ռ:r ս:s վ:v տ:t ր:r ց:ts ւ:v փ:p ք:k օ:o ֆ:f և:ev',
];
const LETTERS: ReadonlyMap<string, string> = new Map(
  SPELLINGS.flatMap((line) => line.split(' ')).map((pair): [string, string] => {
    const [letter = '', latin = ''] = pair.split(':');
    return [letter, latin];
  }),
);

const INITIALS = 'k kk n t tt r m p pp s ss . j jj ch k t p h'.split(' ').map((sound) => (sound === '.' ? '' : sound));
const VOWELS = 'a ae ya yae o e yo ye o wa wae oe yo u wo we wi yu u ui i'.split(' ');
const FINALS = '. k k k n n n t l k m l l l p l m p p t t ng t t k t p t'
  .split(' ')
  .map((sound) => (sound === '.' ? '' : sound));
const FIRST_SYLLABLE = 0xac00;
const LAST_SYLLABLE = 0xd7a3;

/** A syllable of Hangul, which Unicode orders by its sounds; undefined for anything else. */
function syllable(letter: string): string | undefined {
  const code = letter.codePointAt(0) ?? 0;
  if (code < FIRST_SYLLABLE || code > LAST_SYLLABLE) return undefined;
  const index = code - FIRST_SYLLABLE;
  const final = index % FINALS.length;
  const vowel = ((index - final) / FINALS.length) % VOWELS.length;
  const initial = Math.floor(index / (FINALS.length * VOWELS.length));
  return `${INITIALS[initial] ?? ''}${VOWELS[vowel] ?? ''}${FINALS[final] ?? ''}`;
}
