import { countedIn } from '../plural.ts';

const count = countedIn('en');

const UNITS: Readonly<Record<string, string>> = {
  'ship/day': 'per day',
  'ships/day': 'per day',
  usd_bbl: 'USD per barrel',
  usd_mmbtu: 'USD per MMBtu',
  pct: '%',
  ratio: 'share',
};

/** What the view of suppositions says in English. */
export const whatIfEn = {
  title: 'What-if',
  heading: (region: string) => `What would change ${region}? Suppose something and see`,
  lead: 'The newest snapshot is assessed once more with what you suppose in place of what was observed. Nothing is stored.',
  newestOnly: 'A what-if always starts from the newest snapshot; the instant of this address is left aside.',
  strait: 'A strait or canal, for the seven days to the snapshot',
  noStrait: 'None',
  open: (name: string, now: string) => `${name}: open as in its season (now ${now})`,
  closed: (name: string, now: string) => `${name}: closed (now ${now})`,
  traffic: (index: number) => `${index}% of its norm`,
  trafficUnknown: 'not known',
  straitsUnknown: '▨ Straits and canals are not known now.',
  levers: 'Figures of the region',
  leversHint: 'Leave a field empty to keep what was observed.',
  unit: (unit: string) => `(${UNITS[unit] ?? unit.replaceAll('_', ' ')})`,
  usual: (now: string, low: string, high: string) => `now ${now}, usually ${low} to ${high}`,
  observation: 'Single observations, at the instant of the snapshot',
  observationHint: 'A metric and a subject as the API names them, for example transits_total of chokepoint:suez: 12.',
  metric: 'Metric',
  subject: 'Of',
  value: 'Value',
  row: (n: number) => `Observation ${n}`,
  run: 'Suppose',
  clear: 'Suppose nothing',
  problem: {
    nothing: 'Choose a strait or fill in an observation first.',
    tooMany: (n: number) => `At most ${n} things can be supposed together.`,
    figure: (label: string) => `“${label}” needs a number.`,
    form: (row: number) => `Observation ${row} needs a metric, a subject such as country:YE, and a number.`,
  },
  supposed: 'Supposed',
  answerHeading: (region: string, from: string, to: string, axis: string | undefined) =>
    `${region}: ${from === to ? `the regime would still be ${from.toLowerCase()}` : `the regime would move from ${from.toLowerCase()} to ${to.toLowerCase()}`}${axis === undefined ? '; no axis would move' : `; ${axis}`}`,
  moved: (axis: string, from: string, to: string) => `${axis.toLowerCase()} would move most, from ${from} to ${to}`,
  basedOn: (instant: string) => `Assessed as of ${instant}, like the newest snapshot.`,
  notReproduced:
    'Without the suppositions this program no longer gives the numbers of the stored snapshot: part of the difference is the program’s.',
  axes: 'Axes',
  axesNote: 'Filled: now. Outline: supposed. Each from 0 to 1.',
  columns: { what: 'What', now: 'Now', supposed: 'Supposed', change: 'Change', axis: 'Axis', driver: 'Driver' },
  unchanged: 'unchanged',
  triggers: 'Triggers',
  fires: 'would fire',
  releases: 'would no longer be active',
  noTriggers: 'No trigger would fire or be released.',
  triggersUnknown: '▨ Which triggers would fire or be released is not known: the stored snapshot cannot be read now.',
  drivers: 'What makes the difference',
  driversMore: (n: number) =>
    `${count(n, { one: '# further driver', other: '# further drivers' })}, each with less, and the sums of the weakest`,
  noDrivers: 'No driver would change.',
  others: 'Other figures',
  noOthers: 'No other figure would change.',
  gone: 'none',
  lane: (lane: string, horizon: string) => `${lane} ${horizon}`,
  leverage: (name: string) => `Leverage of ${name}`,
  edge: (from: string, to: string, mechanism: string) => `${from} on ${to}: ${mechanism}`,
  low: (end: string) => `${end}, low end`,
  high: (end: string) => `${end}, high end`,
  pathConfidence: (end: string) => `${end}, confidence`,
  confidence: 'Confidence of the snapshot',
  evidence: (came: number, left: number) =>
    `${count(came, { one: '# piece of evidence', other: '# pieces of evidence' })} would come, ${left} would leave.`,
};
