import type { Observation } from '../../../src/assessment/observation.ts';
import { dayNumber } from '../../../src/assessment/time.ts';
import {
  featureSet,
  type TransitDay,
  transitAttributes,
  transitFieldNames,
} from '../../../src/feeds/fakes/arcgis-features.ts';
import { PORTWATCH_TRANSITS_CARD } from '../../../src/feeds/portwatch-transits/card.ts';
import { parsePage } from '../../../src/feeds/portwatch-transits/parse.ts';
import { chokepointById } from '../../../src/reference/chokepoints.ts';
import { csvRecords, dayInstant } from '../csv-records.ts';
import { type HistorySpan, transitObservations } from '../history.ts';
import { recordingPath } from '../recordings.ts';
import { knownRows } from './known-rows.ts';

/** Hormuz, Bab el-Mandeb, Suez, the Cape and Malacca; earlier days of the file are read too, for the seasons before. */
export function transitSeries({ to }: HistorySpan): readonly Observation[] {
  const path = recordingPath('history', 'maritime', 'portwatch_4_chokepoints_by_class.csv');
  return [...(path === undefined ? [] : transitObservations(path, { from: 0, to })), ...malacca(to)];
}

const NO_SHIPS = { container: 0, dryBulk: 0, generalCargo: 0, roro: 0, tanker: 0 };

/** Malacca is in the table of totals alone: what is no tanker is written as general cargo, which no assessment distinguishes. */
function malacca(to: number): readonly Observation[] {
  const path = recordingPath('history', 'maritime', 'portwatch_4_chokepoints.csv');
  const strait = chokepointById('malacca_strait');
  if (path === undefined || strait === undefined) return [];
  const rows = csvRecords(path)
    .filter(({ chokepoint, date = '' }) => chokepoint === 'malacca' && dayInstant(date) < to)
    .map(({ date = '', n_tanker, n_cargo }): TransitDay => {
      const dayAt = dayInstant(date);
      return {
        portid: strait.portwatchId,
        portname: strait.portwatchName,
        dayAt,
        objectId: dayNumber(dayAt),
        ships: { ...NO_SHIPS, tanker: Number(n_tanker), generalCargo: Number(n_cargo) },
        tonnes: NO_SHIPS,
      };
    });
  const page = featureSet(
    rows.map((row) => transitAttributes(row)),
    { fields: transitFieldNames(), exceeded: false },
  );
  return knownRows(parsePage(Buffer.from(page), undefined, to), PORTWATCH_TRANSITS_CARD);
}
