import { countedIn } from '../plural.ts';

const count = countedIn('en');

const REASONS: Readonly<Record<string, string>> = {
  scheduled_6h: 'scheduled',
  regime_shift: 'regime shift',
  trigger_activation: 'trigger active',
  corridor_break: 'corridor closed',
  leverage_shift: 'leverage shift',
};

/** What the view of time says in English. */
export const timeEn = {
  title: 'Over time',
  heading: (region: string, regime: string, instant: string, net: string) =>
    `${region} on ${instant}: ${regime}, net balance ${net}`,
  span: (from: string, to: string, n: number) =>
    `${from} to ${to}: ${count(n, { one: '# snapshot', other: '# snapshots' })}.`,
  spanFull: (n: number) => `The newest ${n} snapshots of the period are shown; a shorter one has all of its own.`,
  first: (instant: string) => `The first snapshot is of ${instant}.`,
  period: 'Period',
  days: (n: number) => count(n, { one: '# day', other: '# days' }),
  steps: {
    label: 'Step through time',
    previous: '← snapshot before',
    next: 'snapshot after →',
    previousActivation: '⇠ activation before',
    nextActivation: 'activation after ⇢',
    previousRegime: '⇤ regime change before',
    nextRegime: 'regime change after ⇥',
    changes: 'What changed since the snapshot before',
  },
  chart: 'Axes over regimes and events',
  chartNote:
    'Each value holds until the next snapshot; axes go from 0 to 1, the net balance from −1 to 1. Hatched: no snapshot was in force; nothing is drawn across it. │ is the instant shown. Click on a chart to go to a moment.',
  rows: { regime: 'Regime', events: 'Events', net: 'Net balance' },
  regimeSentence: (periods: readonly string[]) =>
    periods.length === 0 ? 'No regime is known in this period.' : `Regimes: ${periods.join(', then ')}.`,
  regimeSince: (regime: string, day: string) => `${regime} from ${day}`,
  eventsSentence: (events: readonly string[]) =>
    events.length === 0
      ? 'Every snapshot of the period was scheduled.'
      : `Snapshots between the scheduled ones: ${events.join('; ')}.`,
  event: (reason: string, instant: string) => `${REASONS[reason] ?? reason.replaceAll('_', ' ')} ${instant}`,
  axisSentence: (axis: string, low: string, high: string) =>
    low === high ? `${axis}: ${low} throughout.` : `${axis}: between ${low} and ${high}.`,
  gap: (n: number) => `${count(n, { one: '# gap', other: '# gaps' })} without a snapshot.`,
  none: 'No snapshot was made in this period.',
  prior: '◇ at its prior: no data',
  columns: { made: 'Made', why: 'Why', confidence: 'Confidence' },
  reason: (reason: string) => REASONS[reason] ?? reason.replaceAll('_', ' '),
  table: 'All snapshots as a table',
  regimes: 'Regimes',
  regimeColumns: { regime: 'Regime', began: 'Began', ended: 'Ended', driver: 'Because' },
  lasts: 'lasts',
};
