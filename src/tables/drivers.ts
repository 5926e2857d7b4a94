import { ASSESSED_COLUMN, LAST_COLUMNS, OWN_TERMS, placed, REGION_COLUMN, type Table } from './table.ts';

export const drivers: Table = {
  name: 'drivers',
  title: 'Drivers',
  description: 'What each axis is made of: shares that sum to the axis.',
  from: 'snapshot',
  named: ['axis_name'],
  timed: 'assessed_at',
  columns: [
    REGION_COLUMN,
    { name: 'axis_name', kind: 'text', description: 'Name of the axis.' },
    ASSESSED_COLUMN,
    { name: 'driver_text', kind: 'text', description: 'The driver in a sentence.' },
    { name: 'magnitude', kind: 'number', description: 'Share of the axis, in its unit.' },
    { name: 'orientation', kind: 'text', description: '`pressure` or `buffer`.' },
    { name: 'evidence_ids', kind: 'text', description: 'Ids in `evidence`, separated by a space; null without any.' },
    ...LAST_COLUMNS,
  ],
  rowsOf: (source) =>
    [...source.snapshot.balance.pressures, ...source.snapshot.balance.buffers].map((driver) => ({
      ...placed(source),
      axis_name: driver.axis,
      driver_text: driver.description,
      magnitude: driver.magnitude,
      orientation: driver.orientation,
      evidence_ids: driver.evidenceIds.length === 0 ? null : driver.evidenceIds.join(' '),
      is_missing: false,
      ...OWN_TERMS,
    })),
};
