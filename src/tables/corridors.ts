import { chokepointById } from '../reference/chokepoints.ts';
import { ASSESSED_COLUMN, LAST_COLUMNS, placed, REGION_COLUMN, type SnapshotSource, type Table } from './table.ts';

/** Whose counts the figures are made from alone. */
const SOURCE = 'PortWatch';
/** How `meta.missingInputs` names a strait without counts. */
const MISSING = 'corridor:';

export const corridors: Table = {
  name: 'corridors',
  title: 'Corridors',
  description: 'Traffic through each strait or canal that a region is exposed to.',
  from: 'snapshot',
  named: ['corridor_id'],
  timed: 'assessed_at',
  columns: [
    REGION_COLUMN,
    { name: 'corridor_id', kind: 'text', description: 'Id of the strait or canal.' },
    ASSESSED_COLUMN,
    { name: 'corridor_class', kind: 'text', description: '`open`, `restricted` or `closed`.' },
    {
      name: 'disruption',
      kind: 'number',
      description: 'Share of the usual transits that is lost; negative above them.',
    },
    { name: 'content_at', kind: 'instant', description: 'Newest day of counts, UTC.' },
    { name: 'latitude', kind: 'number', description: 'Degrees, WGS 84.' },
    { name: 'longitude', kind: 'number', description: 'Degrees, WGS 84.' },
    ...LAST_COLUMNS,
  ],
  rowsOf: (source) => {
    const missing = source.snapshot.meta.missingInputs.flatMap((input) =>
      input.startsWith(MISSING) ? [input.slice(MISSING.length)] : [],
    );
    const seen = Object.keys(source.corridors).filter((id) => !missing.includes(id));
    return [...seen, ...missing].sort().map((id) => rowOf(id, source));
  },
};

function rowOf(id: string, source: SnapshotSource) {
  const chokepoint = chokepointById(id);
  const isMissing = source.snapshot.meta.missingInputs.includes(`${MISSING}${id}`);
  const known = isMissing ? undefined : source.corridors[id];
  return {
    ...placed(source),
    corridor_id: id,
    corridor_class: known?.state ?? null,
    disruption: known?.disruption ?? null,
    content_at: known?.dataAt ?? null,
    latitude: chokepoint?.latitude ?? null,
    longitude: chokepoint?.longitude ?? null,
    is_missing: isMissing,
    ...source.termsOf(SOURCE),
  };
}
