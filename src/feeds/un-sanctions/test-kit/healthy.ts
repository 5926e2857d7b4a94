import type { FakeUpstream } from '../../test-kit/upstream.ts';

export interface UnRecord {
  readonly id: string;
  readonly list?: string;
  readonly listedOn?: string;
  readonly nationality?: string;
  readonly address?: string;
}

/** Hand-made individual: an Iranian on the list of the Democratic People's Republic of Korea unless told otherwise. */
export function unIndividual({ id, list = 'DPRK', listedOn = '2026-10-01', nationality, address }: UnRecord): string {
  return [
    `<INDIVIDUAL><DATAID>${id}</DATAID><VERSIONNUM>1</VERSIONNUM><FIRST_NAME>John</FIRST_NAME>`,
    `<SECOND_NAME>DOE ${id}</SECOND_NAME><UN_LIST_TYPE>${list}</UN_LIST_TYPE><REFERENCE_NUMBER>KPi.${id}</REFERENCE_NUMBER>`,
    `<LISTED_ON>${listedOn}</LISTED_ON><COMMENTS1>Hand-made</COMMENTS1>`,
    `<NATIONALITY><VALUE>${nationality ?? 'Iran (Islamic Republic of)'}</VALUE></NATIONALITY>`,
    `<INDIVIDUAL_ADDRESS><COUNTRY>${address ?? ''}</COUNTRY></INDIVIDUAL_ADDRESS>`,
    '<INDIVIDUAL_PLACE_OF_BIRTH><COUNTRY>Sweden</COUNTRY></INDIVIDUAL_PLACE_OF_BIRTH></INDIVIDUAL>',
  ].join('');
}

export function unList(records: readonly string[]): string {
  const individuals = `<INDIVIDUALS>${records.join('\n')}</INDIVIDUALS><ENTITIES></ENTITIES>`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<CONSOLIDATED_LIST dateGenerated="2026-10-13T23:00:04Z">${individuals}</CONSOLIDATED_LIST>`;
}

const BODY = unList(['110001', '110002', '110003'].map((id) => unIndividual({ id })));

export const healthyUn: FakeUpstream = ({ host }) =>
  host === 'scsanctions.un.org' ? { status: 200, contentType: 'text/xml', body: BODY } : undefined;
