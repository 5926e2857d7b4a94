import { ASSESSED_COLUMN, LAST_COLUMNS, OWN_TERMS, placed, REGION_COLUMN, type Table } from './table.ts';

export const regimes: Table = {
  name: 'regimes',
  title: 'Regimes',
  description: 'The regime of each region at each assessment.',
  from: 'snapshot',
  named: ['regime_label'],
  timed: 'assessed_at',
  columns: [
    REGION_COLUMN,
    { name: 'regime_label', kind: 'text', description: 'Label of the regime.' },
    ASSESSED_COLUMN,
    { name: 'previous_label', kind: 'text', description: 'The label before this one; null in the first snapshot.' },
    { name: 'transitioned_at', kind: 'instant', description: 'When the label began, UTC.' },
    {
      name: 'transition_driver',
      kind: 'text',
      description: 'Axis and rule that moved it; null in the first snapshot.',
    },
    ...LAST_COLUMNS,
  ],
  rowsOf: (source) => {
    const { label, previousLabel, transitionedAt, transitionDriver } = source.snapshot.regime;
    return [
      {
        ...placed(source),
        regime_label: label,
        previous_label: previousLabel === '' ? null : previousLabel,
        transitioned_at: transitionedAt,
        transition_driver: transitionDriver === '' ? null : transitionDriver,
        is_missing: false,
        ...OWN_TERMS,
      },
    ];
  },
};
