import { REGION_IDS } from '../../../reference/regions.ts';
import { grouped, percent } from '../../english.ts';
import type { TriggerRow } from '../trigger-rule.ts';
import { multiple } from './multiple.ts';
import { REPORT_SUBJECTS } from './report-subjects.ts';

const START =
  'start value, and above what random variation reaches twice per year by the dispersion of reports in 2014; one year is too short for an estimate';

const reported = [
  { count: 'force', value: 1, lane: 'escalation' },
  { count: 'posture', value: 1, lane: 'escalation' },
  { count: 'coercion', value: 1, lane: 'escalation' },
  { count: 'blockade', value: 2, lane: 'escalation' },
  { count: 'protest', value: 1, lane: 'fragmentation' },
  { count: 'emergency', value: 2, lane: 'fragmentation' },
  { count: 'cooperation', value: 1, lane: 'containment' },
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
    ({ count, value, lane }): TriggerRow => ({
      ...reports,
      name: `${count}_surge`,
      // The window holds three days already, and an event-driven snapshot needs a second lineage: no further delay.
      confirm: { needed: 1, of: 1 },
      // An estimated threshold has its false alarms counted; the others are compared with random variation.
      describe: (rise, isEstimated) =>
        `Reports of ${REPORT_SUBJECTS[count]} ${multiple(rise)} the 30-day baseline${isEstimated ? '' : ' and above random variation'}`,
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
    describe: (change) => `Reports of armed force more than ${percent(-change)} below the 30-day baseline`,
    source: { kind: 'count', count: 'force' },
    metricId: 'force_reports',
    operator: 'delta_lt',
    value: -0.5,
    lane: 'containment',
    opposites: ['force_surge'],
    from: START,
  },
  {
    ...deaths,
    name: 'deaths_surge',
    describe: (rise) => `Conflict deaths in 30 days more than ${percent(rise)} above the 30 days before`,
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
    describe: (change) => `Conflict deaths in 30 days more than ${percent(-change)} below the 30 days before`,
    source: { kind: 'count', count: 'deaths' },
    operator: 'delta_lt',
    value: -0.5,
    baseline: 'trailing_30d',
    lane: 'containment',
    opposites: ['deaths_surge'],
    from: 'start value: half as many, as in the lane itself',
  },
  {
    ...deaths,
    name: 'new_deaths',
    describe: (deaths) =>
      `At least ${grouped(deaths)} conflict deaths in 30 days in countries without any in the year before`,
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
    describe: (deaths) => `Fewer than ${grouped(deaths)} conflict deaths in 30 days in the worst-affected country`,
    source: { kind: 'worst_deaths' },
    metric: 'conflict_deaths.worst',
    operator: 'lt',
    value: 40,
    baseline: 'fixed',
    lane: 'base',
    opposites: ['deaths_surge'],
    from: 'start value: the least that makes an escalation',
  },
];
