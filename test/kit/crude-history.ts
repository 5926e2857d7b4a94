import type { FredQuote } from '../../src/feeds/fakes/story.ts';
import { csvRecords, dayInstant } from './csv-records.ts';

/** Real daily prices of crude by date, from `brent-daily.csv` or `wti-daily.csv` of `history/markets`. */
export function crudeHistory(path: string): readonly FredQuote[] {
  return csvRecords(path).map((record) => ({ dayAt: dayInstant(record.Date ?? ''), value: Number(record.Price) }));
}
