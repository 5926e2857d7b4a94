import { countedIn } from '../plural.ts';

const count = countedIn('en');

interface Counts {
  readonly current: number;
  readonly stale: number;
  readonly missing: number;
  readonly off: number;
}

const REASONS: Readonly<Record<string, string>> = {
  never_ran: 'not polled yet',
  never_succeeded: 'never read',
  run_overdue: 'overdue',
  run_failing: 'the last run failed',
  circuit_open: 'paused after failures',
  sources_unread: 'sources of it were not read',
  content_stale: 'content older than its limit',
  no_content: 'no content yet',
  in_future: 'dated in the future',
};

/** What the view of feeds says in English. */
export const feedsEn = {
  title: 'Feeds',
  heading: ({ current, stale, missing, off }: Counts) =>
    `${current} of ${count(current + stale + missing, { one: '# feed is', other: '# feeds are' })} current${stale === 0 ? '' : `, ${stale} stale`}${missing === 0 ? '' : `, ${missing} without content`}${off === 0 ? '' : `; ${off} not polled`}`,
  lead: (missing: number, stale: number) =>
    missing + stale === 0
      ? 'No input of any region is missing or stale.'
      : `Of the inputs that assessments expect, ${count(missing, { one: '# is', other: '# are' })} missing and ${stale} stale somewhere.`,
  inputsUnknown: '▨ Which inputs assessments miss is not known now.',
  checked: (instant: string) => `Feeds as of ${instant}.`,
  nowOnly: 'The clocks of feeds are those of now; the inputs are those of the instant above.',
  inputs: 'Missing and stale inputs',
  feeds: 'Feeds',
  scale:
    'Age of the content against its limit │. Hatched: no content. Dotted: older than the limit. Empty: not polled.',
  columns: {
    input: 'Input',
    state: 'State',
    regions: 'In',
    inputAge: 'Age of its content',
    prior: 'Prior instead',
    axes: 'Axes',
    feeds: 'Feeds',
    feed: 'Feed',
    age: 'Age of its content',
    content: 'Newest content',
    read: 'Last read',
    licence: 'Licence',
    operator: 'Operator',
  },
  input: { missing: 'missing', stale: 'stale', not_asked: 'not polled' },
  noFeed: 'no feed brings it',
  priorSentence: (share: string) => `◇ ${share} of places`,
  states: { current: 'current', stale: 'stale', missing: 'no content', off: 'not polled' },
  sentence: {
    current: (age: string, limit: string) => `${age} old, limit ${limit}`,
    missing: 'no content yet',
    off: 'not polled: it needs a key that the operator has not set',
  },
  duration: (ms: number) => {
    const hours = ms / 3_600_000;
    if (hours < 1) return `${Math.round(ms / 60_000)} min`;
    return hours < 72 ? `${Math.round(hours)} h` : count(Math.round(hours / 24), { one: '# day', other: '# days' });
  },
  /** An input as assessments name it, such as `trigger:mena.military_aircraft_surge`. */
  inputName: (id: string) => id.replace(/^trigger:[a-z-]+\./, 'Trigger: ').replaceAll('_', ' '),
  reason: (reason: string) => REASONS[reason] ?? reason.replaceAll('_', ' '),
  figuresOnly: 'figures only, entries are not handed on',
  never: 'never',
  failures: (n: number) => (n === 0 ? '' : `${count(n, { one: '# failure', other: '# failures' })} in a row`),
  circuit: (state: string) => ({ open: 'paused', half_open: 'on trial after a pause' })[state] ?? '',
  nextTry: (instant: string) => `next try ${instant}`,
};
