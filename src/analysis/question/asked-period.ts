// Over 250 lines: every form in which six languages write a time, of one table of units and months.
import { DAY_MS } from '../../assessment/time.ts';
import { CALENDAR } from './calendar-names.ts';
import { textWords } from './word-forms.ts';

/** A stretch of time, epoch ms, half-open. */
export interface AskedPeriod {
  readonly from: number;
  readonly to: number;
}

/** How a question names its time. */
export type PeriodKind = 'last' | 'since' | 'next' | 'until' | 'date' | 'around';

export interface FoundPeriod extends AskedPeriod {
  /** `date` is named by the calendar, `around` holds now (`this week`), the others end or begin now. */
  readonly kind: PeriodKind;
}

const UNITS: readonly (readonly [pattern: RegExp, days: number])[] = [
  [/^(?:hours?|h|heures?|horas?|час\p{L}*|ساعة|ساعات|stunden?)$/u, 1 / 24],
  [/^(?:days?|d|jours?|dias?|дн\p{L}*|день|يوم\p{L}*|ايام|الايام|tage?n?)$/u, 1],
  [/^(?:weeks?|semaines?|semanas?|недел\p{L}*|اسبوع|اسابيع|الاسبوع|wochen?)$/u, 7],
  [/^(?:months?|mois|mes|meses|месяц\p{L}*|شهر|اشهر|الشهر|monate?n?)$/u, 30],
  [/^(?:years?|ans?|annees?|anos?|год\p{L}*|лет|سنه|سنوات|عام|العام|jahre?n?)$/u, 365],
];
/** Counts in words, as questions write them. */
export const NUMBER_WORDS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  ten: 10,
  twelve: 12,
  fourteen: 14,
  thirty: 30,
  une: 1,
  un: 1,
  una: 1,
  eine: 1,
  einer: 1,
  einem: 1,
  sept: 7,
  siete: 7,
  sieben: 7,
  a: 1,
  an: 1,
};

const LAST =
  /(?<!\p{L})(?:last|past|previous|dernier\p{L}*|derniere\p{L}*|ultim[oa]s?|pasad[oa]s?|последн\p{L}*|прошл\p{L}*|letzten?)(?!\p{L})|اخر|الماضي|الماضيه|过去|最近|上/u;
const NEXT =
  /(?<!\p{L})(?:next|coming|another|within|prochain\p{L}*|proxim[oa]s?|следующ\p{L}*|ближаиш\p{L}*|in the next|nachsten?)(?!\p{L})|القادم|القادمه|المقبل|المقبله|未来|下/u;
const THIS =
  /(?<!\p{L})(?:this|current|cette|ce|cet|est[ea]|это[йтг]\p{L}*|этои|этом|diese[rsn]?)(?!\p{L})|هذا|هذه|本/u;
const SINCE = /(?<!\p{L})(?:since|depuis|desde|seit)(?!\p{L})|(?<!\p{L})с(?:о)? |منذ|自从|自|以来/u;
const UNTIL =
  /(?<!\p{L})(?:by|until|till|before|dici|avant|hasta|antes d[e\p{L}]*|до|к|bis)(?!\p{L})|قبل|بحلول|之前|到/u;
const TODAY = /(?<!\p{L})(?:today|now today|aujourdhui|hoy|сегодня|heute)(?!\p{L})|اليوم|今天|今日/u;
/** `the past month` and `over the last month`, which end now, as against `last month`; `over the next month`, which begins now. */
const ROLLING = /(?<!\p{L})(?:past|(?:over|in|during|within) the (?:last|next)|последн\p{L}*)(?!\p{L})|过去|最近/u;
/** The half day before now, and the one after it. */
const OVERNIGHT =
  /(?<!\p{L})(?:overnight|last night|this morning|cette nuit|ce matin|anoche|esta manana|ночью|heute nacht)(?!\p{L})|昨晚|今早/u;
const TONIGHT = /(?<!\p{L})(?:tonight|ce soir|esta noche|сегодня вечером|heute abend)(?!\p{L})|今晚/u;
const YESTERDAY = /(?<!\p{L})(?:yesterday|hier|ayer|вчера|gestern)(?!\p{L})|امس|昨天/u;
const TOMORROW = /(?<!\p{L})(?:tomorrow|demain|manana|завтра|morgen)(?!\p{L})|غدا|明天/u;

const dayStart = (at: number): number => Math.floor(at / DAY_MS) * DAY_MS;
const weekStart = (at: number): number => dayStart(at) - ((new Date(at).getUTCDay() + 6) % 7) * DAY_MS;
const monthSpan = (year: number, month: number): AskedPeriod => ({
  from: Date.UTC(year, month - 1),
  to: Date.UTC(year, month),
});

/**
 * The time that a question asks about; undefined where it names none. Weeks begin on Monday, days and months are UTC; `last 30 days`
 * ends now, `next month` is the calendar's.
 * @param now epoch ms
 * @param looksAhead whether the question is of what may come: `за 7 дней` is then of the next ones, else of the last
 */
export function askedPeriod(text: string, now: number, looksAhead = false): FoundPeriod | undefined {
  const words = textWords(text).map(({ forms }) => forms);
  const plain = textWords(text)
    .map(({ forms: [form = ''] }) => form)
    .join(' ');
  return (
    span(words, plain, { now, looksAhead }) ??
    chineseSpan(text, { now, looksAhead }) ??
    calendar(words, plain, { text, now, looksAhead }) ??
    named(words, plain, now)
  );
}

type Words = readonly (readonly string[])[];

const numberOf = (word: string): number => (/^\d{1,4}$/.test(word) ? Number(word) : (NUMBER_WORDS[word] ?? 0));
const unitOf = (forms: readonly string[] = []): number | undefined =>
  UNITS.find(([pattern]) => forms.some((form) => pattern.test(form)))?.[1];

/** `the last 30 days`, `within 7 days`, `24h`. */
interface Direction {
  readonly now: number;
  readonly looksAhead: boolean;
}

/** Words before a unit without a count: `within week`. */
const ONE_OF = /^(?:خلال|течение)$/u;
/** Words before a span that leave open whether it is past. */
const EITHER_WAY = /(?<!\p{L})(?:за|на|for|pendant|por|über)(?!\p{L})/u;

function span(words: Words, plain: string, { now, looksAhead }: Direction): FoundPeriod | undefined {
  for (const [i, forms] of words.entries()) {
    const joined = /^(\d{1,3})(h|d)$/.exec(forms[0] ?? '');
    const isOne = ONE_OF.test(forms[0] ?? '') && unitOf(words[i + 1]) !== undefined;
    const count = isOne ? 1 : joined === null ? numberOf(forms[0] ?? '') : Number(joined[1]);
    const unit = joined === null ? (unitOf(words[i + 1]) ?? unitOf(words[i + 2])) : joined[2] === 'h' ? 1 / 24 : 1;
    if (count === 0 || unit === undefined) continue;
    const length = count * unit * DAY_MS;
    const near = words
      .slice(Math.max(0, i - 4), i + 4)
      .map(([form = '']) => form)
      .join(' ');
    if (LAST.test(near) && !NEXT.test(near)) return { kind: 'last', from: now - length, to: now };
    if (AGO.test(near) && !SINCE.test(`${plain} `) && !COMPARED.test(plain)) return dayAt(now - length);
    if (SINCE.test(`${near} `) || /\bago\b|\bil y a\b|\bhace\b|назад|前/u.test(near))
      return { kind: 'last', from: now - length, to: now };
    if (
      NEXT.test(near) ||
      /(?<!\p{L})(?:in|within|over|dans|en|durante|через|в течение|خلال)(?!\p{L})/u.test(near) ||
      plain.includes('within')
    )
      return { kind: 'next', from: now, to: now + length };
    if (EITHER_WAY.test(near)) return eitherWay(length, { now, looksAhead });
  }
  return undefined;
}

/** A day so long ago, as against what happened since. */
const AGO = /(?<!\p{L})(?:ago|il y a|hace|назад)(?!\p{L})/u;
const COMPARED = /(?<!\p{L})(?:chang\p{L}*|compar\p{L}*|than|versus|vs|from|que|чем)(?!\p{L})/u;
const dayAt = (at: number): FoundPeriod => ({ kind: 'date', from: dayStart(at), to: dayStart(at) + DAY_MS });

const eitherWay = (length: number, { now, looksAhead }: Direction): FoundPeriod =>
  looksAhead ? { kind: 'next', from: now, to: now + length } : { kind: 'last', from: now - length, to: now };

function chineseSpan(text: string, { now, looksAhead }: Direction): FoundPeriod | undefined {
  const [, way = '', count = '1', unit = '', within = ''] =
    /(过去|最近|未来|今后)?\s*(\d+)\s*(?:个)?(小时|天|日|周|星期|月|年)(?!份|\d)(内|之内)?/u.exec(text) ?? [];
  const days = { 小时: 1 / 24, 天: 1, 日: 1, 周: 7, 星期: 7, 月: 30, 年: 365 }[unit];
  if (days === undefined || (way === '' && within === '')) return undefined;
  const length = Number(count) * days * DAY_MS;
  if (way === '') return eitherWay(length, { now, looksAhead });
  return /过去|最近/.test(way)
    ? { kind: 'last', from: now - length, to: now }
    : { kind: 'next', from: now, to: now + length };
}

/** A date, a month or a year of the calendar. */
function calendar(
  words: Words,
  plain: string,
  { text, ...direction }: Direction & { readonly text: string },
): FoundPeriod | undefined {
  const { now } = direction;
  const found = isoDate(text) ?? chineseDate(text) ?? endNamed(plain, now) ?? namedDate(words, plain, direction);
  if (found === undefined) return undefined;
  if (SINCE.test(`${plain} `) && found.from < now) return { kind: 'since', from: found.from, to: now };
  const isUntil = UNTIL.test(plain) || /之前/.test(text);
  if (isUntil && found.to > now) return { kind: 'until', from: now, to: found.to };
  return { kind: 'date', ...found };
}

/** `by the end of the year`. */
function endNamed(plain: string, now: number): AskedPeriod | undefined {
  const [, unit] =
    /(?<!\p{L})(?:end of (?:the |this )?|fin de (?:l |la |este |cette )?)(year|month|annee|ano|mois|mes)/u.exec(
      plain,
    ) ?? [];
  if (unit === undefined) return undefined;
  const date = new Date(now);
  const to = /year|an/.test(unit)
    ? Date.UTC(date.getUTCFullYear() + 1, 0)
    : Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1);
  return { from: now, to };
}

function isoDate(text: string): AskedPeriod | undefined {
  const [, year, month, day] = /\b(\d{4})-(\d{2})(?:-(\d{2}))?\b/.exec(text) ?? [];
  if (year === undefined || month === undefined) return undefined;
  const from = Date.UTC(Number(year), Number(month) - 1, Number(day ?? 1));
  return day === undefined ? monthSpan(Number(year), Number(month)) : { from, to: from + DAY_MS };
}

function chineseDate(text: string): AskedPeriod | undefined {
  const [, year, month, day] = /(\d{4})\s*年(?:\s*(\d{1,2})\s*月(?:\s*(\d{1,2})\s*[日号])?)?/u.exec(text) ?? [];
  if (year === undefined) return undefined;
  if (month === undefined) return { from: Date.UTC(Number(year), 0), to: Date.UTC(Number(year) + 1, 0) };
  if (day === undefined) return monthSpan(Number(year), Number(month));
  const from = Date.UTC(Number(year), Number(month) - 1, Number(day));
  return { from, to: from + DAY_MS };
}

const isYear = (word: string | undefined): boolean => /^(?:1[5-9]|20|21)\d\d$/.test(word ?? '');
const isDayNumber = (word: string | undefined): boolean =>
  /^(?:[1-9]|[12]\d|3[01])(?:st|nd|rd|th|er)?$/.test(word ?? '');

/** `5 March 2025`, `March 5, 2025`, `in August 2026`, `in October`, `2032`; without a year the latest that has begun, ahead the next. */
function namedDate(words: Words, plain: string, { now, looksAhead }: Direction): AskedPeriod | undefined {
  const { months } = CALENDAR();
  const at = words.findIndex((forms, i) => isMonth(forms, { words, i }));
  const month =
    at < 0 ? undefined : months.find(({ forms }) => forms.some((form) => words[at]?.includes(form)))?.number;
  const first = (i: number): string | undefined => words[i]?.[0];
  if (month === undefined) {
    const year = words.map(([form]) => form).find(isYear);
    return year === undefined ? undefined : { from: Date.UTC(Number(year), 0), to: Date.UTC(Number(year) + 1, 0) };
  }
  const around = [at - 2, at - 1, at + 1, at + 2, at + 3].map(first);
  const year = around.find(isYear);
  const dayWord = [first(at - 1), first(at - 2), first(at + 1)].find(isDayNumber);
  const day = dayWord === undefined ? undefined : Number.parseInt(dayWord, 10);
  const thisYear = new Date(now).getUTCFullYear();
  const isAhead = looksAhead || UNTIL.test(plain) || NEXT.test(plain);
  const hasBegun = Date.UTC(thisYear, month - 1, day ?? 1) <= now;
  const isOver = (day === undefined ? Date.UTC(thisYear, month) : Date.UTC(thisYear, month - 1, day + 1)) <= now;
  const assumed = isAhead && isOver ? thisYear + 1 : hasBegun || isAhead ? thisYear : thisYear - 1;
  const of = year === undefined ? assumed : Number(year);
  if (day === undefined) return monthSpan(of, month);
  const from = Date.UTC(of, month - 1, day);
  return { from, to: from + DAY_MS };
}

/** `may` and `march` are also verbs: a number or a preposition goes with the month. */
function isMonth(forms: readonly string[], { words, i }: { readonly words: Words; readonly i: number }): boolean {
  if (!CALENDAR().months.some((month) => month.forms.some((form) => forms.includes(form)))) return false;
  if (!['may', 'march', 'mar', 'dec', 'mai', 'sep'].includes(forms[0] ?? '')) return true;
  const [before = '', next = ''] = [words[i - 1]?.[0], words[i + 1]?.[0]];
  return (
    /^(?:in|since|on|by|of|until|en|depuis|last|next|seit|im)$/.test(before) ||
    isDayNumber(before) ||
    isDayNumber(next) ||
    isYear(next)
  );
}

/** Weeks, months and years around now, weekdays, today and its neighbours. */
function named(words: Words, plain: string, now: number): FoundPeriod | undefined {
  const today = dayStart(now);
  const weekday = CALENDAR().weekdays.find(({ forms }) =>
    words.some((word) => forms.some((form) => word.includes(form))),
  );
  if (weekday !== undefined && (SINCE.test(`${plain} `) || LAST.test(plain))) {
    const back = (new Date(now).getUTCDay() - weekday.number + 7) % 7 || 7;
    return { kind: 'since', from: today - back * DAY_MS, to: now };
  }
  if (OVERNIGHT.test(plain)) return { kind: 'last', from: now - DAY_MS / 2, to: now };
  if (TONIGHT.test(plain)) return { kind: 'next', from: now, to: now + DAY_MS / 2 };
  const unit = unitNamed(words, plain);
  if (unit !== undefined && unit > 7 && ROLLING.test(plain)) {
    const length = unit * DAY_MS;
    return NEXT.test(plain)
      ? { kind: 'next', from: now, to: now + length }
      : { kind: 'last', from: now - length, to: now };
  }
  if (unit === 7) return around(plain, now, [weekStart(now), 7 * DAY_MS]);
  if (unit === 30 || unit === 365) return calendarUnit(plain, now, unit);
  if (TODAY.test(plain)) return { kind: 'around', from: today, to: today + DAY_MS };
  if (YESTERDAY.test(plain) && SINCE.test(`${plain} `)) return { kind: 'since', from: today - DAY_MS, to: now };
  if (YESTERDAY.test(plain)) return { kind: 'date', from: today - DAY_MS, to: today };
  if (TOMORROW.test(plain)) return { kind: 'next', from: today + DAY_MS, to: today + 2 * DAY_MS };
  return undefined;
}

/** The unit next to `this`, `last` or `next`. */
function unitNamed(words: Words, plain: string): number | undefined {
  if (/[本上下](?:个)?(?:周|星期)/u.test(plain)) return 7;
  if (/[本上下](?:个)?月/u.test(plain)) return 30;
  if (/今年|去年|明年/u.test(plain)) return 365;
  for (const [i, forms] of words.entries()) {
    const unit = unitOf(forms);
    const beside = [words[i - 1]?.[0] ?? '', words[i + 1]?.[0] ?? ''].join(' ');
    if (unit !== undefined && unit >= 7 && (LAST.test(beside) || NEXT.test(beside) || THIS.test(beside))) return unit;
  }
  return undefined;
}

/** A week: `last week` is the seven days to now, `next week` and `this week` the calendar's. */
function around(plain: string, now: number, [start, length]: readonly [number, number]): FoundPeriod {
  if (LAST.test(plain) || /上/.test(plain)) return { kind: 'last', from: now - length, to: now };
  if (NEXT.test(plain) || /下/.test(plain)) return { kind: 'next', from: start + length, to: start + 2 * length };
  return { kind: 'around', from: start, to: start + length };
}

function calendarUnit(plain: string, now: number, unit: 30 | 365): FoundPeriod {
  const date = new Date(now);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + 1];
  const span = (step: number): AskedPeriod =>
    unit === 30 ? monthSpan(year, month + step) : { from: Date.UTC(year + step, 0), to: Date.UTC(year + step + 1, 0) };
  if (NEXT.test(plain) || /下|明年/.test(plain)) return { kind: 'next', ...span(1) };
  if (LAST.test(plain) || /上|去年/.test(plain)) return { kind: 'date', ...span(-1) };
  return { kind: 'around', ...span(0) };
}
