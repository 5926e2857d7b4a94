import { countedIn } from '../plural.ts';

const count = countedIn('en');

/** What the view of a country says in English. */
export const countryEn = {
  title: (country: string) => country,
  heading: (country: string, pressure: string | undefined, buffer: string | undefined) => {
    const parts = [pressure, buffer].filter((part) => part !== undefined);
    return parts.length === 0 ? `${country}: no axis has current data` : `${country}: ${parts.join('; ')}`;
  },
  highest: (axis: string, value: string) => `${axis.toLowerCase()} of ${value} is its highest pressure`,
  lowest: (axis: string, value: string) => `${axis.toLowerCase()} of ${value} its lowest buffer`,
  confidence: (share: string) => `Confidence ${share}`,
  factors: (coverage: string, freshness: string, agreement: string, skill: string) =>
    `coverage ${coverage}, freshness ${freshness}, agreement ${agreement}, skill ${skill}`,
  inRegion: 'In',
  missing: (inputs: readonly string[]) =>
    inputs.length === 0
      ? 'no expected input is missing'
      : `${count(inputs.length, { one: '# expected input is', other: '# expected inputs are' })} missing: ${inputs.join(', ')}`,
  net: (value: string | undefined) =>
    value === undefined ? 'Net balance: not given, since not all seven axes have data.' : `Net balance ${value}.`,
  advisory: (level: number | undefined) =>
    level === undefined
      ? 'Official travel advice: not known.'
      : `Official travel advice: level ${level} of 4 (${['normal', 'increased caution', 'reconsider', 'do not travel'][level - 1] ?? ''}).`,
  sanctions: (n: number | undefined) =>
    n === undefined
      ? 'New sanctions entries in 365 days: not known, no list reports.'
      : `${count(n, { one: '# new sanctions entry', other: '# new sanctions entries' })} in 365 days.`,
  axes: 'Axes',
  axesNote: 'Filled: the country. ┆: its region. Each from 0 to 1. Hatched: no current data, which does not mean calm.',
  columns: { axis: 'Axis', country: 'Country', region: 'Region', drivers: 'What makes it' },
  missingAxis: 'missing',
  lacks: (inputs: readonly string[]) => `no data: ${inputs.join(', ')}`,
  noDrivers: 'nothing moves it',
  regionUnknown: '▨ The axes of the region are not known at this instant.',
  ports: 'Ports',
  portsSentence: (index: number, day: string) => `Port calls at ${index}% of their norm on ${day}.`,
  portsNone: 'No port calls are known of this country.',
  portsUnknown: '▨ Port calls are not known now.',
  portColumns: { day: 'Day', index: 'Calls, % of norm' },
  portChart: (days: number, low: number, high: number) =>
    `Port calls of ${count(days, { one: '# day', other: '# days' })}: between ${low}% and ${high}% of their norm.`,
  older: 'All days',
  evidence: 'Evidence',
  noEvidence: 'No evidence of this country is in the snapshot.',
  rules: 'How each axis follows from its drivers',
};
