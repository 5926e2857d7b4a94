import { countrySubject, WORLD_SUBJECT } from '../../assessment/observation.ts';
import { isoDate } from '../../assessment/time.ts';
import type { FeedProblem, ReadObservation } from '../../ports/feed.ts';
import { type ParsedRows, startTally } from '../parsed.ts';
import type { AcledEvent } from './parse.ts';

/**
 * Events as counts: of each country, day and kind how many there were and how many died, and of each day how many there
 * were in the world. An event that stands on two pages counts once.
 */
export function acledCounts(rows: readonly (AcledEvent | FeedProblem)[]): ParsedRows {
  const tally = startTally();
  const counts = new Map<string, ReadObservation>();
  const seen = new Set<string>();
  for (const row of rows) {
    if ('kind' in row) {
      tally.refuse(row);
      continue;
    }
    if (seen.has(row.id)) {
      tally.ignore();
      continue;
    }
    seen.add(row.id);
    tally.keep([]);
    const ofKind = { subject: countrySubject(row.iso2), recordId: `${isoDate(row.dayAt)}:${row.type}`, type: row.type };
    add(counts, row, { ...ofKind, metric: 'violence_events', value: 1 });
    add(counts, row, { ...ofKind, metric: 'violence_deaths', value: row.deaths });
    add(counts, row, { subject: WORLD_SUBJECT, recordId: isoDate(row.dayAt), metric: 'violence_events', value: 1 });
  }
  return tally.rows(() => [...counts.values()]);
}

interface Addition extends Pick<ReadObservation, 'subject' | 'recordId' | 'metric' | 'value'> {
  readonly type?: string;
}

function add(counts: Map<string, ReadObservation>, { dayAt }: AcledEvent, { type, ...count }: Addition): void {
  const key = `${count.metric}\n${count.subject}\n${count.recordId}`;
  const before = counts.get(key)?.value ?? 0;
  counts.set(key, {
    ...count,
    value: before + count.value,
    observedAt: dayAt,
    lineage: 'acled',
    event: count.recordId,
    detail: type === undefined ? {} : { type },
  });
}
