import { ASSESSED_COLUMN, LAST_COLUMNS, OWN_TERMS, placed, REGION_COLUMN, type Table } from './table.ts';

export const lanes: Table = {
  name: 'lanes',
  title: 'Scenario lanes',
  description: 'The probability of each scenario lane, by horizon.',
  from: 'snapshot',
  named: ['horizon', 'lane_name'],
  timed: 'assessed_at',
  columns: [
    REGION_COLUMN,
    { name: 'horizon', kind: 'text', description: '`24h`, `7d` or `30d`.' },
    { name: 'lane_name', kind: 'text', description: 'Name of the lane.' },
    ASSESSED_COLUMN,
    { name: 'probability', kind: 'number', description: '0 to 1; the lanes of a horizon sum to 1.' },
    ...LAST_COLUMNS,
  ],
  rowsOf: (source) =>
    source.snapshot.scenarioSets.flatMap((set) =>
      set.lanes.map(({ name, probability }) => ({
        ...placed(source),
        horizon: set.horizon,
        lane_name: name,
        probability,
        is_missing: false,
        ...OWN_TERMS,
      })),
    ),
};
