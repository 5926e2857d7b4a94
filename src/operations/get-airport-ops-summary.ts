import { failed } from '../contract/conventions/handler.ts';
import type { HandlerOf, Outputs } from '../contract/endpoints.ts';
import type { StoredRecord } from '../ports/record.ts';
import { asOfReply } from './as-of.ts';
import type { RecordListParts } from './list-records.ts';
import { readRecordsAt } from './read-records-at.ts';

type Summary = Outputs['getAirportOpsSummary']['summaries'][number];

/** The worst first. */
const STATUSES = ['closed', 'ground_stop', 'delayed'] as const;

export function getAirportOpsSummary(parts: RecordListParts): HandlerOf<'getAirportOpsSummary'> {
  return async ({ at }) => {
    const read = await readRecordsAt({ kind: 'airport_notice', feeds: ['faa-nas'] }, at, parts);
    if (!read.ok) return failed(read.failure);
    const { records, asOf, about } = read.value;
    const notices = new Map<string, StoredRecord[]>();
    for (const record of records) {
      const icao = textOf(record, 'icao');
      if (icao !== undefined) notices.set(icao, [...(notices.get(icao) ?? []), record]);
    }
    const summaries = [...notices]
      .flatMap(([icao, own]) => summaryOf(icao, own))
      .sort((a, b) => STATUSES.indexOf(a.status) - STATUSES.indexOf(b.status) || (a.icao < b.icao ? -1 : 1));
    return asOfReply({ summaries, ...about }, asOf);
  };
}

const textOf = ({ body }: StoredRecord, name: string): string | undefined => {
  const value = body[name];
  return typeof value === 'string' ? value : undefined;
};

function statusOf(record: StoredRecord): Summary['status'] {
  const type = textOf(record, 'delayType');
  return type === 'closure' ? 'closed' : type === 'ground_stop' ? 'ground_stop' : 'delayed';
}

function summaryOf(icao: string, own: readonly StoredRecord[]): readonly Summary[] {
  const [worst] = own.toSorted((a, b) => STATUSES.indexOf(statusOf(a)) - STATUSES.indexOf(statusOf(b)));
  if (worst === undefined) return [];
  const [iata, name, reason] = ['iata', 'name', 'reason'].map((member) => textOf(worst, member));
  const delays = own.flatMap(({ body: { avgDelayMinutes } }) =>
    typeof avgDelayMinutes === 'number' ? [avgDelayMinutes] : [],
  );
  return [
    {
      icao,
      ...(iata === undefined ? {} : { iata }),
      ...(name === undefined ? {} : { name }),
      status: statusOf(worst),
      ...(delays.length === 0 ? {} : { maxDelayMinutes: Math.max(...delays) }),
      ...(reason === undefined ? {} : { reason }),
      notices: own.length,
      updatedAt: Math.max(...own.map(({ observedAt }) => observedAt)),
    },
  ];
}
