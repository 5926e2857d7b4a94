import type { FredQuote } from '../../src/main/exercise/fred-csv.ts';
import { csvRecords, dayInstant } from './csv-records.ts';

/** Real daily Brent prices by date, from `history/markets/brent-daily.csv`. */
export function crudeHistory(path: string): readonly FredQuote[] {
  return csvRecords(path).map((record) => ({ dayAt: dayInstant(record.Date ?? ''), value: Number(record.Price) }));
}
