/** Figures, instants and countries as people read them; UTC throughout. */
export interface Formats {
  /** `−0.01`, with a true minus. */
  readonly figure: (value: number) => string;
  /** `1,454.2`: one decimal at most. */
  readonly decimal: (value: number) => string;
  /** `1,454.2057`: four decimals at most. */
  readonly number: (value: number) => string;
  /** `+0.08`: a change. */
  readonly change: (value: number) => string;
  /** `0.02 … 0.09`: two figures, the lower one to the left in every language. */
  readonly range: (low: string, high: string) => string;
  /** Whole per cent of a share. */
  readonly percent: (share: number) => string;
  /** `26 Nov 2026, 15:54 UTC`. */
  readonly instant: (epochMs: number) => string;
  /** `26 Nov 2026`. */
  readonly day: (epochMs: number) => string;
  /** The name of a country by its ISO 3166-1 alpha-2 code; the code where it has none. */
  readonly country: (iso2: string) => string;
}

const TAGS: Readonly<Record<string, string>> = { en: 'en-GB', ar: 'ar-u-nu-latn' };

/** The tag that figures and dates of a language are written by. In Arabic digits stay those of the data: 0 to 9. */
export const tagOf = (language: string): string => TAGS[language] ?? language;

/** Keeps a sign before its figure where text runs from right to left. */
const LEFT_TO_RIGHT_MARK = '\u200E';

/** @param language a BCP 47 tag, such as `en` */
export function formatsOf(language: string): Formats {
  const tag = tagOf(language);
  const figures = new Intl.NumberFormat(tag, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const decimals = new Intl.NumberFormat(tag, { maximumFractionDigits: 1 });
  const numbers = new Intl.NumberFormat(tag, { maximumFractionDigits: 4 });
  const percents = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 0 });
  const days = new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
  const times = new Intl.DateTimeFormat(tag, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: 'UTC' });
  const countries = new Intl.DisplayNames([language], { type: 'region' });
  const [comma, mark] = language === 'ar' ? ['،', LEFT_TO_RIGHT_MARK] : [',', ''];
  const minus = (text: string) => text.replace('-', '−');
  const zero = (value: number) => (Math.abs(value) < 0.005 ? 0 : value);
  return {
    figure: (value) => minus(figures.format(zero(value))),
    decimal: (value) => minus(decimals.format(value)),
    number: (value) => minus(numbers.format(value)),
    change: (value) => `${zero(value) > 0 ? `${mark}+` : ''}${minus(figures.format(zero(value)))}`,
    range: (low, high) => `${mark}${low} … ${high}`,
    percent: (share) => percents.format(share),
    instant: (epochMs) => `${days.format(epochMs)}${comma} ${times.format(epochMs)} UTC`,
    day: (epochMs) => days.format(epochMs),
    country: (iso2) => countries.of(iso2) ?? iso2,
  };
}
