import { countedIn, type PluralForms } from '../plural.ts';

const count = countedIn('en');

interface Read {
  readonly now: string;
  readonly threshold: string;
  /** The ordinary value, where it is one. */
  readonly ordinary: string | undefined;
}

const beside = ({ threshold, ordinary }: Read): string =>
  `the threshold is ${threshold}${ordinary === undefined ? '' : `, the ordinary value ${ordinary}`}`;

const UNITS: Readonly<Record<string, PluralForms>> = {
  deaths: { one: '# death', other: '# deaths' },
  places: { one: '# place', other: '# places' },
  entries: { one: '# entry', other: '# entries' },
  countries: { one: '# country', other: '# countries' },
  index_points: { one: '# index point', other: '# index points' },
  percentage_points: { one: '# percentage point', other: '# percentage points' },
};

/** What the view of triggers says in English. */
export const triggersEn = {
  title: 'Triggers',
  heading: (region: string, active: number, all: number) =>
    `${region}: ${active === 0 ? 'no' : active} of ${count(all, { one: '# trigger', other: '# triggers' })} ${active === 1 ? 'is' : 'are'} active`,
  nearest: (what: string, now: string, threshold: string) =>
    `The nearest of the others: ${what}. Now ${now}, threshold ${threshold}.`,
  unread: (n: number) => (n === 0 ? '' : `${count(n, { one: '# trigger has', other: '# triggers have' })} no reading.`),
  groups: {
    active: 'Active',
    watching: 'Near their threshold',
    dormant: 'Dormant, the nearest first',
    missing: 'Without a reading',
  },
  none: { active: 'No trigger is active.', watching: 'No trigger is near its threshold.' },
  columns: {
    what: 'Trigger',
    gauge: 'From the ordinary value ◇ to the threshold │; below, 90 days',
    now: 'Now ●',
    threshold: 'Threshold │',
    distance: 'Distance',
    past: 'Past year',
    alarms: 'False alarms a year, at most',
  },
  short: { now: 'Now', threshold: 'Threshold' },
  pointsTo: (lane: string) => `points to ${lane.toLowerCase()}`,
  points: (n: number) => count(n, { one: '# point', other: '# points' }),
  units: (n: number, unit: string) => count(n, UNITS[unit] ?? { other: `# ${unit}` }),
  shortOf: (figure: string) => `${figure} short`,
  beyond: (figure: string) => `${figure} past it`,
  ofWay: (share: string) => `${share} of ◇ to │`,
  notKept: 'not kept',
  never: 'never active',
  pastYear: (times: number, days: number, last: string) =>
    `${count(times, { one: '# time', other: '# times' })}, ${count(days, { one: '# day', other: '# days' })}; last on ${last}`,
  unfitted: 'unfitted',
  seriesSentence: (low: string, high: string, days: number) =>
    `Between ${low} and ${high} on ${count(days, { one: '# day', other: '# days' })} of 90.`,
  seriesNone: 'No reading is kept of 90 days.',
  legend:
    'All gauges have one scale: ◇ is the ordinary value, │ the threshold, ● the present value. The shaded side is past the threshold; an arrow marks a value beyond the scale. “Past year” counts when it was active or past its threshold.',
  noReading: 'no data',
  missingNote: 'No feed gave a value that is fresh enough. That is not the same as calm.',
  since: (instant: string) => `since ${instant}`,
  kept: (instant: string) => `no new reading; kept since ${instant}`,
  activeSentence: (read: Read, instant: string) => `Active since ${instant}: now ${read.now}; ${beside(read)}.`,
  keptSentence: (instant: string) => `Active and kept since ${instant}: there is no new reading.`,
  pastSentence: (read: Read) => `Now ${read.now}: past the threshold, not yet on enough readings; ${beside(read)}.`,
  quietSentence: (read: Read) => `Now ${read.now}; ${beside(read)}.`,
  missingSentence: 'No reading: the value is not known.',
  past: 'past it, not yet on enough readings',
  ordinary: (value: string) => `ordinary ${value}`,
};
