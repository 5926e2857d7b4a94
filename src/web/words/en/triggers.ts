const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

interface Read {
  readonly now: string;
  readonly threshold: string;
  /** The ordinary value, where it is one. */
  readonly ordinary: string | undefined;
}

const beside = ({ threshold, ordinary }: Read): string =>
  `the threshold is ${threshold}${ordinary === undefined ? '' : `, the ordinary value ${ordinary}`}`;

/** What the view of triggers says in English. */
export const triggersEn = {
  title: 'Triggers',
  heading: (region: string, active: number, all: number) =>
    `${region}: ${active === 0 ? 'no' : active} of ${count(all, 'trigger', 'triggers')} ${active === 1 ? 'is' : 'are'} active`,
  nearest: (what: string, now: string, threshold: string) =>
    `The nearest of the others: ${what}. Now ${now}, threshold ${threshold}.`,
  unread: (n: number) => (n === 0 ? '' : `${count(n, 'trigger has', 'triggers have')} no reading.`),
  groups: {
    active: 'Active',
    watching: 'Near their threshold',
    dormant: 'Dormant, the nearest first',
    missing: 'Without a reading',
  },
  none: { active: 'No trigger is active.', watching: 'No trigger is near its threshold.' },
  columns: {
    what: 'Trigger',
    gauge: 'From the ordinary value ◇ to the threshold │',
    now: 'Now ●',
    threshold: 'Threshold │',
    points: 'Points to',
  },
  short: { now: 'Now', threshold: 'Threshold' },
  legend:
    'All gauges have one scale: ◇ is the ordinary value, │ the threshold, ● the present value. The shaded side is past the threshold; an arrow marks a value beyond the scale.',
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
