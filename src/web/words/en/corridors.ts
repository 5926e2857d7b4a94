import { countedIn } from '../plural.ts';

const count = countedIn('en');
const listed = (parts: readonly string[]): string => new Intl.ListFormat('en').format(parts);

/** What the view of corridors and markets says in English. */
export const corridorsEn = {
  title: 'Corridors and markets',
  named: (name: string, index: number) => `${name} (${index}% of usual)`,
  heading: (all: number, closed: readonly string[], strained: readonly string[]) =>
    [
      closed.length === 0
        ? `None of ${count(all, { one: '# strait or canal', other: '# straits and canals' })} is closed`
        : `${closed.length} of ${count(all, { one: '# strait or canal', other: '# straits and canals' })} ${closed.length === 1 ? 'is' : 'are'} closed: ${listed(closed)}`,
      ...(strained.length === 0 ? [] : [`${strained.length} strained: ${listed(strained)}`]),
    ].join('; '),
  nothing: 'No strait or canal has data at this instant',
  lead: (day: string, lagDays: number | undefined) =>
    `Traffic of seven days to ${day}${lagDays === undefined ? '' : `, ${count(lagDays, { one: '# day', other: '# days' })} before the instant`}. 100 is the mean of the 90 days before them; below 70 counts as strained, below 30 as closed.`,
  map: 'Straits and canals by traffic',
  mapSentence: (closed: number, strained: number, open: number) =>
    `▲ ${closed} closed, ◆ ${strained} strained, ● ${open} open. The list below says each.`,
  table: 'Straits and canals',
  columns: {
    name: 'Strait or canal',
    state: 'State',
    traffic: 'All ships',
    tankers: 'Tankers',
    series: 'Five weeks',
    lost: 'Oil lost, Mb/d',
    detour: 'Detour, days',
    warnings: 'Warnings',
    disruptions: 'Disruptions',
    seen: 'Data to',
  },
  states: { closed: '▲ closed', strained: '◆ strained', open: '● open' },
  noData: '▨ no data',
  noFlow: '–',
  days: (low: number, high: number) => (low === high ? String(low) : `${low}–${high}`),
  noDetour: 'none',
  stale: (age: string) => `data stale: last new on ${age}`,
  spark: (name: string, low: number, high: number, days: number) =>
    `${name}: between ${low} and ${high} on ${count(days, { one: '# day', other: '# days' })} of five weeks; 100 is usual.`,
  noSeries: (name: string) => `${name}: no daily traffic is known.`,
  unknown: (problem: string) => `▨ Not known now. ${problem}`,
  sources: (names: readonly string[]) => `Missing or stale: ${listed(names)}.`,
  source: (name: string, state: string) => `${name} (${state})`,
  markets: 'Markets',
  marketsNote: 'How much of the past year lay below the newest value: 100% is the highest of the year.',
  marketColumns: {
    name: 'Series',
    value: 'Value',
    percentile: 'Share of the year below',
    series: 'Five weeks',
    seen: 'Of',
  },
  notHandedOn: 'not to be handed on',
  percentileSentence: (name: string, percentile: number) => `${name} is above ${percentile}% of the past year.`,
  priceSentence: (name: string, low: string, high: string) => `${name}: between ${low} and ${high} in 90 days.`,
  marketsNone: 'No series has enough values to be compared with its year.',
  paths: 'Paths to markets',
  pathsNote: 'What past disruptions of this kind did to a price: lower and upper end, and when it first shows.',
  pathsNone: 'No disruption that is known now has a path to a market.',
  pathColumns: {
    end: 'From and to',
    range: 'Range',
    hours: 'First effect',
    confidence: 'Held in the past',
    regions: 'In',
  },
  hours: (n: number) => `${n} h`,
  airports: 'Airports',
  airportColumns: { name: 'Airport', state: 'State', delay: 'Longest delay', reason: 'Reason' },
  airportStates: { closed: '▲ closed', ground_stop: '◆ ground stop', delayed: '● delayed' },
  minutes: (n: number) => `${n} min`,
  airportsNone: 'No closure, stop or delay is reported at the airports that are read.',
  airspace: 'Restrictions of flights',
  restrictions: (n: number) => count(n, { one: '# restriction in force', other: '# restrictions in force' }),
  restrictionsNone: 'No restriction is in force in the airspaces that are read.',
  restrictionsCut: (n: number) => `More than ${n} restrictions in force; the API has all`,
  closed: 'Closed airspace',
  closedNone: 'No airspace is known to be closed.',
  restricted: (n: number) => count(n, { one: '# restricted airspace', other: '# restricted airspaces' }),
  restrictionColumns: { country: 'Country', what: 'Restriction', until: 'Until' },
  notRead: 'No source of this was read by the instant: that is not the same as calm.',
};
