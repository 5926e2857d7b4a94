import { REGION_IDS } from '../../../reference/regions.ts';
import type { TriggerRow } from '../registry.ts';

const START =
  'start value, and beyond what chance alone reaches twice a year by the spread of reports in 2014; one year is no history to fit it to';

const reported = [
  { count: 'force', words: 'Reports of armed force have doubled', value: 1, lane: 'escalation' },
  { count: 'posture', words: 'Reports of shows of military force have doubled', value: 1, lane: 'escalation' },
  { count: 'coercion', words: 'Reports of coercion short of force have doubled', value: 1, lane: 'escalation' },
  { count: 'blockade', words: 'Reports of blockade have tripled', value: 2, lane: 'escalation' },
  { count: 'protest', words: 'Reports of protest have doubled', value: 1, lane: 'fragmentation' },
  { count: 'emergency', words: 'Reports of emergency rule and coups have tripled', value: 2, lane: 'fragmentation' },
  { count: 'cooperation', words: 'Reports of cooperation have doubled', value: 1, lane: 'containment' },
] as const;

const reports = {
  regions: REGION_IDS,
  days: 3,
  baseline: 'trailing_30d',
  // Two of the three days of the window: one burst is not enough.
  confirm: { needed: 2, of: 3 },
  fitted: 'region',
} as const;

const deaths = {
  regions: REGION_IDS,
  metricId: 'conflict_deaths',
  days: 30,
  // A month that its publisher of record has closed is one reading.
  confirm: { needed: 1, of: 1 },
  fitted: 'region',
} as const;

/** Counts of reports and of deaths, in every region. */
export const COUNT_ROWS: readonly TriggerRow[] = [
  ...reported.map(
    ({ count, words, value, lane }): TriggerRow => ({
      ...reports,
      name: `${count}_surge`,
      // Three days are in the window already, and a snapshot between slots asks for a second lineage: what breaks is told at once.
      confirm: { needed: 1, of: 1 },
      words: `${words} against the 30 days before, beyond chance.`,
      source: { kind: 'count', count },
      metricId: `${count}_reports`,
      operator: 'delta_gt',
      value,
      lane,
      from: START,
    }),
  ),
  {
    ...reports,
    name: 'force_ease',
    words: 'Reports of armed force are down by half against the 30 days before.',
    source: { kind: 'count', count: 'force' },
    metricId: 'force_reports',
    operator: 'delta_lt',
    value: -0.5,
    lane: 'containment',
    from: START,
  },
  {
    ...deaths,
    name: 'deaths_surge',
    words: 'Deaths by organised violence are far above the 30 days before.',
    source: { kind: 'count', count: 'deaths' },
    operator: 'delta_gt',
    value: 0.5,
    baseline: 'trailing_30d',
    lane: 'escalation',
    from: 'start value: half as many again, as in the lane itself',
  },
  {
    ...deaths,
    name: 'deaths_ease',
    words: 'Deaths by organised violence are far below the 30 days before.',
    source: { kind: 'count', count: 'deaths' },
    operator: 'delta_lt',
    value: -0.5,
    baseline: 'trailing_30d',
    lane: 'containment',
    from: 'start value: half as many, as in the lane itself',
  },
  {
    ...deaths,
    name: 'new_deaths',
    words: 'Deaths by organised violence where there were none in the year before.',
    source: { kind: 'new_deaths' },
    metric: 'conflict_deaths.new',
    operator: 'gte',
    value: 5,
    baseline: 'fixed',
    lane: 'fragmentation',
    from: 'start value: the least that makes the lane itself',
  },
  {
    ...deaths,
    name: 'deaths_quiet',
    words: 'Few deaths by organised violence in the worst country.',
    source: { kind: 'worst_deaths' },
    metric: 'conflict_deaths.worst',
    operator: 'lt',
    value: 40,
    baseline: 'fixed',
    lane: 'base',
    from: 'start value: the least that makes an escalation',
  },
];
