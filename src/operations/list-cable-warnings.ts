import { failed } from '../contract/conventions/handler.ts';
import type { HandlerOf, Outputs } from '../contract/endpoints.ts';
import type { StoredRecord } from '../ports/record.ts';
import { asOfReply } from './as-of.ts';
import type { RecordListParts } from './list-records.ts';
import { readRecordsAt } from './read-records-at.ts';

type Warning = Outputs['listCableWarnings']['warnings'][number];

const CABLE = /\bCABLES?\b|\bCABLE-?LAYING\b/i;
const DAMAGE = /\b(BROKEN|CUT|DAMAGED?|FAULT(Y|S)?|PARTED|SEVERED)\b/i;

export function listCableWarnings(parts: RecordListParts): HandlerOf<'listCableWarnings'> {
  return async ({ at }) => {
    const read = await readRecordsAt({ kind: 'navigational_warning', feeds: ['nga-warnings'] }, at, parts);
    if (!read.ok) return failed(read.failure);
    const { records, asOf, about } = read.value;
    const warnings = records.flatMap((record) => (CABLE.test(textOf(record)) ? [warningOf(record)] : []));
    return asOfReply({ warnings, ...about }, asOf);
  };
}

const textOf = ({ body }: StoredRecord): string => (typeof body.text === 'string' ? body.text : '');

function warningOf(record: StoredRecord): Warning {
  const { recordId: id, title, place, observedAt: issuedAt, body } = record;
  const text = textOf(record);
  return {
    id,
    ...(title === undefined ? {} : { title }),
    ...(typeof body.area === 'string' ? { area: body.area } : {}),
    ...(place === undefined ? {} : { location: place }),
    issuedAt,
    text,
    mentionsDamage: DAMAGE.test(text),
  };
}
