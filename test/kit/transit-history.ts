import { dayNumber } from '../../src/assessment/time.ts';
import type { ShipClasses, TransitDay } from '../../src/feeds/fakes/arcgis-features.ts';
import { chokepointById } from '../../src/reference/chokepoints.ts';
import { type CsvRecord, csvRecords, dayInstant } from './csv-records.ts';

/** Real PortWatch rows by PortWatch's name, each by date, from `history/maritime/portwatch_4_chokepoints_by_class.csv`. */
export function transitHistory(path: string): ReadonlyMap<string, readonly TransitDay[]> {
  const byName = new Map<string, TransitDay[]>();
  for (const row of csvRecords(path).map(transitDay)) {
    const days = byName.get(row.portname);
    if (days === undefined) byName.set(row.portname, [row]);
    else days.push(row);
  }
  for (const days of byName.values()) days.sort((a, b) => a.dayAt - b.dayAt);
  return byName;
}

function transitDay(record: CsvRecord): TransitDay {
  const chokepoint = chokepointById(record.chokepoint ?? '');
  if (chokepoint === undefined) throw new RangeError(`no chokepoint ${record.chokepoint}`);
  const dayAt = dayInstant(record.date ?? '');
  const number = Number(chokepoint.portwatchId.slice('chokepoint'.length));
  return {
    portid: chokepoint.portwatchId,
    portname: chokepoint.portwatchName,
    dayAt,
    objectId: number * 100_000 + dayNumber(dayAt),
    ships: classes(record, ['container', 'dryBulk', 'generalCargo', 'roro', 'tanker']),
    tonnes: classes(record, ['capContainer', 'capDryBulk', 'capGeneralCargo', 'capRoro', 'capTanker']),
  };
}

function classes(record: CsvRecord, columns: readonly [string, string, string, string, string]): ShipClasses {
  const [container, dryBulk, generalCargo, roro, tanker] = columns;
  return {
    container: count(record, container),
    dryBulk: count(record, dryBulk),
    generalCargo: count(record, generalCargo),
    roro: count(record, roro),
    tanker: count(record, tanker),
  };
}

function count(record: CsvRecord, column: string): number {
  const text = record[column];
  const value = text === undefined || text === '' ? Number.NaN : Number(text);
  if (!Number.isFinite(value)) throw new RangeError(`no number in ${column} of ${record.date}`);
  return value;
}
