import { AXES, PRESSURE_AXES } from '../contract/intelligence/vocabulary.ts';
import { ASSESSED_COLUMN, LAST_COLUMNS, OWN_TERMS, placed, REGION_COLUMN, type Table } from './table.ts';

const PRESSURES: ReadonlySet<string> = new Set(PRESSURE_AXES);

export const axes: Table = {
  name: 'axes',
  title: 'Axes',
  description: 'The seven axes of each region at each assessment.',
  from: 'snapshot',
  named: ['axis_name'],
  timed: 'assessed_at',
  columns: [
    REGION_COLUMN,
    { name: 'axis_name', kind: 'text', description: 'Name of the axis.' },
    ASSESSED_COLUMN,
    { name: 'axis_value', kind: 'number', description: '0 to 1; null where none of its inputs reported.' },
    { name: 'orientation', kind: 'text', description: '`pressure` (high is bad) or `buffer` (high is good).' },
    ...LAST_COLUMNS,
  ],
  rowsOf: (source) => {
    const { balance, meta } = source.snapshot;
    const missing = new Set(meta.missingInputs);
    return AXES.map((axis) => ({
      ...placed(source),
      axis_name: axis,
      axis_value: missing.has(axis) ? null : balance[axis],
      orientation: PRESSURES.has(axis) ? 'pressure' : 'buffer',
      is_missing: missing.has(axis),
      ...OWN_TERMS,
    }));
  },
};
