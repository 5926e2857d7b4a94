import { ASSESSED_COLUMN, LAST_COLUMNS, OWN_TERMS, placed, REGION_COLUMN, type Table } from './table.ts';

const STEPS = ['active', 'watching', 'dormant'] as const;

export const triggers: Table = {
  name: 'triggers',
  title: 'Triggers',
  description: 'Every trigger of each region, with its threshold and whether it is active.',
  from: 'snapshot',
  named: ['trigger_id'],
  timed: 'assessed_at',
  columns: [
    REGION_COLUMN,
    { name: 'trigger_id', kind: 'text', description: 'Id of the trigger.' },
    ASSESSED_COLUMN,
    { name: 'is_active', kind: 'flag', description: 'Null where its metric is missing.' },
    { name: 'trigger_step', kind: 'text', description: '`active`, `watching` or `dormant`.' },
    { name: 'activated_at', kind: 'instant', description: 'When it became active, UTC; null while it is not.' },
    { name: 'metric_name', kind: 'text', description: 'What is compared.' },
    { name: 'threshold_operator', kind: 'text', description: 'How it is compared.' },
    { name: 'threshold_value', kind: 'number', description: 'What it is compared with, in the unit of the metric.' },
    { name: 'window_minutes', kind: 'integer', description: 'Window of the metric, minutes.' },
    { name: 'baseline_kind', kind: 'text', description: 'What the threshold is relative to.' },
    { name: 'lane_name', kind: 'text', description: 'The scenario lane that it moves.' },
    { name: 'trigger_text', kind: 'text', description: 'The trigger in a sentence.' },
    ...LAST_COLUMNS,
  ],
  rowsOf: (source) => {
    const missing = new Set(source.snapshot.meta.missingInputs);
    return STEPS.flatMap((step) =>
      source.snapshot.triggers[step].map(({ id, description, threshold, activated, activatedAt, scenarioLane }) => {
        const isMissing = missing.has(`trigger:${id}`);
        return {
          ...placed(source),
          trigger_id: id,
          is_active: isMissing ? null : activated,
          trigger_step: step,
          activated_at: activated ? activatedAt : null,
          metric_name: threshold.metric,
          threshold_operator: threshold.operator,
          threshold_value: threshold.value,
          window_minutes: threshold.windowMinutes,
          baseline_kind: threshold.baseline,
          lane_name: scenarioLane,
          trigger_text: description,
          is_missing: isMissing,
          ...OWN_TERMS,
        };
      }),
    );
  },
};
