import { ASSESSED_COLUMN, LAST_COLUMNS, placed, REGION_COLUMN, type Table } from './table.ts';

export const evidence: Table = {
  name: 'evidence',
  title: 'Evidence',
  description: 'What each assessment cites, under the terms of its source.',
  from: 'snapshot',
  named: ['evidence_type'],
  timed: 'assessed_at',
  columns: [
    REGION_COLUMN,
    { name: 'evidence_type', kind: 'text', description: 'Kind of evidence.' },
    ASSESSED_COLUMN,
    { name: 'evidence_id', kind: 'text', description: 'Hash of its content.' },
    { name: 'source_name', kind: 'text', description: 'Who reports it.' },
    { name: 'evidence_text', kind: 'text', description: 'The evidence in a sentence.' },
    { name: 'confidence', kind: 'number', description: '0 to 1.' },
    { name: 'observed_at', kind: 'instant', description: 'When the world was so, UTC.' },
    { name: 'theater_id', kind: 'text', description: 'Part of the region; null without one.' },
    { name: 'corridor_id', kind: 'text', description: 'Strait or canal; null without one.' },
    ...LAST_COLUMNS,
  ],
  rowsOf: (source) =>
    source.snapshot.evidence.map((item) => ({
      ...placed(source),
      evidence_type: item.type,
      evidence_id: item.id,
      source_name: item.source,
      evidence_text: item.summary,
      confidence: item.confidence,
      observed_at: item.observedAt,
      theater_id: item.theater === '' ? null : item.theater,
      corridor_id: item.corridor === '' ? null : item.corridor,
      is_missing: false,
      ...source.termsOf(item.source),
    })),
};
