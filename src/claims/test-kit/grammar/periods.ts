import type { Period } from '../../period.ts';
import { number } from './parsed.ts';

const DAY = 86_400_000;
const HOUR = 3_600_000;
const MONTH_NAMES = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
const DATE = String.raw`\d{1,2} [A-Z][a-z]{2} \d{4}`;
const TIME = String.raw`\d{2}:\d{2} UTC on ${DATE}`;

/** `20 Nov 2026` or `12:50 UTC on 20 Nov 2026`, epoch ms; undefined for any other words and for days that no calendar has. */
export function moment(text: string): number | undefined {
  const [, hour = '0', minute = '0', day = '', name = '', year = ''] =
    /^(?:(\d{2}):(\d{2}) UTC on )?(\d{1,2}) ([A-Z][a-z]{2}) (\d{4})$/.exec(text) ?? [];
  const month = MONTH_NAMES.indexOf(name);
  const at = Date.UTC(Number(year), month, Number(day), Number(hour), Number(minute));
  const isReal = month >= 0 && Number(hour) < 24 && Number(minute) < 60 && new Date(at).getUTCDate() === Number(day);
  return isReal ? at : undefined;
}

type Read = (groups: Readonly<Record<string, string>>) => Period | undefined;

const from = (text = '', make: (at: number) => Period): Period | undefined => {
  const at = moment(text);
  return at === undefined ? undefined : make(at);
};

const FORMS: readonly (readonly [pattern: RegExp, read: Read])[] = [
  [new RegExp(`^at (?<at>${TIME})$`), ({ at }) => from(at, (one) => ({ kind: 'instant', from: one, to: one }))],
  [new RegExp(`^on (?<at>${DATE})$`), ({ at }) => from(at, (one) => ({ kind: 'day', from: one, to: one + DAY }))],
  [new RegExp(`^since (?<at>${TIME}|${DATE})$`), ({ at }) => from(at, (one) => ({ kind: 'since', from: one }))],
  [
    new RegExp(`^between (?<a>${TIME}|${DATE}) and (?<b>${TIME}|${DATE})$`),
    ({ a = '', b = '' }) => {
      const [start, end] = [moment(a), moment(b)];
      if (start === undefined || end === undefined || end < start) return undefined;
      return { kind: 'between', from: start, to: end };
    },
  ],
  [
    new RegExp(`^in the latest (?<n>\\d+) days? of data at (?<at>${TIME})$`),
    ({ n, at }) => from(at, (one) => ({ kind: 'latest', from: one - number(n) * DAY, to: one })),
  ],
  [
    new RegExp(`^within (?<n>\\d+) (?<unit>hours|days) of (?<at>${TIME})$`),
    ({ n, unit, at }) =>
      from(at, (one) => ({ kind: 'horizon', from: one, to: one + number(n) * (unit === 'hours' ? HOUR : DAY) })),
  ],
  [
    new RegExp(`^in the (?:(?<week>week)|(?<n>\\d+) days?) to (?<at>${DATE})$`),
    ({ week, n, at }) =>
      from(at, (last) => ({
        kind: 'span',
        from: last - ((week === undefined ? number(n) : 7) - 1) * DAY,
        to: last + DAY,
      })),
  ],
  [
    new RegExp(`^in the (?<n>\\d+) hours? to (?<at>${TIME})$`),
    ({ n, at }) => from(at, (end) => ({ kind: 'span', from: end - number(n) * HOUR, to: end })),
  ],
  [
    /^in (?<month>[A-Z][a-z]{2}) (?<year>\d{4})$/,
    ({ month = '', year }) => {
      const index = MONTH_NAMES.indexOf(month);
      if (index < 0) return undefined;
      return { kind: 'span', from: Date.UTC(Number(year), index), to: Date.UTC(Number(year), index + 1) };
    },
  ],
  [
    /^in (?<year>\d{4})$/,
    ({ year }) => ({ kind: 'span', from: Date.UTC(Number(year), 0), to: Date.UTC(Number(year) + 1, 0) }),
  ],
];

/** A period with its preposition; undefined for any other words. */
export function period(text = ''): Period | undefined {
  for (const [pattern, read] of FORMS) {
    const groups = pattern.exec(text)?.groups;
    if (groups !== undefined) return read(groups);
  }
  return undefined;
}
