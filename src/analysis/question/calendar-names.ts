import { SHORT_MONTHS } from '../../assessment/english.ts';
import { once } from '../../reference/once.ts';
import { nameForms } from './word-forms.ts';

const LANGUAGES = 'en fr es ru ar de pt it nl tr fa he uk pl id'.split(' ');

interface CalendarName {
  readonly forms: readonly string[];
  readonly number: number;
}

/** Names of months (1 to 12) and weekdays (0 is Sunday) as the runtime writes them, alone and in a date. */
export const CALENDAR = once(() => {
  const months: CalendarName[] = [];
  const weekdays: CalendarName[] = [];
  for (const language of Intl.DateTimeFormat.supportedLocalesOf(LANGUAGES)) {
    const format = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC', calendar: 'gregory' });
    const [alone, inDate, weekday] = [
      format({ month: 'long' }),
      format({ month: 'long', day: 'numeric' }),
      format({ weekday: 'long' }),
    ];
    for (let month = 1; month <= 12; month += 1)
      for (const formatter of [alone, inDate])
        for (const { type, value } of formatter.formatToParts(Date.UTC(2026, month - 1, 1)))
          if (type === 'month') months.push({ forms: nameForms(value), number: month });
    for (let day = 0; day < 7; day += 1)
      weekdays.push({ forms: nameForms(weekday.format(Date.UTC(2026, 1, 1 + day))), number: day });
  }
  SHORT_MONTHS.forEach((name, i) => void months.push({ forms: [name.toLowerCase()], number: i + 1 }));
  return { months, weekdays };
});

/** Whether a word is the name of a month or a weekday. @param forms of a word of a text */
export const isCalendarName = (forms: readonly string[]): boolean => forms.some((form) => CALENDAR_FORMS().has(form));

const CALENDAR_FORMS = once(
  () => new Set([...CALENDAR().months, ...CALENDAR().weekdays].flatMap(({ forms }) => forms)),
);
