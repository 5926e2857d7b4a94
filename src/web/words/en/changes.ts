import { countedIn } from '../plural.ts';

const count = countedIn('en');

/** What the view of changes says in English. */
export const changesEn = {
  title: 'What changed',
  compared: 'Compared:',
  and: 'and',
  form: { from: 'From, UTC', to: 'To, UTC', submit: 'Compare' },
  none: (region: string, instant: string) => `${region}: no snapshot is as old as ${instant}`,
  first: 'Compare with the first snapshot:',
  axes: 'Axes',
  axesNote: 'The largest change first; 0 is at the lower edge, 1 at the upper one.',
  columns: {
    course: '○ before, ● after',
    step: 'Less │ more',
    axis: 'Axis',
    from: 'Before',
    to: 'After',
    change: 'Change',
    driver: 'Driver',
    evidence: 'Evidence',
  },
  slope: (axis: string, from: string, to: string) =>
    from === to ? `${axis} stayed at ${to}.` : `${axis} went from ${from} to ${to}.`,
  notInBoth: (axis: string) => `${axis} is not in both snapshots.`,
  drivers: 'Drivers',
  driversNone: 'No driver changed.',
  driversMore: (n: number) =>
    `${count(n, { one: '# further change', other: '# further changes' })}: smaller ones, and sums of weak drivers`,
  driver: (what: string, change: string) => `${what}: ${change}.`,
  came: 'Evidence that came',
  left: 'Evidence that left',
  aged: 'Evidence that aged',
  evidenceNone: 'None.',
  more: (n: number) => `${n} more`,
  evidenceColumns: {
    what: 'What was seen',
    moved: 'What it moved',
    observed: 'Observed',
    age: 'Age, hours',
    confidence: 'Confidence',
  },
  movedNothing: '–',
  lanes: 'Scenarios',
  laneColumns: { lane: 'Lane', horizon: 'Horizon' },
  others: (n: number) => `${count(n, { one: '# other number', other: '# other numbers' })} that changed`,
  numberColumn: 'Number',
  absent: 'absent',
  patch: (n: number) => `The change as ${count(n, { one: '# operation', other: '# operations' })} of JSON Patch`,
  patchCut: (n: number) => `The first ${n} are shown; the API has all.`,
};
