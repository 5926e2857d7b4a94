import { CATALOGUE } from '../contract/catalogue.ts';
import { failed } from '../contract/conventions/handler.ts';
import type { HandlerOf } from '../contract/endpoints.ts';
import { asOfReply } from './as-of.ts';
import { itemOf, type RecordListParts } from './list-records.ts';
import { readRecordsAt } from './read-records-at.ts';

export function trackAircraft(parts: RecordListParts): HandlerOf<'trackAircraft'> {
  const { records: shown } = CATALOGUE.listMilitaryFlights;
  return async ({ icao24, at }) => {
    const read = await readRecordsAt({ kind: 'military_flight', feeds: shown.feeds, recordId: icao24 }, at, parts);
    if (!read.ok) return failed(read.failure);
    const { records, asOf, about } = read.value;
    const positions = records.map((record) => itemOf(record, { shown, cards: parts.cards }));
    return asOfReply({ positions, ...about }, asOf);
  };
}
